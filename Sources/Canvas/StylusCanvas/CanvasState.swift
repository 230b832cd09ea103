import CInterface
import CStylus
import InkCanvas
import InkDrawing
import InkEditing
import InkFitting
import InkGeometry
import InkRendering
import LinuxIO
import StylusModel
import WetInk

/// The application's view of a canvas: its drawing and its picture, tools, steps, and events. Under
/// one lock.
struct CanvasState {
  /// All pages, on transparent paper by default; the ink in the application's picture, and, if
  /// there is no separate wet ink, the open strokes. Its viewport is in logical units.
  private(set) var sheet: Sheet
  private(set) var tools = Toolset()
  private(set) var ruler = CanvasRuler()
  private(set) var strokes = CanvasStrokes()
  private(set) var events = CanvasEvents()
  /// In logical units, and pixels of one.
  private(set) var size: (width: Int, height: Int, scale: Int) = (0, 0, 1)
  /// The number of steps in documents that were open before.
  private var stepsBefore = 0
  var isReadOnly = false
  /// Whether strokes become shapes when the pen is held still.
  var straightens = true
  /// Whether the application handles undo: it has its own steps in addition to ours.
  var asksToUndo = false

  /// Logical units per millimeter at zoom 1.
  private static let unit = 96 / 25.4
  /// The range of zooms.
  static let zooms = 0.05...50.0

  init() {
    var viewport = Viewport(width: 0, height: 0, pixelsPerMillimeter: Self.unit)
    viewport.setLimits(Self.zooms)
    sheet = Sheet(viewport, buffers: 1)
  }

  /// Reports the effects of an action.
  private mutating func queueChangeEvents() {
    if !ruler.isLaid(on: sheet) { ruler.lay(on: &sheet, isShown: tools.showsRuler) }
    if sheet.canvas.isOutOfDate || strokes.isHanding { events.wantDrawing() }
    events.reportChanges(of: notebook, steps: stepsMade)
  }

  /// The next event; nil if there is none.
  mutating func nextEvent() -> stylus_canvas_event? { events.dequeue() }

  // MARK: The view

  /// Changes the size: the content in the upper left corner stays there.
  mutating func resize(_ size: (width: Int, height: Int, scale: Int)) {
    guard size != self.size else { return }
    self.size = size
    sheet.setSize(
      width: size.width, height: size.height, pixelsPerMillimeter: Self.unit, density: size.scale)
    queueChangeEvents()
  }

  /// Shows the page otherwise.
  mutating func setViewport(_ viewport: Viewport) {
    guard viewport != self.viewport else { return }
    sheet.setViewport(viewport)
    events.viewChanged()
    queueChangeEvents()
  }

  /// Shows inks as on paper of another brightness.
  mutating func setAppearance(_ appearance: Appearance) {
    sheet.setAppearance(appearance)
    queueChangeEvents()
  }

  // MARK: Commands

  /// Performs a command of docs/develop/canvas.md; a command that fails changes nothing.
  mutating func perform(_ command: CanvasCommand) throws(CError) {
    if isReadOnly, command.editsDrawing { throw .refused("the canvas is read-only") }
    if sheet.leavesPage(command) { try checkPens() }
    do throws(EditError) { try obey(command) } catch {
      throw .refused("\(error)")
    }
    switch command {
    case .picker:
      throw .unsupported("the picker is the program's. Fix: show a stylus_picker, or do not")
    default: queueChangeEvents()
    }
  }

  /// Performs an action of the picker; the application is asked to undo if it handles undo itself.
  mutating func performPressed(_ command: CanvasCommand) throws(CError) {
    guard asksToUndo, command == .undo || command == .redo else { return try perform(command) }
    events.queue(command == .undo ? STYLUS_CANVAS_UNDO_REQUESTED : STYLUS_CANVAS_REDO_REQUESTED)
  }

