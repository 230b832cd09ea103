import CLinux
import Evdev
import Glibc
import LinuxIO

/// Describes the device on a descriptor to uinput, call by call.
struct UinputSetup {
  /// The open /dev/uinput; the caller owns it.
  let number: Int32
  /// The device's name, for errors.
  let device: String

  /// The request that declares a code, by event type; force feedback is not supported.
  private static let declarations: [UInt16: (request: UInt, name: String)] = [
    EventType.key: (clinux_UI_SET_KEYBIT, "key"),
    EventType.relative: (clinux_UI_SET_RELBIT, "relative axis"),
    EventType.absolute: (clinux_UI_SET_ABSBIT, "axis"),
    EventType.miscellaneous: (clinux_UI_SET_MSCBIT, "miscellaneous code"),
    UInt16(EV_SW): (clinux_UI_SET_SWBIT, "switch"),
    UInt16(EV_LED): (clinux_UI_SET_LEDBIT, "lamp"),
  ]

  /// Declares properties, event types and codes.
  func declareCodes(of description: DeviceDescription) throws(VirtualTabletError) {
    for property in description.properties.sorted() {
      try configure(clinux_UI_SET_PROPBIT, Int(property), "property \(property)")
    }
    for (type, codes) in description.codes.sorted(by: { $0.key < $1.key }) {
      guard let declaration = Self.declarations[type] else { continue }
      try configure(clinux_UI_SET_EVBIT, Int(type), "event type \(type)")
      for code in codes.sorted() {
        try configure(declaration.request, Int(code), "\(declaration.name) \(code)")
      }
    }
  }

  /// Gives each axis its range and first position.
  func declareAxes(of description: DeviceDescription, startingAt positions: [UInt16: Int32])
    throws(VirtualTabletError)
  {
    for code in (description.codes[EventType.absolute] ?? []).sorted() {
      guard let range = description.axes[code] else { continue }
      var setup = uinput_abs_setup()
      setup.code = code
      setup.absinfo = input_absinfo(
        value: positions[code] ?? 0, minimum: range.minimum, maximum: range.maximum,
        fuzz: range.fuzz, flat: range.flat, resolution: range.resolution)
      let result = unsafe clinux_ioctl_pointer(number, clinux_UI_ABS_SETUP, &setup)
      try check(result, "axis \(code) with range \(range.minimum)...\(range.maximum)")
    }
  }

  /// Sets the device's identity and creates it.
  func createDevice(_ description: DeviceDescription, place: String) throws(VirtualTabletError) {
    var bytes = Array(place.utf8CString)
    let placed = unsafe bytes.withUnsafeMutableBytes {
      unsafe clinux_ioctl_pointer(number, clinux_UI_SET_PHYS, $0.baseAddress)
    }
    try check(placed, "physical path \(place)")
    var setup = uinput_setup()
    setup.id = input_id(
      bustype: description.bus, vendor: description.vendor, product: description.product,
      version: description.version)
    // One byte stays zero: the end of the name.
    unsafe withUnsafeMutableBytes(of: &setup.name) {
      unsafe $0.copyBytes(from: description.name.utf8.prefix($0.count - 1))
    }
    let named = unsafe clinux_ioctl_pointer(number, clinux_UI_DEV_SETUP, &setup)
    try check(named, "name and identity")
    try configure(clinux_UI_DEV_CREATE, 0, "creation")
  }

  private func configure(_ request: UInt, _ value: Int, _ part: String) throws(VirtualTabletError) {
    try check(clinux_ioctl_value(number, request, value), part)
  }

  private func check(_ result: Int32, _ part: String) throws(VirtualTabletError) {
    if result < 0 { throw .refused(device: device, part: part, .current) }
  }
}
