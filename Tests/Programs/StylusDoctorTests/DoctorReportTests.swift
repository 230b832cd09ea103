import Foundation
import LinuxIO
import StylusDoctor
import Testing

@Test func theReportIsALineForEachFindingWithItsMendBelow() {
  var machine = FakeMachine.healthy
  machine.devices["/dev/uhid"] = nil
  let findings = machine.findings(.tablet) + machine.findings(.uhid)
  #expect(
    findings.report == """
      ok    tablet           Wacom Intuos4 6x9 Pen (event5, usb 056a:00b9)
      warn  uhid             /dev/uhid is missing, so there are no virtual tablets with the \
      kernel's own driver
                             fix: sudo modprobe uhid; without this module, scripts/vm runs a \
      kernel that has it
      1 ok, 1 to look at, 0 to fix

      """)
}

@Test func aDeviceCannotSteerTheTerminalByItsName() {
  var machine = FakeMachine.healthy
  machine.files["/sys/class/input/event5/device/name"] = "Pen\u{1b}]0;owned\u{7}\n"
  #expect(machine.findings(.tablet)[0].found == "Pen\\u{1b}]0;owned\\u{7} (event5, usb 056a:00b9)")
}

@Test func namesOfChecksAndVerdictsAreStable() {
  #expect(
    Finding.Check.allCases.map(\.rawValue) == [
      "input-nodes", "tablet", "tablet-driver", "udev", "socket", "service", "libinput",
      "libinput-quirks", "uinput", "uhid", "kernel-modules", "compositor", "scheduling",
    ])
  #expect([Finding.Verdict.ok, .warning, .failure].map(\.rawValue) == ["ok", "warn", "fail"])
}

/// A folder that stands for the root of a machine, gone after `body`.
private func withRoot(_ body: (String) throws -> Void) throws {
  let root = "/tmp/stylus-\(UInt32.random(in: 0 ... .max))"
  try FileManager.default.createDirectory(atPath: root, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(atPath: root) }
  try body(root)
}

@Test func filesOfARealFolderAreSeen() throws {
  try withRoot { root in
    let folder = "\(root)/sys/class"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try "one\ntwo\n".write(toFile: "\(folder)/b", atomically: false, encoding: .utf8)
    try FileManager.default.createSymbolicLink(
      atPath: "\(folder)/a", withDestinationPath: "../../drivers/wacom")
    let around = MachineSurroundings(root: root)
    #expect(around.names(in: "/sys/class") == ["a", "b"])
    #expect(around.names(in: "/nowhere").isEmpty)
    #expect(around.readText(of: "/sys/class/b") == "one\ntwo\n")
    #expect(around.readText(of: "/sys/class") == nil)
    #expect(around.linkedName(of: "/sys/class/a") == "wacom")
    #expect(around.linkedName(of: "/sys/class/b") == nil)
    #expect(around.status(of: "/sys/class")?.kind == .folder)
    #expect(around.status(of: "/sys/class/b")?.kind == .file)
    #expect(around.status(of: "/sys/class/a") == nil)
    #expect(around.permits(.reading, of: "/sys/class/b"))
    #expect(!around.permits(.reading, of: "/sys/class/c"))
  }
}

@Test func aListeningSocketAndALeftOverOneAreToldApart() throws {
  try withRoot { root in
    let around = MachineSurroundings(root: root)
    do {
      let listener = try UnixListener(path: "\(root)/s")
      #expect(listener.number >= 0)
      #expect(around.knock(at: "/s") == .open)
      #expect(around.status(of: "/s")?.kind == .socket)
      // A daemon that was killed leaves its file behind.
      try FileManager.default.linkItem(atPath: "\(root)/s", toPath: "\(root)/left")
    }
    #expect(around.knock(at: "/left") == .deserted)
    #expect(around.knock(at: "/none") == .missing)
    let long = around.knock(at: "/" + String(repeating: "x", count: 200))
    guard case .failed(let reason) = long else {
      Issue.record("a path that is too long was tried: \(long)")
      return
    }
    #expect(reason.contains("xxx"))
  }
}

@Test func theDoctorReadsAMachineFromItsFiles() throws {
  try withRoot { root in
    let texts = FakeMachine.healthy.files.filter {
      $0.key.hasPrefix("/sys") || $0.key.hasPrefix("/run")
    }
    for (path, text) in texts {
      let folder = root + path.prefix(upTo: path.lastIndex(of: "/") ?? path.startIndex)
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      try text.write(toFile: root + path, atomically: false, encoding: .utf8)
    }
    try FileManager.default.createDirectory(
      atPath: "\(root)/dev/input", withIntermediateDirectories: true)
    try "".write(toFile: "\(root)/dev/input/event5", atomically: false, encoding: .utf8)
    let findings = Doctor(MachineSurroundings(root: root), libinputVersion: "1.22.1").examine()
    let tablets = findings.filter { $0.check == .tablet }
    #expect(tablets.map(\.found) == ["Wacom Intuos4 6x9 Pen (event5, usb 056a:00b9)"])
  }
}
