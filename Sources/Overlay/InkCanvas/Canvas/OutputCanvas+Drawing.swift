public import InkDrawing
import InkGeometry
import InkRendering
public import StylusModel

extension OutputCanvas {
  /// Whether there is something to undo.
  public var canUndo: Bool { history.canUndo || eraserStep.map { !$0.changed.isEmpty } ?? false }

  /// Whether there is something to redo.
  public var canRedo: Bool { history.canRedo }

  /// The ``stepNumber`` of what ``undo()`` would take back; nil if there is nothing.
  public var lastStep: UInt64? {
    if let step = eraserStep, !step.changed.isEmpty { return step.number }
    return history.last
  }

  /// The ``stepNumber`` of what ``redo()`` would do again; nil if there is nothing.
  public var nextStep: UInt64? { history.next }

  /// Takes back the last finished stroke, erasing, clearing or replacing; false if there is none. 100 steps are
  /// kept. Strokes that are still wet are not touched.
  @discardableResult
  public mutating func undo() -> Bool {
    closeEraserStep()
    return turn(to: history.undo(drawing))
  }

  /// Does again what was undone last; false if nothing was, or something else was done since.
  @discardableResult
  public mutating func redo() -> Bool {
    closeEraserStep()
    return turn(to: history.redo(drawing))
  }

  /// Something was done on another output: what was undone before cannot be done again.
  public mutating func forgetUndone() { history.forgetUndone() }

  /// Takes all dry ink away; can be undone.
  public mutating func clear() {
    guard drawing.count > 0 else { return }
    replaceDrawing(with: Drawing())
  }

  /// Puts another drawing, in millimetres of the output, in the place of this one; can be undone.
  public mutating func replaceDrawing(with other: Drawing) {
    var changed = Damage()
    for box in [drawing.bounds, other.bounds] {
      changed.add(PixelRect(around: view.bounds(of: box).expanded(by: 2)).intersection(bounds))
    }
    record(changed)
    dry.replace(with: other, differing: changed, renderer)
    drawingChanged(changed)
  }

  /// The drawing is about to change where it is told.
  mutating func record(_ changed: Damage) {
    closeEraserStep()
    history.record(History.Step(drawing: drawing, changed: changed, number: stepNumber))
  }

  /// A stroke was never there: neither in the drawing nor in the steps that can be undone or done again. No step.
  public mutating func forget(_ id: InkID) { amend(id, with: nil) }

  /// A stroke is another, and always was; nil: none.
  mutating func amend(_ id: InkID, with stroke: Stroke?) {
    closeEraserStep()
    var changed = Damage()
    if let stroke { changed.add(dry.box(of: stroke, renderer)) }
    history.amend(id, with: stroke, in: changed)
    var drawing = self.drawing
    guard let before = drawing[id] else { return }
    drawing.amend(id, with: stroke)
    changed.add(dry.box(of: before, renderer))
    dry.replace(with: drawing, differing: changed, renderer)
    drawingChanged(changed)
  }

  private mutating func turn(to step: History.Step?) -> Bool {
    guard let step else { return false }
    dry.replace(with: step.drawing, differing: step.changed, renderer)
    drawingChanged(step.changed)
    return true
  }
}

extension OutputCanvas {
  /// Lets ink fade that is to, and groups dry. Time never runs backwards: an earlier moment changes nothing.
  public mutating func advance(to time: Timestamp) {
    for index in fading.indices where fading[index].advance(to: time) { mark(fading[index]) }
    removeFaded()
    if let nextDrying, nextDrying <= time { settleGroup() }
  }

  /// What is gone may have kept others of a group apart.
  private mutating func removeFaded() {
    guard fading.contains(where: { $0.level == 0 }) else { return }
    fading.removeAll { $0.level == 0 }
    for stroke in fading where stroke.look.renderGroupID != nil { mark(stroke) }
    markGroups()
  }

  private mutating func mark(_ stroke: FadingStroke) {
    mark(stroke.layer.dirty.grown(by: reach(of: stroke.look)))
  }

  /// So many strokes fade at a time; of more the oldest are gone at once.
  static let mostFading = 256

  mutating func fade(_ stroke: FadingStroke) {
    if fading.count == Self.mostFading { mark(fading.removeFirst()) }
    fading.append(stroke)
  }

  /// From when on ``advance(to:)`` changes something: maybe a moment that is over. Nil if nothing is to fade.
  public var nextFading: Timestamp? { fading.lazy.map(\.fades).min() }

  /// From when on ``advance(to:)`` finds a group dry, which changes no picture; nil while none is wet, or something is
  /// drawn that joins it.
  public var nextDrying: Timestamp? { joinedCount == 0 ? dry.top?.dries : nil }
}