  private mutating func obey(_ command: CanvasCommand) throws(EditError) {
    if try tools.perform(command) {
      if case .ruler = command { return toolsChanged(isRulerOther: true) }
      return toolsChanged(isRulerOther: false)
    }
    var placed = shownRuler ?? Ruler(at: .zero)
    if placed.perform(command) {
      guard tools.showsRuler else { throw .noRuler }
      ruler.setPlace(placed)
      return rulerChanged()
    }
    let (shown, page, background) = (viewport, notebook.page.id, notebook.background)
    let steps = notebook.stepsMade
    guard try sheet.perform(command) else { return }
    if viewport != shown { events.viewChanged() }
    let isOtherPage = notebook.page.id != page || notebook.background != background
    if isOtherPage { events.queue(STYLUS_CANVAS_PAGE_CHANGED) }
    let isTurned = command == .undo || command == .redo
    if isOtherPage || isTurned || notebook.stepsMade > steps { events.drawingChanged() }
  }

  // MARK: Tools

  /// Sets other tools for it.
  mutating func choose(_ other: Toolset) {
    guard other != tools else { return }
    let isRulerOther = other.showsRuler != tools.showsRuler
    tools = other
    toolsChanged(isRulerOther: isRulerOther)
    queueChangeEvents()
  }

  private mutating func toolsChanged(isRulerOther: Bool) {
    if tools.tool != .lasso { sheet.deselect() }
    if isRulerOther { rulerChanged() }
    events.queue(STYLUS_CANVAS_TOOL_CHANGED)
  }

  /// Something is done to the ruler.
  mutating func moveRuler(_ body: (inout Ruler) -> Void) {
    guard let shown = shownRuler else { return }
    var moved = shown
    body(&moved)
    guard moved != shown else { return }
    ruler.setPlace(moved)
    rulerChanged()
    queueChangeEvents()
  }

  /// The ruler was shown, hidden, or moved.
  private mutating func rulerChanged() {
    if tools.showsRuler { ruler.bringIntoView(viewport) }
    ruler.lay(on: &sheet, isShown: tools.showsRuler)
    events.queue(STYLUS_CANVAS_RULER_CHANGED)
  }

  // MARK: Pages

  /// The number of steps made, regardless of their results.
  var stepsMade: Int { stepsBefore + notebook.stepsMade }

  /// Replaces all pages by those of a document, and shows its first page.
  mutating func openDocument(_ document: InkDocument) throws(CError) {
    try checkPens()
    stepsBefore = stepsMade
    sheet.restart(with: Notebook.pages(of: document, on: notebook.background))
    events.queue(STYLUS_CANVAS_PAGE_CHANGED)
    events.drawingChanged()
    queueChangeEvents()
  }

  mutating func replaceDrawing(with drawing: Drawing) {
    sheet.replaceDrawing(with: drawing)
    events.drawingChanged()
    queueChangeEvents()
  }

  /// The contents of the clipboard.
  mutating func setClipboard(_ drawing: Drawing) {
    _ = sheet.canvas.edit { editor in
      editor.clipboard = drawing
      return nil
    }
  }

  /// The paper of the page that is shown.
  var paper: PageBackground {
    get { notebook.background }
    set {
      guard newValue != notebook.background else { return }
      sheet.canvas.editPages { notebook in
        notebook.print(newValue)
        return nil
      }
      events.queue(STYLUS_CANVAS_PAGE_CHANGED)
    }
  }

  // MARK: Pictures

  /// The painting task for another thread; nil if there is none.
  mutating func nextPaintJob() -> PaintJob? { sheet.nextPaintJob() }

  /// The other thread is done.
  mutating func installPainted(_ painted: PaintedPart) {
    sheet.installPainted(painted)
    queueChangeEvents()
  }

  /// Brings pixels up to date.
  mutating func renderChanges(
    on pixels: inout MutableSpan<UInt32>, rowLength: Int, isNew: Bool
  ) -> Damage {
    if isNew {
      sheet.canvas.forget(buffer: 0)
      sheet.canvas.forgetPicture()
    }
    sheet.canvas.advance(to: .now)
    let layout = PixelLayout(
      bounds: sheet.canvas.bounds, rowLength: rowLength, order: .blueLowest)
    let changed = sheet.canvas.repair(buffer: 0, &pixels, layout: layout)
    events.pixelsDrawn(isFinished: strokes.underway == 0 && sheet.isSharp)
    return changed
  }

  /// The picture was drawn: returns the strokes that it now contains, which were wet until then.
  mutating func takeHanded() -> [StrokeID] { strokes.takeHanded() }
}

