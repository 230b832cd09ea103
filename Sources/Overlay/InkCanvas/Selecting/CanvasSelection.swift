import InkDrawing
import InkEditing
import InkFitting
import InkGeometry
import InkRendering
import StylusModel

/// The visible state of the selection on a canvas: its outline, its own picture while it follows a
/// pen, and the pen that selects.
///
/// A pen selects with a lasso or a tap, or drags the selection. The dragged selection is lifted out
/// of the drawing's picture. It is dropped when the pen is lifted or when the drawing is edited,
/// and then settles: until another thread has drawn it in its new position, it is shown as it
/// followed the pen.
struct CanvasSelection: Sendable {
  /// The zoom factor of the page; the lines around the selection have the same thickness at any
  /// zoom.
  let zoom: Double
  /// Whether another thread draws pictures with much ink.
  var isPaintedElsewhere = false
  /// A number that changes whenever the selection may have changed or moved.
  private(set) var number: UInt64
  /// The pen that selects, if any.
  private(set) var pen: SelectingPen?
  /// The selection, ready to be lifted.
  private(set) var prepared: PreparedLift?
  /// The selection while it follows the pen.
  private(set) var lifted: LiftedPicture?
  /// The selection that was dropped since the last picture.
  private var dropped: LiftedPicture?
  /// The selection that was dropped before, until its ink is drawn in its new position.
  private(set) var settling: SettlingPicture?
  /// The outline of the selection while it does not follow the pen, and the area of the outline.
  private var outline: [Stroke] = []
  private var outlineBox = PixelRect.empty

  /// The number of strokes below which the selection is drawn separately when the pen touches it;
  /// for more, another thread, if there is one, makes the picture in advance.
  static let fewLifted = 256
  /// The number of strokes above which the picture is made only when the pen touches, because it
  /// would delay other work too long.
  private static let mostPrepared = 20_000

  /// Creates an empty selection.
  init(zoom: Double, number: UInt64 = 0, isPaintedElsewhere: Bool = false) {
    precondition(zoom > 0, "a zoom is positive")
    (self.zoom, self.number) = (zoom, number)
    self.isPaintedElsewhere = isPaintedElsewhere
  }

  // MARK: The line around it

  /// Updates the outline and its handles after the selection changed or moved.
  mutating func showOutline(_ notebook: Notebook, _ picture: inout CanvasPicture) {
    number &+= 1
    if let mark = prepared?.mark, mark != liftMark(picture.dry.version) { prepared = nil }
    let outline = shownOutline(notebook.editor)
    guard !outline.isEmpty || !outlineBox.isEmpty else { return }
    picture.damage.mark(outlineBox)
    self.outline = outline
    outlineBox = outline.reduce(PixelRect.empty) {
      $0.union(PixelRect(of: $1, in: picture.renderer))
    }
    picture.damage.mark(outlineBox)
  }

  /// Returns the visible outline and handles. While the selection is moved, they are in its
  /// picture; while a handle is held, only a plain frame is shown.
  private func shownOutline(_ editor: Editor) -> [Stroke] {
    guard lifted != nil else { return lines(of: editor) }
    return pen?.isGripping == true ? frame(of: editor)?.strokes ?? [] : []
  }

  /// Returns the outline of the selection and its handles.
  private func lines(of editor: Editor) -> [Stroke] {
    SelectionOutline.dashedOutline(of: editor, zoom: zoom) + (frame(of: editor)?.strokes ?? [])
  }

  /// Returns the frame around the selection with its handles; nil if nothing is selected.
  func frame(of editor: Editor) -> SelectionFrame? { SelectionFrame(editor, zoom: zoom) }

  /// Draws the dragged and the settling selection and the outline over the contents of a rectangle.
  func paintSelected(
    _ rect: PixelRect, on pixels: inout MutableSpan<UInt32>, _ layout: PixelLayout,
    _ renderer: inout InkRenderer
  ) {
    settling?.paint(rect, on: &pixels, layout)
    lifted?.paint(rect, on: &pixels, layout)
    if outlineBox.touches(rect) { renderer.draw(outline, on: &pixels, layout: layout, clip: rect) }
  }
}

// The pen.
extension CanvasSelection {
  /// Whether a pen drags the selection.
  var isDragging: Bool { pen?.drags != nil }

  /// Begins with a pen; false if another one is already selecting.
  mutating func landPen(_ id: StrokeID, parts: Bool, isDrawn: Bool) -> Bool {
    guard pen == nil else { return false }
    pen = SelectingPen(id, parts: parts, isDrawn: isDrawn)
    return true
  }

  /// Returns what a pen would do with the selection if it touched this point.
  func drag(at place: Point, in editor: Editor) -> SelectingPen.Drag? {
    if let frame = frame(of: editor), let grip = frame.grip(at: place) {
      return .grips(grip, frame)
    }
    return editor.isSelected(at: place) ? .moves : nil
  }

