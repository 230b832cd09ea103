package import InkDrawing
package import InkEditing
package import InkGeometry
import InkRendering
import StylusModel

/// A page in use: the notebook, the visible part of the current page, its picture, and the strokes
/// that are not dry yet.
///
///     var sheet = Sheet(viewport, buffers: 3)
///     sheet.setSize(width: 1920, height: 1080, pixelsPerMillimeter: 96 / 25.4)
///     sheet.begin(id, .draws(style))
///     sheet.apply(.append(sample), to: id, at: now)          // in millimeters of the page
///     try sheet.perform(.zoom(2))
///     if let job = sheet.nextPaintJob() { thread.put(job) }  // pass its result to take(_:)
///
/// When the view changes, a page with few strokes gets a new picture immediately. With many
/// strokes, the old picture is scaled and another thread makes it sharp. Open strokes continue in
/// the new picture. Tools and the ruler are not part of a sheet, because outputs share them.
package struct Sheet {
  /// The notebook and the picture of the current page. After a large change, call
  /// ``deferPainting()``.
  package var canvas: OutputCanvas
  /// The part of the page to show. The picture follows as soon as possible.
  package private(set) var viewport: Viewport
  /// Pixels of a unit of the viewport.
  package private(set) var density = 1
  /// Whether ink is drawn for light or dark paper.
  package private(set) var appearance = Appearance.light
  /// Whether the sheet has a picture. It has none before its first size is set, and after
  /// ``rest()``.
  package private(set) var hasPicture = false
  /// The number of the current picture, from 0. A ruler or a bar must be placed again on each new
  /// picture.
  package private(set) var pictureNumber: UInt64 = 0
  /// The parts of the picture that another thread paints.
  private var work = PictureWork()
  /// Strokes that draw and are not part of the drawing yet, in order.
  var drawn: [StrokeRecord] = []
  /// Open strokes that erase or select.
  var others: [OtherStroke] = []

  /// Creates a sheet without a picture.
  ///
  /// - Parameter buffers: the number of pixel buffers that are used in turn.
  package init(
    _ viewport: Viewport, buffers: Int,
    notebook: Notebook = Notebook([NotebookPage(background: .clear)])
  ) {
    self.viewport = viewport
    canvas = OutputCanvas(
      width: 0, height: 0, view: viewport.pixelTransform, buffers: buffers, notebook: notebook)
    canvas.isPaintedElsewhere = true
  }

  // MARK: The view

  /// The transform to show, from millimeters of the page to pixels. The translation is rounded to
  /// whole pixels, so that ink keeps its pixels when the view is moved.
  package var view: InkTransform {
    guard density != 1 else { return viewport.pixelTransform }
    let scale = Double(density)
    var view = viewport.transform.then(.scale(x: scale, y: scale))
    (view.tx, view.ty) = (view.tx.rounded(), view.ty.rounded())
    return view
  }

  /// Whether the picture shows the requested view and every part of it is sharp.
  package var isSharp: Bool { canvas.view == view && work.unsharp.isEmpty }

  /// Sets the size of the picture. The upper left corner keeps showing the same place of the page.
  ///
  /// - Parameters:
  ///   - width: in units of the viewport, like `height` and `pixelsPerMillimeter`.
  ///   - density: pixels per unit.
  package mutating func setSize(
    width: Int, height: Int, pixelsPerMillimeter: Double, density: Int = 1
  ) {
    let isOther =
      viewport.width != Double(width) || viewport.height != Double(height)
      || viewport.pixelsPerMillimeter != pixelsPerMillimeter || self.density != density
    guard isOther || !hasPicture else { return }
    if isOther {
      viewport.resizeFromCorner(
        width: Double(width), height: Double(height), pixelsPerMillimeter: pixelsPerMillimeter)
    }
    self.density = density
    hasPicture = true
    exchange()
  }

  /// Releases the picture and resets the view. There must be no open strokes.
  package mutating func rest() {
    guard hasPicture else { return }
    hasPicture = false
    viewport.reset()
    exchange()
  }

  /// Shows another part of the page. With few strokes the picture changes immediately.
  package mutating func setViewport(_ viewport: Viewport) {
    self.viewport = viewport
    catchUp()
  }

  /// Draws ink for light or for dark paper.
  package mutating func setAppearance(_ appearance: Appearance) {
    guard appearance != self.appearance else { return }
    self.appearance = appearance
    exchange()
  }

  // MARK: The picture

  /// Updates the picture to the requested view, if that is quick and does not disturb a pen.
  package mutating func catchUp() {
    guard hasPicture, canvas.view != view, mayExchange, drawsAtOnce else { return }
    exchange()
  }

  /// Whether the whole picture is painted immediately.
  private var drawsAtOnce: Bool { PictureWork.paintsAtOnce(canvas) }

  /// Whether the picture may be replaced. A pen that erases or selects must not be disturbed.
  private var mayExchange: Bool { others.isEmpty }

  /// The pixels of the requested picture.
  private var pixels: PixelRect {
    guard hasPicture else { return .empty }
    return PixelRect(
      x: 0, y: 0, width: Int(viewport.width) * density, height: Int(viewport.height) * density)
  }

  /// Replaces the picture, as sharp as is possible immediately.
  private mutating func exchange() {
    guard drawsAtOnce || !hasPicture else {
      let source = work.source(of: &canvas)
      return replaceCanvas(
        MovedPicture(source, in: view, bounds: pixels, appearance: appearance))
    }
    let marks = marks
    canvas = OutputCanvas(
      width: pixels.width, height: pixels.height, view: view, zoom: viewport.zoom,
      appearance: appearance, resuming: canvas)
    work.reset()
    goOn(marks)
  }

  private mutating func replaceCanvas(_ picture: MovedPicture) {
    let marks = marks
    let zoom = picture.view.similarityScale / viewport.pixelsPerMillimeter / Double(density)
    canvas = OutputCanvas(showing: picture, zoom: zoom, resuming: canvas)
    work.reset(picture, in: canvas.bounds)
    goOn(marks)
  }

  /// Continues the open strokes in the new picture.
  private mutating func goOn(_ marks: StrokeMarks) {
    pictureNumber += 1
    for stroke in drawn {
      stroke.replay(on: &canvas, wasSeen: marks.seen.contains(stroke.id))
    }
    for stroke in others { stroke.goOn(on: &canvas, drags: marks.drags) }
  }

  /// Lets the other thread paint a large change.
  package mutating func deferPainting() { work.deferChange(of: &canvas) }

  /// The next job for the other thread; nil if there is none, or it is busy.
  package mutating func nextPaintJob() -> PaintJob? {
    work.next(for: &canvas, showing: view, mayMove: mayExchange)
  }

  /// Accepts the result of a job.
  package mutating func installPainted(_ painted: PaintedPart) {
    // The picture may be for an earlier view. It is good enough until the next one arrives.
    guard let picture = work.take(painted, for: &canvas), mayExchange else { return }
    replaceCanvas(picture)
  }
}

