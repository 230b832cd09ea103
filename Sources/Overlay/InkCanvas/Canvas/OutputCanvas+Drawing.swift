public import InkDrawing
public import InkEditing
import InkGeometry
import InkRendering
public import StylusModel

extension OutputCanvas {
  /// Takes back the last finished stroke, erasing, clearing, replacing or command, and shows the
  /// page where that is; false if there is none. 16 384 steps are kept. Strokes that are still wet
  /// are not touched.
  @discardableResult
  public mutating func undo() -> Bool { editPages { $0.undo() } }

  /// Does again what was undone last; false if nothing was, or something else was done since.
  @discardableResult
  public mutating func redo() -> Bool { editPages { $0.redo() } }

  /// Something was done on another output: what was undone before cannot be done again.
  public mutating func forgetUndone() { notebook.forgetUndone() }

  /// Does a command that is about pages or the drawing: docs/canvas.md, Commands. One that fails
  /// changes nothing.
  ///
  /// - Returns: false for a command that is about neither: nothing was done.
  @discardableResult
  public mutating func perform(_ command: CanvasCommand) throws(EditError) -> Bool {
    dropSelection()
    let areas = try notebook.perform(command)
    // Paper is drawn when the canvas is laid on it.
    return showChanges(command.printsPage ? ChangedAreas() : areas)
  }

  /// Does something with the pages; what it tells to be changed is drawn anew.
  @discardableResult
  public mutating func editPages(_ body: (inout Notebook) -> ChangedAreas?) -> Bool {
    dropSelection()
    return showChanges(body(&notebook))
  }

  /// Does something to the drawing, or to what is selected; what it tells to be changed is drawn
  /// anew.
  @discardableResult
  public mutating func edit(_ body: (inout Editor) -> ChangedAreas?) -> Bool {
    dropSelection()
    return showChanges(body(&editor))
  }

  /// A stroke was never there: neither in the drawing nor in the steps that can be undone or done
  /// again. No step.
  public mutating func forget(_ id: InkID) { editPages { $0.forget(id) } }

  /// The drawing is another where it is told; false if nothing is.
  @discardableResult
  mutating func showChanges(_ areas: ChangedAreas?) -> Bool {
    guard let areas else { return false }
    defer { showSelection() }
    let changed = Damage(where: areas, in: view, within: bounds)
    if !areas.isEmpty {
      dry.replace(with: drawing, differing: changed, renderer)
      drawingChanged(changed)
    }
    return true
  }
}

extension OutputCanvas {
  /// Lets ink fade that is to, and groups dry. Time never runs backwards: an earlier moment changes
  /// nothing.
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

  /// From when on ``advance(to:)`` changes something: maybe a moment that is over. Nil if nothing
  /// is to fade.
  public var nextFading: Timestamp? { fading.lazy.map(\.fades).min() }

  /// From when on ``advance(to:)`` finds a group dry, which changes no picture; nil while none is
  /// wet, or something is drawn that joins it.
  public var nextDrying: Timestamp? { joinedCount == 0 ? dry.top?.dries : nil }
}
