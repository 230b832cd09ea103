/// Reads evemu text line by line.
struct EvemuReader {
  private var devices: [RecordedDevice] = []
  /// The device of the next line; nil if the next line begins one.
  private var current: Int?
  /// Whether the `N:` line of the current device has been read.
  private var isNamed = false
  /// The position at which the next line of each bitmap of the current device continues.
  private var bitmapEnds: [Bitmap: Int] = [:]
  private var comments = AxisComments()
  private var line = 0
  private var cutLine: Int?

  /// A bitmap that may consist of several lines.
  private enum Bitmap: Hashable {
    case properties
    case codes(UInt16)
  }

  /// Takes one line without its line feed.
  mutating func parseLine(_ text: ArraySlice<UInt8>) throws(RecordingError) {
    line += 1
    guard text.count <= EvemuText.longestLine else {
      throw makeError(
        "longer than \(EvemuText.longestLine) bytes", fix: "check that this is an evemu recording")
    }
    var fields = LineScanner(text)
    fields.skipBlanks()
    if fields.scanByte(UInt8(ascii: "#")) {
      try readComment(&fields)
    } else if !fields.isAtEnd {
      try readTagged(&fields)
    }
  }

  /// Whether the current device is in the middle of a frame.
  var isInFrame: Bool {
    guard let current, let last = devices[current].events.last else { return false }
    return !last.isReport
  }

  /// Whether the end of the file cuts the invalid line, which is an event line after others.
  mutating func isCut(_ text: ArraySlice<UInt8>, at fault: RecordingError) -> Bool {
    let isEvent =
      text.first == UInt8(ascii: "E")
      && (text.count == 1 || text.dropFirst().first == UInt8(ascii: ":"))
    guard isEvent, devices.contains(where: { !$0.events.isEmpty }) else { return false }
    cutLine = fault.line
    return true
  }

  /// Everything read; throws if that is nothing.
  consuming func finished() throws(RecordingError) -> Recording {
    guard !devices.isEmpty else {
      throw makeError(
        "no device and no event before this line", fix: "record again, or name another file")
    }
    var recording = Recording(devices: devices)
    recording.cutLine = cutLine
    return recording
  }

  private mutating func readTagged(_ fields: inout LineScanner) throws(RecordingError) {
    switch fields.tag() {
    case UInt8(ascii: "E"): try readEvent(&fields)
    case UInt8(ascii: "N"): try readName(&fields)
    case UInt8(ascii: "I"): try readIdentity(&fields)
    case UInt8(ascii: "P"): try readProperties(&fields)
    case UInt8(ascii: "B"): try readCodes(&fields)
    case UInt8(ascii: "A"): try readAxis(&fields)
    case UInt8(ascii: "L"), UInt8(ascii: "S"): try readState(&fields)
    default:
      throw makeError(
        "does not begin with N:, I:, P:, B:, A:, L:, S:, E: or #",
        fix:
          "check that this is an evemu recording; if it is damaged, `stylusctl recover FILE` saves the rest"
      )
    }
  }

  // MARK: Events

  private mutating func readEvent(_ fields: inout LineScanner) throws(RecordingError) {
    guard let event = fields.event() else {
      throw makeError(
        "not a complete event",
        fix: "write E: seconds.microseconds type code value, type and code in four hex digits")
    }
    let device = try openDevice()
    comments.forgetAxes()
    devices[device].events.append(event)
  }

  // MARK: Description

  private mutating func readName(_ fields: inout LineScanner) throws(RecordingError) {
    if let current, isNamed || !devices[current].events.isEmpty { self.current = nil }
    let name = EvemuText.oneLine(fields.remainder())
    try describe { $0.name = name }
    isNamed = true
  }

  private mutating func readIdentity(_ fields: inout LineScanner) throws(RecordingError) {
    guard let bus = fields.hex(), let vendor = fields.hex(), let product = fields.hex(),
      let version = fields.hex(), fields.isAtEnd
    else {
      throw makeError("not a complete identity", fix: "write I: bus vendor product version in hex")
    }
    try describe {
      $0.bus = bus
      $0.vendor = vendor
      $0.product = product
      $0.version = version
    }
  }

  private mutating func readProperties(_ fields: inout LineScanner) throws(RecordingError) {
    let properties = try readBits(&fields, of: .properties)
    try describe { $0.properties.formUnion(properties) }
  }