  /// Reports that the pen moved.
  mutating func movePen(
    to sample: FitSample, _ notebook: inout Notebook, _ picture: inout CanvasPicture
  ) {
    guard let (id, count) = pen.map({ ($0.id, $0.places.count) }),
      sample.location.isFinite, count < SelectingPen.mostPlaces
    else { return }
    pen?.places.append(sample.location)
    if count == 0 { chooseDrag(at: sample.location, &notebook, &picture) }
    if pen?.drags != nil {
      bringLifted(&notebook, &picture)
    } else {
      picture.updateStroke(id) { $0.appendSample(sample) }
    }
  }

  /// Decides whether a pen drags the selection or begins a lasso.
  private mutating func chooseDrag(
    at place: Point, _ notebook: inout Notebook, _ picture: inout CanvasPicture
  ) {
    let drags = drag(at: place, in: notebook.editor)
    pen?.drags = drags
    guard let pen else { return }
    if pen.drags != nil {
      liftSelected(&notebook, &picture)
    } else if pen.isDrawn {
      // The lasso's line is wet ink that never dries.
      _ = picture.openStroke(pen.id, .lasso(zoom: zoom))
    }
  }

  /// Reports that the pen was lifted: it selects something, or drops what it dragged.
  mutating func raisePen(_ notebook: inout Notebook, _ picture: inout CanvasPicture) {
    guard let pen = pen.take() else { return }
    if pen.drags != nil { return drop(pen, &notebook, &picture) }
    picture.closeStroke(pen.id)
    guard let first = pen.places.first else { return }
    if pen.tapped(zoom: zoom) {
      notebook.editor.select(at: first)
    } else {
      notebook.editor.select(lasso: pen.places, parts: pen.parts)
    }
    showOutline(notebook, &picture)
  }

  /// Reports that the pen was canceled.
  mutating func cancelPen(_ notebook: inout Notebook, _ picture: inout CanvasPicture) {
    guard let pen = pen.take() else { return }
    picture.closeStroke(pen.id)
    guard pen.drags != nil else { return }
    notebook.editor.cancelDragging()
    guard lifted != nil else { return }
    if let box = lifted?.box { picture.damage.mark(box) }
    lifted?.bring(by: .identity)
    restorePicture(ChangedAreas(), notebook, &picture)
  }
}

// Lifting and dragging.
extension CanvasSelection {
  /// Returns an identifier of the ink that a pen would lift now.
  private func liftMark(_ version: UInt64) -> LiftMark {
    LiftMark(selection: number, version: version)
  }

  /// Returns whether another thread must draw the selection separately before a pen can drag it.
  func needsLifting(_ notebook: Notebook, version: UInt64) -> Bool {
    guard isLeftToOthers(notebook), lifted == nil, prepared?.mark != liftMark(version) else {
      return false
    }
    return waitsForLifting || notebook.selection.ids.count <= Self.mostPrepared
  }

  private func isLeftToOthers(_ notebook: Notebook) -> Bool {
    isPaintedElsewhere && notebook.selection.ids.count > Self.fewLifted
  }

  /// Whether a pen is waiting for that.
  var waitsForLifting: Bool { pen?.waits == true }

  /// Returns the data that the other thread needs.
  func liftToPrepare(_ editor: Editor, _ picture: CanvasPicture) -> LiftToPrepare {
    LiftToPrepare(
      mark: liftMark(picture.dry.version), editor: editor, outline: lines(of: editor),
      view: picture.view, bounds: picture.bounds, appearance: picture.renderer.appearance,
      background: picture.background)
  }

  /// Accepts the result of the other thread.
  mutating func acceptLift(
    _ ready: PreparedLift, _ notebook: inout Notebook, _ picture: inout CanvasPicture
  ) {
    guard ready.mark == liftMark(picture.dry.version), lifted == nil else { return }
    guard waitsForLifting else {
      prepared = ready
      return
    }
    pen?.waits = false
    liftPrepared(ready, &notebook, &picture)
    bringLifted(&notebook, &picture)
  }

  /// Lifts the selection when a pen touches it.
  private mutating func liftSelected(_ notebook: inout Notebook, _ picture: inout CanvasPicture) {
    if let ready = prepared.take(), ready.mark == liftMark(picture.dry.version) {
      return liftPrepared(ready, &notebook, &picture)
    }
    if isLeftToOthers(notebook) {
      pen?.waits = true
    } else if let ready = liftToPrepare(notebook.editor, picture).prepared() {
      liftPrepared(ready, &notebook, &picture)
    }
  }

