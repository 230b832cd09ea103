import CLibinput
import Evdev

extension DeviceDescription {
  /// The description that libevdev read from the kernel when it opened the node.
  init(_ device: OpaquePointer) {
    let name = unsafe libevdev_get_name(device)
    self.init(
      name: unsafe name.map { unsafe String(cString: $0) } ?? "",
      bus: UInt16(truncatingIfNeeded: unsafe libevdev_get_id_bustype(device)),
      vendor: UInt16(truncatingIfNeeded: unsafe libevdev_get_id_vendor(device)),
      product: UInt16(truncatingIfNeeded: unsafe libevdev_get_id_product(device)))
    version = UInt16(truncatingIfNeeded: unsafe libevdev_get_id_version(device))
    for property in 0..<UInt16(INPUT_PROP_CNT)
    where unsafe libevdev_has_property(device, UInt32(property)) != 0 {
      properties.insert(property)
    }
    for type in Self.types { unsafe readCodes(of: type, from: device) }
    for code in codes[EventType.absolute] ?? [] {
      axes[code] = unsafe AxisRange(libevdev_get_abs_info(device, UInt32(code)))
    }
  }

  /// Pens and pads have no codes of the other types.
  private static let types = [
    EventType.key, EventType.relative, EventType.absolute, EventType.miscellaneous,
  ]

  private mutating func readCodes(of type: UInt16, from device: OpaquePointer) {
    let highest = libevdev_event_type_get_max(UInt32(type))
    guard unsafe libevdev_has_event_type(device, UInt32(type)) != 0, highest >= 0 else { return }
    for code in 0...UInt32(highest)
    where unsafe libevdev_has_event_code(device, UInt32(type), code) != 0 {
      codes[type, default: []].insert(UInt16(truncatingIfNeeded: code))
    }
  }
}

extension AxisRange {
  fileprivate init?(_ range: UnsafePointer<input_absinfo>?) {
    guard let range = unsafe range?.pointee else { return nil }
    self.init(
      minimum: range.minimum, maximum: range.maximum, fuzz: range.fuzz, flat: range.flat,
      resolution: range.resolution)
  }
}
