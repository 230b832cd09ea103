import CWayland
import InkCanvas
import InkFitting
import InkRendering
import LinuxIO

/// A subsurface above an application's window that shows one stroke at a time.
///
/// Its life is a cycle: free; a stroke, whose ink the thread commits by itself; handed over, when
/// the application also draws that stroke: its emptying waits for the window's own commit, and both
/// become visible at once.
@safe final class WetSurface {
  /// The stroke that it shows.
  var stroke: StrokeRecord?
  /// Whether a change waits for the window's commit: until then there are no other commits.
  private(set) var isHeld = true
  /// Whether it empties itself with that commit.
  private(set) var isLeaving = false
  var canvas: OutputCanvas?
  private let pointer: OpaquePointer
  private let subsurface: OpaquePointer
  /// One transparent pixel: a surface without a buffer is unmapped, and weston does not map it
  /// again before the window's next commit.
  private let blank: WetBuffer
  private var buffers: [WetBuffer] = []
  /// Buffers of a former size, which the compositor may still use.
  private var retired: [WetBuffer] = []
  private var place: WetPlace?
  private unowned let connection: WetConnection

  /// Two usually suffice; a third if the compositor keeps both, a fourth to be emptied in time.
  private static let mostBuffers = 4

  /// A surface above a window's; it can be seen after the window's next commit.
  init?(on parent: OpaquePointer, _ connection: WetConnection) {
    guard let compositor = unsafe connection.compositor,
      let subcompositor = unsafe connection.subcompositor,
      let memory = unsafe connection.sharedMemory,
      let blank = try? unsafe WetBuffer(width: 1, height: 1, of: memory),
      let made = unsafe wl_compositor_create_surface(compositor)
    else { return nil }
    guard let sub = unsafe wl_subcompositor_get_subsurface(subcompositor, made, parent) else {
      unsafe wl_surface_destroy(made)
      return nil
    }
    unsafe pointer = made
    unsafe subsurface = sub
    self.blank = blank
    self.connection = connection
    if let empty = unsafe wl_compositor_create_region(compositor) {
      unsafe wl_surface_set_input_region(made, empty)
      unsafe wl_region_destroy(empty)
    }
    commitBlank()
  }

  deinit {
    unsafe wl_subsurface_destroy(subsurface)
    unsafe wl_surface_destroy(pointer)
  }

  /// Whether a stroke can be put on it.
  var isFree: Bool { stroke == nil && !isLeaving }

  /// Whether its picture is out of date.
  var isOutOfDate: Bool { stroke != nil && canvas?.isOutOfDate == true }

  // MARK: Position

  /// Sets the canvas's position or size, from the window's next commit on.
  func move(to place: WetPlace) {
    let former = self.place
    self.place = place
    if former?.x != place.x || former?.y != place.y {
      unsafe wl_subsurface_set_position(subsurface, place.x, place.y)
    }
    guard former?.hasPixels(of: place) != true else { return }
    renew(from: former, to: place)
  }

  /// Other pixels: visible parts of strokes are drawn again, and all other parts are cleared.
  private func renew(from former: WetPlace?, to place: WetPlace) {
    let isOtherSize =
      former.map {
        $0.visible.width != place.visible.width || $0.visible.height != place.visible.height
          || $0.scale != place.scale
      } ?? true
    canvas = nil
    if isOtherSize {
      retired.removeAll { !$0.isHeld }
      retired += buffers.filter(\.isHeld)
      let wasSeen = !buffers.isEmpty
      buffers = []
      if wasSeen { hold() }
      if wasSeen, stroke == nil { commitBlank() }
    }
    guard stroke != nil else { return }
    hold()
    drawStroke()
    _ = unsafe commitChanges(asking: nil)
  }

  /// Hides the canvas from the window's next commit on; its stroke is drawn again when it is
  /// visible again.
  func hide() {
    guard place != nil else { return }
    place = nil
    canvas = nil
    retired.removeAll { !$0.isHeld }
    retired += buffers.filter(\.isHeld)
    buffers = []
    hold()
    commitBlank()
  }

  /// Commits an empty picture.
  private func commitBlank() {
    unsafe wl_surface_set_buffer_scale(pointer, 1)
    unsafe blank.attach(to: pointer)
    unsafe wl_surface_damage_buffer(pointer, 0, 0, 1, 1)
    unsafe wl_surface_commit(pointer)
  }

