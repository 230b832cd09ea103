public import InkDrawing
public import InkEditing
public import InkGeometry
public import InkRendering
public import StylusModel

/// The ink on one output, wet and dry, and which pixels of which buffer must be drawn again.
///
///     var canvas = OutputCanvas(width: 1920, height: 1080, pixelsPerMillimeter: 96 / 25.4)
///     canvas.begin(id, StrokeStyle(ink: Ink(.pen), width: 0.5))
///     canvas.append(sample, to: id)                  // in millimeters of the output
///     canvas.expect(tail, behind: id)                // each replaces the one before
///     canvas.advance(to: now)
///     if canvas.isOutOfDate {
///       let damage = canvas.repair(buffer: 1, &pixels, layout: layout)      // and commit it
///     }
///     canvas.end(id, at: lifted)
///     try canvas.finish(id)                          // now it is in the drawing
///
/// It only notes what happens; ink is made when a picture is wanted, for all that came since the
/// last one. What a picture costs follows from what changed, not from how much ink there is. A
/// value: no clock, no descriptor. A sample or a picture allocates only where an array must grow.
public struct OutputCanvas: Sendable {
  /// All pages, and what can be undone on them.
  public internal(set) var notebook: Notebook
  var picture: CanvasPicture
  var selection: CanvasSelection
  var erasers = EraserPens()
  var laid = LaidPictures()

  /// So many strokes may be open at a time; another that begins is not taken.
  public static let mostOpen = WetStrokes.most

  /// A canvas; all of its buffers are out of date.
  ///
  /// - Parameters:
  ///   - width: Pixels of a row; at most 2^15.
  ///   - height: Rows; at most 2^15.
  ///   - pixelsPerMillimeter: Of the output's own millimeters: 96 dpi times its scale.
  ///   - buffers: How many buffers take turns; 1...8.
  ///   - drawing: What is there already, in millimeters from the output's upper left corner.
  public init(
    width: Int, height: Int, pixelsPerMillimeter: Double, appearance: Appearance = .light,
    buffers: Int = 3, drawing: Drawing = Drawing()
  ) {
    precondition(pixelsPerMillimeter > 0 && pixelsPerMillimeter.isFinite, "a scale is positive")
    self.init(
      width: width, height: height,
      view: .scale(x: pixelsPerMillimeter, y: pixelsPerMillimeter), appearance: appearance,
      buffers: buffers, notebook: Notebook([NotebookPage(drawing, background: .clear)]))
  }

  /// The same with any similarity from millimeters of a page to pixels.
  ///
  /// - Parameters:
  ///   - zoom: How many times as large as in life that is.
  ///   - notebook: All pages, of which one is shown.
  public init(
    width: Int, height: Int, view: AffineTransform, zoom: Double = 1,
    appearance: Appearance = .light, buffers: Int = 3,
    notebook: Notebook = Notebook([NotebookPage(background: .clear)])
  ) {
    self.notebook = notebook
    picture = CanvasPicture(
      notebook.drawing, width: width, height: height, view: view, appearance: appearance,
      buffers: buffers)
    selection = CanvasSelection(zoom: zoom)
  }

  /// A canvas of another size, view or appearance with the drawing of one, and all that can be
  /// undone; without its wet ink.
  public init(
    width: Int, height: Int, view: AffineTransform, zoom: Double, appearance: Appearance,
    resuming other: consuming OutputCanvas
  ) {
    other.editor.closeErasing()
    other.editor.drop()
    self.init(
      width: width, height: height, view: view, zoom: zoom, appearance: appearance,
      buffers: other.picture.damage.bufferCount, notebook: other.notebook)
    picture.resume(drawing, version: other.drawingVersion, on: other.background)
    laid.resume(other.laid, on: bounds)
    selection = CanvasSelection(
      zoom: zoom, number: other.selectionNumber, isPaintedElsewhere: other.isPaintedElsewhere)
    selection.showOutline(notebook, &picture)
  }

  /// The same with a picture that was made of that canvas's; what was drawn since is drawn on it.
  public init(showing moved: MovedPicture, zoom: Double, resuming other: consuming OutputCanvas) {
    let (changes, former) = (other.picture.changes, other.view)
    self.init(
      width: moved.bounds.width, height: moved.bounds.height, view: moved.view, zoom: zoom,
      appearance: moved.appearance, resuming: other)
    picture.adopt(moved.pixels, without: changes, in: former)
  }

  // MARK: What is there

  /// The pixels of the output: from (0, 0) on; may be none.
  public var bounds: PixelRect { picture.bounds }

  /// From millimeters of the output to its pixels.
  public var view: AffineTransform { picture.view }

  /// How many times as large as in life the page is shown.
  public var zoom: Double { selection.zoom }

  /// Pixels per millimeter.
  public var pixelsPerMillimeter: Double { view.similarityScale }

  /// What its ink is drawn for.
  public var appearance: Appearance { picture.renderer.appearance }

  /// What the page looks like where nothing is drawn.
  public var background: PageBackground { picture.background }

  /// The ink of the page that is shown, and what is selected of it.
  public internal(set) var editor: Editor {
    get { notebook.editor }
    _modify { yield &notebook.editor }
  }

  /// What is drawn for good on the page that is shown, in millimeters.
  public var drawing: Drawing { notebook.drawing }

  /// Another number for each change of the drawing; a canvas that resumes another goes on with its
  /// numbers.
  public var drawingVersion: UInt64 { picture.dry.version }

  /// What the steps that come now are called, for who undoes the last of several outputs.
  public var stepNumber: UInt64 {
    get { notebook.stepNumber }
    set { notebook.stepNumber = newValue }
  }

