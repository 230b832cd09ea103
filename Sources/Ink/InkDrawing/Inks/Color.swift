/// A color in sRGB, not premultiplied, with components 0...1.
public struct Color: BitwiseCopyable, Hashable, Sendable {
  /// The red component.
  public var red: Float
  /// The green component.
  public var green: Float
  /// The blue component.
  public var blue: Float
  /// The opacity: 1 is opaque, 0 invisible.
  public var alpha: Float

  /// Creates a color. Components outside 0...1 are clamped, and NaN becomes 0.
  public init(red: Float, green: Float, blue: Float, alpha: Float = 1) {
    func clamped(_ part: Float) -> Float { part > 0 ? min(part, 1) : 0 }
    self.red = clamped(red)
    self.green = clamped(green)
    self.blue = clamped(blue)
    self.alpha = clamped(alpha)
  }

  /// Black.
  public static let black = Color(red: 0, green: 0, blue: 0)
  /// White.
  public static let white = Color(red: 1, green: 1, blue: 1)

  /// Creates a color from four bytes, with red in the highest and alpha in the lowest byte.
  public init(rgba: UInt32) {
    func part(_ shift: UInt32) -> Float { Float((rgba >> shift) & 0xFF) / 255 }
    self.init(red: part(24), green: part(16), blue: part(8), alpha: part(0))
  }

  /// Creates a color from four bytes in the order used in C: alpha in the highest and blue in the
  /// lowest byte.
  package init(argb: UInt32) { self.init(rgba: argb << 8 | argb >> 24) }

  /// The color as these bytes.
  package var argb: UInt32 {
    [alpha, red, green, blue].reduce(0) { $0 << 8 | UInt32((255 * $1).rounded()) }
  }

  /// Whether the lightness (HSL) is at least 0.5.
  public var isLight: Bool { max(red, green, blue) + min(red, green, blue) >= 1 }

  /// The color with the same hue and saturation and the opposite lightness (HSL): black becomes
  /// white, and dark blue becomes light blue.
  ///
  /// Adding 1 - max - min to each component mirrors the mean of the largest and the smallest
  /// component, which is the HSL lightness. The difference of the two, which is the chroma, stays
  /// the same.
  public var withMirroredLightness: Color {
    let shift = 1 - max(red, green, blue) - min(red, green, blue)
    return Color(red: red + shift, green: green + shift, blue: blue + shift, alpha: alpha)
  }
}

/// The kind of background that a drawing is shown on.
public enum Appearance: Hashable, Sendable {
  /// Dark ink on light paper, with the colors as chosen.
  case light
  /// Light ink on a dark background.
  case dark
}
