package import InkDrawing
package import InkEditing
package import InkGeometry
import InkRendering
import StylusModel

/// A page that somebody works on: all pages, the picture of the one that is shown, which part of it
/// that shows, and the strokes that are not dry.
///
///     var sheet = Sheet(viewport, buffers: 3)
///     sheet.setSize(width: 1920, height: 1080, pixelsPerMillimetre: 96 / 25.4)
///     sheet.begin(id, .draws(style))
///     sheet.apply(.append(sample), to: id, at: now)                // in millimetres of the page
///     try sheet.perform(.zoom(2))
///     if let job = sheet.nextPaintJob() { thread.put(job) }       // and what became of it: take(_:)
///
/// A picture of few strokes is exchanged at once when the page is to be shown otherwise; of many,
/// what is there is shown otherwise at once and made sharp on another thread. Open strokes go on in
/// each picture. Tools and the ruler are not its: several outputs share them.
package struct Sheet {
  /// All pages, and the picture of the one that is shown. What is done to it directly is followed
  /// by ``deferPainting()`` if it changes much.
  package var canvas: OutputCanvas
  /// Which part of the page is to be shown, and how large; the picture follows as soon as it can.
  package private(set) var viewport: Viewport
  /// Pixels of a unit of the viewport.
  package private(set) var density = 1
  /// What ink is drawn for.
  package private(set) var appearance = Appearance.light
  /// Whether there is a picture: not before the first size, nor while it rests.
  package private(set) var hasPicture = false
  /// Which picture it is, counted from 0: what lies on one must be laid on the next.
  package private(set) var pictureNumber: UInt64 = 0
  /// What of the picture another thread makes.
  private var work = PictureWork()
  /// Strokes that draw and are not in the drawing, in their order.
  var drawn: [StrokeRecord] = []
  /// Open strokes that erase or select.
  var others: [OtherStroke] = []

  /// A sheet without a picture.
  ///
  /// - Parameter buffers: how many buffers of its pixels take turns.
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

  /// From millimetres of the page to pixels, as it is to be shown: by whole pixels from what the
  /// viewport says, so that ink keeps its pixels where the view is moved.
  package var view: AffineTransform {
    guard density != 1 else { return viewport.pixelTransform }
    let scale = Double(density)
    var view = viewport.transform.then(.scale(x: scale, y: scale))
    (view.tx, view.ty) = (view.tx.rounded(), view.ty.rounded())
    return view
  }

  /// Whether the picture shows what it is to show, as sharp as it can be.
  package var isSharp: Bool { canvas.view == view && work.unsharp.isEmpty }

  /// There is a picture of that size from now on; what lies in its upper left corner stays there.
  ///
  /// - Parameters:
  ///   - width: in units of the viewport, as the other two.
  ///   - density: pixels of a unit.
  package mutating func setSize(
    width: Int, height: Int, pixelsPerMillimetre: Double, density: Int = 1
  ) {
    let isOther =
      viewport.width != Double(width) || viewport.height != Double(height)
      || viewport.pixelsPerMillimetre != pixelsPerMillimetre || self.density != density
    guard isOther || !hasPicture else { return }
    if isOther {
      viewport.resizeFromCorner(
        width: Double(width), height: Double(height), pixelsPerMillimetre: pixelsPerMillimetre)
    }
    self.density = density
    hasPicture = true
    exchange()
  }

  /// There is no picture any more, and the page is shown as large as it is when there is one again;
  /// for a sheet without wet ink.
  package mutating func rest() {
    guard hasPicture else { return }
    hasPicture = false
    viewport.reset()
    exchange()
  }

  /// Shows the page otherwise: what there is of it at once if it is little, and sharp as soon as it
  /// can be.
  package mutating func setViewport(_ viewport: Viewport) {
    self.viewport = viewport
    catchUp()
  }

  /// Shows inks as on paper of another brightness.
  package mutating func setAppearance(_ appearance: Appearance) {
    guard appearance != self.appearance else { return }
    self.appearance = appearance
    exchange()
  }

  // MARK: The picture

  /// Has the picture show what it is to show, if that can be done at once and disturbs no pen.
  package mutating func catchUp() {
    guard hasPicture, canvas.view != view, mayExchange, drawsAtOnce else { return }
    exchange()
  }

  /// Whether all of the picture is made at once.
  private var drawsAtOnce: Bool { PictureWork.paintsAtOnce(canvas) }

  /// Whether another picture may take the place of this one: a pen that erases or selects is not
  /// disturbed.
  private var mayExchange: Bool { others.isEmpty }

  /// The pixels of the picture that is wanted.
  private var pixels: PixelRect {
    guard hasPicture else { return .empty }
    return PixelRect(
      x: 0, y: 0, width: Int(viewport.width) * density, height: Int(viewport.height) * density)
  }

  /// Another picture takes the place of this one, as sharp as it can be at once.
  private mutating func exchange() {
    guard drawsAtOnce || !hasPicture else {
      let source = work.source(of: &canvas)
      return adopt(
        MovedPicture(source, in: view, bounds: pixels, appearance: appearance))
    }
    let marks = marks
    canvas = OutputCanvas(
      width: pixels.width, height: pixels.height, view: view, zoom: viewport.zoom,
      appearance: appearance, resuming: canvas)
    work.reset()
    goOn(marks)
  }

  private mutating func adopt(_ picture: MovedPicture) {
    let marks = marks
    let zoom = picture.view.similarityScale / viewport.pixelsPerMillimetre / Double(density)
    canvas = OutputCanvas(showing: picture, zoom: zoom, resuming: canvas)
    work.reset(picture, in: canvas.bounds)
    goOn(marks)
  }

  /// Strokes go on in the picture that there is now.
  private mutating func goOn(_ marks: StrokeMarks) {
    pictureNumber += 1
    for stroke in drawn {
      stroke.draw(on: &canvas, wasSeen: marks.seen.contains(stroke.id))
    }
    for stroke in others { stroke.goOn(on: &canvas, drags: marks.drags) }
  }

  /// Leaves the painting of something large that was changed to the other thread.
  package mutating func deferPainting() { work.deferChange(of: &canvas) }

  /// What the other thread shall do now; nil: nothing, or it is busy.
  package mutating func nextPaintJob() -> PaintJob? {
    work.next(for: &canvas, showing: view, mayMove: mayExchange)
  }

  /// The other thread is done.
  package mutating func take(_ painted: PaintedPart) {
    // Of another moment it is good enough too: the next is on its way.
    guard let picture = work.take(painted, for: &canvas), mayExchange else { return }
    adopt(picture)
  }
}

