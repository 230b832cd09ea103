import InkDrawing
public import InkGeometry

extension Editor {
  /// The largest distance between a tap and the ink that it selects, in millimeters.
  public static let tapReach = 2.0

  /// Replaces the selection with the strokes inside a lasso. This is not a step.
  ///
  /// - Parameters:
  ///   - places: the points of the lasso on the drawing, in millimeters; the last is joined to the
  ///     first.
  ///   - parts: whether to select parts of strokes that lie partly inside. Otherwise, strokes are
  ///     selected if at least half of them lies inside.
  public mutating func select(lasso places: [Point], parts: Bool = false) {
    closeSteps()
    selection = InkSelection(inside: Region(lasso: places), cutting: parts, of: drawing)
  }

  /// Replaces the selection with the uppermost stroke within ``tapReach`` of a point, or clears the
  /// selection if there is none. This is not a step.
  public mutating func select(at place: Point) {
    closeSteps()
    selection = InkSelection(at: place, of: drawing)
  }

  /// Selects all strokes. This is not a step.
  public mutating func selectAll() {
    closeSteps()
    selection = InkSelection(drawing.strokes.map(\.id))
  }

  /// Clears the selection. This is not a step.
  public mutating func selectNone() {
    closeSteps()
    selection = .none
  }

  /// Returns whether a pen at this point touches the selection: within the outline or near the
  /// selected ink.
  public func isSelected(at place: Point) -> Bool {
    selection.touches(place, in: drawing)
  }

  /// A rectangle that contains the selection, in millimeters; empty if nothing is selected.
  public var selectedBounds: Rect {
    lifted?.bounds ?? selection.bounds(in: drawing)
  }
}
