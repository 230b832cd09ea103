import InkDrawing
public import InkGeometry

extension Editor {
  /// How near a tap must come to ink, in millimeters.
  public static let tapReach = 2.0

  /// Selects what a lasso went around, in place of what was selected; no step.
  ///
  /// - Parameters:
  ///   - places: of the drawing, in millimeters; the last is joined with the first.
  ///   - parts: whether of a stroke that lies only partly in it that part is selected. Else strokes
  ///     are of which half lies in it.
  public mutating func select(lasso places: [Point], parts: Bool = false) {
    closeSteps()
    selection = InkSelection(inside: Region(lasso: places), cutting: parts, of: drawing)
  }

  /// Selects the uppermost stroke within ``tapReach`` of a place, in place of what was selected, or
  /// nothing; no step.
  public mutating func select(at place: Point) {
    closeSteps()
    selection = InkSelection(at: place, of: drawing)
  }

  /// Selects all strokes; no step.
  public mutating func selectAll() {
    closeSteps()
    selection = InkSelection(drawing.strokes.map(\.id))
  }

  /// Selects nothing; no step.
  public mutating func selectNone() {
    closeSteps()
    selection = .none
  }

  /// Whether a pen that touches there touches what is selected: within the outline, or near to its
  /// ink.
  public func isSelected(at place: Point) -> Bool {
    selection.touches(place, in: drawing)
  }

  /// A rectangle around what is selected, in millimeters; empty if nothing is.
  public var selectedBounds: Rect {
    lifted?.bounds ?? selection.bounds(in: drawing)
  }
}
