import InkDrawing
import InkGeometry

/// What is painted in one go: a stroke, or neighbors that are wet together.
struct PaintedShape {
  let strokes: [Stroke]
  let color: Color
  /// What its layers are painted with, 0...1, each over those below. The lowest comes first, and
  /// each covers a part of the one below.
  let opacities: [Double]
  /// Whether the opacity changes within the shape, so that steps stand for it.
  let isStepped: Bool
  /// With how many decimals of a millimeter its outlines are written.
  let decimals: Int
  /// How it meets what lies below.
  var mixing = InkDepiction.Mixing.normal
  /// The pixels that show it; the outline beside them is not painted, and may be missing.
  var raster: ShapeRaster?
  /// What the layers cover.
  var parts: ShapeParts
}

/// What a shape covers, range by range of its strokes, made while it is asked for.
///
/// Parts overlap where a stroke crosses itself. The boundaries of all parts together fill a layer
/// once, by the nonzero rule.
struct ShapeParts: IteratorProtocol {
  private var ready: [[Outline]]?
  private var rest: (() -> [[Outline]]?)?

  /// Everything at once.
  init(whole layers: [[Outline]]) { ready = layers }

  /// Part by part; nil ends it.
  init(_ parts: @escaping () -> [[Outline]]?) { rest = parts }

  /// The outlines of the next part, for each layer.
  mutating func next() -> [[Outline]]? {
    defer { ready = nil }
    return ready ?? rest?()
  }
}
