import StylusDoctor

/// A machine made of a few texts: the doctor's practice patient.
struct FakeMachine: Surroundings {
  var environment: [String: String] = [:]
  var user: UInt32 = 1000
  var groups: Set<UInt32> = [1000]
  var files: [String: String] = ["/etc/group": "root:x:0:\ninput:x:104:me\nstylus:x:990:\n"]
  var folders: Set<String> = []
  var links: [String: String] = [:]
  var devices: [String: UInt32] = [:]
  var sockets: [String: KnockAnswer] = [:]
  var permitted: Set<String> = []

  func variable(_ name: String) -> String? { environment[name] }

  func names(in folder: String) -> [String] {
    let paths = Array(files.keys) + Array(links.keys) + Array(devices.keys) + Array(folders)
    let below = paths.filter { $0.hasPrefix(folder + "/") }
    return Set(below.map { String($0.dropFirst(folder.count + 1).prefix { $0 != "/" }) }).sorted()
  }

  func readText(of file: String) -> String? { files[file] }

  func status(of path: String) -> FileStatus? {
    if let group = devices[path] { return FileStatus(kind: .device, group: group) }
    if sockets[path] != nil { return FileStatus(kind: .socket, group: 990) }
    if files[path] != nil { return FileStatus(kind: .file, group: 0) }
    return folders.contains(path) ? FileStatus(kind: .folder, group: 0) : nil
  }

  func linkedName(of path: String) -> String? { links[path] }
  func permits(_ use: FileUse, of path: String) -> Bool { permitted.contains(path) }
  func knock(at socket: String) -> KnockAnswer { sockets[socket] ?? .missing }

  /// Connects an Intuos4 as the wacom driver and udev show it; the user may read it.
  mutating func connectTablet(as node: String = "event5", minor: Int = 69) {
    let folder = "/sys/class/input/\(node)"
    files["\(folder)/device/name"] = "Wacom Intuos4 6x9 Pen\n"
    files["\(folder)/device/id/bustype"] = "0003\n"
    files["\(folder)/device/id/vendor"] = "056a\n"
    files["\(folder)/device/id/product"] = "00b9\n"
    files["\(folder)/dev"] = "13:\(minor)\n"
    files["\(folder)/device/capabilities/key"] = "1cdf 1f007f 0 0 0 0\n"
    files["\(folder)/device/capabilities/abs"] = "1000f000167\n"
    files["/run/udev/data/c13:\(minor)"] = "I:1\nE:ID_INPUT=1\nE:ID_INPUT_TABLET=1\nG:seat\n"
    devices["/dev/input/\(node)"] = 104
    permitted.insert("/dev/input/\(node)")
    links["/sys/bus/hid/devices/0003:056A:00B9.0001/driver"] = "wacom"
  }

  /// A machine on which nothing is to be fixed.
  static var healthy: FakeMachine {
    var machine = FakeMachine()
    machine.connectTablet()
    machine.folders = [
      "/run/systemd/system", "/sys/module/wacom", "/sys/module/uinput", "/sys/module/evdev",
    ]
    machine.files["/run/udev/control"] = ""
    machine.files["/usr/lib/udev/hwdb.bin"] = ""
    machine.files["/usr/lib/systemd/system/stylusd.service"] = ""
    machine.files["/proc/version"] =
      "Linux version 6.1.0-28-amd64 (debian-kernel@lists.debian.org) #1 SMP PREEMPT_DYNAMIC Debian\n"
    machine.files["/sys/devices/system/cpu/cpu0/cpufreq/scaling_governor"] = "powersave\n"
    machine.devices["/dev/uinput"] = 0
    machine.devices["/dev/uhid"] = 0
    machine.permitted.formUnion(["/dev/uinput", "/dev/uhid"])
    machine.sockets["/run/stylusd/stylusd.sock"] = .open
    machine.sockets["/run/user/1000/wayland-1"] = .open
    machine.environment = [
      "XDG_RUNTIME_DIR": "/run/user/1000", "WAYLAND_DISPLAY": "wayland-1",
      "XDG_CURRENT_DESKTOP": "sway",
    ]
    return machine
  }

  /// What the doctor finds in one check.
  func findings(
    _ check: Finding.Check, socket: String? = nil, libinput: String? = "1.22.1"
  ) -> [Finding] {
    Doctor(self, socket: socket, libinputVersion: libinput).examine().filter { $0.check == check }
  }
}
