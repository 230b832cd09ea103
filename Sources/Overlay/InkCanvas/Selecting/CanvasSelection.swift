import InkDrawing
import InkEditing
import InkFitting
import InkGeometry
import InkRendering
import StylusModel

/// What is selected on a canvas as it is seen: the line around it, and its own picture while it
/// follows a pen; and the pen that selects it.
///
/// A pen that touches selects with a lasso or a tap, or drags what is selected. What it drags is
/// lifted out of the drawing's picture, dropped when the pen is lifted or something else is done to
/// the drawing, and settles: until another thread has drawn it where it lies now, it is seen as it
/// followed the pen.
struct CanvasSelection: Sendable {
  /// How many times as large as in life the page is shown: lines around what is selected are as
  /// thick at any zoom.
  let zoom: Double
  /// Whether another thread makes pictures of much ink.
  var isPaintedElsewhere = false
  /// Another one whenever something else may be selected, or what is may be elsewhere.
  private(set) var number: UInt64
  /// The pen that selects, if one does.
  private(set) var pen: SelectingPen?
  /// What is selected, ready to be lifted.
  private(set) var prepared: PreparedLift?
  /// What is selected, while it follows the pen.
  private(set) var lifted: LiftedPicture?
  /// What was dropped since the last picture.
  private var dropped: LiftedPicture?
  /// What was dropped before, until its ink is drawn where it lies now.
  private(set) var settling: SettlingPicture?
  /// The line around what is selected, while it does not follow the pen, and where that is.
  private var outline: [Stroke] = []
  private var outlineBox = PixelRect.empty

  /// Fewer strokes are drawn apart when the pen touches them; of more the picture is made before,
  /// by another thread, if there is one.
  static let fewLifted = 256
  /// Of more it is made when the pen touches: it takes longer than anybody waits for something
  /// else.
  private static let mostPrepared = 20_000

  /// Nothing is selected yet.
  init(zoom: Double, number: UInt64 = 0, isPaintedElsewhere: Bool = false) {
    precondition(zoom > 0, "a zoom is positive")
    (self.zoom, self.number) = (zoom, number)
    self.isPaintedElsewhere = isPaintedElsewhere
  }

  // MARK: The line around it

  /// What is selected is another, or elsewhere: the line around it and its handles are drawn anew.
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

  /// The line and the handles; while it is moved they are in its picture, while it is gripped there
  /// is a plain frame.
  private func shownOutline(_ editor: Editor) -> [Stroke] {
    guard lifted != nil else { return lines(of: editor) }
    return pen?.isGripping == true ? frame(of: editor)?.strokes ?? [] : []
  }

  /// The line around what is selected, and its handles.
  private func lines(of editor: Editor) -> [Stroke] {
    SelectionOutline.dashedOutline(of: editor, zoom: zoom) + (frame(of: editor)?.strokes ?? [])
  }

  /// The frame around what is selected, with its handles; nil if nothing is.
  func frame(of editor: Editor) -> SelectionFrame? { SelectionFrame(editor, zoom: zoom) }

  /// Lays what is dragged, what settles and the line over what a rectangle shows.
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
  /// Whether a pen drags what is selected.
  var isDragging: Bool { pen?.drags != nil }

  /// A pen touches; false if another selects already.
  mutating func landPen(_ id: StrokeID, parts: Bool, isDrawn: Bool) -> Bool {
    guard pen == nil else { return false }
    pen = SelectingPen(id, parts: parts, isDrawn: isDrawn)
    return true
  }

  /// What a pen does with what is selected, if it touches there.
  func drag(at place: Point, in editor: Editor) -> SelectingPen.Drag? {
    if let frame = frame(of: editor), let grip = frame.grip(at: place) {
      return .grips(grip, frame)
    }
    return editor.isSelected(at: place) ? .moves : nil
  }

  /// The pen went on.
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

  /// A pen touches what is selected, or begins a lasso.
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

  /// The pen is lifted: it selected something, or drops what it dragged.
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

  /// The pen never counted.
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
  /// What a pen would lift now.
  private func liftMark(_ version: UInt64) -> LiftMark {
    LiftMark(selection: number, version: version)
  }

  /// Whether what is selected must be drawn apart by another thread, before a pen can drag it.
  func needsLifting(_ notebook: Notebook, version: UInt64) -> Bool {
    guard isLeftToOthers(notebook), lifted == nil, prepared?.mark != liftMark(version) else {
      return false
    }
    return waitsForLifting || notebook.selection.ids.count <= Self.mostPrepared
  }

  private func isLeftToOthers(_ notebook: Notebook) -> Bool {
    isPaintedElsewhere && notebook.selection.ids.count > Self.fewLifted
  }

  /// Whether a pen waits for that.
  var waitsForLifting: Bool { pen?.waits == true }

  /// What another thread needs for it.
  func liftToPrepare(_ editor: Editor, _ picture: CanvasPicture) -> LiftToPrepare {
    LiftToPrepare(
      mark: liftMark(picture.dry.version), editor: editor, outline: lines(of: editor),
      view: picture.view, bounds: picture.bounds, appearance: picture.renderer.appearance,
      background: picture.background)
  }

  /// It is ready.
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

  /// A pen touches what is selected.
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

  /// Nobody else shall hold it, or its picture is copied.
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

  /// What a pen drags is where that is now.
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
  /// What follows a pen stays where it is, before anything else is done to the drawing.
  mutating func dropDragged(_ notebook: inout Notebook, _ picture: inout CanvasPicture) {
    guard let pen, pen.waits else { return putDown(&notebook, &picture) }
    self.pen?.waits = false
    drop(pen, &notebook, &picture)
  }

  private mutating func drop(
    _ pen: SelectingPen, _ notebook: inout Notebook, _ picture: inout CanvasPicture
  ) {
    guard pen.waits else { return putDown(&notebook, &picture) }
    // Nobody has seen it lie elsewhere.
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

  /// The picture is that of the drawing again.
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

  /// The drawing is another where it is told; what is selected may be, too.
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
  /// A picture is made: what was dropped is drawn in it.
  mutating func forgetDropped() { dropped = nil }

  /// A change of more pixels than that is left to another thread: any, if something was dropped.
  func mostDrawnAtOnce(_ pixels: Int) -> Int { dropped == nil ? pixels : 0 }

  /// What must be drawn again is left to another thread; what was dropped there is seen until then
  /// as it followed the pen.
  mutating func settleDropped(within left: Damage, in bounds: PixelRect) {
    guard let known = dropped.take() else { return }
    settling = SettlingPicture(known, within: PaintJob.squares(of: left, in: bounds))
  }

  /// Where the drawing changes, what was dropped is drawn at once, unless all of that is left to
  /// another thread.
  mutating func makeWay(for changed: Damage, _ picture: inout CanvasPicture) {
    guard settling != nil, changed.area < PictureWork.largeChange else { return }
    for rect in changed { endSettling(within: rect, &picture) }
  }

  private mutating func endSettling(within rect: PixelRect, _ picture: inout CanvasPicture) {
    for square in settling?.dropSquares(within: rect) ?? [] { picture.spoil(square) }
    forgetSettled()
  }

  /// Where the drawing's own picture is there, what was dropped is not seen any more.
  mutating func endSettling(in rect: PixelRect) {
    settling?.dropSquares(in: rect)
    forgetSettled()
  }

  private mutating func forgetSettled() { if settling?.isOver == true { settling = nil } }
}
