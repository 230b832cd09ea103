/// The position and size of one letter.
struct LetterPlace {
  var origin: Vector
  /// Millimeters to a unit.
  var width: Double
  var height: Double
  /// The tangent of the slant.
  var shear: Double

  /// A node on the surface.
  func arc(_ node: Glyph.GlyphPoint) -> PlannedStroke.StrokeArc {
    let rise = node.y * height
    let end = origin + Vector(node.x * width + rise * shear, -rise)
    return PlannedStroke.StrokeArc(end: end, bend: -node.bend)
  }

  /// A stroke on the surface; nil if it has no points.
  func stroke(_ nodes: [Glyph.GlyphPoint]) -> PlannedStroke? {
    guard let first = nodes.first else { return nil }
    return PlannedStroke(start: arc(first).end, arcs: nodes.dropFirst().map(arc))
  }
}
