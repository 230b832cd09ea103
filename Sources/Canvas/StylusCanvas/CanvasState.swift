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

/// Fits the strokes of one canvas.
typealias CanvasFits = SideThread<FinishedStroke, FittedStroke>

/// What became of a stroke; no ink where nothing is to stay, and a shape where one was meant.
struct FittedStroke: Sendable {
  let stroke: FinishedStroke
  let ink: Stroke?
  let shape: Stroke?

  init(_ stroke: FinishedStroke) {
    self.stroke = stroke
    (ink, shape) = stroke.fitted().map { ($0.drawn, $0.shape) } ?? (nil, nil)
  }
}

/// A canvas as the application sees it: its drawing and its picture, tools, steps, and what
/// happened. Under one lock.
struct CanvasState {
  /// All pages, on transparent paper unless somebody says otherwise; the ink in the application's
  /// picture, and where there is no wet ink of its own what is being drawn. Its viewport is in
  /// logical units.
  var sheet: Sheet
  var tools = Toolset()
  /// In logical units, and pixels of one.
  private(set) var size: (width: Int, height: Int, scale: Int) = (0, 0, 1)
  /// Where the ruler lies, or lay when it was shown last.
  var ruler: Ruler?
  var rulerFace: RulerFace?
  /// Tells pictures that lie above the ink from each other.
  var faceNumber: UInt64 = 0
  /// The picture of the sheet on which the ruler lies.
  var ruledPicture: UInt64 = 0
  var isReadOnly = false
  /// Whether strokes become shapes when the pen is held still.
  var straightens = true
  /// Open strokes that take the ruler along, and where they were last.
  var rulerPens: [StrokeID: Point?] = [:]
  /// Strokes that are in the picture from its next drawing on, and wet until then.
  var handing: [StrokeID] = []
  /// How many strokes are touched, or wait for their fits.
  var underway = 0
  var grouping = WetGrouping()
  var seeds: UInt32 = 0
  var events: [stylus_canvas_event] = []
  private var isDrawingWanted = false
  private var hasChanged = false
  private var toldHistory = (undo: false, redo: false)
  private var toldSteps = 0
  /// How many steps were made in documents that were open before.
  var stepsBefore = 0
  /// Whether the application undoes, when it is asked to: it has steps of its own beside ours.
  var asksToUndo = false
  private var toldSelection = InkSelection.none

  /// So many events are kept for an application that does not ask; then the oldest go.
  private static let mostEvents = 1_024
  /// Logical units for a millimetre where the zoom is 1.
  static let unit = 96 / 25.4
  /// All zooms that there can be.
  static let zooms = 0.05...50.0

  init() {
    var viewport = Viewport(width: 0, height: 0, pixelsPerMillimetre: Self.unit)
    viewport.setLimits(Self.zooms)
    sheet = Sheet(viewport, buffers: 1)
  }

  // MARK: Size

  /// Another size: what lies in the upper left corner stays there.
  mutating func resize(_ size: (width: Int, height: Int, scale: Int)) {
    guard size != self.size else { return }
    self.size = size
    sheet.setSize(
      width: size.width, height: size.height, pixelsPerMillimetre: Self.unit, density: size.scale)
    queueChangeEvents()
  }

  /// Which part of the page is shown, and how large, in logical units.
  var viewport: Viewport { sheet.viewport }

  /// Shows the page otherwise.
  mutating func setViewport(_ viewport: Viewport) {
    guard viewport != self.viewport else { return }
    sheet.setViewport(viewport)
    viewChanged()
    queueChangeEvents()
  }

  mutating func viewChanged() {
    hasChanged = true
    isDrawingWanted = true
    queueEvent(STYLUS_CANVAS_NEEDS_DRAWING)
    queueEvent(STYLUS_CANVAS_VIEW_CHANGED)
  }

  /// Shows inks as on paper of another brightness.
  mutating func setAppearance(_ appearance: Appearance) {
    sheet.setAppearance(appearance)
    queueChangeEvents()
  }

  /// From millimetres of the page to logical units: by whole pixels from what the viewport says.
  var view: AffineTransform {
    let unit = 1 / Double(size.scale)
    return sheet.view.then(.scale(x: unit, y: unit))
  }

  // MARK: Events

  mutating func queueEvent(_ type: stylus_canvas_event_type, _ stroke: StrokeID? = nil) {
    if events.count >= Self.mostEvents { events.removeFirst() }
    let event = stylus_canvas_event(
      size: stylus_canvas_event.ownSize, type: Int32(type.rawValue),
      stroke: stroke?.rawValue ?? 0)
    // Of what has no stroke once is enough until it is heard.
    if stroke == nil, events.contains(where: { $0.type == event.type }) { return }
    events.append(event)
  }

  mutating func drawingChanged() {
    hasChanged = true
    queueEvent(STYLUS_CANVAS_DRAWING_CHANGED)
  }

  /// Tells what follows from what was done.
  mutating func queueChangeEvents() {
    if ruledPicture != sheet.pictureNumber { showRuler() }
    if !isDrawingWanted, sheet.canvas.isOutOfDate || !handing.isEmpty {
      isDrawingWanted = true
      queueEvent(STYLUS_CANVAS_NEEDS_DRAWING)
    }
    let history = (undo: notebook.canUndo, redo: notebook.canRedo)
    if history != toldHistory {
      toldHistory = history
      queueEvent(STYLUS_CANVAS_HISTORY_CHANGED)
    }
    if stepsMade != toldSteps {
      toldSteps = stepsMade
      queueEvent(STYLUS_CANVAS_STEPS_MADE)
    }
    let selection = notebook.selection
    if selection != toldSelection {
      toldSelection = selection
      queueEvent(STYLUS_CANVAS_SELECTION_CHANGED)
    }
  }

  // MARK: Pictures

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
    isDrawingWanted = false
    if hasChanged, underway == 0, sheet.isSharp {
      hasChanged = false
      queueEvent(STYLUS_CANVAS_FINISHED_RENDERING)
    }
    return changed
  }
}
