import InkDrawing
import InkGeometry
import InkRendering

/// Makes shapes from strokes.
///
/// Where ink overlaps within a shape, the largest opacity is used. The areas with at least a given
/// opacity are therefore nested, and each is painted over the one below with the missing opacity.
/// No point gets too much, and there is no seam between neighbors.
///
/// Outlines of tips that are not cut may cross themselves where the path does; the nonzero rule
/// fills these areas once, in SVG and PDF as well. The outlines of long strokes can therefore be
/// written in parts, which share only the pose between them.
struct ShapePainter {
  private let appearance: Appearance
  private let opacityStep: Double
  private let accuracy: TipTraces.Accuracy
  /// The tolerance of the curves that replace corners, in millimeters.
  private let curve: Double
  /// The size of parts that are too small to be written, in millimeters.
  private let crumb: Double
  private let rangeLength: Int
  private let decimals: Int

  init(_ options: PictureOptions) {
    let tolerance = options.tolerance >= 0.002 ? options.tolerance : 0.002
    decimals = DecimalGrid(tolerance: options.tolerance).decimals
    // Fractions of the tolerance.
    accuracy = TipTraces.Accuracy(poses: tolerance * 0.3, bend: tolerance * 0.5)
    (curve, crumb) = (tolerance * 0.4, tolerance)
    appearance = options.appearance
    opacityStep = options.opacityStep >= 0.01 ? min(options.opacityStep, 1) : 0.01
    rangeLength = options.rangeLength
  }

  /// Returns the shape of strokes of one ink; without layers if they leave no ink.
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

  /// Returns the layers of strokes that are too long to have their outlines in memory at once.
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

  /// Returns the outlines of the areas with at least the opacity of each floor.
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

  /// Returns these outlines for tips that are cut, or that turn in place.
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
    // Crumbs and pinholes that are not wider than the tolerance result from combining polygons.
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
