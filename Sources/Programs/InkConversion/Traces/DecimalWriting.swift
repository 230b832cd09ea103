/// Text that grows byte by byte: numbers in decimal, without a `String` on the way.
extension [UInt8] {
  /// Appends a whole number.
  package mutating func appendDigits(whole number: UInt64) {
    var digits = InlineArray<20, UInt8>(repeating: 0)
    var rest = number
    var first = digits.count
    repeat {
      first -= 1
      digits[first] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10)
      rest /= 10
    } while rest > 0
    for index in first..<digits.count { append(digits[index]) }
  }

  /// Appends a number with four decimals, rounded; what is not finite as `nan` or `inf`.
  package mutating func appendDecimal(fourDecimals number: Double) {
    let scaled = (number.magnitude * 10_000).rounded()
    guard scaled < Self.tooGreat else {
      self += Array("\(number)".utf8)
      return
    }
    let digits = UInt64(scaled)
    if number < 0, digits > 0 { append(UInt8(ascii: "-")) }
    appendDigits(whole: digits / 10_000)
    append(UInt8(ascii: "."))
    var rest = digits % 10_000
    for unit: UInt64 in [1_000, 100, 10] {
      append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest / unit))
      rest %= unit
    }
    append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest))
  }

  /// Beyond this the digits are written as Swift does.
  private static var tooGreat: Double { 1e18 }

  /// Appends microseconds as milliseconds, with as many of three decimals as are needed.
  package mutating func appendDecimal(milliseconds microseconds: Int64) {
    if microseconds < 0 { append(UInt8(ascii: "-")) }
    appendDigits(whole: microseconds.magnitude / 1_000)
    var rest = microseconds.magnitude % 1_000
    guard rest > 0 else { return }
    append(UInt8(ascii: "."))
    var unit: UInt64 = 100
    while rest > 0 {
      append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest / unit))
      rest %= unit
      unit /= 10
    }
  }
}