  /// From now on commits wait for the window's.
  private func hold() {
    isHeld = true
    unsafe wl_subsurface_set_sync(subsurface)
  }

  /// The window was committed, and with it what waited here.
  func release() {
    guard isHeld else { return }
    isHeld = false
    isLeaving = false
    unsafe wl_subsurface_set_desync(subsurface)
  }

  // MARK: Its stroke

  /// Shows a stroke from now on, with its known samples.
  func showStroke(_ stroke: StrokeRecord) {
    self.stroke = stroke
    drawStroke()
  }

  /// Applies a step of its stroke.
  func relay(_ step: StrokeStep) {
    guard let stroke else { return }
    // In place: a canvas that is taken out and put back is moved twice, 9 KB for each sample.
    canvas?.showStep(step, of: stroke)
  }

  /// Sends its whole stroke to the canvas.
  private func drawStroke() {
    guard let stroke, let place else { return }
    // Taken out and put back: a copy would cost its pixels.
    var drawn = canvas.take() ?? Self.makeCanvas(place)
    stroke.replay(on: &drawn)
    canvas = drawn
  }

  private static func makeCanvas(_ place: WetPlace) -> OutputCanvas {
    var made = OutputCanvas(
      width: place.visible.width * place.scale, height: place.visible.height * place.scale,
      view: place.pixels, buffers: mostBuffers)
    // New memory is empty, like a picture without ink.
    made.forgetPicture()
    return made
  }

  /// The stroke is in the window's picture from its next commit on; false if the surface could not
  /// be emptied.
  func handOver() -> Bool {
    guard let stroke else { return false }
    let shown = stroke
    self.stroke = nil
    canvas?.cancel(shown.id)
    hold()
    isLeaving = true
    return unsafe commitChanges(asking: nil) != nil
  }

  /// The stroke was canceled; the thread shows that.
  func drop() {
    guard let stroke else { return }
    canvas?.cancel(stroke.id)
    if !isHeld { _ = unsafe commitChanges(asking: nil) }
    self.stroke = nil
  }

  // MARK: Pictures

  /// Draws and commits changes.
  ///
  /// - Returns: whether anything changed; nil if there is no buffer for it.
  func commitChanges(asking ask: ((OpaquePointer) -> Void)?) -> Bool? {
    guard let place, let index = freeBuffer(place) else { return nil }
    let changed = repair(index, place)
    guard !changed.isEmpty else {
      if isHeld { unsafe wl_surface_commit(pointer) }
      return false
    }
    unsafe wl_surface_set_buffer_scale(pointer, Int32(place.scale))
    unsafe buffers[index].attach(to: pointer)
    for rect in changed {
      unsafe wl_surface_damage_buffer(
        pointer, Int32(rect.minX), Int32(rect.minY), Int32(rect.width), Int32(rect.height))
    }
    unsafe ask?(pointer)
    unsafe wl_surface_commit(pointer)
    return true
  }

  private func freeBuffer(_ place: WetPlace) -> Int? {
    if let index = buffers.firstIndex(where: { !$0.isHeld }) { return index }
    guard buffers.count < Self.mostBuffers, let memory = unsafe connection.sharedMemory,
      let made = try? unsafe WetBuffer(
        width: place.visible.width * place.scale, height: place.visible.height * place.scale,
        of: memory)
    else { return nil }
    buffers.append(made)
    canvas?.forget(buffer: buffers.count - 1)
    return buffers.count - 1
  }

  private func repair(_ index: Int, _ place: WetPlace) -> Damage {
    guard let bounds = canvas?.bounds else { return Damage() }
    let layout = PixelLayout(bounds: bounds, order: .blueLowest)
    return buffers[index].withPixels { pixels in
      let changed = canvas?.repair(buffer: index, &pixels, layout: layout) ?? Damage()
      for hole in place.holes {
        let hole = hole.intersection(bounds)
        for y in hole.minY..<max(hole.minY, hole.maxY) {
          for word in layout.row(y, hole) { pixels[word] = 0 }
        }
      }
      return changed
    }
  }
}

extension OutputCanvas {
  fileprivate mutating func showStep(_ step: StrokeStep, of stroke: StrokeRecord) {
    stroke.relay(step, to: &self)
  }
}

extension PixelLayout {
  /// The words of a rectangle's part of a row.
  fileprivate func row(_ y: Int, _ rect: PixelRect) -> Range<Int> {
    let start = (y - bounds.minY) * rowLength - bounds.minX
    return start + rect.minX..<start + rect.maxX
  }
}
