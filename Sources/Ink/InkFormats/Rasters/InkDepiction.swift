import InkDrawing

/// How pictures for other programs represent an ink, and how it is blended with what lies below.
struct InkDepiction: Hashable, Sendable {
  /// The representation of a shape.
  enum ShapeDepiction: Hashable, Sendable {
    /// The outline of the ink, filled with its color.
    case outline
    /// Pixels, with a fraction of the picture's resolution.
    case pixels(share: Double)
  }

  /// The blend modes of PDF and CSS.
  enum Mixing: Int, Hashable, Sendable {
    /// The ink covers what lies below.
    case normal
    /// The ink darkens what lies below, like a dye.
    case multiply
    /// The ink adds light to what lies below.
    case screen
  }

  let form: ShapeDepiction
  private let onLight: Mixing
  private let onDark: Mixing

  private init(_ form: ShapeDepiction, onLight: Mixing = .normal, onDark: Mixing = .normal) {
    self.form = form
    self.onLight = onLight
    self.onDark = onDark
  }

  /// Returns the blend mode. Nothing is multiplied on a dark background, because multiplication
  /// cannot make it lighter.
  func mixing(in appearance: Appearance) -> Mixing { appearance == .light ? onLight : onDark }

  /// The only place that determines the representation; InkRendering determines the pixels.
  init(of type: InkType) {
    self =
      switch type {
      case .pen, .monoline, .fountainPen, .reed, .eraser: Self(.outline)
      case .marker: Self(.pixels(share: 1), onLight: .multiply, onDark: .screen)
      case .pencil, .crayon: Self(.pixels(share: 1))
      // Soft everywhere except at its edge, which is softer than a line.
      case .watercolor: Self(.pixels(share: Self.softShare), onLight: .multiply)
      }
  }

  /// The fraction for ink without fine tooth: 200 of 300 pixels per inch.
  static let softShare = 2.0 / 3
}
