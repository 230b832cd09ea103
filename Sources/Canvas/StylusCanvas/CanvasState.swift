import CStylusCanvas
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

/// What became of a stroke; no ink where nothing is to stay.
struct FittedStroke: Sendable {
  let stroke: FinishedStroke
  let ink: Stroke?
}

/// A canvas as the application sees it: its drawing and its picture, tools, steps, and what happened. Under one lock.
struct CanvasState {
  /// The ink in the application's picture, and where there is no wet ink of its own what is being drawn.
  private(set) var canvas = Self.makeCanvas(width: 0, height: 0, unit: 96 / 25.4)
  private(set) var tools = Toolset()
  /// In logical units, and pixels of one.
  private(set) var size: (width: Int, height: Int, scale: Int) = (0, 0, 1)
  private(set) var zoom = 1.0
  var isReadOnly = false
  /// Straight, alpha highest.
  var background: UInt32 = 0
  /// Strokes that the application draws with its picture, and their beginnings.
  var strokes: [StrokeID: WetStrokeRecord] = [:]
  var erasers: Set<StrokeID> = []
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

  /// So many events are kept for an application that does not ask; then the oldest go.
  private static let mostEvents = 1_024

  private static func makeCanvas(width: Int, height: Int, unit: Double) -> OutputCanvas {
    OutputCanvas(width: width, height: height, pixelsPerMillimetre: unit, buffers: 1)
  }

  /// Logical units per millimetre of the page.
  var unitsPerMillimetre: Double { 96 / 25.4 * zoom }

  // MARK: Size

  /// Another size or zoom: all is drawn anew.
  mutating func resize(_ size: (width: Int, height: Int, scale: Int), zoom: Double) {
    guard size != self.size || zoom != self.zoom else { return }
    self.size = size
    self.zoom = zoom
    canvas = OutputCanvas(
      width: size.width * size.scale, height: size.height * size.scale,
      pixelsPerMillimetre: unitsPerMillimetre * Double(size.scale), resuming: canvas)
    var redrawn: OutputCanvas? = canvas
    for stroke in strokes.values.sorted(by: { $0.id < $1.id }) { stroke.draw(on: &redrawn) }
    canvas = redrawn ?? canvas
    // An eraser that is down has done its work so far.
    for eraser in erasers {
      canvas.beginErasing(eraser, mode: tools.eraserMode, width: tools.eraserWidth)
    }
    note()
  }

  // MARK: Events

  mutating func tell(_ type: stylus_canvas_event_type, _ stroke: StrokeID? = nil) {
    if events.count >= Self.mostEvents { events.removeFirst() }
    let event = stylus_canvas_event(
      type: Int32(type.rawValue), reserved: 0, stroke: stroke?.rawValue ?? 0)
    // Of what has no stroke once is enough until it is heard.
    if stroke == nil, events.contains(where: { $0.type == event.type }) { return }
    events.append(event)
  }

  mutating func drawingChanged() {
    hasChanged = true
    tell(STYLUS_CANVAS_DRAWING_CHANGED)
  }

  /// Tells what follows from what was done.
  mutating func note() {
    if !isDrawingWanted, canvas.isOutOfDate || !handing.isEmpty {
      isDrawingWanted = true
      tell(STYLUS_CANVAS_NEEDS_DRAWING)
    }
    let history = (undo: canvas.canUndo, redo: canvas.canRedo)
    guard history != toldHistory else { return }
    toldHistory = history
    tell(STYLUS_CANVAS_HISTORY_CHANGED)
  }

  // MARK: Commands

  mutating func perform(_ command: SpokenCommand) throws(CanvasFailure) {
    if case .tools(let change) = command {
      do throws(EditError) { try tools.perform(change) } catch { throw .refused("\(error)") }
      return tell(STYLUS_CANVAS_TOOL_CHANGED)
    }
    guard !isReadOnly else { throw .refused("the canvas is read-only") }
    switch command {
    case .tools: break
    case .undo: guard canvas.undo() else { throw .refused("there is nothing to undo") }
    case .redo: guard canvas.redo() else { throw .refused("there is nothing to do again") }
    case .clear:
      guard canvas.drawing.count > 0 else { throw .refused("there is nothing to clear") }
      canvas.clear()
    }
    drawingChanged()
    note()
  }

  mutating func replaceDrawing(with drawing: Drawing) {
    canvas.replaceDrawing(with: drawing)
    drawingChanged()
    note()
  }

  // MARK: Pictures

