import InkDrawing
import InkGeometry

/// A shape that is painted at once: a stroke, or neighbors that share their wet ink.
struct PaintedShape {
  let strokes: [Stroke]
  let color: Color
  /// The opacities of its layers, 0...1, each over those below. The lowest comes first, and each
  /// covers a part of the one below.
  let opacities: [Double]
  /// Whether the opacity varies within the shape and is represented by steps.
  let isStepped: Bool
  /// The number of decimals of a millimeter in its outlines.
  let decimals: Int
  /// How it is blended with what lies below.
  var mixing = InkDepiction.Mixing.normal
  /// The pixels that show it; the outline next to them is not painted, and may be missing.
  var raster: ShapeRaster?
  /// The areas of the layers.
  var parts: ShapeParts
}

/// The areas of a shape, by ranges of its strokes, computed on demand.
///
/// Parts overlap where a stroke crosses itself. The boundaries of all parts together fill a layer
/// once, by the nonzero rule.
struct ShapeParts: IteratorProtocol {
  private var ready: [[Outline]]?
  private var rest: (() -> [[Outline]]?)?

  /// Creates a single part.
  init(whole layers: [[Outline]]) { ready = layers }

  /// Creates parts that a closure returns one by one; nil ends them.
  init(_ parts: @escaping () -> [[Outline]]?) { rest = parts }

  /// Returns the outlines of the next part, for each layer.
  mutating func next() -> [[Outline]]? {
    defer { ready = nil }
    return ready ?? rest?()
  }
}
