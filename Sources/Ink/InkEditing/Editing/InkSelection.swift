public import InkDrawing
public import InkGeometry

/// What is selected of a drawing.
public struct InkSelection: Hashable, Sendable {
  /// The strokes, the lowest first.
  public internal(set) var ids: [InkID]
  /// Those of which only what lies in ``outline`` is selected; they are cut there when something is
  /// done with them.
  public internal(set) var parts: Set<InkID>
  /// What the lasso went around, and where that is now; nil if there was no lasso.
  public internal(set) var outline: Region?

  /// Nothing.
  public static let none = InkSelection()

  /// Some strokes.
  init(_ ids: [InkID] = [], parts: Set<InkID> = [], outline: Region? = nil) {
    (self.ids, self.parts, self.outline) = (ids, parts, outline)
  }

  /// Whether nothing is.
  public var isEmpty: Bool { ids.isEmpty }

  /// What is left of it in a drawing that may lack some of its strokes.
  func remaining(in drawing: Drawing) -> InkSelection {
    guard ids.contains(where: { drawing[$0] == nil }) else { return self }
    let left = ids.filter { drawing[$0] != nil }
    return InkSelection(
      left, parts: parts.intersection(left), outline: left.isEmpty ? nil : outline)
  }
}