  /// There must be no other reference to it; otherwise its picture would be copied.
  private mutating func liftPrepared(
    _ ready: consuming PreparedLift, _ notebook: inout Notebook, _ picture: inout CanvasPicture
  ) {
    picture.flattenGroup()
    endSettling(within: picture.bounds, &picture)
    notebook.editor.lift(ready.ink)
    if case .moves = pen?.drags {
      ready.picture.drawOutline(lines(of: notebook.editor), &picture.renderer)
    }
    picture.replaceDrawing(with: ready.ink.rest, ready.pixels, in: ready.area)
    lifted = ready.picture
    showOutline(notebook, &picture)
  }

  /// Moves the dragged selection to its current position.
  private mutating func bringLifted(_ notebook: inout Notebook, _ picture: inout CanvasPicture) {
    guard let pen, let box = lifted?.box else { return }
    picture.damage.mark(box)
    if let transform = pen.transform { notebook.editor.drag(to: transform) }
    let moved = notebook.editor.lifted?.transform ?? .identity
    let view = picture.view
    if let back = view.inverse { lifted?.bring(by: back.then(moved).then(view)) }
    if let box = lifted?.box { picture.damage.mark(box) }
    if pen.isGripping { showOutline(notebook, &picture) }
  }
}

// Dropping.
extension CanvasSelection {
  /// Drops the dragged selection in its position before the drawing is edited.
  mutating func dropDragged(_ notebook: inout Notebook, _ picture: inout CanvasPicture) {
    guard let pen, pen.waits else { return putDown(&notebook, &picture) }
    self.pen?.waits = false
    drop(pen, &notebook, &picture)
  }

  private mutating func drop(
    _ pen: SelectingPen, _ notebook: inout Notebook, _ picture: inout CanvasPicture
  ) {
    guard pen.waits else { return putDown(&notebook, &picture) }
    // It has not been shown in another position yet.
    guard notebook.editor.lift() else { return }
    if let transform = pen.transform { notebook.editor.drag(to: transform) }
    let areas = notebook.editor.drop()
    showEdited(areas, notebook, &picture)
  }

  private mutating func putDown(_ notebook: inout Notebook, _ picture: inout CanvasPicture) {
    guard lifted != nil else { return }
    let areas = notebook.editor.drop()
    restorePicture(areas, notebook, &picture)
  }

  /// Restores the picture of the drawing.
  private mutating func restorePicture(
    _ areas: ChangedAreas, _ notebook: Notebook, _ picture: inout CanvasPicture
  ) {
    guard let known = lifted.take() else { return }
    var changed = Damage(where: areas, in: picture.view, within: picture.bounds)
    changed.add(known.box.intersection(picture.bounds))
    changed.add(known.home.intersection(picture.bounds))
    makeWay(for: changed, &picture)
    picture.replaceDrawing(with: notebook.drawing, differing: changed)
    if isLeftToOthers(notebook) { dropped = known }
    showOutline(notebook, &picture)
  }

  /// Redraws the drawing in the changed areas; the selection may have changed as well.
  mutating func showEdited(
    _ areas: ChangedAreas, _ notebook: Notebook, _ picture: inout CanvasPicture
  ) {
    if !areas.isEmpty {
      let changed = Damage(where: areas, in: picture.view, within: picture.bounds)
      makeWay(for: changed, &picture)
      picture.replaceDrawing(with: notebook.drawing, differing: changed)
    }
    showOutline(notebook, &picture)
  }
}

// Settling.
extension CanvasSelection {
  /// Forgets what was dropped, because a picture was made that contains it.
  mutating func forgetDropped() { dropped = nil }

  /// Returns the number of pixels above which a change is left to another thread: 0, if something
  /// was dropped.
  func mostDrawnAtOnce(_ pixels: Int) -> Int { dropped == nil ? pixels : 0 }

  /// Leaves these areas to another thread; the dropped selection is shown there as it followed the
  /// pen until then.
  mutating func settleDropped(within left: Damage, in bounds: PixelRect) {
    guard let known = dropped.take() else { return }
    settling = SettlingPicture(known, within: PaintJob.squares(of: left, in: bounds))
  }

  /// Draws the dropped selection at once where the drawing changes, unless the whole change is left
  /// to another thread.
  mutating func makeWay(for changed: Damage, _ picture: inout CanvasPicture) {
    guard settling != nil, changed.area < PictureWork.largeChange else { return }
    for rect in changed { endSettling(within: rect, &picture) }
  }

  private mutating func endSettling(within rect: PixelRect, _ picture: inout CanvasPicture) {
    for square in settling?.dropSquares(within: rect) ?? [] { picture.spoil(square) }
    forgetSettled()
  }

  /// Stops showing the dropped selection where the drawing's own picture is available.
  mutating func endSettling(in rect: PixelRect) {
    settling?.dropSquares(in: rect)
    forgetSettled()
  }

  private mutating func forgetSettled() { if settling?.isOver == true { settling = nil } }
}
