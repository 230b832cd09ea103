public import InkDrawing
import Units

extension Color {
  /// Creates a color from text: `#rrggbb`, `#rrggbbaa`, `#rgb`, `#rgba`, or a CSS color name. It
  /// returns nil for anything else.
  public init?(text: String) {
    guard let rgba = ColorText.rgba(of: text) else { return nil }
    self.init(rgba: rgba)
  }

  /// The color as `#rrggbb`, or as `#rrggbbaa` if it is not opaque; each component is rounded to
  /// the nearest 255th.
  public var text: String { ColorText.hexText(ofRGBA: rgba) }

  /// The four bytes, with red in the highest and alpha in the lowest.
  private var rgba: UInt32 {
    func byte(_ part: Float) -> UInt32 { UInt32(part * 255 + 0.5) }
    return byte(red) << 24 | byte(green) << 16 | byte(blue) << 8 | byte(alpha)
  }

  /// The nearest color that can be written as text, with the same alpha.
  var writable: Color {
    var color = Color(rgba: rgba)
    color.alpha = alpha
    return color
  }
}
