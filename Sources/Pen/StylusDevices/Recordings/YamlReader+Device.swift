import Evdev
import StylusModel

extension YamlReader {
  /// Takes a key of the map that is open; nil at its end.
  mutating func key() throws(RecordingError) -> String? {
    switch try nextToken() {
    case .scalar(let key): return key
    case .end: return nil
    default: throw makeError("a key is not a word", fix: Self.fix)
    }
  }

  /// Takes the beginning of a list, or an empty value in its place.
  mutating func entersList() throws(RecordingError) -> Bool {
    switch try nextToken() {
    case .list: return true
    case .scalar(""), .scalar("~"), .scalar("null"): return false
    default: throw makeError("a list is missing", fix: Self.fix)
    }
  }

  /// Takes the beginning of a required list.
  mutating func expectList(_ name: String) throws(RecordingError) {
    guard try nextToken() == .list else { throw makeError("\(name) is not a list", fix: Self.fix) }
  }

  /// Takes the beginning of the next item of the list that is open; false at its end.
  mutating func hasItem(_ kind: Token) throws(RecordingError) -> Bool {
    let token = try nextToken()
    guard token != .end else { return false }
    guard token == kind else { throw makeError("an item of the wrong kind", fix: Self.fix) }
    return true
  }

  /// Takes a number in decimal.
  mutating func integer<Number: FixedWidthInteger>(
    _ type: Number.Type
  ) throws(RecordingError) -> Number {
    guard case .scalar(let text) = try nextToken(), let number = Number(text) else {
      throw makeError("not a whole number in range", fix: "fix the number, or record again")
    }
    return number
  }

  /// Takes the numbers of a list up to its end, at most `limit`; the list has been entered.
  private mutating func integers<Number: FixedWidthInteger>(
    upTo limit: Int
  ) throws(RecordingError) -> [Number] {
    var numbers: [Number] = []
    while true {
      switch try nextToken() {
      case .end: return numbers
      case .scalar(let text):
        guard let number = Number(text), numbers.count < limit else { fallthrough }
        numbers.append(number)
      default:
        throw makeError(
          "not a list of at most \(limit) whole numbers in range",
          fix: "fix the numbers, or record again")
      }
    }
  }

  // MARK: The device

  /// Reads the contents of `evdev:` for a device.
  mutating func deviceDescription() throws(RecordingError) -> DeviceDescription {
    guard try nextToken() == .map else { throw makeError("evdev is not a map", fix: Self.fix) }
    var description = DeviceDescription(name: "")
    while let key = try key() {
      switch key {
      case "name": description.name = try readScalar()
      case "id": try readIdentity(into: &description)
      case "codes": try readCodes(into: &description)
      case "absinfo": try readAxes(into: &description)
      case "properties":
        if try entersList() { description.properties = Set(try integers(upTo: Self.mostCodes)) }
      default: try skip()
      }
    }
    return description
  }

  /// KEY_CNT, the largest number of codes of any type.
  private static let mostCodes = 0x300

  private mutating func readScalar() throws(RecordingError) -> String {
    guard case .scalar(let text) = try nextToken() else {
      throw makeError("the name is not a word", fix: Self.fix)
    }
    return text
  }

  private mutating func readIdentity(
    into description: inout DeviceDescription
  ) throws(RecordingError) {
    try expectList("id")
    let numbers: [UInt16] = try integers(upTo: 4)
    guard numbers.count == 4 else {
      throw makeError("id does not have four numbers", fix: "write [bus, vendor, product, version]")
    }
    description.bus = numbers[0]
    description.vendor = numbers[1]
    description.product = numbers[2]
    description.version = numbers[3]
  }

  private mutating func readCodes(
    into description: inout DeviceDescription
  ) throws(RecordingError) {
    guard try nextToken() == .map else { throw makeError("codes is not a map", fix: Self.fix) }
    while let key = try key() {
      guard let type = UInt16(key), type <= Self.lastType else {
        throw makeError("not an event type from 0 to \(Self.lastType)", fix: "fix the number")
      }
      guard try entersList() else { continue }
      let codes: [UInt16] = try integers(upTo: Self.mostCodes)
      // EV_SYN applies to every device, and evemu text omits it too.
      if type != EventType.synchronization { description.codes[type] = Set(codes) }
    }
  }

  /// EV_MAX.
  private static let lastType: UInt16 = 0x1f

  private mutating func readAxes(into description: inout DeviceDescription) throws(RecordingError) {
    guard try nextToken() == .map else { throw makeError("absinfo is not a map", fix: Self.fix) }
    while let key = try key() {
      guard let code = UInt16(key), code < Axis.count else {
        throw makeError("not an axis from 0 to \(Axis.count - 1)", fix: "fix the number")
      }
      try expectList("absinfo")
      let numbers: [Int32] = try integers(upTo: 5)
      guard numbers.count == 5 else {
        throw makeError(
          "absinfo does not have five numbers",
          fix: "write [minimum, maximum, fuzz, flat, resolution]")
      }
      description.axes[code] = AxisRange(
        minimum: numbers[0], maximum: numbers[1], fuzz: numbers[2], flat: numbers[3],
        resolution: numbers[4])
    }
  }

  // MARK: The events

  /// Takes `[seconds, microseconds, type, code, value]`; the list has been entered.
  mutating func inputEvent() throws(RecordingError) -> InputEvent {
    let seconds = try seconds()
    let microseconds = try integer(UInt64.self)
    let type = try integer(UInt16.self)
    let code = try integer(UInt16.self)
    let value = try integer(Int32.self)
    let (scaled, overflow) = seconds.multipliedReportingOverflow(by: 1_000_000)
    let (time, carry) = scaled.addingReportingOverflow(microseconds)
    guard !overflow, !carry, try nextToken() == .end else {
      throw makeError(
        "not a complete event", fix: "write [seconds, microseconds, type, code, value]")
    }
    return InputEvent(
      time: Timestamp(microseconds: Int64(bitPattern: time)), type: type, code: code, value: value)
  }

  /// libinput counts from the first event of the first device, without a sign: an earlier event of
  /// another device has a time of some 18446744073709 seconds in the file.
  private mutating func seconds() throws(RecordingError) -> UInt64 { try integer(UInt64.self) }
}
