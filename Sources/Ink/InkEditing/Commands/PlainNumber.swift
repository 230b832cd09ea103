/// A number as people type it: digits, a point, a sign, maybe an exponent.
enum PlainNumber {
  /// Reads one of at most 32 characters; nil for anything else, and for one that is not in a range.
  static func parseNumber(_ text: some StringProtocol, in range: ClosedRange<Double>) -> Double? {
    guard text.utf8.count <= 32, text.utf8.allSatisfy(isPart), let number = Double(text) else {
      return nil
    }
    return range.contains(number) ? number : nil
  }

  /// Not the letters of infinity, of what is no number, and of hexadecimal digits.
  private static func isPart(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "-"),
      UInt8(ascii: "+"), UInt8(ascii: "e"), UInt8(ascii: "E"):
      true
    default: false
    }
  }
}
