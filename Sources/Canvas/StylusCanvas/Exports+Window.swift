import CInterface
public import CStylus
import FramePacing
import InkCanvas
import InkGeometry
import InkRendering
import PenFollowing
import StylusModel
import WetInk

/// `stylus_canvas_draw` of stylus-canvas.h.
@_cdecl("stylus_canvas_draw")
public func canvasDraw(
  _ canvas: OpaquePointer?, _ pixels: UnsafeMutablePointer<UInt32>?, _ stride: Int, _ isNew: Int32,
  _ damage: UnsafeMutablePointer<stylus_canvas_rect>?
) -> Int32 {
  unsafe CanvasHandle.on(canvas) { (handle) throws(CError) in
    let bounds = handle.readState { $0.sheet.canvas.bounds }
    guard !bounds.isEmpty else { return 0 }
    guard let pixels = unsafe pixels, let damage = unsafe damage else {
      throw .invalid("pixels or damage is NULL")
    }
    guard stride % 4 == 0, stride / 4 >= bounds.width else {
      throw .invalid("rows of \(stride) bytes are too short for \(bounds.width) pixels")
    }
    let count = (bounds.height - 1) * (stride / 4) + bounds.width
    var span = unsafe MutableSpan(_unsafeStart: pixels, count: count)
    let changed = try handle.renderChanges(on: &span, rowLength: stride / 4, isNew: isNew != 0)
    for index in changed.indices { unsafe damage[index] = stylus_canvas_rect(changed[index]) }
    return changed.count
  }
}

extension stylus_canvas_rect {
  init(_ rect: PixelRect) {
    self.init(
      x: Int32(rect.minX), y: Int32(rect.minY), width: Int32(rect.width),
      height: Int32(rect.height))
  }
}

extension PixelRect {
  init(_ rect: stylus_canvas_rect) {
    self.init(
      x: Int(rect.x), y: Int(rect.y), width: max(0, Int(rect.width)),
      height: max(0, Int(rect.height)))
  }
}

/// `stylus_canvas_picture_transform` of stylus-canvas.h.
@_cdecl("stylus_canvas_picture_transform")
public func canvasPictureTransform(
  _ canvas: OpaquePointer?, _ matrix: UnsafeMutablePointer<Double>?
) -> Int32 {
  unsafe CanvasHandle.on(canvas) { (handle) throws(CError) in
    guard let matrix = unsafe matrix else { throw .invalid("matrix is NULL") }
    let way = handle.readState { $0.pictureTransform }
    for (index, number) in [way.a, way.b, way.c, way.d, way.tx, way.ty].enumerated() {
      unsafe matrix[index] = number
    }
    return way == .identity ? 0 : 1
  }
}

/// `stylus_canvas_attach` of stylus-canvas.h.
@_cdecl("stylus_canvas_attach")
public func canvasAttach(
  _ canvas: OpaquePointer?, _ display: OpaquePointer?, _ surface: OpaquePointer?, _ flags: UInt32
) -> Int32 {
  unsafe CanvasHandle.withObject(canvas) { (handle) throws(CError) in
    guard let display = unsafe display, let surface = unsafe surface else {
      throw .invalid("display or surface is NULL")
    }
    let known = STYLUS_CANVAS_HANDLE_PENS.rawValue
    guard flags & ~known == 0 else { throw .invalid("unknown flags: \(flags)") }
    try unsafe handle.attach(
      display: display, surface: surface, hearsPens: flags & known != 0)
  }
}

/// `stylus_canvas_detach` of stylus-canvas.h.
@_cdecl("stylus_canvas_detach")
public func canvasDetach(_ canvas: OpaquePointer?) -> Int32 {
  unsafe CanvasHandle.withObject(canvas) { (handle) throws(CError) in try handle.detach() }
}

/// `stylus_canvas_is_attached` of stylus-canvas.h.
@_cdecl("stylus_canvas_is_attached")
public func canvasIsAttached(_ canvas: OpaquePointer?) -> Int32 {
  unsafe CanvasHandle.on(canvas) { (handle) in handle.wet == nil ? 0 : 1 }
}

/// `stylus_canvas_handles_pens` of stylus-canvas.h.
@_cdecl("stylus_canvas_handles_pens")
public func canvasTakesPens(_ canvas: OpaquePointer?) -> Int32 {
  unsafe CanvasHandle.on(canvas) { (handle) in handle.wet?.takesPens == true ? 1 : 0 }
}

