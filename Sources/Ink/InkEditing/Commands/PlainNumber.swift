/// A number as people type it: digits, a decimal point, a sign and optionally an exponent.
enum PlainNumber {
  /// Reads a number of at most 32 characters; nil for anything else, and if it is out of range.
  static func parseNumber(_ text: some StringProtocol, in range: ClosedRange<Double>) -> Double? {
    guard text.utf8.count <= 32, text.utf8.allSatisfy(isPart), let number = Double(text) else {
      return nil
    }
    return range.contains(number) ? number : nil
  }

  /// Returns whether a character is allowed; the letters of infinity, NaN and hexadecimal digits
  /// are not.
  private static func isPart(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "-"),
      UInt8(ascii: "+"), UInt8(ascii: "e"), UInt8(ascii: "E"):
      true
    default: false
    }
  }
}
