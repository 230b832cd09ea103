/// The path of the tip between touch and lift: arcs between positions.
struct PlannedStroke {
  var start: Vector
  var arcs: [StrokeArc] = []

  /// The way to the next place.
  struct StrokeArc {
    var end: Vector
    /// How far the direction turns on the way, in radians, clockwise on screen.
    var bend: Double = 0
  }

  /// The place where the stroke ends.
  var end: Vector { arcs.last?.end ?? start }
}

/// What a pen draws in one stay on the tablet.
struct PlannedDrawing {
  var strokes: [PlannedStroke] = []
  /// The size of its ordinary movements, in millimeters: the height of an x, for instance. A hand
  /// takes little more time for the same movement made larger.
  var unit: Double
  /// Mean rest in seconds where the direction reverses; drawing has longer stops than writing.
  var cornerRest: Double
}
