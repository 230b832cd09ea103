import CInterface
import CStylus
import InkCanvas
import InkDrawing
import InkEditing
import InkGeometry
import InkRendering
import LinuxIO
import StylusModel
import ToolPicker
import Units

/// The object behind a `stylus_canvas_picker *`: a tool picker, its pixels, and the canvases that
/// share it.
@safe final class PickerHandle: CObject, @unchecked Sendable {
  let origin = COrigin()
  let state: Lock<PickerState>

  init() { state = Lock(PickerState()) }

  /// Changes the picker, then applies the effects to the canvases.
  func with<Result>(
    _ body: (inout PickerState, Timestamp) throws(CError) -> (Result, [PickerEvent])
  ) throws(CError) -> Result {
    var failure: CError?
    var result: Result?
    var events: [PickerEvent] = []
    let (canvases, active) = state.withLock { state in
      do throws(CError) {
        let done = try body(&state, .now)
        (result, events) = (done.0, done.1)
      } catch { failure = error }
      return (state.canvases, state.active)
    }
    for event in events {
      switch event {
      case .chose(let tools):
        for canvas in canvases { canvas.choose(tools) }
      case .perform(let command): active?.obey(command)
      case .moved, .opened, .invoke: break
      }
    }
    if let result { return result }
    throw failure ?? .system("nothing was done")
  }

  /// A canvas changed its tools itself, or its steps to undo.
  func canvasDidChange(_ canvas: CanvasHandle) {
    let (tools, undo, redo, page) = canvas.readState {
      ($0.tools, $0.notebook.canUndo, $0.notebook.canRedo, $0.pickerPage)
    }
    let others = state.withLock { state in
      let isActive = state.active === canvas
      if isActive {
        (state.picker.canUndo, state.picker.canRedo) = (undo, redo)
        state.picker.page = page
      }
      guard tools != state.picker.tools else { return [CanvasHandle]() }
      state.picker.show(tools, at: .now)
      return state.canvases.filter { $0 !== canvas }
    }
    for other in others { other.choose(tools) }
  }
}

/// The picker, and its painted parts. Under one lock.
struct PickerState {
  var picker = ToolPicker(Toolset(), in: Size(width: 1, height: 1), at: .now)
  /// The canvases that share it.
  var canvases: [CanvasHandle] = []
  /// The canvas that was used last.
  weak var active: CanvasHandle?
  private(set) var size: (width: Int, height: Int, scale: Int) = (0, 0, 1)
  private var painter = PickerPainter(scale: 1)
  private var shown: PickerScene?
  private let textures = Lock(false)
  private var asksTextures = false

  init() {
    picker.showsTextures = false
  }

  mutating func resize(_ size: (width: Int, height: Int, scale: Int)) {
    guard size != self.size else { return }
    if size.scale != self.size.scale { painter = PickerPainter(scale: Double(size.scale)) }
    self.size = size
    shown = nil
    picker.move(to: Size(width: Double(size.width), height: Double(size.height)))
  }

  /// Brings pixels up to date; which changed.
  mutating func renderChanges(
    on pixels: inout MutableSpan<UInt32>, rowLength: Int, isNew: Bool, at now: Timestamp
  ) -> Damage {
    makeTextures()
    picker.tick(at: now)
    if textures.withLock({ $0 }) { picker.showsTextures = true }
    let scale = Double(size.scale)
    let scene = picker.scene(at: now)
    let bounds = PixelRect(
      x: 0, y: 0, width: size.width * size.scale, height: size.height * size.scale)
    let layout = PixelLayout(bounds: bounds, rowLength: rowLength, order: .blueLowest)
    var damage = Damage()
    for rect in scene.changes(from: isNew ? nil : shown, scale: scale) {
      let rect = rect.intersection(bounds)
      painter.draw(scene, on: &pixels, layout: layout, clip: rect)
      damage.add(rect)
    }
    shown = scene
    return damage
  }

  /// Creates the textures of inks on another thread; until then three inks are not shown.
  private mutating func makeTextures() {
    guard !asksTextures else { return }
    asksTextures = true
    let textures = textures
    let thread = try? WorkerThread(named: "paper") {
      InkTextures.prepare()
      textures.withLock { $0 = true }
    }
    if let thread { thread.detach() } else { textures.withLock { $0 = true } }
  }

  /// When it must be drawn again without an event: in microseconds from now; nil for never.
  func rest(at now: Timestamp) -> Int64? {
    if picker.isMoving(at: now) { return 0 }
    let papers = picker.showsTextures ? nil : Int64(60_000)
    let returns = picker.deadline.map { max(0, ($0 - now).value) }
    return [papers, returns].compactMap { $0 }.min()
  }
}
