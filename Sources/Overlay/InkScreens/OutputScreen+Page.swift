import FramePacing
package import InkCanvas
package import InkDrawing
package import InkEditing
package import InkGeometry
import InkRendering
package import StylusModel
import StylusProtocol
package import ToolPicker

// Which part of a page is shown, and on what.
extension OutputScreen {
  /// From millimetres of the page to pixels, as it is to be shown.
  var view: AffineTransform {
    let scale = viewport.pixelsPerMillimetre
    return viewport.isReset ? .scale(x: scale, y: scale) : viewport.pixelTransform
  }

  /// Whether a board hides the windows: there is paper, and pens draw.
  package var hasBoard: Bool { shownBackground.paper != nil }

  /// What is seen where nothing is drawn.
  private var shownBackground: PageBackground {
    guard mode == .draw, let canvas else { return .clear }
    return canvas.notebook.background
  }

  /// How many times as large as it is the page is shown.
  package var shownZoom: Double { canvas?.zoom ?? 1 }

  /// From millimetres of the output to those of the page, as it is shown; nil: they are the same.
  var toPage: AffineTransform? {
    let scale = viewport.pixelsPerMillimetre
    guard let shown = canvas?.view, shown != .scale(x: scale, y: scale) else { return nil }
    return shown.inverse.map { AffineTransform.scale(x: scale, y: scale).then($0) }
  }

  /// From millimetres of the page to points of the output, as it is shown.
  package var toPoints: AffineTransform {
    let unit = 96 / 25.4 / viewport.pixelsPerMillimetre
    guard let shown = canvas?.view, toPage != nil else {
      return .scale(x: 96 / 25.4, y: 96 / 25.4)
    }
    return shown.then(.scale(x: unit, y: unit))
  }

  /// A ruler of the output on the page.
  func onPage(_ ruler: Ruler) -> Ruler { toPage.map { ruler.transformed(by: $0) } ?? ruler }

  /// Shows the page otherwise from now on: what there is of it at once, and sharp as soon as it can be.
  package func look(at now: Timestamp, _ body: (inout Viewport) throws(EditError) -> Void)
    throws(EditError)
  {
    needCanvas()
    try body(&viewport)
    showPage(at: now)
  }

  /// Has the canvas show the page as it is to be shown, as far as that can be done at once.
  func showPage(at now: Timestamp) {
    let background = shownBackground
    if let known = canvas?.background, known != background {
      canvas?.lay(on: background)
      deferPainting()
      pacer.inkChanged(sample: nil, at: now)
    }
    guard let (shown, size, count) = canvas.map({ ($0.view, $0.bounds, $0.drawing.count) }),
      shown != view, mayExchange, count <= PictureWork.fewStrokes
    else { return }
    makeCanvas(size.width, size.height, viewport.pixelsPerMillimetre)
    pacer.inkChanged(sample: nil, at: now)
  }

  /// Whether another picture may take the place of this one: a pen that erases or selects is not disturbed.
  private var mayExchange: Bool {
    strokes.allSatisfy { entry in
      if case .draws = entry.stroke.part { true } else { false }
    }
  }

  /// The canvas is another: what is under way goes on there.
  func canvasChanged() {
    // The new one shows none yet.
    shownFloat = nil
    barMark = nil
    let page = toPage
    for index in fitting.indices { fitting[index].remap(to: page) }
    for index in strokes.indices { strokes[index].remap(to: page) }
    for stroke in fitting + strokes { redraw(stroke) }
  }

  // MARK: Pictures that take longer than a frame

  /// Something large was changed.
  func deferPainting() {
    if var canvas = canvas.take() {
      work.deferChange(of: &canvas)
      self.canvas = canvas
    }
  }

  /// What another thread shall do now; nil: nothing, or it is busy.
  package func nextPaintJob() -> PaintJob? {
    // Each turn of the loop asks, and has nothing to do.
    guard overlay != nil, !work.isPainting,
      canvas?.view != view || !work.unsharp.isEmpty || canvas?.needsLifting == true,
      var canvas = canvas.take()
    else { return nil }
    let job = work.next(for: &canvas, showing: view, mayMove: mayExchange)
    self.canvas = canvas
    return job
  }

  /// It is done.
  package func take(_ painted: PaintedPart, at now: Timestamp) {
    guard var canvas = canvas.take() else { return }
    let picture = work.take(painted, for: &canvas)
    self.canvas = canvas
    pacer.inkChanged(sample: nil, at: now)
    // Of another moment it is good enough too: the next is on its way.
    guard let picture, mayExchange else { return }
    let zoom = picture.view.scale / viewport.pixelsPerMillimetre
    if let known = self.canvas.take() {
      self.canvas = OutputCanvas(showing: picture, zoom: zoom, resuming: known)
    }
    work.reset(picture, in: canvas.bounds)
    canvasChanged()
  }
}

