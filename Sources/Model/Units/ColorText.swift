/// A color as people write it: `#rrggbb` or `#rrggbbaa`, sRGB, not premultiplied; also `#rgb`,
/// `#rgba`, and the names that CSS has.
package enum ColorText {
  /// The four bytes of a color, red the highest, alpha the lowest, its letters large or small; nil
  /// for anything else.
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

  /// The text of such bytes, without the alpha where that is full.
  package static func hexText(ofRGBA rgba: UInt32) -> String {
    "#" + rgba.hexadecimal.prefix(rgba & 0xFF == 0xFF ? 6 : 8)
  }

  /// `#f00` means `#ff0000`: each digit counts twice.
  private static func withLongDigits(_ text: String) -> String {
    guard text.first == "#", text.utf8.count == 4 || text.utf8.count == 5 else { return text }
    return "#" + text.dropFirst().map { "\($0)\($0)" }.joined()
  }
}
