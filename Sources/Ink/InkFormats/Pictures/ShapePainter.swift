import InkDrawing
import InkGeometry
import InkRendering

/// Makes shapes of strokes.
///
/// Where ink overlaps within a shape the greatest opacity counts. So the areas that have at least
/// so much opacity lie in each other, and each is painted over the one below with what is missing
/// there: no place gets too much, and there is no seam between neighbors.
///
/// Outlines of tips that are not cut may cross themselves where the way does: the nonzero rule
/// fills those places once, as SVG and PDF do. So the outlines of long strokes come in parts, which
/// only share the pose between them.
struct ShapePainter {
  private let appearance: Appearance
  private let opacityStep: Double
  private let accuracy: TipTraces.Accuracy
  /// How far the curves that take the place of corners may be off, in millimeters.
  private let curve: Double
  /// The size of what is too small to be told, in millimeters.
  private let crumb: Double
  private let rangeLength: Int
  private let decimals: Int

  init(_ options: PictureOptions) {
    let tolerance = options.tolerance >= 0.002 ? options.tolerance : 0.002
    decimals = DecimalGrid(tolerance: options.tolerance).decimals
    // Shares of the tolerance.
    accuracy = TipTraces.Accuracy(poses: tolerance * 0.3, bend: tolerance * 0.5)
    (curve, crumb) = (tolerance * 0.4, tolerance)
    appearance = options.appearance
    opacityStep = options.opacityStep >= 0.01 ? min(options.opacityStep, 1) : 0.01
    rangeLength = options.rangeLength
  }

  /// The shape of strokes of one ink; without layers if they leave nothing.
  func shape(of strokes: [Stroke]) -> PaintedShape {
    let color = strokes.first?.ink.evenColor(in: appearance) ?? .black
    // Regions end 131 m from their origin, and drawings do not.
    let middle = strokes.reduce(Rect.empty) { $0.union($1.renderBounds) }.center
    let origin = Point(x: middle.x.rounded(), y: middle.y.rounded())
    let all = TipTraces(strokes, origin: origin, accuracy: accuracy, length: rangeLength)
    var ranges = all
    let first = ranges.next() ?? []
    var survey = TipSurvey(first)
    var isLong = false
    while let more = ranges.next() {
      survey.includeTraces(more)
      isLong = true
    }
    let plan = LayerPlan(survey, step: opacityStep, alpha: Double(color.alpha))
    let whole = isLong ? nil : areas(first, plan).map { $0.map { $0.moved(by: origin) } }
    let layers = plan.layers { whole?[$0].isEmpty != true }
    return PaintedShape(
      strokes: strokes, color: color, opacities: layers.map(\.opacity),
      isStepped: plan.floors.count > 1, decimals: decimals,
      parts: whole.map { areas in ShapeParts(whole: layers.map { areas[$0.index] }) }
        ?? layerParts(all, plan, layers.map(\.index), origin))
  }

  /// The layers of strokes that are too long to hold their outlines at once.
  private func layerParts(
    _ all: TipTraces, _ plan: LayerPlan, _ layers: [Int], _ origin: Point
  ) -> ShapeParts {
    var ranges = all
    return ShapeParts {
      guard let traces = ranges.next() else { return nil }
      let areas = areas(traces, plan)
      return layers.map { areas[$0].map { $0.moved(by: origin) } }
    }
  }

  /// The outlines of what has at least so much opacity, for each floor.
  private func areas(_ traces: [TipTrace], _ plan: LayerPlan) -> [[Outline]] {
    plan.isPlain ? plainAreas(traces, plan) : cutAreas(traces, plan)
  }

  private func plainAreas(_ traces: [TipTrace], _ plan: LayerPlan) -> [[Outline]] {
    plan.floors.map { floor in
      traces.flatMap { $0.rings(ofOpacity: floor) }.compactMap {
        Outline(through: $0, tolerance: curve)
      }
    }
  }

  /// The same for tips that are cut, or turn in their place.
  private func cutAreas(_ traces: [TipTrace], _ plan: LayerPlan) -> [[Outline]] {
    var (areas, region, ceiling) = ([[Outline]](), Region.empty, plan.most)
    for floor in plan.floors.reversed() {
      region = region.union(traces.map { $0.region(ofOpacities: floor...ceiling) }.union)
      areas.append(outlines(of: region))
      ceiling = floor
    }
    return areas.reversed()
  }

  private func outlines(of region: Region) -> [Outline] {
    // Crumbs and pinholes that are nowhere wider than the tolerance are what polygons leave of each
    // other.
    let rings = region.rings
    let wide = rings.filter { ring in
      let bounds = Rect(around: ring)
      return max(bounds.width, bounds.height) > crumb
    }
    return (wide.isEmpty ? rings : wide).compactMap {
      Outline(around: $0, bend: accuracy.bend, tolerance: curve)
    }
  }
}
