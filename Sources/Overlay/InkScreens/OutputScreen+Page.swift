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
  /// Whether a board hides the windows: there is paper, and pens draw.
  package var hasBoard: Bool { shownBackground.paper != nil }

  /// What is seen where nothing is drawn.
  private var shownBackground: PageBackground {
    mode == .draw && sheet.hasPicture ? notebook.background : .clear
  }

  /// How many times as large as it is the page is shown.
  package var shownZoom: Double { sheet.canvas.zoom }

  /// From millimetres of the output to those of the page, as it is shown; nil: they are the same.
  var toPage: AffineTransform? {
    let scale = viewport.pixelsPerMillimetre
    guard sheet.hasPicture, sheet.canvas.view != .scale(x: scale, y: scale) else { return nil }
    return sheet.canvas.view.inverse.map { AffineTransform.scale(x: scale, y: scale).then($0) }
  }

  /// From millimetres of the page to points of the output, as it is shown.
  package var toPoints: AffineTransform {
    let unit = 96 / 25.4 / viewport.pixelsPerMillimetre
    guard toPage != nil else { return .scale(x: 96 / 25.4, y: 96 / 25.4) }
    return sheet.canvas.view.then(.scale(x: unit, y: unit))
  }

  /// A ruler of the output on the page.
  func onPage(_ ruler: Ruler) -> Ruler { toPage.map { ruler.transformed(by: $0) } ?? ruler }

  /// Has the canvas show the page as it is to be shown, as far as that can be done at once.
  func showPage(at now: Timestamp) {
    let background = shownBackground
    if sheet.hasPicture, sheet.canvas.background != background {
      sheet.canvas.lay(on: background)
      sheet.deferPainting()
      pacer.inkChanged(sample: nil, at: now)
    }
    sheet.catchUp()
    if pictureMayBeOther() { pacer.inkChanged(sample: nil, at: now) }
  }

  /// Sees to what lies on the page, and to where pens are on it, if it has another picture.
  ///
  /// - Returns: whether it has.
  @discardableResult func pictureMayBeOther() -> Bool {
    guard sheet.pictureNumber != shownPicture else { return false }
    shownPicture = sheet.pictureNumber
    // The new one shows none yet.
    shownFloat = nil
    barMark = nil
    let page = toPage
    for index in strokes.indices { strokes[index].remap(to: page) }
    return true
  }

  // MARK: Pictures that take longer than a frame

  /// What another thread shall do now; nil: nothing, or it is busy.
  package func nextPaintJob() -> PaintJob? {
    overlay == nil ? nil : sheet.nextPaintJob()
  }

  /// It is done.
  package func installPainted(_ painted: PaintedPart, at now: Timestamp) {
    sheet.installPainted(painted)
    pictureMayBeOther()
    pacer.inkChanged(sample: nil, at: now)
  }
}

// Pages.
extension OutputScreen {
  /// All pages.
  package var notebook: Notebook { sheet.notebook }

  /// The ``Screens/beginStep()`` number of what undo would take back; nil if there is nothing.
  package var lastStep: UInt64? { sheet.canvas.notebook.lastStep }

  /// The same of what redo would do again.
  package var nextStep: UInt64? { sheet.canvas.notebook.nextStep }

  /// What is done from now on bears this number.
  func beginStep(_ number: UInt64) { sheet.canvas.stepNumber = number }

  /// Something was done on another output, or here.
  package func forgetUndone() { sheet.canvas.forgetUndone() }

  /// All pages as they are kept.
  package var document: InkDocument {
    notebook.document(plain: [.clear]) ?? InkDocument(ink)
  }

  /// What the picker tells of it.
  package var pickerPage: PickerPage { PickerPage(notebook, in: viewport) }

  /// How many strokes lie on all pages.
  package var strokeCount: Int {
    notebook.pages.reduce(0) { $0 + $1.editor.drawing.count }
  }

  /// Shows the page otherwise from now on: what there is of it at once, and sharp as soon as it can
  /// be.
  package func setViewport(_ viewport: Viewport, at now: Timestamp) {
    needPicture()
    sheet.setViewport(viewport)
    showPage(at: now)
  }

  /// Does a command about which part of the page is shown, and how large.
  package func changeView(_ command: CanvasCommand, at now: Timestamp) throws(EditError) {
    needPicture()
    _ = try sheet.perform(command)
    showPage(at: now)
  }

  /// Does a command about pages, or paper.
  ///
  /// - Throws: why it cannot be done, now or as soon as the strokes are dry that it would wait for.
  package func turnPage(_ command: CanvasCommand, at now: Timestamp) throws(CommandRefusal) {
    needPicture()
    if command.printsPage || (!isWet && waitingTurns.isEmpty) {
      do throws(EditError) { try turnNow(command, at: now) } catch { throw .cannot(error) }
      return
    }
    guard !isPenDown else { throw .penDown }
    try checkPageCommand(command)
    waitingTurns.append(command)
  }

  /// Whether strokes are not yet in the drawing of the page that is shown.
  private var isWet: Bool { !strokes.isEmpty || !fitting.isEmpty }
  private var isPenDown: Bool { strokes.contains { $0.stroke.lifted == nil } }

  /// Whether a command that waits can be done, as far as is known.
  private func checkPageCommand(_ command: CanvasCommand) throws(CommandRefusal) {
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

  /// Takes a step back, or does it again; false if there is none. What would turn the page waits
  /// until strokes are dry.
  func step(_ command: CanvasCommand, at now: Timestamp) -> Bool {
    guard sheet.hasPicture else { return false }
    if sheet.leavesPage(command), isWet {
      guard !isPenDown else { return false }
      waitingTurns.append(command)
      return true
    }
    do throws(EditError) { try turnNow(command, at: now) } catch { return false }
    return true
  }

  private func turnNow(_ command: CanvasCommand, at now: Timestamp) throws(EditError) {
    guard sheet.hasPicture else { return }
    _ = try sheet.perform(command)
    showChangedPages(at: now)
  }

  private func showChangedPages(at now: Timestamp) {
    pagesVersion += 1
    showPage(at: now)
    pacer.inkChanged(sample: nil, at: now)
  }

  /// There are these pages to begin with, in millimetres, of which one is shown; nothing of them
  /// can be undone.
  package func fillPages(with document: InkDocument, page: Int = 0, at now: Timestamp) {
    guard !sheet.hasPicture, document != InkDocument(Drawing()) else { return }
    sheet.restart(with: Notebook.pages(of: document, on: .clear), showing: page)
    needPicture()
    pacer.inkChanged(sample: nil, at: now)
  }

  /// Puts pages in the place of all that there are: one step. One page without paper is ink in the
  /// place of ink.
  package func replacePages(with document: InkDocument, at now: Timestamp) {
    guard document.pages.count > 1 || document.pages[0].background != nil || !notebook.isPlain
    else { return replaceInk(with: document.pages[0].drawing, at: now) }
    needPicture()
    sheet.canvas.editPages { notebook in
      notebook.replacePages(with: Notebook.pages(of: document, on: .clear))
      return .everywhere
    }
    sheet.deferPainting()
    showChangedPages(at: now)
  }
}