// What is done to the pages.
extension Sheet {
  /// There are these pages from now on, of which one is shown; nothing of what was can be undone.
  package mutating func restart(with pages: [NotebookPage], showing page: Int = 0) {
    canvas.editPages { notebook in
      notebook.restart(with: pages)
      try? notebook.showPage(page)
      return .everywhere
    }
    deferPainting()
  }

  /// All pages.
  package var notebook: Notebook { canvas.notebook }

  /// What is drawn on the page that is shown.
  package var drawing: Drawing { canvas.drawing }

  /// Does a command that is about the view, the pages or the drawing: docs/canvas.md, Commands. One
  /// that fails changes nothing.
  ///
  /// - Returns: false for one that is about none of these: nothing was done.
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

  /// Whether a command may show another page.
  package func leavesPage(_ command: CanvasCommand) -> Bool {
    switch command {
    case .page: true
    case .undo: !notebook.staysOnPage(undoing: true)
    case .redo: !notebook.staysOnPage(undoing: false)
    default: false
    }
  }

  /// Selects nothing; false if nothing was selected.
  @discardableResult package mutating func deselect() -> Bool {
    guard !canvas.editor.selection.isEmpty else { return false }
    return canvas.edit { editor in
      editor.selectNone()
      return ChangedAreas()
    }
  }

  /// Puts another drawing in the place of that of the page: a step.
  package mutating func replaceDrawing(with drawing: Drawing) {
    canvas.edit { $0.replaceDrawing(with: drawing) }
    deferPainting()
  }
}