/// `stylus_canvas_set_placement` of stylus-canvas.h.
@_cdecl("stylus_canvas_set_placement")
public func canvasPlaceAt(
  _ canvas: OpaquePointer?, _ place: UnsafePointer<stylus_canvas_placement>?
) -> Int32 {
  unsafe CanvasHandle.withObject(canvas) { (handle) throws(CError) in
    guard let place = unsafe place else { return try handle.showSurface(nil) }
    try handle.showSurface(try unsafe wetPlace(place.pointee, on: handle))
  }
}

private func wetPlace(
  _ told: stylus_canvas_placement, on handle: CanvasHandle
) throws(CError) -> WetPlace? {
  try unsafe told.checkSize()
  let count = unsafe Int(told.covered_count)
  guard count <= 64, unsafe count == 0 || told.covered != nil else {
    throw .invalid("at most 64 rectangles may cover a canvas, and none may be NULL")
  }
  var covered: [PixelRect] = []
  for index in 0..<count {
    if let rect = unsafe told.covered?[index] { covered.append(PixelRect(rect)) }
  }
  let (size, view) = handle.readState { ($0.size, $0.view) }
  let whole = PixelRect(x: 0, y: 0, width: size.width, height: size.height)
  let visible = unsafe PixelRect(told.visible).intersection(whole)
  guard !visible.isEmpty else { return nil }
  return unsafe WetPlace(
    x: told.x, y: told.y, visible: visible, covered: covered, scale: size.scale,
    view: view)
}

/// `stylus_canvas_parent_committed` of stylus-canvas.h.
@_cdecl("stylus_canvas_parent_committed")
public func canvasParentCommitted(_ canvas: OpaquePointer?) -> Int32 {
  unsafe CanvasHandle.withObject(canvas) { (handle) throws(CError) in
    guard let wet = handle.wet else { throw .refused("the canvas is not attached") }
    wet.parentCommitted()
  }
}

/// `stylus_canvas_get_latency` of stylus-canvas.h.
@_cdecl("stylus_canvas_get_latency")
public func canvasGetLatency(
  _ canvas: OpaquePointer?, _ latency: UnsafeMutablePointer<stylus_canvas_latency>?
) -> Int32 {
  unsafe CanvasHandle.withObject(canvas) { (handle) throws(CError) in
    try unsafe stylus_canvas_latency.checkRoom(latency, "latency")
    guard let wet = handle.wet else { throw .unsupported("the canvas is not attached") }
    let (times, frames, _) = wet.statistics
    let filled = stylus_canvas_latency(
      size: stylus_canvas_latency.ownSize, is_timed: wet.isTimed ? 1 : 0,
      samples: times.count, commits: frames.commits, presented: frames.presented,
      mean: times.mean / 1e3, median: Double(times.percentile(0.5).value) / 1e3,
      p99: Double(times.percentile(0.99).value) / 1e3, longest: Double(times.longest.value) / 1e3)
    try unsafe stylus_canvas_latency.fill(latency, "latency", with: filled)
  }
}

/// `stylus_canvas_set_follows_stylusd` of stylus-canvas.h.
@_cdecl("stylus_canvas_set_follows_stylusd")
public func canvasSetFollowsStylusd(_ canvas: OpaquePointer?, _ follows: Int32) -> Int32 {
  unsafe CanvasHandle.withObject(canvas) { (handle) in handle.follows = follows != 0 }
}

/// `stylus_canvas_follows_stylusd` of stylus-canvas.h.
@_cdecl("stylus_canvas_follows_stylusd")
public func canvasFollowsStylusd(_ canvas: OpaquePointer?) -> Int32 {
  unsafe CanvasHandle.on(canvas) { (handle) in handle.follows ? 1 : 0 }
}

/// `stylus_canvas_get_pens` of stylus-canvas.h.
@_cdecl("stylus_canvas_get_pens")
public func canvasGetPens(
  _ canvas: OpaquePointer?, _ pens: UnsafeMutablePointer<stylus_canvas_pens>?
) -> Int32 {
  unsafe CanvasHandle.withObject(canvas) { (handle) throws(CError) in
    try unsafe stylus_canvas_pens.checkRoom(pens, "pens")
    guard let wet = handle.wet else { throw .unsupported("the canvas is not attached") }
    let counts = wet.followed
    let filled = stylus_canvas_pens(
      size: stylus_canvas_pens.ownSize, is_connected: counts.isConnected ? 1 : 0,
      followed: counts.followed, fell_back: counts.left, unfollowed: counts.apart)
    try unsafe stylus_canvas_pens.fill(pens, "pens", with: filled)
  }
}
