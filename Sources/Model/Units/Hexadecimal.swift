extension FixedWidthInteger {
  /// All hexadecimal digits, in lower case: `0357` for a 16-bit 0x357.
  package var hexadecimal: String {
    let digits = String(self, radix: 16)
    return String(repeating: "0", count: Self.bitWidth / 4 - digits.count) + digits
  }
}
