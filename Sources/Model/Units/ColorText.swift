/// Colors as text: `#rrggbb` or `#rrggbbaa`, sRGB, not premultiplied; also `#rgb`, `#rgba`, and the
/// CSS color names.
package enum ColorText {
  /// Returns the four bytes of a color, with red in the highest and alpha in the lowest byte; upper
  /// and lower case are accepted. It returns nil for anything else.
  package static func rgba(of text: String) -> UInt32? {
    if let rgb = ColorNames.rgb(of: text.lowercased()) { return rgb << 8 | 0xFF }
    let text = withLongDigits(text)
    let digits = text.utf8.dropFirst()
    guard text.utf8.first == UInt8(ascii: "#"), digits.count == 6 || digits.count == 8,
      digits.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }),
      let number = UInt32(text.dropFirst(), radix: 16)
    else { return nil }
    return digits.count == 8 ? number : number << 8 | 0xFF
  }

  /// Returns the text for these bytes, without alpha if it is opaque.
  package static func hexText(ofRGBA rgba: UInt32) -> String {
    "#" + rgba.hexadecimal.prefix(rgba & 0xFF == 0xFF ? 6 : 8)
  }

  /// Doubles each digit: `#f00` means `#ff0000`.
  private static func withLongDigits(_ text: String) -> String {
    guard text.first == "#", text.utf8.count == 4 || text.utf8.count == 5 else { return text }
    return "#" + text.dropFirst().map { "\($0)\($0)" }.joined()
  }
}
