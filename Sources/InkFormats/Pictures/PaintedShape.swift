import InkDrawing
import InkGeometry

/// What is painted in one go: a stroke, or neighbours that are wet together.
struct PaintedShape {
  /// An area of one opacity.
  struct Layer {
    let outlines: [Outline]
    /// What to paint it with, 0...1, over the layers below.
    let opacity: Double
  }

  let strokes: [Stroke]
  let color: Color
  /// The lowest first, each inside the one below.
  let layers: [Layer]
  /// Whether the opacity changes within the shape, so that steps stand for it.
  let isStepped: Bool
}

/// Makes shapes of strokes.
///
/// Where ink overlaps within a shape the greatest opacity counts. So the areas that have at least so much
/// opacity lie in each other, and each is painted over the one below with what is missing there: no
/// place gets too much, and there is no seam between neighbours.
struct ShapePainter {
  private let appearance: Appearance
  private let opacityStep: Double
  private let tolerance: Double

  init(_ options: PictureOptions) {
    tolerance = options.tolerance >= 0.002 ? options.tolerance : 0.002
    appearance = options.appearance
    opacityStep = options.opacityStep >= 0.01 ? min(options.opacityStep, 1) : 0.01
  }

  /// The shape of strokes of one ink.
  func shape(of strokes: [Stroke]) -> PaintedShape {
    let color = strokes.first?.ink.color(in: appearance) ?? .black
    let tips = strokes.compactMap { TipTrace($0, tolerance: tolerance) }
    let ends = tips.map(\.opacities)
    guard let least = ends.map(\.lowerBound).min(), let most = ends.map(\.upperBound).max() else {
      return PaintedShape(strokes: strokes, color: color, layers: [], isStepped: false)
    }
    let steps = max(1, Int(((most - least) / opacityStep).rounded(.up)))
    let height = (most - least) / Double(steps)
    let areas = (0..<steps).map { step in
      tips.flatMap { $0.outlines(ofOpacity: least + Double(step) * height) }
    }
    let opacities = (0..<steps).map { (least + (Double($0) + 0.5) * height) * Double(color.alpha) }
    return PaintedShape(
      strokes: strokes, color: color, layers: Self.stacked(areas, opacities),
      isStepped: steps > 1)
  }

  /// Areas that lie in each other, the largest first, each with what it must add to the one below.
  private static func stacked(_ areas: [[Outline]], _ opacities: [Double]) -> [PaintedShape.Layer] {
    var (layers, below) = ([PaintedShape.Layer](), 0.0)
    for (outlines, opacity) in zip(areas, opacities) where !outlines.isEmpty && opacity > below {
      layers.append(.init(outlines: outlines, opacity: 1 - (1 - opacity) / (1 - below)))
      below = opacity
    }
    return layers
  }
}