// Pages.
extension Sheet {
  /// Replaces all pages. Earlier steps cannot be undone any more.
  package mutating func restart(with pages: [NotebookPage], showing page: Int = 0) {
    canvas.editPages { notebook in
      notebook.restart(with: pages)
      try? notebook.showPage(page)
      return .everywhere
    }
    deferPainting()
  }

  /// All pages and the steps that can be undone.
  package var notebook: Notebook { canvas.notebook }

  /// The drawing of the current page.
  package var drawing: Drawing { canvas.drawing }

  /// Performs a command about the view, the pages or the drawing (docs/develop/canvas.md,
  /// Commands). A command that fails changes nothing.
  ///
  /// - Returns: false for any other command.
  package mutating func perform(_ command: CanvasCommand) throws(EditError) -> Bool {
    var shown = viewport
    let bounds = command == .zoomToFit ? drawing.bounds : .empty
    if try shown.perform(command, bounds: bounds) {
      setViewport(shown)
      return true
    }
    guard try canvas.perform(command) else { return false }
    deferPainting()
    return true
  }

  /// Whether a command may turn the page.
  package func leavesPage(_ command: CanvasCommand) -> Bool {
    switch command {
    case .page: true
    case .undo: !notebook.staysOnPage(undoing: true)
    case .redo: !notebook.staysOnPage(undoing: false)
    default: false
    }
  }

  /// Clears the selection; false if it was empty.
  @discardableResult package mutating func deselect() -> Bool {
    guard !canvas.editor.selection.isEmpty else { return false }
    return canvas.edit { editor in
      editor.selectNone()
      return ChangedAreas()
    }
  }

  /// Replaces the drawing of the page. This is one step for undo.
  package mutating func replaceDrawing(with drawing: Drawing) {
    canvas.edit { $0.replaceDrawing(with: drawing) }
    deferPainting()
  }
}
