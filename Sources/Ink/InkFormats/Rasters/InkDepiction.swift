import InkDrawing

/// How pictures that other programs show hold an ink: what of it is written, and how it mixes with what lies below.
struct InkDepiction: Hashable, Sendable {
  /// What is written of a shape.
  enum Form: Hashable, Sendable {
    /// What the ink covers, filled with its colour.
    case outline
    /// Its pixels: so many times those per inch that the picture is written with.
    case pixels(share: Double)
  }

  let form: Form
  /// Whether the ink darkens what lies below, as a dye does, instead of covering it. Nothing multiplies on a
  /// dark ground: what is multiplied cannot become lighter.
  let multiplies: Bool

  private init(_ form: Form, multiplies: Bool = false) {
    self.form = form
    self.multiplies = multiplies
  }

  /// The one place that decides it; InkRendering decides what the pixels look like.
  init(of type: InkType) {
    self =
      switch type {
      case .pen, .monoline, .fountainPen, .reed, .eraser: Self(.outline)
      case .marker: Self(.pixels(share: 1), multiplies: true)
      case .pencil, .crayon: Self(.pixels(share: 1))
      // Soft everywhere but at its edge, which is softer than a line.
      case .watercolor: Self(.pixels(share: Self.softShare), multiplies: true)
      }
  }

  /// For ink without fine tooth: 200 of 300 pixels per inch.
  static let softShare = 2.0 / 3
}