extension AffineTransform {
  /// How much longer a similarity makes ways.
  fileprivate var scale: Double { Point(x: a, y: b).length }
}

// Pages.
extension OutputScreen {
  static let emptyNotebook = Notebook([NotebookPage(background: .clear)])

  /// All pages; one without ink while there is no canvas.
  package var notebook: Notebook { canvas?.notebook ?? Self.emptyNotebook }

  /// The ``Screens/beginStep()`` number of what undo would take back; nil if there is nothing.
  package var lastStep: UInt64? { canvas?.notebook.lastStep }

  /// The same of what redo would do again.
  package var nextStep: UInt64? { canvas?.notebook.nextStep }

  /// What is done from now on bears this number.
  func beginStep(_ number: UInt64) { canvas?.stepNumber = number }

  /// Something was done on another output, or here.
  package func forgetUndone() { canvas?.forgetUndone() }

  /// All pages as they are kept.
  package var document: InkDocument {
    notebook.document(plain: [.clear]) ?? InkDocument(ink)
  }

  /// What the picker tells of it.
  package var pickerPage: PickerPage { PickerPage(notebook, in: viewport) }

  /// How many strokes lie on all pages.
  package var strokeCount: Int {
    canvas?.notebook.pages.reduce(0) { $0 + $1.editor.drawing.count } ?? 0
  }

  /// Does a command about pages, or paper.
  ///
  /// - Throws: why it cannot be done, now or as soon as the strokes are dry that it would wait for.
  package func turn(_ command: CanvasCommand, at now: Timestamp) throws(CommandRefusal) {
    needCanvas()
    if command.printsPage || (!isWet && waitingTurns.isEmpty) {
      do throws(EditError) { try turnNow(command, at: now) } catch { throw .cannot(error) }
      return
    }
    guard !isPenDown else { throw .penDown }
    try check(command)
    waitingTurns.append(command)
  }

  /// Whether strokes are not yet in the drawing of the page that is shown.
  private var isWet: Bool { !strokes.isEmpty || !fitting.isEmpty }
  private var isPenDown: Bool { strokes.contains { $0.stroke.lifted == nil } }

  /// Whether a command that waits can be done, as far as is known.
  private func check(_ command: CanvasCommand) throws(CommandRefusal) {
    var trial = notebook
    do throws(EditError) {
      for earlier in waitingTurns { _ = try? trial.perform(earlier) }
      _ = try trial.perform(command)
    } catch {
      throw .cannot(error)
    }
  }

  /// Whether pages can be turned that were to be.
  package var isReadyToTurn: Bool { !waitingTurns.isEmpty && !isWet }

  /// Does what waited.
  package func turnWaiting(at now: Timestamp) {
    let turns = waitingTurns
    waitingTurns = []
    // What was possible when it was asked for may not be any more.
    for command in turns { try? turnNow(command, at: now) }
  }

  /// Takes a step back, or does it again; false if there is none. What would turn the page waits until strokes are dry.
  func step(_ command: CanvasCommand, at now: Timestamp) -> Bool {
    guard let canvas else { return false }
    let stays = canvas.notebook.staysOnPage(undoing: command == .undo)
    if !stays, isWet {
      guard !isPenDown else { return false }
      waitingTurns.append(command)
      return true
    }
    do throws(EditError) { try turnNow(command, at: now) } catch { return false }
    return true
  }

  private func turnNow(_ command: CanvasCommand, at now: Timestamp) throws(EditError) {
    guard canvas != nil else { return }
    try canvas?.perform(command)
    show(at: now)
  }

  private func show(at now: Timestamp) {
    pagesVersion += 1
    showPage(at: now)
    deferPainting()
    pacer.inkChanged(sample: nil, at: now)
  }

  /// There are these pages to begin with, in millimetres, of which one is shown; nothing of them can be undone.
  package func begin(with document: InkDocument, page: Int = 0, at now: Timestamp) {
    guard canvas == nil, document != InkDocument(Drawing()) else { return }
    var pages = Notebook(Notebook.pages(of: document, on: .clear))
    try? pages.showPage(page)
    needCanvas(with: pages)
    pacer.inkChanged(sample: nil, at: now)
  }

  /// Puts pages in the place of all that there are: one step. One page without paper is ink in the place of ink.
  package func replacePages(with document: InkDocument, at now: Timestamp) {
    guard document.pages.count > 1 || document.pages[0].background != nil || !notebook.isPlain
    else { return replaceInk(with: document.pages[0].drawing, at: now) }
    needCanvas()
    canvas?.editPages { notebook in
      notebook.replacePages(with: Notebook.pages(of: document, on: .clear))
      return .everywhere
    }
    show(at: now)
  }
}
