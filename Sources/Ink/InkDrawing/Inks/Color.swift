/// A color in sRGB, not premultiplied; each part 0...1.
public struct Color: BitwiseCopyable, Hashable, Sendable {
  /// Red.
  public var red: Float
  /// Green.
  public var green: Float
  /// Blue.
  public var blue: Float
  /// 1 covers what lies below, 0 does not show.
  public var alpha: Float

  /// A color; parts outside 0...1 are clamped, and what is not a number becomes 0.
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

  /// A color of four bytes: red in the highest, alpha in the lowest.
  public init(rgba: UInt32) {
    func part(_ shift: UInt32) -> Float { Float((rgba >> shift) & 0xFF) / 255 }
    self.init(red: part(24), green: part(16), blue: part(8), alpha: part(0))
  }

  /// A color of four bytes as C tells it: alpha in the highest, blue in the lowest.
  package init(argb: UInt32) { self.init(rgba: argb << 8 | argb >> 24) }

  /// The same bytes.
  package var argb: UInt32 {
    [alpha, red, green, blue].reduce(0) { $0 << 8 | UInt32((255 * $1).rounded()) }
  }

  /// Whether its lightness (HSL) is at least a half.
  public var isLight: Bool { max(red, green, blue) + min(red, green, blue) >= 1 }

  /// The color of the same hue and saturation whose lightness (HSL) is mirrored: black becomes
  /// white, and a dark blue a light one.
  ///
  /// Adding 1 - max - min to each part mirrors the middle of the greatest and the smallest, which
  /// is HSL's lightness, and keeps their distance, which is its chroma.
  public var withMirroredLightness: Color {
    let shift = 1 - max(red, green, blue) - min(red, green, blue)
    return Color(red: red + shift, green: green + shift, blue: blue + shift, alpha: alpha)
  }
}

/// What a drawing lies on.
public enum Appearance: Hashable, Sendable {
  /// Dark ink on light paper; the colors as they were chosen.
  case light
  /// Light ink on a dark ground.
  case dark
}
