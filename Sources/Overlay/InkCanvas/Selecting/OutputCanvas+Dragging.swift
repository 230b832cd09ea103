import InkDrawing
import InkEditing
import InkGeometry
import InkRendering

// What is selected follows a pen.
extension OutputCanvas {
  /// Fewer strokes are drawn apart when the pen touches them; of more the picture is made before,
  /// by another thread, if there is one: ``isPaintedElsewhere``.
  static let fewLifted = 256
  /// Of more it is made when the pen touches: it takes longer than anybody waits for something
  /// else.
  private static let mostPrepared = 20_000

  /// What a pen would lift now.
  private var liftMark: LiftMark {
    LiftMark(selection: selectionNumber, version: drawingVersion)
  }

  /// Whether what is selected must be drawn apart by another thread, before a pen can drag it.
  public var needsLifting: Bool {
    guard isLeftToOthers, lifted == nil, prepared?.mark != liftMark else { return false }
    return waitsForLifting || notebook.selection.ids.count <= Self.mostPrepared
  }

  private var isLeftToOthers: Bool {
    isPaintedElsewhere && notebook.selection.ids.count > Self.fewLifted
  }

  /// Whether a pen drags what is selected.
  var isDragging: Bool { selecting?.drags != nil }

  /// Whether a pen waits for that.
  var waitsForLifting: Bool { selecting?.waits == true }

  /// What another thread needs for it.
  var liftToPrepare: LiftToPrepare {
    LiftToPrepare(
      mark: liftMark, editor: editor, outline: selectionLines, view: view, bounds: bounds,
      appearance: appearance, background: background)
  }

  /// It is ready.
  mutating func installPrepared(_ prepared: PreparedLift) {
    guard prepared.mark == liftMark, lifted == nil else { return }
    guard waitsForLifting else {
      self.prepared = prepared
      return
    }
    selecting?.waits = false
    liftSelection(prepared)
    moveLifted()
  }

  /// What was prepared is not what is selected now.
  mutating func forgetPrepared() {
    if let mark = prepared?.mark, mark != liftMark { prepared = nil }
  }

  /// A pen touches what is selected.
  mutating func liftSelection() {
    if let ready = prepared.take(), ready.mark == liftMark { return liftSelection(ready) }
    if isLeftToOthers {
      selecting?.waits = true
    } else if let ready = liftToPrepare.prepared() {
      liftSelection(ready)
    }
  }

  /// Nobody else shall hold it, or its picture is copied.
  private mutating func liftSelection(_ ready: consuming PreparedLift) {
    settleGroup()
    endSettling(within: bounds)
    editor.lift(ready.ink)
    if case .moves = selecting?.drags { ready.picture.drawOutline(selectionLines, &renderer) }
    dry.replace(with: ready.ink.rest, ready.pixels, in: ready.area)
    drawingChanged(Damage(ready.area))
    lifted = ready.picture
    showSelection()
  }

  /// What a pen drags is where that is now.
  mutating func moveLifted() {
    guard let pen = selecting, var picture = lifted.take() else { return }
    mark(picture.box)
    drag(by: pen)
    let moved = editor.lifted?.transform ?? .identity
    if let back = view.inverse { picture.bring(by: back.then(moved).then(view)) }
    mark(picture.box)
    lifted = picture
    if case .grips = pen.drags { showSelection() }
  }

  private mutating func drag(by pen: SelectingPen) {
    guard let start = pen.places.first, let place = pen.places.last else { return }
    switch pen.drags {
    case .moves: editor.drag(to: .translation(place - start))
    case .grips(let grip, let frame):
      editor.drag(to: frame.transform(grip, from: start, to: place))
    case nil: break
    }
  }

  // MARK: Dropping

  /// A pen that drags is lifted.
  mutating func drop(_ pen: SelectingPen) {
    guard pen.waits else { return putDownSelection() }
    // Nobody has seen it lie elsewhere.
    guard editor.lift() else { return }
    drag(by: pen)
    showChanges(editor.drop())
  }

  /// What follows a pen stays where it is, before anything else is done to the drawing.
  mutating func dropSelection() {
    guard let pen = selecting, pen.waits else { return putDownSelection() }
    selecting?.waits = false
    drop(pen)
  }

  mutating func cancelSelecting() {
    guard let pen = selecting.take() else { return }
    if let place = wetIndex(of: pen.id) { removeWet(place) }
    guard pen.drags != nil else { return }
    editor.cancelDragging()
    guard var picture = lifted.take() else { return }
    mark(picture.box)
    picture.bring(by: .identity)
    lifted = picture
    putDown(ChangedAreas())
  }

  private mutating func putDownSelection() {
    guard lifted != nil else { return }
    putDown(editor.drop())
  }

  /// The picture is that of the drawing again.
  private mutating func putDown(_ areas: ChangedAreas) {
    guard let picture = lifted.take() else { return }
    var changed = Damage(where: areas, in: view, within: bounds)
    changed.add(picture.box.intersection(bounds))
    changed.add(picture.home.intersection(bounds))
    dry.replace(with: drawing, differing: changed, renderer)
    drawingChanged(changed)
    if isLeftToOthers { dropped = picture }
    showSelection()
  }

  // MARK: Settling

  /// What must be drawn again is left to another thread; what was dropped there is seen until then
  /// as it followed the pen.
  mutating func leaveDropped(within left: Damage) {
    guard let picture = dropped.take() else { return }
    settling = SettlingPicture(picture, within: PaintJob.squares(of: left, in: bounds))
  }

  /// Where something else changes by now, what was dropped is drawn at once.
  mutating func endSettling(within rect: PixelRect) {
    for square in settling?.dropSquares(within: rect) ?? [] { dry.spoil(square) }
    forgetSettled()
  }

  /// Where the drawing's own picture is there, what was dropped is not seen any more.
  mutating func endSettling(in rect: PixelRect) {
    settling?.dropSquares(in: rect)
    forgetSettled()
  }

  private mutating func forgetSettled() { if settling?.isOver == true { settling = nil } }
}
