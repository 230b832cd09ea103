import InkDrawing

/// How pictures that other programs show hold an ink: what of it is written, and how it mixes with
/// what lies below.
struct InkDepiction: Hashable, Sendable {
  /// What is written of a shape.
  enum ShapeDepiction: Hashable, Sendable {
    /// What the ink covers, filled with its color.
    case outline
    /// Its pixels: so many times those per inch that the picture is written with.
    case pixels(share: Double)
  }

  /// How ink meets what lies below: the blend modes of PDF and CSS.
  enum Mixing: Int, Hashable, Sendable {
    /// It covers it.
    case normal
    /// It darkens it, as a dye does.
    case multiply
    /// It adds light to it.
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

  /// How it mixes. Nothing multiplies on a dark ground: what is multiplied cannot become lighter.
  func mixing(in appearance: Appearance) -> Mixing { appearance == .light ? onLight : onDark }

  /// The one place that decides it; InkRendering decides what the pixels look like.
  init(of type: InkType) {
    self =
      switch type {
      case .pen, .monoline, .fountainPen, .reed, .eraser: Self(.outline)
      case .marker: Self(.pixels(share: 1), onLight: .multiply, onDark: .screen)
      case .pencil, .crayon: Self(.pixels(share: 1))
      // Soft everywhere but at its edge, which is softer than a line.
      case .watercolor: Self(.pixels(share: Self.softShare), onLight: .multiply)
      }
  }

  /// For ink without fine tooth: 200 of 300 pixels per inch.
  static let softShare = 2.0 / 3
}
