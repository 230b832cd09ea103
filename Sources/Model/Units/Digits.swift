extension BinaryInteger {
  /// The digits, with zeros in front of them if there are fewer than `width`: `-042` for -42 in
  /// three digits.
  ///
  /// - Parameters:
  ///   - width: the least number of digits, without the sign.
  ///   - radix: 2 to 36; letters are lower case.
  package func digits(_ width: Int, radix: Int = 10) -> String {
    let digits = String(magnitude, radix: radix)
    let zeros = String(repeating: "0", count: max(0, width - digits.utf8.count))
    return (self < 0 ? "-" : "") + zeros + digits
  }

  /// The number divided by a power of ten, with that many decimals: `12.05` for 1205 and two.
  ///
  /// - Parameter count: the number of decimals, 1 to 18.
  package func decimals(_ count: Int) -> String {
    var text = digits(count + 1)
    text.insert(".", at: text.index(text.endIndex, offsetBy: -count))
    return text
  }
}

extension FixedWidthInteger {
  /// All hexadecimal digits, in lower case: `0357` for a 16-bit 0x357.
  package var hexadecimal: String { digits(Self.bitWidth / 4, radix: 16) }
}
