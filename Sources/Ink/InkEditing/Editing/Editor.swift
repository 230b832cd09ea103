public import InkDrawing
import InkGeometry

/// A drawing that can be edited, with its selection and its undo history.
///
///     var editor = Editor(drawing)
///     editor.append(stroke)                                   // this is a step
///     editor.select(lasso: points, parts: false)              // this is not a step
///     try editor.perform(.recolor(.black))
///     let changed = editor.undo()                             // the areas to redraw
///
/// An editor is a value. It uses no clock and no file descriptors, and its only random values are
/// the identifiers of new strokes. An operation that fails changes nothing. All methods that change
/// the drawing return the changed areas, in millimeters.
public struct Editor: Sendable {
  /// The drawing, without lifted ink.
  public internal(set) var drawing: Drawing
  /// The selection.
  public internal(set) var selection = InkSelection.none
  /// The ink that was cut or copied last. Several canvases may share it.
  public var clipboard = Drawing()
  /// The number of times the clipboard was pasted.
  var pastings = 0
  /// The number given to new steps. A program with several canvases can compare these numbers to
  /// find the latest step.
  public var stepNumber: UInt64 = 0
  /// The ink that follows the pen, if any.
  public internal(set) var lifted: LiftedInk?
  var history = EditHistory()
  var erasing: OpenErasing?

  /// The largest number of strokes that can be pasted or duplicated.
  public static let mostStrokes = 1 << 20

  /// Creates an editor without steps to undo.
  public init(_ drawing: Drawing = Drawing()) { self.drawing = drawing }
}

// MARK: Steps
extension Editor {
  /// Whether there is a step to undo.
  public var canUndo: Bool { history.undoCount > 0 || openStep != nil }

  /// Whether there is a step to redo.
  public var canRedo: Bool { nextStep != nil }

  /// The number of steps made, including those that were undone or discarded.
  public var stepsMade: Int { history.recorded }

  /// The ``stepNumber`` of the step that ``undo()`` would undo; nil if there is none.
  public var lastStep: UInt64? {
    if let openStep { return openStep }
    return history.undoCount > 0 ? history.past.last?.number : nil
  }

  /// The ``stepNumber`` of the ink that a pressed eraser has erased; nil if there is none. It
  /// becomes a step with the next edit.
  var openStep: UInt64? { erasing.flatMap { $0.areas.isEmpty ? nil : $0.number } }

  /// The ``stepNumber`` of the step that ``redo()`` would redo; nil if there is none.
  public var nextStep: UInt64? { openStep == nil ? history.future.last?.number : nil }

  /// Undoes the last step and restores the selection before it; returns nil if there is no step.
  /// The history keeps 16 384 steps with a million strokes. Lifted ink is dropped first.
  @discardableResult
  public mutating func undo() -> ChangedAreas? {
    closeSteps()
    return changeDrawing(to: history.undo())
  }

  /// Redoes the step that was undone last; returns nil if there is none or if another step was made
  /// since.
  @discardableResult
  public mutating func redo() -> ChangedAreas? {
    closeSteps()
    return changeDrawing(to: history.redo())
  }

  /// Discards the undone steps, because an edit was made elsewhere.
  public mutating func forgetUndone() { history.forgetUndone() }

  private mutating func changeDrawing(to step: EditStep?) -> ChangedAreas? {
    guard let step else { return nil }
    for change in step.changes { change.apply(to: &drawing) }
    selection = step.selectedAfter.remaining(in: drawing)
    return step.areas
  }

  /// Completes erasing and dragging as separate steps before the next one.
  mutating func closeSteps() {
    closeErasing()
    drop()
  }

  /// Performs the changes of a step and records it.
  @discardableResult
  mutating func commit(_ changes: [EditStep.Change], selecting: InkSelection? = nil) -> ChangedAreas
  {
    let before = drawing
    for change in changes { change.apply(to: &drawing) }
    var sum = AreaSum(before: before, after: drawing)
    for change in changes { sum.addChange(change) }
    recordStep(changes, sum.areas, selecting: selecting ?? selection.remaining(in: drawing))
    return sum.areas
  }

  /// Records a step that was already performed.
  mutating func recordStep(
    _ changes: [EditStep.Change], _ areas: ChangedAreas, selecting after: InkSelection,
    number: UInt64? = nil
  ) {
    history.record(
      EditStep(
        changes: changes, areas: areas, selectedBefore: selection, selectedAfter: after,
        number: number ?? stepNumber))
    selection = after
  }
}

// MARK: Drawing
extension Editor {
  /// Adds a finished stroke on top, as one step.
  @discardableResult
  public mutating func append(_ stroke: Stroke) -> ChangedAreas {
    closeSteps()
    var stroke = stroke
    if drawing[stroke.id] != nil { stroke.id = InkID() }
    return commit([.replaced(at: drawing.count, [], with: [stroke])])
  }

  /// Replaces a stroke by others at its position, as one step: for example, a drawn line by a
  /// shape. Returns nil if there is no such stroke.
  @discardableResult
  public mutating func replace(_ id: InkID, with strokes: [Stroke]) -> ChangedAreas? {
    closeSteps()
    guard let position = drawing.position(of: id), let old = drawing[id] else { return nil }
    if strokes.count == 1, strokes[0].id == id { return commit([.updated([old], to: strokes)]) }
    return commit([.replaced(at: position, [old], with: strokes)])
  }

  /// Removes everything, as one step; returns nil if nothing is drawn.
  @discardableResult
  public mutating func clear() -> ChangedAreas? {
    closeSteps()
    return drawing.count > 0 ? replaceDrawing(with: Drawing()) : nil
  }

  /// Replaces the drawing by another, as one step.
  @discardableResult
  public mutating func replaceDrawing(with other: Drawing) -> ChangedAreas {
    closeSteps()
    return commit([.everything(drawing, with: other)])
  }

  /// Changes a stroke in the drawing and in all steps that can be undone or redone, as if it had
  /// always been different. This is not a step.
  @discardableResult
  public mutating func amend(_ id: InkID, with stroke: Stroke) -> ChangedAreas {
    closeSteps()
    var sum = AreaSum(before: drawing, after: drawing)
    sum.addStroke(stroke)
    history.amend(id, with: stroke, in: sum.areas)
    guard let old = drawing[id] else { return ChangedAreas() }
    _ = drawing.amend(id, with: stroke)
    sum.addStroke(old)
    return sum.areas
  }

  /// Removes a stroke from the drawing and from all steps, as if it had never existed. This is not
  /// a step.
  @discardableResult
  public mutating func forget(_ id: InkID) -> ChangedAreas {
    closeSteps()
    history.forgetStroke(id, at: drawing.position(of: id))
    guard let position = drawing.position(of: id), let old = drawing[id] else {
      return ChangedAreas()
    }
    let before = drawing
    drawing.remove(id)
    selection = selection.remaining(in: drawing)
    var sum = AreaSum(before: before, after: drawing)
    sum.addChange(.replaced(at: position, [old], with: []))
    return sum.areas
  }
}
