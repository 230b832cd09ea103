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
///
/// Outlines of tips that are not cut may cross themselves where the way does: the nonzero rule fills
/// those places once, as SVG and PDF do.
struct ShapePainter {
  private let appearance: Appearance
  private let opacityStep: Double
  /// Shares of the tolerance, in millimetres: of tips between their places, of corners that stand for a bend,
  /// and of the curves that take their place.
  private let poses: Double
  private let bend: Double
  private let curve: Double
  /// The size of what is too small to be told, in millimetres.
  private let crumb: Double

  init(_ options: PictureOptions) {
    let tolerance = options.tolerance >= 0.002 ? options.tolerance : 0.002
    (poses, crumb) = (tolerance * 0.3, tolerance)
    (bend, curve) = (tolerance * 0.5, tolerance * 0.4)
    appearance = options.appearance
    opacityStep = options.opacityStep >= 0.01 ? min(options.opacityStep, 1) : 0.01
  }

  /// The shape of strokes of one ink.
  func shape(of strokes: [Stroke]) -> PaintedShape {
    let color = strokes.first?.ink.color(in: appearance) ?? .black
    // Regions end 131 m from their origin, and drawings do not.
    let middle = strokes.reduce(Rect.empty) { $0.union($1.renderBounds) }.center
    let origin = Point(x: middle.x.rounded(), y: middle.y.rounded())
    let tips = strokes.compactMap { TipTrace($0, origin: origin, tolerance: poses, bend: bend) }
    let ends = tips.map(\.opacities)
    guard let least = ends.map(\.lowerBound).min(), let most = ends.map(\.upperBound).max() else {
      return PaintedShape(strokes: strokes, color: color, layers: [], isStepped: false)
    }
    let steps = max(1, Int(((most - least) / opacityStep).rounded(.up)))
    let height = (most - least) / Double(steps)
    let floors = (0..<steps).map { least + Double($0) * height }
    let isPlain = tips.allSatisfy(\.isPlain)
    let areas = isPlain ? plainAreas(tips, floors) : areas(tips, floors, most)
    let opacities = (0..<steps).map { (least + (Double($0) + 0.5) * height) * Double(color.alpha) }
    let moved = areas.map { $0.map { $0.moved(by: origin) } }
    return PaintedShape(
      strokes: strokes, color: color, layers: Self.stacked(moved, opacities), isStepped: steps > 1)
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

  /// The outlines of what has at least so much opacity, for each floor.
  private func plainAreas(_ tips: [TipTrace], _ floors: [Double]) -> [[Outline]] {
    floors.map { floor in
      tips.flatMap { $0.rings(ofOpacity: floor) }.compactMap {
        Outline(through: $0, tolerance: curve)
      }
    }
  }

  /// The same for tips that are cut, or turn in their place.
  private func areas(_ tips: [TipTrace], _ floors: [Double], _ most: Double) -> [[Outline]] {
    var (areas, region, ceiling) = ([[Outline]](), Region.empty, most)
    for floor in floors.reversed() {
      region = region.union(tips.map { $0.region(ofOpacities: floor...ceiling) }.union)
      areas.append(outlines(of: region))
      ceiling = floor
    }
    return areas.reversed()
  }

  private func outlines(of region: Region) -> [Outline] {
    // Crumbs and pinholes that are nowhere wider than the tolerance are what polygons leave of each other.
    let rings = region.rings
    let wide = rings.filter { ring in
      let bounds = Rect(around: ring)
      return max(bounds.width, bounds.height) > crumb
    }
    return (wide.isEmpty ? rings : wide).compactMap {
      Outline(around: $0, bend: bend, tolerance: curve)
    }
  }
}
