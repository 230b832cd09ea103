import InkDrawing
import InkGeometry

/// The shapes of a drawing in order, computed on demand.
struct PaintedShapes: Sequence, IteratorProtocol {
  private let painter: ShapePainter
  /// The painter of invisible outlines.
  private let rough: ShapePainter
  private var groups: StrokeGroups
  private let area: Rect
  private let plan: RasterPlan?
  private var rasters: RasterPainter
  private var losses = Losses()
  private let options: PictureOptions

  /// The smallest tolerance of outlines that are not painted, in millimeters.
  private static let roughTolerance = 0.05

  init(_ survey: DrawingSurvey, _ options: PictureOptions, area: Rect) {
    painter = ShapePainter(options)
    var unseen = options
    unseen.tolerance = Swift.max(options.tolerance, Self.roughTolerance)
    unseen.opacityStep = 1
    rough = ShapePainter(unseen)
    plan = RasterPlan(survey, options, area: area)
    groups = StrokeGroups(survey.strokes, ofOneInk: plan == nil)
    rasters = RasterPainter(area: area, appearance: options.appearance)
    self.options = options
    self.area = area
  }

  /// Returns the shapes of a picture, its area and the properties of its strokes; nil if not all
  /// strokes can be read.
  static func all(
    of strokes: StrokeSource, _ options: PictureOptions
  ) -> (shapes: PaintedShapes, area: Rect, survey: DrawingSurvey)? {
    let survey = DrawingSurvey(strokes)
    guard strokes.readError == nil else { return nil }
    let area = options.area.rect(around: survey.inkBounds)
    return (PaintedShapes(survey, options, area: area), area, survey)
  }

  /// The number of strokes processed.
  var done: Int { groups.done }

  /// Returns the next visible shape.
  mutating func next() -> PaintedShape? {
    while let members = groups.next() {
      for stroke in members { nameLosses(of: stroke) }
      if members[0].ink.type == .eraser { continue }
      let bounds = members.inkBounds
      guard bounds.intersects(area) else {
        losses.add("strokes beyond the area are left out", count: members.count)
        continue
      }
      losses.add("ink beyond the area is cut off", if: !area.contains(bounds))
      if let shape = shape(of: members), !shape.opacities.isEmpty { return shape }
    }
    return nil
  }

  /// The losses until now.
  var lost: Losses { losses }

  /// Returns the shape of strokes; nil if no part of it is visible.
  private mutating func shape(of members: [Stroke]) -> PaintedShape? {
    let depiction = InkDepiction(of: members[0].ink.type)
    let mixing = depiction.mixing(in: options.appearance)
    if case .pixels(let share) = depiction.form, let plan {
      if let resolution = resolution(of: members, share: share, plan) {
        return pixels(of: members, resolution, mixing)
      }
      losses.add("textured ink is too large for pixels and kept as outlines", count: members.count)
    }
    var shape = painter.shape(of: members)
    // Steps would be blended with each other.
    if !shape.isStepped { shape.mixing = mixing }
    losses.add(stepsAreNamed, if: shape.isStepped)
    for stroke in members { nameTexture(of: stroke.ink.type) }
    return shape
  }

  /// Returns the resolution of strokes in pixels per inch; nil if they have no pixels.
  private mutating func resolution(
    of members: [Stroke], share: Double, _ plan: RasterPlan
  ) -> Double? {
    let seen = members.inkBounds.intersection(area)
    guard let found = plan.resolution(seen, share: share) else { return nil }
    if found.isReduced {
      losses.add(
        "textured ink is too large to have all pixels per inch that were asked for",
        count: members.count)
    }
    return found.dotsPerInch
  }

  private mutating func pixels(
    of members: [Stroke], _ dotsPerInch: Double, _ mixing: InkDepiction.Mixing
  ) -> PaintedShape? {
    guard
      let raster = rasters.raster(of: members, dotsPerInch: dotsPerInch, mixing: mixing)
    else { return nil }
    var shape = rough.shape(of: members)
    shape.mixing = mixing
    shape.raster = raster
    return shape
  }

  private var stepsAreNamed: String {
    let percent = Int((options.opacityStep * 100).rounded())
    return "opacity that changes within a stroke is kept in steps of \(percent) %"
  }

  private mutating func nameTexture(of type: InkType) {
    losses.add("the tooth of the paper is not kept", if: type == .pencil || type == .crayon)
    losses.add("dark edges of wet ink are not kept", if: type == .watercolor)
  }

  private mutating func nameLosses(of stroke: Stroke) {
    let type = stroke.ink.type
    losses.add("eraser strokes are left out because they draw nothing", if: type == .eraser)
    losses.add("strokes without points are left out", if: stroke.path.isEmpty && type != .eraser)
    let bounds = stroke.renderBounds
    losses.add(
      "ink farther than 131 m from the middle of its stroke is cut off",
      if: Swift.max(bounds.width, bounds.height) > 2 * Region.reach)
  }
}
