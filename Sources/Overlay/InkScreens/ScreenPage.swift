import FramePacing
package import InkCanvas
package import InkDrawing
package import InkEditing
package import InkGeometry
import InkRendering
package import StylusModel
package import StylusProtocol
package import ToolPicker
import WaylandClient

/// The pages of an output, the strokes that come to them and what lies on them, without the surface
/// that shows it: whatever changes how it looks is noted for the next picture.
///
/// It cannot be copied: it is asked several times in each turn, and a copy would be 10 KB.
package struct ScreenPage: ~Copyable {
  let id: ScreenID
  /// Where the output lies, or did when it was last there.
  package private(set) var place: OutputPlace
  /// Where the surface lies if it does not cover the output, in the layout: a window that is next
  /// to panels. Nil: it covers it.
  package var surfaceCorner: Point?
  package var mode: OverlayMode
  /// All pages, and the picture of the one that is shown; without a picture while there is no ink
  /// and no pen is near.
  package var sheet: Sheet
  /// What lies on the ink.
  package var laid = ScreenLaid()
  /// The strokes that are not in the ink yet.
  package internal(set) var wet = ScreenStrokes()
  /// When a picture is due.
  let pacing: ScreenPacing
  /// Commands about pages, and what they changed.
  private var turns = PageTurns()
  /// The picture of the sheet, by which strokes and elements are placed.
  private var shownPicture: UInt64 = 0

  /// There is no ink yet.
  init(
    _ id: ScreenID, _ place: OutputPlace, mode: OverlayMode, buffers: Int, pacing: ScreenPacing
  ) {
    (self.id, self.place, self.mode, self.pacing) = (id, place, mode, pacing)
    let viewport = Viewport(
      width: Double(place.pixelWidth), height: Double(place.pixelHeight),
      pixelsPerMillimeter: place.pixelsPerMillimeter)
    sheet = Sheet(viewport, buffers: buffers)
  }

  /// The output lies elsewhere, or is another of its name.
  mutating func move(to place: OutputPlace) { self.place = place }

  /// From the corner of its surface on, as which it is drawn on.
  package var shownPlace: OutputPlace {
    guard let surfaceCorner else { return place }
    var shown = place
    shown.area = Rect(
      x: surfaceCorner.x, y: surfaceCorner.y, width: place.area.width, height: place.area.height)
    return shown
  }

  /// The ink looks different; since a sample, if a sample is the reason.
  mutating func inkChanged(since sample: Timestamp? = nil, at now: Timestamp) {
    pacing.pacer.inkChanged(sample: sample, at: now)
  }

  /// As many pixels as this the compositor draws for no stroke.
  private mutating func muchChanged(at now: Timestamp) {
    inkChanged(at: now)
    pacing.pacer.surfaceChanged(at: now)
  }

  // MARK: The picture

  /// Makes sure that there is a picture; before there is a surface, as large as that will be.
  package mutating func needPicture() {
    guard !sheet.hasPicture else { return }
    fitPicture(
      width: place.pixelWidth, height: place.pixelHeight,
      pixelsPerMillimeter: place.pixelsPerMillimeter)
  }

  /// The picture gets the size of the surface.
  mutating func fitPicture(width: Int, height: Int, pixelsPerMillimeter: Double) {
    sheet.setSize(width: width, height: height, pixelsPerMillimeter: pixelsPerMillimeter)
    placeOnPicture()
  }

  /// Updates the elements on the page and the positions of pens if it has another picture.
  ///
  /// - Returns: whether it has.
  @discardableResult private mutating func placeOnPicture() -> Bool {
    guard sheet.pictureNumber != shownPicture else { return false }
    shownPicture = sheet.pictureNumber
    laid.pictureReplaced()
    wet.remap(to: sheet.toPage)
    return true
  }

  /// Ink is drawn for a light or a dark desktop from now on.
  package mutating func redraw(for appearance: Appearance, at now: Timestamp) {
    guard appearance != sheet.appearance else { return }
    sheet.setAppearance(appearance)
    placeOnPicture()
    inkChanged(at: now)
  }

  /// Draws the tails up to where the tips will be when the picture is seen.
  mutating func drawAhead(to expected: Timestamp, at now: Timestamp) {
    wet.expectTails(at: expected, on: &sheet.canvas)
    sheet.canvas.advance(to: now)
  }

  /// Fades and dries the ink whose time has come. While ink fades, it always looks different.
  mutating func ageInk(to now: Timestamp) {
    if let fading = sheet.canvas.nextFading, fading <= now { inkChanged(at: now) }
    if let drying = sheet.canvas.nextDrying, drying <= now { sheet.canvas.advance(to: now) }
  }

  /// The time at which ink fades or dries next; nil if all stays as it is.
  var nextAging: Timestamp? { earlier(sheet.canvas.nextFading, sheet.canvas.nextDrying) }

  /// Whether there is something that a surface must show.
  var needsSurface: Bool {
    laid.needsPicture || !wet.open.isEmpty || hasBoard || sheet.canvas.hasInk
  }

  // MARK: What lies on the ink

  /// Makes the canvas show the current elements on the ink.
  mutating func showLaid(at now: Timestamp) {
    if laid.layRuler(on: &sheet) { muchChanged(at: now) }
    if laid.showFloat(on: &sheet) { inkChanged(at: now) }
    let isRestored = laid.restorePicker(on: &sheet)
    if laid.showFree(on: &sheet) || isRestored { muchChanged(at: now) }
  }

  /// Shows the picker above all ink. Which of two surfaces of a layer lies above is the
  /// compositor's choice: so the picker is drawn on the ink's surface, and its own, which takes the
  /// press, is empty.
  package mutating func showPicker(with scene: PickerScene, at now: Timestamp) {
    if laid.showPicker(scene, on: &sheet) { muchChanged(at: now) }
  }

  /// The picker has its own surface again, or is not shown.
  mutating func uncover(at now: Timestamp) {
    if laid.hidePicker(on: &sheet) { inkChanged(at: now) }
  }
}

