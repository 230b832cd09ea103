public import InkDrawing
import InkGeometry

/// A drawing that is worked on: what is selected of it, and what can be undone.
///
///     var editor = Editor(drawing)
///     editor.append(stroke)                                   // each of these is a step
///     editor.select(lasso: points, parts: false)              // this is none
///     try editor.perform(.recolor(.black))
///     let changed = editor.undo()                             // where another picture is wanted
///
/// A value: no clock, no descriptor; the only chance is in the names of new strokes. What fails
/// changes nothing. All that changes the drawing tells where, in millimeters.
public struct Editor: Sendable {
  /// What is drawn, but for what is lifted.
  public internal(set) var drawing: Drawing
  /// What is selected.
  public internal(set) var selection = InkSelection.none
  /// What was cut or copied last; several canvases may share it.
  public var clipboard = Drawing()
  /// How often the clipboard was pasted.
  var pastings = 0
  /// What the steps that come now are called, for who undoes the last of several canvases.
  public var stepNumber: UInt64 = 0
  /// What follows the pen, if anything does.
  public internal(set) var lifted: LiftedInk?
  var history = EditHistory()
  var erasing: OpenErasing?

  /// More strokes than that cannot be pasted or duplicated.
  public static let mostStrokes = 1 << 20

  /// An editor that can undo nothing.
  public init(_ drawing: Drawing = Drawing()) { self.drawing = drawing }
}

// MARK: Steps
extension Editor {
  /// Whether there is something to undo.
  public var canUndo: Bool { history.undoCount > 0 || openStep != nil }

  /// Whether there is something to redo.
  public var canRedo: Bool { nextStep != nil }

  /// How many steps were made so far, those that were undone or forgotten among them.
  public var stepsMade: Int { history.recorded }

  /// The ``stepNumber`` of what ``undo()`` would take back; nil if there is nothing.
  public var lastStep: UInt64? {
    if let openStep { return openStep }
    return history.undoCount > 0 ? history.past.last?.number : nil
  }

  /// The ``stepNumber`` of what an eraser that is down has erased; nil: nothing. It is a step as
  /// soon as something else is done.
  var openStep: UInt64? { erasing.flatMap { $0.areas.isEmpty ? nil : $0.number } }

  /// The ``stepNumber`` of what ``redo()`` would do again; nil if there is nothing.
  public var nextStep: UInt64? { openStep == nil ? history.future.last?.number : nil }

  /// Takes back the last step, and selects what was selected before it; nil if there is none. 16
  /// 384 steps are kept, with a million strokes. What is lifted is dropped before.
  @discardableResult
  public mutating func undo() -> ChangedAreas? {
    closeSteps()
    return changeDrawing(to: history.undo())
  }

  /// Does again what was undone last; nil if nothing was, or something else was done since.
  @discardableResult
  public mutating func redo() -> ChangedAreas? {
    closeSteps()
    return changeDrawing(to: history.redo())
  }

  /// Something was done elsewhere: what was undone before cannot be done again.
  public mutating func forgetUndone() { history.forgetUndone() }

  private mutating func changeDrawing(to step: EditStep?) -> ChangedAreas? {
    guard let step else { return nil }
    for change in step.changes { change.apply(to: &drawing) }
    selection = step.selectedAfter.remaining(in: drawing)
    return step.areas
  }

  /// Erasing and dragging are steps of their own, before what comes now.
  mutating func closeSteps() {
    closeErasing()
    drop()
  }

  /// Does what a step consists of, and keeps it.
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

  /// Keeps a step that was done already.
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
  /// A stroke is finished: it lies on top. One step.
  @discardableResult
  public mutating func append(_ stroke: Stroke) -> ChangedAreas {
    closeSteps()
    var stroke = stroke
    if drawing[stroke.id] != nil { stroke.id = InkID() }
    return commit([.replaced(at: drawing.count, [], with: [stroke])])
  }

  /// Other strokes stand for one from now on, at its place, such as a shape for what was drawn;
  /// false if there is no such stroke. One step.
  @discardableResult
  public mutating func replace(_ id: InkID, with strokes: [Stroke]) -> ChangedAreas? {
    closeSteps()
    guard let position = drawing.position(of: id), let old = drawing[id] else { return nil }
    if strokes.count == 1, strokes[0].id == id { return commit([.updated([old], to: strokes)]) }
    return commit([.replaced(at: position, [old], with: strokes)])
  }

  /// Takes everything away; nil if nothing is drawn. One step.
  @discardableResult
  public mutating func clear() -> ChangedAreas? {
    closeSteps()
    return drawing.count > 0 ? replaceDrawing(with: Drawing()) : nil
  }

  /// Puts another drawing in the place of this one. One step.
  @discardableResult
  public mutating func replaceDrawing(with other: Drawing) -> ChangedAreas {
    closeSteps()
    return commit([.everything(drawing, with: other)])
  }

  /// A stroke is another, and always was: in all steps that can be undone or done again. No step.
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

  /// A stroke was never there: neither in the drawing nor in any step. No step.
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
