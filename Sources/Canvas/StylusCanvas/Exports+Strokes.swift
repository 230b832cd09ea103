import CInterface
public import CStylusCanvas
import StylusModel

/// `stylus_canvas_sample_init` of stylus-canvas.h.
@_cdecl("stylus_canvas_sample_init")
public func canvasSampleInit(_ sample: UnsafeMutablePointer<stylus_canvas_sample>?) {
  unsafe sample?.pointee = stylus_canvas_sample(
    size: UInt32(MemoryLayout<stylus_canvas_sample>.size), pressure: 0.5, x: 0, y: 0, time: 0,
    altitude: .pi / 2, azimuth: 0, roll: 0, reserved: 0)
}

/// A sample as it was told, checked.
private func read(
  _ sample: UnsafePointer<stylus_canvas_sample>?
) throws(CFailure) -> stylus_canvas_sample {
  guard let sample = unsafe sample else { throw .invalid("sample is NULL") }
  let told = unsafe sample.pointee
  guard told.size >= MemoryLayout<stylus_canvas_sample>.size else {
    throw .invalid("sample.size is \(told.size): set it, or call stylus_canvas_sample_init()")
  }
  _ = try sound(told.x + told.y, "a place")
  _ = try sound(
    Double(told.pressure + told.altitude + told.azimuth + told.roll), "pressure or an angle")
  guard abs(told.x) < 1e6, abs(told.y) < 1e6 else { throw .invalid("a place is too far away") }
  return told
}

private func name(_ stroke: Int64) throws(CFailure) -> StrokeID {
  guard stroke > 0 else { throw .unknown("\(stroke) is no stroke") }
  return StrokeID(rawValue: UInt64(stroke))
}

/// `stylus_canvas_begin` of stylus-canvas.h.
@_cdecl("stylus_canvas_begin")
public func canvasBegin(_ canvas: OpaquePointer?, _ end: UInt32) -> Int64 {
  unsafe begin(canvas, end, isPen: false)
}

/// `stylus_canvas_begin_pen` of stylus-canvas.h.
@_cdecl("stylus_canvas_begin_pen")
public func canvasBeginPen(_ canvas: OpaquePointer?, _ end: UInt32) -> Int64 {
  unsafe begin(canvas, end, isPen: true)
}

private func begin(_ canvas: OpaquePointer?, _ end: UInt32, isPen: Bool) -> Int64 {
  var id: Int64 = 0
  let result = unsafe CanvasHandle.tell(canvas) { (handle) throws(CFailure) in
    guard end <= STYLUS_CANVAS_ERASER.rawValue else { throw .invalid("a pen has no end \(end)") }
    let begun = try handle.begin(stylus_canvas_end(rawValue: end), isPen: isPen)
    id = Int64(clamping: begun.rawValue)
  }
  return result == 0 ? id : Int64(result)
}

/// `stylus_canvas_add` of stylus-canvas.h.
@_cdecl("stylus_canvas_add")
public func canvasAdd(
  _ canvas: OpaquePointer?, _ stroke: Int64, _ sample: UnsafePointer<stylus_canvas_sample>?
) -> Int32 {
  unsafe CanvasHandle.tell(canvas) { (handle) throws(CFailure) in
    try handle.add(try unsafe read(sample), to: name(stroke))
  }
}

/// `stylus_canvas_correct` of stylus-canvas.h.
@_cdecl("stylus_canvas_correct")
public func canvasCorrect(
  _ canvas: OpaquePointer?, _ stroke: Int64, _ index: UInt32,
  _ sample: UnsafePointer<stylus_canvas_sample>?
) -> Int32 {
  unsafe CanvasHandle.tell(canvas) { (handle) throws(CFailure) in
    try handle.correct(Int(index), to: try unsafe read(sample), in: name(stroke))
  }
}

/// `stylus_canvas_expect` of stylus-canvas.h.
@_cdecl("stylus_canvas_expect")
public func canvasExpect(
  _ canvas: OpaquePointer?, _ stroke: Int64, _ samples: UnsafePointer<stylus_canvas_sample>?,
  _ count: UInt32
) -> Int32 {
  unsafe CanvasHandle.tell(canvas) { (handle) throws(CFailure) in
    guard count <= 64 else { throw .invalid("a tail has at most 64 places") }
    var tail: [stylus_canvas_sample] = []
    for index in 0..<Int(count) { tail.append(try unsafe read(samples.map { unsafe $0 + index })) }
    try handle.expect(tail, behind: name(stroke))
  }
}

/// `stylus_canvas_end` of stylus-canvas.h.
@_cdecl("stylus_canvas_end")
public func canvasEnd(_ canvas: OpaquePointer?, _ stroke: Int64, _ time: Int64) -> Int32 {
  unsafe CanvasHandle.tell(canvas) { (handle) throws(CFailure) in
    try handle.end(name(stroke), at: time)
  }
}

/// `stylus_canvas_cancel` of stylus-canvas.h.
@_cdecl("stylus_canvas_cancel")
public func canvasCancel(_ canvas: OpaquePointer?, _ stroke: Int64) -> Int32 {
  unsafe CanvasHandle.tell(canvas) { (handle) throws(CFailure) in
    try handle.cancel(name(stroke))
  }
}

/// `stylus_canvas_descriptor` of stylus-canvas.h.
@_cdecl("stylus_canvas_descriptor")
public func canvasDescriptor(_ canvas: OpaquePointer?) -> Int32 {
  unsafe CanvasHandle.on(canvas) { (handle) in Int(handle.descriptor) }
}

/// `stylus_canvas_dispatch` of stylus-canvas.h.
@_cdecl("stylus_canvas_dispatch")
public func canvasDispatch(_ canvas: OpaquePointer?) -> Int32 {
  unsafe CanvasHandle.on(canvas) { (handle) in handle.dispatch() }
}

/// `stylus_canvas_next_event` of stylus-canvas.h.
@_cdecl("stylus_canvas_next_event")
public func canvasNextEvent(
  _ canvas: OpaquePointer?, _ event: UnsafeMutablePointer<stylus_canvas_event>?
) -> Int32 {
  unsafe CanvasHandle.on(canvas) { (handle) throws(CFailure) in
    guard let event = unsafe event else { throw .invalid("event is NULL") }
    guard let next = handle.nextEvent() else { return 0 }
    unsafe event.pointee = next
    return 1
  }
}
