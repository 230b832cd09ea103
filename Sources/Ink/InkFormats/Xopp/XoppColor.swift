import InkDrawing

/// The colors of Xournal and Xournal++: `#rrggbbaa`, or a name.
enum XoppColor {
  /// Returns the color of an ink; a highlighter is half transparent, as in Xournal++.
  static func hexText(of ink: Ink) -> String {
    var color = ink.color
    if ink.type == .marker { color.alpha = 0x7F / 255 }
    return hexText(of: color)
  }

  /// Returns a color of paper, or of the lines on it.
  static func hexText(of color: Color) -> String {
    "#" + [color.red, color.green, color.blue, color.alpha].map { hex(byte($0)) }.joined()
  }

  /// Returns the color of paper in a text; these named colors are paler than those of ink.
  static func paper(_ text: String) -> Color? { papers[text.lowercased()] ?? color(text) }

  private static let papers: [String: Color] = [
    "blue": Color(rgba: 0xA0E8_FFFF), "pink": Color(rgba: 0xFFC0_D4FF),
    "green": Color(rgba: 0x80FF_C0FF), "orange": Color(rgba: 0xFFC0_80FF),
    "yellow": Color(rgba: 0xFFFF_80FF), "white": Color(rgba: 0xFFFF_FFFF),
  ]

  /// Returns the color in a text; nil if it is not valid.
  static func color(_ text: String) -> Color? {
    if let known = named[text.lowercased()] { return known }
    let digits = text.dropFirst()
    guard text.hasPrefix("#"), [6, 8].contains(digits.utf8.count),
      digits.utf8.allSatisfy({ $0 != UInt8(ascii: "+") && $0 != UInt8(ascii: "-") }),
      let value = UInt32(digits, radix: 16)
    else { return nil }
    return Color(rgba: digits.utf8.count == 6 ? value << 8 | 0xFF : value)
  }

  /// The names that Xournal wrote, with the colors that it drew.
  private static let named: [String: Color] = [
    "black": Color(rgba: 0x0000_00FF), "blue": Color(rgba: 0x3333_CCFF),
    "red": Color(rgba: 0xFF00_00FF), "green": Color(rgba: 0x0080_00FF),
    "gray": Color(rgba: 0x8080_80FF), "lightblue": Color(rgba: 0x00C0_FFFF),
    "lightgreen": Color(rgba: 0x00FF_00FF), "magenta": Color(rgba: 0xFF00_FFFF),
    "orange": Color(rgba: 0xFF80_00FF), "yellow": Color(rgba: 0xFFFF_00FF),
    "white": Color(rgba: 0xFFFF_FFFF),
  ]

  private static func byte(_ part: Float) -> Int { Int((part * 255).rounded()) }

  private static func hex(_ byte: Int) -> String {
    (byte < 16 ? "0" : "") + String(byte, radix: 16)
  }
}

extension Color {
  /// Creates a color from four bytes, with red in the highest.
  init(rgba: UInt32) {
    func part(_ shift: UInt32) -> Float { Float(rgba >> shift & 0xFF) / 255 }
    self.init(red: part(24), green: part(16), blue: part(8), alpha: part(0))
  }

  /// Red, green, blue and alpha as bytes, with red in the highest.
  var rgba: UInt32 {
    [red, green, blue, alpha].reduce(0) { $0 << 8 | UInt32(($1 * 255).rounded()) }
  }
}