// Strokes.
extension CanvasState {
  /// The part of the application's next stroke; without a position, one that does not depend on it.
  mutating func nextPart(
    of end: stylus_canvas_pen_end, at place: Point?, _ now: Timestamp
  ) -> StrokePart {
    let begun = strokePart(of: end).begun(at: place ?? .zero, on: place == nil ? nil : shownRuler)
    guard case .draws(let style) = begun else { return begun }
    return .draws(strokes.distinguished(style, at: now))
  }

  /// A pen touches: a stroke begins on this canvas.
  ///
  /// - Parameter isWet: whether its ink, or the lasso's line, is on its own surface.
  mutating func begin(_ id: StrokeID, _ part: StrokePart, isWet: Bool) {
    strokes.strokeBegan()
    events.queue(STYLUS_CANVAS_BEGAN_USING_TOOL, id)
    switch part {
    case .erases: sheet.begin(id, part)
    case .selects: sheet.begin(id, part, drawsLine: !isWet)
    case .movesRuler: ruler.attachPen(id)
    case .draws:
      tools.recordUse()
      if !isWet { sheet.begin(id, part) }
    }
  }

  mutating func applySample(_ sample: FitSample, to id: StrokeID) {
    guard ruler.isHeld(by: id) else { return apply(.append(sample), to: id) }
    if let way = ruler.followPen(id, to: sample.location) { moveRuler { $0.move(by: way) } }
  }

  /// Applies a step to a stroke that is in the application's picture.
  mutating func apply(_ step: StrokeStep, to id: StrokeID) {
    if sheet.apply(step, to: id, at: .now) { queueChangeEvents() }
  }

  /// Strokes become shapes if their pens are held still.
  mutating func straightenHeld(at now: Timestamp) {
    if sheet.straighten(at: now) { queueChangeEvents() }
  }

  /// The pen was lifted; returns the stroke to be fitted.
  mutating func end(_ id: StrokeID, at time: Timestamp) -> FinishedStroke? {
    if isOther(id) {
      endOther(id)
      return nil
    }
    guard let stroke = sheet.record(of: id), sheet.apply(.end(time), to: id, at: .now) else {
      return nil
    }
    endWet(id, stroke.style, at: time)
    queueChangeEvents()
    return FinishedStroke(stroke)
  }

  /// A stroke whose ink is on its own surface was lifted, and must be fitted.
  mutating func endWet(_ id: StrokeID, _ style: StrokeStyle, at time: Timestamp) {
    strokes.penLifted(style, at: time)
    events.queue(STYLUS_CANVAS_ENDED_USING_TOOL, id)
  }

  private mutating func endOther(_ id: StrokeID) {
    let steps = sheet.canvas.editor.stepsMade
    if !ruler.detachPen(id) { sheet.finish(id) }
    cancelWet(id)
    if sheet.canvas.editor.stepsMade > steps { events.drawingChanged() }
    queueChangeEvents()
  }

  mutating func cancel(_ id: StrokeID) {
    guard ruler.detachPen(id) || sheet.cancel(id) else { return }
    cancelWet(id)
    queueChangeEvents()
  }

  /// A stroke whose ink was on its own surface is canceled.
  mutating func cancelWet(_ id: StrokeID) {
    strokes.strokeSettled()
    events.queue(STYLUS_CANVAS_ENDED_USING_TOOL, id)
  }

  /// The lasso's line on its own surface disappears when the picture shows the selection.
  mutating func handToPicture(_ id: StrokeID) { strokes.handToPicture(id) }

  /// A fit is done: the stroke is in the drawing, and in the picture when that is next drawn.
  mutating func addFitted(_ fitted: FittedStroke) {
    let id = fitted.stroke.id
    strokes.strokeSettled()
    if sheet.record(of: id) == nil {
      strokes.handToPicture(id)
      sheet.begin(id, .draws(fitted.stroke.style))
      sheet.apply(.end(fitted.stroke.lifted), to: id, at: .now)
    }
    sheet.finish(id, as: fitted.ink)
    // The ink is a separate step, which one undo restores.
    if let ink = fitted.ink, let shape = fitted.shape {
      sheet.canvas.edit { $0.replace(ink.id, with: [shape]) }
    }
    if fitted.ink != nil { events.drawingChanged() }
    queueChangeEvents()
  }
}