  private mutating func readCodes(_ fields: inout LineScanner) throws(RecordingError) {
    guard let type = fields.hex(), type <= Self.lastType else {
      throw makeError(
        "not an event type from 00 to 1f", fix: "write B: type and eight bytes in hex")
    }
    let codes = try readBits(&fields, of: .codes(type))
    // The bitmap of EV_SYN is the kernel's list of types, which the other bitmaps imply.
    try describe {
      guard type != EventType.synchronization, !codes.isEmpty else { return }
      $0.codes[type, default: []].formUnion(codes)
    }
  }

  private mutating func readAxis(_ fields: inout LineScanner) throws(RecordingError) {
    guard let code = fields.hex(), code < Axis.count, var range = fields.range() else {
      throw makeError(
        "not a complete axis", fix: "write A: code minimum maximum fuzz flat resolution")
    }
    range.resolution = try readResolution(&fields) ?? comments.resolutions[code] ?? 0
    let device = try openDevice()
    try describe { $0.axes[code] = range }
    devices[device].initialAxes[code] = comments.values[code]
  }

  /// The sixth number of an `A:` line, or `# Resolution` and a number in its place.
  private func readResolution(_ fields: inout LineScanner) throws(RecordingError) -> Int32? {
    if fields.isAtEnd {
      guard fields.scanByte(UInt8(ascii: "#")), fields.nextWord() == "Resolution" else {
        return nil
      }
      return fields.integer()
    }
    guard let resolution = fields.integer(Int32.self), fields.isAtEnd else {
      throw makeError(
        "the last word is not a resolution", fix: "write the units per millimeter, or nothing")
    }
    return resolution
  }

  private mutating func readState(_ fields: inout LineScanner) throws(RecordingError) {
    guard fields.hex() != nil, fields.integer(Int32.self) != nil, fields.isAtEnd else {
      throw makeError("not the state of an LED or switch", fix: "write L: or S:, code and value")
    }
  }

  /// The codes of the bits set in the bitmap's next line.
  private mutating func readBits(
    _ fields: inout LineScanner, of bitmap: Bitmap
  ) throws(RecordingError) -> Set<UInt16> {
    _ = try openDevice()
    var codes: Set<UInt16> = []
    var end = bitmapEnds[bitmap, default: 0]
    while !fields.isAtEnd {
      guard let byte = fields.integer(UInt8.self, radix: 16), end < Self.mostCodes else {
        throw makeError(
          "not a bitmap of at most \(Self.mostCodes) bits", fix: "write its bytes in hex")
      }
      for bit in 0..<8 where byte >> bit & 1 == 1 { codes.insert(UInt16(end + bit)) }
      end += 8
    }
    bitmapEnds[bitmap] = end
    return codes
  }

  /// EV_MAX.
  private static let lastType: UInt16 = 0x1f
  /// KEY_CNT, the largest number of codes of any type.
  private static let mostCodes = 0x300

  // MARK: Comments

  private mutating func readComment(_ fields: inout LineScanner) throws(RecordingError) {
    switch fields.nextWord() {
    case "EVEMU":
      current = nil
      comments.forgetAxes()
    case "stylusd":
      guard fields.nextWord() == "device" else { return }
      try switchDevice(to: fields.integer())
    case "Event": comments.readEvent(&fields)
    case "Value": comments.readValue(&fields)
    case "Resolution": comments.readResolution(&fields)
    default: break
    }
  }

  private mutating func switchDevice(to index: Int?) throws(RecordingError) {
    guard let index, index >= 0, index <= devices.count else {
      throw makeError(
        "an event of a device that the file does not describe",
        fix: "count the devices from 0 in the order of their N: lines")
    }
    current = index < devices.count ? index : nil
    if current == nil {
      _ = try openDevice()
    } else {
      isNamed = devices[index].description != nil
      bitmapEnds = [:]
    }
  }

  // MARK: Devices

  /// The current device, which is begun if there is none.
  private mutating func openDevice() throws(RecordingError) -> Int {
    if let current { return current }
    guard devices.count < EvemuText.mostDevices else {
      throw makeError("more than \(EvemuText.mostDevices) devices", fix: "split the file")
    }
    devices.append(RecordedDevice(description: nil, events: []))
    current = devices.count - 1
    isNamed = false
    bitmapEnds = [:]
    return devices.count - 1
  }

  private mutating func describe(
    _ change: (inout DeviceDescription) -> Void
  ) throws(RecordingError) {
    let device = try openDevice()
    guard devices[device].events.isEmpty else {
      throw makeError("a device is described after its events", fix: "start another device with N:")
    }
    var description = devices[device].description ?? DeviceDescription(name: "")
    change(&description)
    devices[device].description = description
  }

  private func makeError(_ what: String, fix: String) -> RecordingError {
    RecordingError(line: max(line, 1), what: what, fix: fix)
  }
}
