public import InkDrawing

/// How one ink is drawn with.
public struct InkSettings: Hashable, Sendable {
  /// The colour; its alpha is the opacity, ``opacities``.
  public private(set) var color: Color
  /// The base width in millimetres, within ``validWidths``.
  public private(set) var width: Double
  /// Of what ink.
  public let type: InkType

  /// So opaque may ink be; less is nothing that anybody would find again.
  public static let opacities: ClosedRange<Float> = 0.05...1

  /// What an ink usually is.
  public init(of type: InkType) {
    self.type = type
    color = Self.usualColors[type] ?? .black
    width = type.defaultWidth
  }

  /// The widths that the ink can have.
  public var validWidths: ClosedRange<Double> { type.validWidths }

  /// What strokes are drawn with.
  public var ink: Ink { Ink(type, color: color) }

  /// Another hue; the opacity stays unless the colour brings one.
  mutating func set(_ color: Color) {
    let opacity = color.alpha < 1 ? color.alpha : self.color.alpha
    self.color = color
    set(opacity: opacity)
  }

  /// Another opacity; one that is outside of ``opacities`` or no number is moved to the nearer end.
  mutating func set(opacity: Float) {
    let most = Self.opacities.upperBound
    color.alpha =
      opacity > Self.opacities.lowerBound ? min(opacity, most) : Self.opacities.lowerBound
  }

  /// Another width; one that is outside of ``validWidths`` or no number is moved to the nearer end.
  mutating func set(width: Double) {
    self.width =
      width > validWidths.lowerBound ? min(width, validWidths.upperBound) : validWidths.lowerBound
  }

  private static let usualColors: [InkType: Color] = [
    .fountainPen: Color(red: 0.08, green: 0.16, blue: 0.42),
    .reed: Color(red: 0.22, green: 0.13, blue: 0.07),
    .marker: Color(red: 1, green: 0.84, blue: 0.1),
    .pencil: Color(red: 0.17, green: 0.17, blue: 0.18),
    .crayon: Color(red: 0.84, green: 0.24, blue: 0.16),
    .watercolor: Color(red: 0.14, green: 0.45, blue: 0.72),
  ]
}
