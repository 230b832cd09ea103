public import InkDrawing
public import InkEditing
public import InkGeometry
public import InkRendering
public import StylusModel

/// The wet and dry ink on one output, and the areas of each buffer that must be redrawn.
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
/// These calls only record changes; the ink of all changes since the last picture is drawn when the
/// next one is made. The cost of a picture depends on the changes, not on the amount of ink. A
/// canvas is a value and uses no clock and no file descriptors. A sample or a picture allocates
/// memory only if an array must grow.
public struct OutputCanvas: Sendable {
  /// All pages and their undo history.
  public internal(set) var notebook: Notebook
  var picture: CanvasPicture
  var selection: CanvasSelection
  var erasers = EraserPens()
  var laid = LaidPictures()

  /// The largest number of open strokes; further strokes are rejected.
  public static let mostOpen = WetStrokes.most

  /// Creates a canvas whose buffers are all out of date.
  ///
  /// - Parameters:
  ///   - width: the width in pixels; at most 2^15.
  ///   - height: the height in pixels; at most 2^15.
  ///   - pixelsPerMillimeter: the pixels per millimeter of the output, which is 96 dpi times the
  ///     output's scale.
  ///   - appearance: whether the background is light or dark.
  ///   - buffers: the number of buffers that are used in turn; 1...8.
  ///   - drawing: the initial drawing, in millimeters from the output's upper left corner.
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

  /// Creates a canvas of a notebook, with any similarity as the transform from millimeters of a
  /// page to pixels. `zoom` is the zoom factor of the view, relative to actual size.
  public init(
    width: Int, height: Int, view: InkTransform, zoom: Double = 1,
    appearance: Appearance = .light, buffers: Int = 3,
    notebook: Notebook = Notebook([NotebookPage(background: .clear)])
  ) {
    self.notebook = notebook
    picture = CanvasPicture(
      notebook.drawing, width: width, height: height, view: view, appearance: appearance,
      buffers: buffers)
    selection = CanvasSelection(zoom: zoom)
  }

