import Evdev

/// One event node, as sysfs and udev describe it; it is not opened for that.
struct InputNode: Hashable {
  /// Such as `event5`.
  let name: String
  /// What the kernel calls the device.
  let device: String
  /// Bus, vendor and product, such as `usb 056a:00b9`.
  let identity: String
  /// What udev knows of it; nil where udev has not seen it.
  let properties: Set<String>?
  /// Whether it can send what a pen sends.
  let sendsPen: Bool

  var path: String { "/dev/input/\(name)" }

  /// Whether udev says that it is a tablet or the pad of one.
  var isTablet: Bool {
    (properties?.contains("ID_INPUT_TABLET=1") ?? false)
      || (properties?.contains("ID_INPUT_TABLET_PAD=1") ?? false)
  }

  /// Reads what is known of a node.
  init(_ name: String, in surroundings: some Surroundings) {
    let folder = "/sys/class/input/\(name)"
    func line(_ file: String) -> String { surroundings.firstLine(of: "\(folder)/\(file)") ?? "" }
    self.name = name
    device = line("device/name")
    let bus = Self.buses[line("device/id/bustype")] ?? "bus \(line("device/id/bustype"))"
    identity = "\(bus) \(line("device/id/vendor")):\(line("device/id/product"))"
    let udev = surroundings.readText(of: "/run/udev/data/c\(line("dev"))")
    properties = udev.map { text in
      Set(text.split(separator: "\n").filter { $0.hasPrefix("E:") }.map { String($0.dropFirst(2)) })
    }
    let keys = CapabilityMask(line("device/capabilities/key"))
    let axes = CapabilityMask(line("device/capabilities/abs"))
    sendsPen =
      (keys.has(Key.toolPen) || keys.has(Key.stylus)) && axes.has(Axis.x) && axes.has(Axis.y)
  }

  private static let buses = [
    "0003": "usb", "0005": "bluetooth", "0006": "virtual", "0018": "i2c", "0019": "host",
    "001c": "spi",
  ]
}

/// A set of event codes as sysfs writes it: hexadecimal words, the last one with the lowest codes.
struct CapabilityMask {
  private let words: [UInt64]

  /// Reads a line of a `capabilities` folder; what is not a number counts as no codes.
  init(_ line: String) {
    words = line.split(separator: " ").reversed().map { UInt64($0, radix: 16) ?? 0 }
  }

  /// Whether a code is in the set.
  func has(_ code: UInt16) -> Bool {
    // The kernel's words are as long as its pointers, which are as long as ours.
    let (word, bit) = Int(code).quotientAndRemainder(dividingBy: UInt.bitWidth)
    return word < words.count && words[word] >> UInt64(bit) & 1 == 1
  }
}
