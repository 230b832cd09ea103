package import InkDrawing
package import InkEditing
package import InkGeometry

/// What a stroke does.
package enum StrokePart: Hashable, Sendable {
  /// It draws.
  case draws(StrokeStyle)
  /// It takes ink away: what an average hand erases, in millimetres.
  case erases(EraserMode, width: Double)
  /// It selects what it goes around, or moves what is selected.
  case selects(parts: Bool)
  /// It takes the ruler along.
  case movesRuler

  /// What it does where it begins, on a page with a ruler: it moves that, or runs along its edge,
  /// or is not drawn on it.
  package func begun(at place: Point, on ruler: Ruler?) -> StrokePart {
    guard let ruler else { return self }
    if case .erases = self { return self }
    if ruler.contains(place), ruler.edge(for: place) == nil { return .movesRuler }
    guard case .draws(var style) = self else { return self }
    style.ruler = ruler
    return .draws(style)
  }
}
