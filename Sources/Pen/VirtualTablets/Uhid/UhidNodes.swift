import LinuxIO

/// Finds in sysfs the nodes that a driver created for a HID device.
enum UhidNodes {
  private static let root = "/sys/devices/virtual/misc/uhid"

  /// The input nodes of the device with this physical path; nil until it exists.
  static func find(place: String) -> [(name: String, node: String)]? {
    let devices = (try? FileBytes.names(in: root)) ?? []
    for device in devices where device.contains(":") {
      let folder = root + "/" + device
      guard readText(folder + "/uevent").contains("HID_PHYS=\(place)\n") else { continue }
      return inputs(in: folder + "/input")
    }
    return nil
  }

  private static func inputs(in folder: String) -> [(name: String, node: String)] {
    let names = (try? FileBytes.names(in: folder)) ?? []
    return names.flatMap { input in
      let name = String(readText(folder + "/" + input + "/name").prefix { $0 != "\n" })
      let entries = (try? FileBytes.names(in: folder + "/" + input)) ?? []
      return entries.filter { $0.hasPrefix("event") }.map { (name, $0) }
    }
  }

  private static func readText(_ path: String) -> String {
    String(decoding: (try? FileBytes.read(path: path)) ?? [], as: UTF8.self)
  }
}
