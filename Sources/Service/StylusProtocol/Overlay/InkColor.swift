import StylusModel

/// A colour as people write it: `#rrggbb` or `#rrggbbaa`, sRGB, not premultiplied; also `#rgb`, `#rgba`, and the
/// names that CSS has.
package struct InkColor: Hashable, Sendable {
  /// Red in the highest byte, alpha in the lowest.
  package let rgba: UInt32

  /// Takes four bytes, red the highest.
  package init(rgba: UInt32) { self.rgba = rgba }

  /// Reads a colour, its letters large or small; nil for anything else.
  package init?(_ text: String) {
    if let rgb = ColorNames.rgb(of: text.lowercased()) {
      rgba = rgb << 8 | 0xFF
      return
    }
    let text = Self.withLongDigits(text)
    let digits = text.utf8.dropFirst()
    guard text.utf8.first == UInt8(ascii: "#"), digits.count == 6 || digits.count == 8,
      digits.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }),
      let number = UInt32(text.dropFirst(), radix: 16)
    else { return nil }
    rgba = digits.count == 8 ? number : number << 8 | 0xFF
  }

  /// `#f00` means `#ff0000`: each digit counts twice.
  private static func withLongDigits(_ text: String) -> String {
    guard text.first == "#", text.utf8.count == 4 || text.utf8.count == 5 else { return text }
    return "#" + text.dropFirst().map { "\($0)\($0)" }.joined()
  }

  /// The colour, without its alpha where that is full.
  package var text: String {
    "#" + rgba.hexadecimal.prefix(rgba & 0xFF == 0xFF ? 6 : 8)
  }
}