  /// Brings pixels up to date.
  mutating func draw(
    on pixels: inout MutableSpan<UInt32>, rowLength: Int, isNew: Bool
  ) -> Damage {
    if isNew {
      canvas.forget(buffer: 0)
      canvas.forgetPicture()
    }
    canvas.advance(to: .now)
    let layout = PixelLayout(bounds: canvas.bounds, rowLength: rowLength, order: .blueLowest)
    let changed = canvas.repair(buffer: 0, &pixels, layout: layout)
    isDrawingWanted = false
    if hasChanged, underway == 0 {
      hasChanged = false
      tell(STYLUS_CANVAS_FINISHED_RENDERING)
    }
    return changed
  }
}

// Strokes.
extension CanvasState {
  /// What a stroke does that begins now; its style still lacks what tells strokes apart.
  func part(of end: stylus_canvas_end) -> WetPart {
    guard end == STYLUS_CANVAS_TIP, tools.tool != .eraser else {
      return .erases(tools.eraserMode, width: tools.eraserWidth)
    }
    return .draws(StrokeStyle(ink: tools.ink, width: tools.width))
  }

  /// What pens of the compositor do.
  var wetTools: WetTools {
    guard !isReadOnly else { return WetTools(tip: nil, eraser: nil) }
    return WetTools(tip: part(of: STYLUS_CANVAS_TIP), eraser: part(of: STYLUS_CANVAS_ERASER))
  }

  /// The next stroke of the application's.
  mutating func nextPart(of end: stylus_canvas_end, at now: Timestamp) -> WetPart {
    guard case .draws(var style) = part(of: end) else { return part(of: end) }
    seeds &+= 1
    style.seed = seeds &+ 0x8000_0000
    style.creationDate = WallTime(microsecondsSince1970: WallClock.microseconds)
    style.group = grouping.begin(style.ink, at: Double(now.microseconds) / 1e6)
    return .draws(style)
  }

  /// Somebody touches; what is drawn on this canvas begins here.
  mutating func begin(_ id: StrokeID, _ part: WetPart, isWet: Bool) {
    underway += 1
    tools.noteUse()
    tell(STYLUS_CANVAS_BEGAN_USING_TOOL, id)
    switch part {
    case .erases(let mode, let width):
      erasers.insert(id)
      canvas.beginErasing(id, mode: mode, width: width)
    case .draws(let style):
      guard !isWet else { return }
      strokes[id] = WetStrokeRecord(id, style)
      canvas.begin(id, style, wasSeen: true)
    }
  }

  mutating func append(_ sample: FitSample, to id: StrokeID) {
    if strokes[id]?.append(sample) == true || erasers.contains(id) {
      canvas.append(sample, to: id)
      note()
    }
  }

  mutating func correct(_ id: StrokeID, _ index: Int, _ sample: FitSample) {
    guard strokes[id]?.correct(index, to: sample) == true else { return }
    canvas.correct(index, to: sample, in: id)
    note()
  }

  mutating func expect(_ tail: [FitSample], behind id: StrokeID) {
    guard let stroke = strokes[id], stroke.lifted == nil else { return }
    stroke.expect(tail)
    canvas.expect(tail, behind: id)
    note()
  }

  /// It is lifted; what is to be fitted.
  mutating func end(_ id: StrokeID, at time: Timestamp) -> FinishedStroke? {
    if erasers.remove(id) != nil {
      let before = canvas.lastStep
      try? canvas.finish(id)
      underway -= 1
      tell(STYLUS_CANVAS_ENDED_USING_TOOL, id)
      if canvas.canUndo || before != nil { drawingChanged() }
      note()
      return nil
    }
    guard let stroke = strokes[id], stroke.lifted == nil else { return nil }
    stroke.expect([])
    stroke.lifted = time
    canvas.expect([], behind: id)
    canvas.end(id, at: time)
    grouping.end(stroke.style.group, at: Double(time.microseconds) / 1e6)
    tell(STYLUS_CANVAS_ENDED_USING_TOOL, id)
    note()
    return stroke.finished
  }

  mutating func cancel(_ id: StrokeID) {
    guard strokes.removeValue(forKey: id) != nil || erasers.remove(id) != nil else { return }
    canvas.cancel(id)
    underway -= 1
    tell(STYLUS_CANVAS_ENDED_USING_TOOL, id)
    note()
  }

  /// A fit is done: the stroke is in the drawing, and in the picture from its next drawing on.
  mutating func finish(_ fitted: FittedStroke) {
    let id = fitted.stroke.id
    underway = max(0, underway - 1)
    if strokes.removeValue(forKey: id) == nil {
      handing.append(id)
      canvas.begin(id, fitted.stroke.style, wasSeen: true)
      canvas.end(id, at: fitted.stroke.lifted)
    }
    canvas.finish(id, as: fitted.ink)
    if fitted.ink != nil { drawingChanged() }
    note()
  }
}
