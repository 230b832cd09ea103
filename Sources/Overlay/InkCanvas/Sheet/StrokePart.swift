package import InkDrawing
package import InkEditing
package import InkGeometry

/// What a stroke does.
package enum StrokePart: Hashable, Sendable {
  /// It draws.
  case draws(StrokeStyle)
  /// It erases. The width is in millimeters, at average pressure.
  case erases(EraserMode, width: Double)
  /// It selects the strokes that it surrounds, or moves the selection.
  case selects(parts: Bool)
  /// It moves the ruler.
  case movesRuler

  /// What the stroke does if it begins at this place of a page with a ruler. It may move the ruler,
  /// follow its edge, or be hidden below it.
  package func begun(at place: Point, on ruler: Ruler?) -> StrokePart {
    guard let ruler else { return self }
    if case .erases = self { return self }
    if ruler.contains(place), ruler.edge(for: place) == nil { return .movesRuler }
    guard case .draws(var style) = self else { return self }
    style.ruler = ruler
    return .draws(style)
  }
}
