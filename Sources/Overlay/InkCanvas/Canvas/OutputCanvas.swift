public import InkDrawing
public import InkEditing
public import InkGeometry
public import InkRendering
import StylusModel

/// The ink on one output, wet and dry, and which pixels of which buffer must be drawn again.
///
///     var canvas = OutputCanvas(width: 1920, height: 1080, pixelsPerMillimetre: 96 / 25.4)
///     canvas.begin(id, StrokeStyle(ink: Ink(.pen), width: 0.5))
///     canvas.append(sample, to: id)                  // in millimetres of the output
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
  /// The pixels of the output: from (0, 0) on; may be none.
  public let bounds: PixelRect
  /// From millimetres of the output to its pixels.
  public let view: AffineTransform
  /// What it has done so far.
  public internal(set) var work = CanvasWork()
  /// All pages, and what can be undone on them.
  public internal(set) var notebook: Notebook

  var dry: DryInk
  var wet: [WetStroke] = []
  /// Open strokes that the output showed when it was another.
  var seen: Set<StrokeID> = []
  var fading: [FadingStroke] = []
  var erasers: [Eraser] = []
  /// The pen that selects, if one does.
  var selecting: SelectingPen?
  /// What is selected, while it follows that pen.
  var lifted: LiftedPicture?
  /// What is selected, ready to be lifted; and what was dropped, until its ink is drawn where it
  /// lies now.
  var prepared: PreparedLift?
  var dropped: LiftedPicture?
  var settling: SettlingPicture?
  /// Whether another thread makes pictures of much ink: who says so has ``PictureWork`` tend to it.
  public var isPaintedElsewhere = false
  /// The line around what is selected, while it does not, and where that is.
  var outline: [Stroke] = []
  var outlineBox = PixelRect.empty
  /// Another one whenever something else may be selected, or what is may be elsewhere.
  public internal(set) var selectionNumber: UInt64 = 0
  /// The ruler that lies above the ink; laid with ``lay(_:)``.
  public internal(set) var ruler: LaidRuler?
  /// What lies above all: ``float(_:at:)``.
  var floating: FloatingBar?
  /// What lies above that too: ``cover(_:_:)``.
  var cover: CoverPicture?
  /// How many times as large as in life the page is shown: lines around what is selected are as
  /// thick at any zoom.
  public let zoom: Double
  /// Where the drawing looks another way than when somebody asked for its picture.
  var changes = Damage()
  var renderer: InkRenderer
  private var spareLayers: [InkLayer] = []
  /// The last group's, while there is none: so there is never more than one.
  private var sparePool: WetPool?
  private var damage = Damage()
  private var buffers: [Damage]
  /// The buffer of the last repair, which has the last picture; nil before the first, and if its
  /// pixels were forgotten.
  public private(set) var latest: Int?

  /// So many strokes may be open at a time; another that begins is not taken.
  public static let mostOpen = 16

  /// A canvas; all of its buffers are out of date.
  ///
  /// - Parameters:
  ///   - width: Pixels of a row; at most 2^15.
  ///   - height: Rows; at most 2^15.
  ///   - pixelsPerMillimetre: Of the output's own millimetres: 96 dpi times its scale.
  ///   - buffers: How many buffers take turns; 1...8.
  ///   - drawing: What is there already, in millimetres from the output's upper left corner.
  public init(
    width: Int, height: Int, pixelsPerMillimetre: Double, appearance: Appearance = .light,
    buffers: Int = 3, drawing: Drawing = Drawing()
  ) {
    precondition(pixelsPerMillimetre > 0 && pixelsPerMillimetre.isFinite, "a scale is positive")
    self.init(
      width: width, height: height,
      view: .scale(x: pixelsPerMillimetre, y: pixelsPerMillimetre), appearance: appearance,
      buffers: buffers, notebook: Notebook([NotebookPage(drawing, background: .clear)]))
  }

  /// The same with any similarity from millimetres of a page to pixels.
  ///
  /// - Parameters:
  ///   - zoom: How many times as large as in life that is.
  ///   - notebook: All pages, of which one is shown.
  public init(
    width: Int, height: Int, view: AffineTransform, zoom: Double = 1,
    appearance: Appearance = .light, buffers: Int = 3,
    notebook: Notebook = Notebook([NotebookPage(background: .clear)])
  ) {
    precondition(view.isFinite && view.determinant > 0, "a view has a size")
    precondition(zoom > 0, "a zoom is positive")
    precondition((1...8).contains(buffers), "there are 1 to 8 buffers")
    let most = 1 << 15
    bounds = PixelRect(
      x: 0, y: 0, width: min(max(0, width), most), height: min(max(0, height), most))
    self.view = view
    self.zoom = zoom
    renderer = InkRenderer(view: view, appearance: appearance, underlay: .otherPrograms)
    self.notebook = notebook
    dry = DryInk(notebook.drawing, bounds: bounds)
    self.buffers = Array(repeating: Damage(bounds), count: buffers)
    damage = Damage(bounds)
    // The first stroke shall not wait for memory.
    spareLayers.append(makeLayer(for: .pen))
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
      buffers: other.buffers.count, notebook: other.notebook)
    resume(other)
  }

  private mutating func resume(_ other: OutputCanvas) {
    background = other.background
    isPaintedElsewhere = other.isPaintedElsewhere
    if other.bounds == bounds { cover = other.cover }
    dry = DryInk(
      other.drawing, version: other.drawingVersion, bounds: bounds,
      on: PagePaper(background, view: view, appearance: appearance))
    selectionNumber = other.selectionNumber
    showSelection()
  }

  /// Lies on other paper from now on, or on none. No step.
  public mutating func lay(on background: PageBackground) {
    guard background != self.background else { return }
    self.background = background
    settleGroup()
    dry.lay(on: PagePaper(background, view: view, appearance: appearance))
    drawingChanged(Damage(bounds))
  }

  /// About how many bytes its pixels take: those of dry ink, of the layers for wet and fading ink,
  /// and from the first stroke with a group on one a pixel for the group on top.
  public var pixelBytes: Int {
    let layers = wet.map(\.layer) + spareLayers + fading.map(\.layer)
    let pool = dry.top?.pool ?? sparePool
    return dry.pixels.count * 4 + layers.reduce(pool?.byteCount ?? 0) { $0 + $1.byteCount }
  }

  /// What its ink is drawn for.
  public var appearance: Appearance { renderer.appearance }

  /// Pixels per millimetre.
  public var pixelsPerMillimetre: Double { view.similarityScale }

  /// What the page looks like where nothing is drawn.
  public private(set) var background = PageBackground.clear

  /// The ink of the page that is shown, and what is selected of it.
  public internal(set) var editor: Editor {
    get { notebook.editor }
    _modify { yield &notebook.editor }
  }

  /// What is drawn for good on the page that is shown, in millimetres.
  public var drawing: Drawing { notebook.drawing }

  /// What the steps that come now are called, for who undoes the last of several outputs.
  public var stepNumber: UInt64 {
    get { notebook.stepNumber }
    set { notebook.stepNumber = newValue }
  }

  /// Another number for each change of the drawing; a canvas that resumes another goes on with its
  /// numbers.
  public var drawingVersion: UInt64 { dry.version }

  /// Whether another picture would differ from the last one.
  public var isOutOfDate: Bool {
    !damage.isEmpty || dry.isStale || wet.contains(where: \.isStale)
  }

  /// Whether anything is to be seen, or about to be.
  public var hasInk: Bool { drawing.count > 0 || !wet.isEmpty || !fading.isEmpty }
}