  /// Whether anything is to be seen, or about to be.
  public var hasInk: Bool { drawing.count > 0 || picture.hasOpenInk }

  /// What it has done so far.
  public var work: CanvasWork { picture.work }

  /// About how many bytes its pixels take: those of dry ink, of the layers for wet and fading ink,
  /// and from the first stroke with a group on one a pixel for the group on top.
  public var pixelBytes: Int { picture.byteCount }

  /// Whether another thread makes pictures of much ink: ``PictureWork`` says which.
  public var isPaintedElsewhere: Bool {
    get { selection.isPaintedElsewhere }
    set { selection.isPaintedElsewhere = newValue }
  }

  // MARK: Pictures

  /// Whether another picture would differ from the last one.
  public var isOutOfDate: Bool { picture.isOutOfDate }

  /// The buffer of the last repair, which has the last picture; nil before the first, and if its
  /// pixels were forgotten.
  public var latest: Int? { picture.damage.latest }

  /// Brings a buffer up to date.
  ///
  /// - Parameters:
  ///   - number: Which of the buffers it is.
  ///   - pixels: As many as the layout says, blue lowest; from its last repair on unchanged.
  /// - Returns: Where this picture differs from the one of the last repair, whichever buffer that
  ///   was: what the compositor must be told. Empty if nothing changed.
  public mutating func repair(
    buffer number: Int, _ pixels: inout MutableSpan<UInt32>, layout: PixelLayout
  ) -> Damage {
    prepareRepair(layout)
    return repaired(number, &pixels, layout, at: picture.damage.stalePixels(of: number))
  }

  /// Brings a buffer up to date by another one: what changed since that was repaired is drawn, what
  /// changed before is copied.
  ///
  /// - Parameter last: The pixels of ``latest``, unchanged too, and of the same layout.
  public mutating func repair(
    buffer number: Int, _ pixels: inout MutableSpan<UInt32>, layout: PixelLayout,
    from last: Span<UInt32>
  ) -> Damage {
    prepareRepair(layout)
    let stale = picture.damage.copyStale(of: number, to: &pixels, layout, from: last)
    return repaired(number, &pixels, layout, at: stale)
  }

  private mutating func prepareRepair(_ layout: PixelLayout) {
    precondition(layout.order == .blueLowest, "a canvas has blue in the lowest bits")
    precondition(layout.bounds.contains(bounds), "a buffer has the pixels of its output")
    selection.forgetDropped()
    picture.refresh()
  }

  private mutating func repaired(
    _ number: Int, _ pixels: inout MutableSpan<UInt32>, _ layout: PixelLayout, at stale: Damage
  ) -> Damage {
    for rect in stale {
      picture.paintInk(rect, on: &pixels, layout)
      selection.paintSelected(rect, on: &pixels, layout, &picture.renderer)
      laid.paintLaid(rect, in: view, on: &pixels, layout)
    }
    return picture.damage.markRepaired(number)
  }

  /// A buffer is new, or nobody knows what is in it.
  public mutating func forget(buffer number: Int) { picture.damage.forget(buffer: number) }

  /// The next picture is on a new surface: the compositor knows none of it.
  public mutating func forgetPicture() { picture.damage.forgetPicture() }

  /// Lets ink fade that is to, and groups dry. Time never runs backwards: an earlier moment changes
  /// nothing.
  public mutating func advance(to time: Timestamp) { picture.fadeAndDry(at: time) }

  /// From when on ``advance(to:)`` changes something: maybe a moment that is over. Nil if nothing
  /// is to fade.
  public var nextFading: Timestamp? { picture.fading.nextFading }

  /// From when on ``advance(to:)`` finds a group dry, which changes no picture; nil while none is
  /// wet, or something is drawn that joins it.
  public var nextDrying: Timestamp? { picture.nextDrying }

  /// Lies on other paper from now on, or on none. No step.
  public mutating func lay(on background: PageBackground) {
    guard background != self.background else { return }
    selection.makeWay(for: Damage(bounds), &picture)
    picture.lay(on: background)
  }
}

// What lies above the ink. None of it is a step.
extension OutputCanvas {
  /// The ruler that lies above the ink; laid with ``lay(_:)``.
  public var ruler: LaidRuler? { laid.ruler }

  /// A ruler lies above the ink, elsewhere, or none does any more; false if it looks the same. A
  /// stroke knows its own, ``StrokeStyle/ruler``.
  public mutating func lay(_ ruler: LaidRuler?) -> Bool {
    laid.lay(ruler, in: view, &picture.damage)
  }

  /// Shows a picture above all ink, such as a bar of commands; nil: none.
  ///
  /// - Parameter corner: where the picture's origin lies, in pixels.
  /// - Returns: whether that is another.
  public mutating func float(_ picture: TurnedPicture?, at corner: Point) -> Bool {
    laid.float(picture.map { FloatingBar($0, at: corner) }, &self.picture.damage)
  }

  /// Whether something covers the ink.
  public var isCovered: Bool { laid.isCovered }

  /// Repaints a part of what covers the ink; the first time all of it is empty.
  ///
  /// - Parameter paint: paints the rectangle, which lies within ``bounds``, whatever was there.
  public mutating func cover(
    _ rect: PixelRect, _ paint: (inout MutableSpan<UInt32>, PixelLayout, PixelRect) -> Void
  ) {
    laid.repaintCover(rect, &picture.damage, paint)
  }

  /// Nothing covers the ink any more; false if nothing did.
  public mutating func uncover() -> Bool { laid.uncover(&picture.damage) }
}
