import InkDrawing
public import InkGeometry

extension Editor {
  /// Performs a command that edits the drawing. A command that fails changes nothing.
  ///
  /// - Returns: the areas in which the drawing looks different; nil if the command does not edit
  ///   the drawing and was not performed.
  @discardableResult
  public mutating func perform(_ command: CanvasCommand) throws(EditError) -> ChangedAreas? {
    switch command {
    case .undo: return try done(undo(), else: .nothingToUndo)
    case .redo: return try done(redo(), else: .nothingToRedo)
    case .clear: return try done(clear(), else: .nothingDrawn)
    case .selectAll:
      guard drawing.count > 0 else { throw .nothingDrawn }
      selectAll()
    case .selectNone: selectNone()
    case .copy: try copy()
    case .paste: return try paste()
    case .cut:
      try copy()
      return try deleteSelected()
    case .delete: return try deleteSelected()
    case .duplicate: return try duplicate()
    case .move, .scale, .rotate, .recolor, .reink: return try changeSelection(by: command)
    default: return nil
    }
    return ChangedAreas()
  }

  private func done(
    _ areas: ChangedAreas?, else error: EditError
  ) throws(EditError) -> ChangedAreas {
    guard let areas else { throw error }
    return areas
  }

  private mutating func changeSelection(
    by command: CanvasCommand
  ) throws(EditError) -> ChangedAreas {
    closeSteps()
    guard !selection.isEmpty else { throw .nothingSelected }
    switch command {
    case .move(let way): return try move(by: .translation(way))
    case .scale(let factor): return try move(by: aboutMiddle(.scale(x: factor, y: factor)))
    case .rotate(let degrees):
      return try move(by: aboutMiddle(.rotation(degrees * (.pi / 180))))
    case .recolor(let color):
      return changeSelected { stroke in
        let alpha = color.alpha < 1 ? color.alpha : stroke.ink.color.alpha
        stroke.ink.color = color
        stroke.ink.color.alpha = alpha
      }
    case .reink(let type): return changeSelected { $0.ink.type = type }
    default: return ChangedAreas()
    }
  }

  private func aboutMiddle(_ transform: InkTransform) -> InkTransform {
    let middle = selectedBounds.center
    return .translation(-middle).then(transform).then(.translation(middle))
  }

  /// Transforms the selection, as one step.
  @discardableResult
  public mutating func move(by transform: InkTransform) throws(EditError) -> ChangedAreas {
    closeSteps()
    let cut = SelectionCut(selection, of: drawing)
    guard !cut.strokes.isEmpty else { throw .nothingSelected }
    guard transform.isInReach, selectedBounds.isInReach(after: transform),
      cut.strokes.allSatisfy({ $0.transform.then(transform).isInReach })
    else { throw .outOfReach }
    return moveStrokes(cut.strokes, by: transform, cuts: cut.changes)
  }

  private mutating func changeSelected(_ body: (inout Stroke) -> Void) -> ChangedAreas {
    let cut = SelectionCut(selection, of: drawing)
    let changed = cut.strokes.map { old in
      var stroke = old
      body(&stroke)
      return stroke
    }
    return commit(
      cut.changes + [.updated(cut.strokes, to: changed)],
      selecting: InkSelection(changed.map(\.id), outline: selection.outline))
  }

  private mutating func deleteSelected() throws(EditError) -> ChangedAreas {
    closeSteps()
    let cut = SelectionCut(selection, of: drawing)
    guard !cut.strokes.isEmpty else { throw .nothingSelected }
    return commit(cut.removals(from: drawing), selecting: InkSelection.none)
  }
}

// MARK: The clipboard
extension Editor {
  /// The offset of pasted ink from the copied ink, in millimeters. It grows each time you paste.
  public static let pasteWay = Point(x: 5, y: 5)
  /// The number of times after which pasting starts again at the first offset.
  static let mostPastings = 20

  private mutating func copy() throws(EditError) {
    closeSteps()
    let strokes = SelectionCut(selection, of: drawing).strokes
    guard !strokes.isEmpty else { throw .nothingSelected }
    clipboard = Drawing(strokes: strokes)
    pastings = 0
  }

  private mutating func paste() throws(EditError) -> ChangedAreas {
    guard clipboard.count > 0 else { throw .nothingToPaste }
    let areas = try insertCopies(clipboard.strokes, movedBy: Self.pasteWay * Double(pastings + 1))
    pastings = (pastings + 1) % Self.mostPastings
    return areas
  }

  private mutating func duplicate() throws(EditError) -> ChangedAreas {
    closeSteps()
    let strokes = SelectionCut(selection, of: drawing).strokes
    guard !strokes.isEmpty else { throw .nothingSelected }
    return try insertCopies(strokes, movedBy: Self.pasteWay)
  }

  /// Puts copies of strokes on top and selects them, as one step.
  private mutating func insertCopies(
    _ strokes: some Collection<Stroke>, movedBy way: Point
  ) throws(EditError) -> ChangedAreas {
    closeSteps()
    let bounds = strokes.reduce(Rect.empty) { $0.union($1.renderBounds) }
    guard drawing.count + strokes.count <= Self.mostStrokes,
      bounds.isInReach(after: .translation(way))
    else { throw .outOfReach }
    let copies = InkCopies(of: strokes, movedBy: way).strokes
    return commit(
      [.replaced(at: drawing.count, [], with: copies)], selecting: InkSelection(copies.map(\.id)))
  }
}
