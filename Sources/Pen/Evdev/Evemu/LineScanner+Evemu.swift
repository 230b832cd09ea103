import StylusModel

extension LineScanner {
  /// Takes the letter and colon that identify the kind of a line, and one blank; nil if there are
  /// none.
  mutating func tag() -> UInt8? {
    guard let letter = scanByte(), scanByte(UInt8(ascii: ":")) else { return nil }
    _ = scanByte(UInt8(ascii: " "))
    return letter
  }

  /// Takes a time, `seconds.microseconds`.
  ///
  /// Like evemu, it counts microseconds whatever the number of their digits: `1.5` is 1.000005 s.
  mutating func time() -> Timestamp? {
    guard let seconds = integer(Int64.self), scanByte(UInt8(ascii: ".")),
      let fraction = digits(), fraction < 1_000_000
    else { return nil }
    // A negative time is stored as an earlier second and a positive fraction; the computation by
    // way of the next second keeps the earliest times from overflowing.
    let (whole, part) = seconds < 0 ? (seconds + 1, fraction - 1_000_000) : (seconds, fraction)
    let (scaled, overflow) = whole.multipliedReportingOverflow(by: 1_000_000)
    let (microseconds, carry) = scaled.addingReportingOverflow(part)
    return overflow || carry ? nil : Timestamp(microseconds: microseconds)
  }

  /// Takes a complete event up to the end of the line.
  mutating func event() -> InputEvent? {
    guard let time = time(), let type = hex(), let code = hex(), let value = integer(Int32.self),
      isAtEnd
    else { return nil }
    return InputEvent(time: time, type: type, code: code, value: value)
  }

  /// Takes minimum, maximum, fuzz and flat of an axis.
  mutating func range() -> AxisRange? {
    guard let minimum = integer(Int32.self), let maximum = integer(Int32.self),
      let fuzz = integer(Int32.self), let flat = integer(Int32.self)
    else { return nil }
    return AxisRange(minimum: minimum, maximum: maximum, fuzz: fuzz, flat: flat)
  }

  /// Takes a 16-bit number in hexadecimal.
  mutating func hex() -> UInt16? { integer(radix: 16) }
}
