/// The finite number that text such as `-12.5` or `1.25e-3` means; nil if it is none.
///
/// Exact to the last bit for up to 15 digits, otherwise to a part in 10^15. Neither blanks nor
/// words such as `inf` or `nan` are numbers.
package func decimal(_ text: ArraySlice<UInt8>) -> Double? {
  var scanner = DecimalScanner(text)
  return scanner.parseNumber()
}

private struct DecimalScanner {
  private var rest: ArraySlice<UInt8>
  private var digits: UInt64 = 0
  /// The power of ten that belongs to the digits.
  private var power = 0

  init(_ text: ArraySlice<UInt8>) { rest = text }

  mutating func parseNumber() -> Double? {
    let isNegative = takeSign()
    var count = takeDigits(power: 0)
    if scanByte(UInt8(ascii: ".")) { count += takeDigits(power: -1) }
    guard count > 0, takeExponent(), rest.isEmpty else { return nil }
    let value = scaled()
    guard value.isFinite else { return nil }
    return isNegative ? -value : value
  }

  private mutating func scanByte(_ byte: UInt8) -> Bool {
    guard rest.first == byte else { return false }
    rest.removeFirst()
    return true
  }

  /// Whether a minus was taken.
  private mutating func takeSign() -> Bool {
    if scanByte(UInt8(ascii: "-")) { return true }
    _ = scanByte(UInt8(ascii: "+"))
    return false
  }

  /// How many digits were taken, each of which changes the power so; what 64 bits cannot hold
  /// counts as zero.
  private mutating func takeDigits(power step: Int) -> Int {
    var count = 0
    while let byte = rest.first, UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte {
      if digits <= Self.mostDigits {
        digits = digits * 10 + UInt64(byte - UInt8(ascii: "0"))
        power += step
      } else {
        power += step + 1
      }
      count += 1
      rest.removeFirst()
    }
    return count
  }

  /// After this many there is room for one digit more.
  private static let mostDigits: UInt64 = 1_000_000_000_000_000_000

  /// False if there is an `e` and no number behind it.
  private mutating func takeExponent() -> Bool {
    guard scanByte(UInt8(ascii: "e")) || scanByte(UInt8(ascii: "E")) else { return true }
    let isNegative = takeSign()
    var exponent = 0
    var count = 0
    while let byte = rest.first, UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte {
      exponent = min(exponent * 10 + Int(byte - UInt8(ascii: "0")), Self.beyond)
      count += 1
      rest.removeFirst()
    }
    power += isNegative ? -exponent : exponent
    return count > 0
  }

  /// A power of ten that makes any digits too much or nothing, in a line of any length.
  private static let beyond = 1_000_000

  private func scaled() -> Double {
    var value = Double(digits)
    guard digits > 0 else { return 0 }
    var left = abs(power)
    while left > 0, value > 0, value.isFinite {
      let step = min(left, Self.powers.count - 1)
      value = power < 0 ? value / Self.powers[step] : value * Self.powers[step]
      left -= step
    }
    return value
  }

  /// The powers of ten that a Double holds exactly.
  private static let powers: [Double] = [
    1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17,
    1e18, 1e19, 1e20, 1e21, 1e22,
  ]
}