  /// Creates a canvas of another size, view or appearance from an existing one, with its drawing
  /// and undo history but without its wet ink.
  public init(
    width: Int, height: Int, view: InkTransform, zoom: Double, appearance: Appearance,
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

  /// Creates a canvas from an existing one and a picture made from its own, and adds newer ink.
  public init(showing moved: MovedPicture, zoom: Double, resuming other: consuming OutputCanvas) {
    let (changes, former) = (other.picture.changes, other.view)
    self.init(
      width: moved.bounds.width, height: moved.bounds.height, view: moved.view, zoom: zoom,
      appearance: moved.appearance, resuming: other)
    picture.adopt(moved.pixels, without: changes, in: former)
  }

  // MARK: What is there

  /// The pixels of the output, starting at (0, 0); may be empty.
  public var bounds: PixelRect { picture.bounds }

  /// The transform from millimeters of the output to its pixels.
  public var view: InkTransform { picture.view }

  /// The zoom factor of the page, relative to actual size.
  public var zoom: Double { selection.zoom }

  /// Pixels per millimeter.
  public var pixelsPerMillimeter: Double { view.similarityScale }

  /// The appearance of the ink.
  public var appearance: Appearance { picture.renderer.appearance }

  /// The background of the page.
  public var background: PageBackground { picture.background }

  /// The editor of the current page, with its ink and selection.
  public internal(set) var editor: Editor {
    get { notebook.editor }
    _modify { yield &notebook.editor }
  }

  /// The drawing on the current page, in millimeters, without wet ink.
  public var drawing: Drawing { notebook.drawing }

  /// A number that changes with the drawing. A canvas made from another continues its numbers.
  public var drawingVersion: UInt64 { picture.dry.version }

  /// The number of new steps. With several outputs, the largest number is the latest step.
  public var stepNumber: UInt64 {
    get { notebook.stepNumber }
    set { notebook.stepNumber = newValue }
  }

  /// Whether any ink is visible or about to be.
  public var hasInk: Bool { drawing.count > 0 || picture.hasOpenInk }

  /// Counters of the canvas's work.
  public var work: CanvasWork { picture.work }

  /// The approximate size of the pixels in bytes: those of dry ink and of the layers for wet and
  /// fading ink, and, after the first stroke with a group, one byte per pixel for the topmost
  /// group.
  public var pixelBytes: Int { picture.byteCount }

  /// Whether another thread draws pictures with much ink: ``PictureWork`` specifies which.
  public var isPaintedElsewhere: Bool {
    get { selection.isPaintedElsewhere }
    set { selection.isPaintedElsewhere = newValue }
  }

  // MARK: Pictures

  /// Whether another picture would differ from the last one.
  public var isOutOfDate: Bool { picture.isOutOfDate }

  /// The number of the buffer repaired last; nil before the first repair, or if it was forgotten.
  public var latest: Int? { picture.damage.latest }

  /// Brings a buffer up to date. It has as many pixels as the layout requires, with blue in the
  /// lowest bits, unchanged since its last repair.
  ///
  /// - Returns: the difference between this picture and that of the last repair of any buffer,
  ///   which must be reported to the compositor as damage. It is empty if nothing changed.
  public mutating func repair(
    buffer number: Int, _ pixels: inout MutableSpan<UInt32>, layout: PixelLayout
  ) -> Damage {
    prepareRepair(layout)
    return repaired(number, &pixels, layout, at: picture.damage.stalePixels(of: number))
  }

  /// Brings a buffer up to date from another one: changes since that buffer's repair are drawn, and
  /// earlier changes are copied. `last` are the pixels of ``latest``, also unchanged and in the
  /// same layout.
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

  /// Reports that a buffer is new or unknown.
  public mutating func forget(buffer number: Int) { picture.damage.forget(buffer: number) }

  /// Reports that the next picture is on a new surface, of which the compositor knows nothing.
  public mutating func forgetPicture() { picture.damage.forgetPicture() }

  /// Fades ink and dries groups of wet ink until a time. A time in the past changes nothing.
  public mutating func advance(to time: Timestamp) { picture.fadeAndDry(at: time) }

  /// The time from which ``advance(to:)`` changes the picture, which may be in the past; nil if no
  /// ink is to fade.
  public var nextFading: Timestamp? { picture.fading.nextFading }

  /// The time from which ``advance(to:)`` finds a group dry, which changes no picture; nil if no
  /// group is wet, or if a stroke of the group is being drawn.
  public var nextDrying: Timestamp? { picture.nextDrying }

  /// Sets the paper of the page, or removes it. This is not a step.
  public mutating func lay(on background: PageBackground) {
    guard background != self.background else { return }
    selection.makeWay(for: Damage(bounds), &picture)
    picture.lay(on: background)
  }
}

// What lies above the ink. None of it is a step.
extension OutputCanvas {
  /// The ruler above the ink; set it with ``lay(_:)``.
  public var ruler: LaidRuler? { laid.ruler }

  /// Places, moves or removes a ruler above the ink; returns false if it looks the same. Each
  /// stroke keeps its own ruler, ``StrokeStyle/ruler``.
  public mutating func lay(_ ruler: LaidRuler?) -> Bool {
    laid.lay(ruler, in: view, &picture.damage)
  }

  /// Shows a picture above all ink, with its origin at a pixel, such as a bar of commands; nil
  /// removes it. Returns false if it looks the same.
  public mutating func float(_ picture: TurnedPicture?, at corner: Point) -> Bool {
    laid.float(picture.map { FloatingBar($0, at: corner) }, &self.picture.damage)
  }

  /// Shows neither ink nor paper in a rectangle of pixels; returns false if it was so before.
  public mutating func leaveFree(_ rect: PixelRect?) -> Bool {
    laid.leaveFree(rect, &picture.damage)
  }

  /// Whether a cover lies above the ink.
  public var isCovered: Bool { laid.isCovered }

  /// Repaints a part of the cover above the ink, which is empty at first. `paint` paints the
  /// rectangle, which lies within ``bounds``, whatever its previous content.
  public mutating func cover(
    _ rect: PixelRect, _ paint: (inout MutableSpan<UInt32>, PixelLayout, PixelRect) -> Void
  ) {
    laid.repaintCover(rect, &picture.damage, paint)
  }

  /// Removes the cover above the ink; returns false if there is none.
  public mutating func uncover() -> Bool { laid.uncover(&picture.damage) }
}