// Which part of a page is shown, and on what.
extension ScreenPage {
  /// Whether a board hides the windows: there is paper, and pens draw.
  var hasBoard: Bool { shownBackground.paper != nil }

  /// The background where nothing is drawn.
  private var shownBackground: PageBackground {
    mode == .draw && sheet.hasPicture ? notebook.background : .clear
  }

  /// Has the canvas show the page as it is to be shown, as far as that can be done at once.
  mutating func showPage(at now: Timestamp) {
    let background = shownBackground
    if sheet.hasPicture, sheet.canvas.background != background {
      sheet.canvas.lay(on: background)
      sheet.deferPainting()
      inkChanged(at: now)
    }
    sheet.catchUp()
    if placeOnPicture() { inkChanged(at: now) }
  }

  /// Another thread has done a job of the sheet's.
  package mutating func installPainted(_ painted: PaintedPart, at now: Timestamp) {
    sheet.installPainted(painted)
    placeOnPicture()
    inkChanged(at: now)
  }
}

// Pages.
extension ScreenPage {
  /// Which part of the page is to be shown, and how large.
  private var viewport: Viewport { sheet.viewport }

  /// The ink of the page that is shown, in its millimeters.
  package var ink: Drawing { sheet.canvas.drawing }

  /// Returns whether the ink has changed.
  var inkMark: InkMark {
    InkMark(
      version: sheet.canvas.drawingVersion, count: ink.count, pages: turns.version)
  }

  /// Whether somebody will miss what is on it.
  var keepsInk: Bool {
    sheet.canvas.hasInk || !notebook.isPlain || notebook.canUndo || notebook.canRedo
  }

  /// All pages.
  // Of the canvas: a call of the sheet would copy all of it.
  package var notebook: Notebook { sheet.canvas.notebook }

  /// All pages as they are kept.
  package var document: InkDocument {
    notebook.document(plain: [.clear]) ?? InkDocument(ink)
  }

  /// How many strokes lie on all pages.
  package var strokeCount: Int {
    notebook.pages.reduce(0) { $0 + $1.editor.drawing.count }
  }

  /// Changes the view of the page: existing pixels are shown immediately, sharp ones as soon as
  /// possible.
  package mutating func setViewport(_ viewport: Viewport, at now: Timestamp) {
    needPicture()
    sheet.setViewport(viewport)
    showPage(at: now)
  }

  /// Does a command about which part of the page is shown, and how large.
  package mutating func changeView(_ command: CanvasCommand, at now: Timestamp) throws(EditError) {
    needPicture()
    _ = try sheet.perform(command)
    showPage(at: now)
  }

  /// Does a command about pages, or paper.
  ///
  /// - Throws: why it cannot be done, now or as soon as the strokes are dry that it would wait for.
  package mutating func turnPage(_ command: CanvasCommand, at now: Timestamp)
    throws(RejectedCommandError)
  {
    needPicture()
    if command.printsPage || (wet.isEmpty && turns.isEmpty) {
      do throws(EditError) { try turnNow(command, at: now) } catch { throw .cannot(error) }
      return
    }
    guard !wet.isPenDown else { throw .penDown }
    do throws(EditError) { try turns.tryOut(command, on: notebook) } catch { throw .cannot(error) }
    turns.enqueue(command)
  }

  /// Whether pages can be turned that were to be.
  var isReadyToTurn: Bool { !turns.isEmpty && wet.isEmpty }

  /// Does what waited.
  package mutating func turnWaiting(at now: Timestamp) {
    // An action that was possible at the request may no longer be possible.
    for command in turns.dequeueAll() { try? turnNow(command, at: now) }
  }

  /// Takes a step back, or does it again; false if there is none. Commands that turn the page wait
  /// until strokes are dry.
  mutating func step(_ command: CanvasCommand, at now: Timestamp) -> Bool {
    guard sheet.hasPicture else { return false }
    if sheet.leavesPage(command), !wet.isEmpty {
      guard !wet.isPenDown else { return false }
      turns.enqueue(command)
      return true
    }
    do throws(EditError) { try turnNow(command, at: now) } catch { return false }
    return true
  }

  private mutating func turnNow(_ command: CanvasCommand, at now: Timestamp) throws(EditError) {
    guard sheet.hasPicture else { return }
    _ = try sheet.perform(command)
    showTurnedPage(at: now)
  }

  private mutating func showTurnedPage(at now: Timestamp) {
    turns.countChange()
    showPage(at: now)
    inkChanged(at: now)
  }

  /// The initial pages, in millimeters, of which one is shown; undo does not affect them.
  package mutating func fillPages(with document: InkDocument, page: Int = 0, at now: Timestamp) {
    guard !sheet.hasPicture, document != InkDocument(Drawing()) else { return }
    sheet.restart(with: Notebook.pages(of: document, on: .clear), showing: page)
    needPicture()
    inkChanged(at: now)
  }

  /// Puts pages in the place of all that there are: one step. One page without paper is ink in the
  /// place of ink.
  package mutating func replacePages(with document: InkDocument, at now: Timestamp) {
    guard !document.pages.isDrawing || !notebook.isPlain else {
      return replaceInk(with: document.pages[0].drawing, at: now)
    }
    needPicture()
    sheet.canvas.editPages { notebook in
      notebook.replacePages(with: Notebook.pages(of: document, on: .clear))
      return .everywhere
    }
    sheet.deferPainting()
    showTurnedPage(at: now)
  }
}