extension OutputCanvas {
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
    return repaired(number, &pixels, layout, at: buffers[number])
  }

  /// Brings a buffer up to date by another one: what changed since that was repaired is drawn, what
  /// changed before is copied.
  ///
  /// - Parameters:
  ///   - number: Which of the buffers it is.
  ///   - pixels: As many as the layout says, blue lowest; from its last repair on unchanged.
  ///   - layout: That of both.
  ///   - last: The pixels of ``latest``, unchanged too.
  /// - Returns: As without it.
  public mutating func repair(
    buffer number: Int, _ pixels: inout MutableSpan<UInt32>, layout: PixelLayout,
    from last: Span<UInt32>
  ) -> Damage {
    prepareRepair(layout)
    guard let latest, latest != number else {
      return repaired(number, &pixels, layout, at: buffers[number])
    }
    for rect in buffers[number] {
      for y in rect.minY..<rect.maxY {
        for place in layout.row(y, rect) { pixels[place] = last[place] }
      }
    }
    return repaired(number, &pixels, layout, at: buffers[latest])
  }

  private mutating func prepareRepair(_ layout: PixelLayout) {
    precondition(layout.order == .blueLowest, "a canvas has blue in the lowest bits")
    precondition(layout.bounds.contains(bounds), "a buffer has the pixels of its output")
    refresh()
  }

  private mutating func repaired(
    _ number: Int, _ pixels: inout MutableSpan<UInt32>, _ layout: PixelLayout, at stale: Damage
  ) -> Damage {
    for rect in stale { paintRect(rect, on: &pixels, layout) }
    buffers[number] = Damage()
    latest = number
    defer { damage = Damage() }
    return damage
  }

  /// A buffer is new, or nobody knows what is in it.
  public mutating func forget(buffer number: Int) {
    buffers[number] = Damage(bounds)
    if latest == number { latest = nil }
  }

  /// The next picture is on a new surface: the compositor knows none of it.
  public mutating func forgetPicture() { damage = Damage(bounds) }

  /// Some pixels are to look another way than in the last picture.
  mutating func mark(_ rect: PixelRect) {
    let rect = rect.intersection(bounds)
    damage.add(rect)
    for number in buffers.indices { buffers[number].add(rect) }
  }

  mutating func mark(_ changed: Damage) {
    for rect in changed { mark(rect) }
  }

  /// Makes ink of all that is new.
  private mutating func refresh() {
    dropped = nil
    liftGroup()
    work.dryPixels += dry.refresh(with: &renderer)
    for index in wet.indices where wet[index].isStale { refreshStroke(at: index) }
  }

  mutating func refreshStroke(at index: Int) {
    var done = WetStroke.Refreshment()
    wet[index].refresh(&done)
    work.segments += done.segments
    let reach = reach(of: wet[index].look)
    for rect in done.changed { mark(rect.grown(by: reach)) }
  }

  /// A clean layer for an ink.
  mutating func takeLayer(for type: InkType) -> InkLayer {
    guard var layer = spareLayers.popLast() else { return makeLayer(for: type) }
    layer.reset(to: layerBounds(for: type), for: type)
    return layer
  }

  private func makeLayer(for type: InkType) -> InkLayer {
    InkLayer(for: type, bounds: layerBounds(for: type), view: view)
  }

  /// The output, with as much around it as decides how the ink looks at its rim.
  private func layerBounds(for type: InkType) -> PixelRect {
    bounds.grown(by: renderer.reach(of: type))
  }

  /// A layer that is not needed any more; two are kept.
  mutating func giveBack(_ layer: consuming InkLayer) {
    guard spareLayers.count < 2 else { return }
    layer.clear()
    spareLayers.append(layer)
  }

  /// A clean pool for a group; its memory is fetched with the first one, and kept.
  mutating func takePool(for type: InkType) -> WetPool {
    var pool = sparePool.take() ?? WetPool(view: view)
    pool.reset(to: bounds.grown(by: renderer.groupReach(of: type)), for: type)
    return pool
  }

  mutating func giveBack(_ pool: consuming WetPool) {
    pool.clear()
    sparePool = pool
  }
}
