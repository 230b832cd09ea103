/// The path of the tip between touch and lift: arcs between positions.
struct PlannedStroke {
  var start: Vector
  var arcs: [StrokeArc] = []

  /// The path to the next point.
  struct StrokeArc {
    var end: Vector
    /// The change of direction along the path, in radians, clockwise on screen.
    var bend: Double = 0
  }

  /// The position at which the stroke ends.
  var end: Vector { arcs.last?.end ?? start }
}

/// The content drawn in one stay on the tablet.
struct PlannedDrawing {
  var strokes: [PlannedStroke] = []
  /// The size of its typical movements, in millimeters, for instance the height of an x. A hand
  /// takes only slightly longer for the same movement at a larger size.
  var unit: Double
  /// Mean rest in seconds at reversals of direction; drawing has longer rests than writing.
  var cornerRest: Double
}
