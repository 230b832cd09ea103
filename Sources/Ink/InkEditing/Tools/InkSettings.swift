public import InkDrawing

/// The settings of one ink.
public struct InkSettings: Hashable, Sendable {
  /// The color. Its alpha is the opacity, within ``opacities``.
  public private(set) var color: Color
  /// The base width in millimeters, within ``validWidths``.
  public private(set) var width: Double
  /// The type of the ink.
  public let type: InkType

  /// The valid opacities. Less opaque ink would be hard to see.
  public static let opacities: ClosedRange<Float> = 0.05...1

  /// Creates the default settings of an ink.
  public init(of type: InkType) {
    self.type = type
    color = Self.usualColors[type] ?? .black
    width = type.defaultWidth
  }

  /// The valid widths of the ink, in millimeters.
  public var validWidths: ClosedRange<Double> { type.validWidths }

  /// The ink for drawing strokes.
  public var ink: Ink { Ink(type, color: color) }

  /// Sets the color, rounded to the nearest 255th of each component. The opacity does not change if
  /// the color is opaque.
  mutating func set(_ color: Color) {
    let opacity = color.alpha < 1 ? color.alpha : self.color.alpha
    self.color = color.writable
    set(opacity: opacity)
  }

  /// Sets the opacity; a value outside ``opacities`` or NaN is replaced by the nearest limit.
  mutating func set(opacity: Float) {
    let most = Self.opacities.upperBound
    color.alpha =
      opacity > Self.opacities.lowerBound ? min(opacity, most) : Self.opacities.lowerBound
  }

  /// Sets the width; a value outside ``validWidths`` or NaN is replaced by the nearest limit.
  mutating func set(width: Double) {
    self.width =
      width > validWidths.lowerBound ? min(width, validWidths.upperBound) : validWidths.lowerBound
  }

  private static let usualColors: [InkType: Color] = [
    .fountainPen: Color(rgba: 0x1429_6BFF),
    .reed: Color(rgba: 0x3821_12FF),
    .marker: Color(rgba: 0xFFD6_1AFF),
    .pencil: Color(rgba: 0x2B2B_2EFF),
    .crayon: Color(rgba: 0xD63D_29FF),
    .watercolor: Color(rgba: 0x2473_B8FF),
  ]
}
