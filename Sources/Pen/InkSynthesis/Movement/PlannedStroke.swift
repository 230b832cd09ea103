/// What the tip is to draw between touch and lift: arcs from place to place.
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
  /// Mean seconds of rest where the direction turns back; who draws stops longer than who writes.
  var cornerRest: Double
}
