import CInterface
public import CStylus
import StylusModel

/// The caller's sample, checked.
private func checkedSample(
  _ sample: UnsafePointer<stylus_sample>?
) throws(CError) -> stylus_sample {
  let given = try unsafe stylus_sample.given(sample, "sample")
  try given.check()
  return given
}

private func checkedStrokeID(_ stroke: Int64) throws(CError) -> StrokeID {
  guard stroke > 0 else { throw .unknown("\(stroke) is not a stroke") }
  return StrokeID(rawValue: UInt64(stroke))
}

/// `stylus_canvas_begin` of stylus-canvas.h.
@_cdecl("stylus_canvas_begin")
public func canvasBegin(_ canvas: OpaquePointer?, _ end: UInt32) -> Int64 {
  unsafe beginCanvasStroke(canvas, end, isPen: false)
}

/// `stylus_canvas_begin_pen` of stylus-canvas.h.
@_cdecl("stylus_canvas_begin_pen")
public func canvasBeginPen(_ canvas: OpaquePointer?, _ end: UInt32) -> Int64 {
  unsafe beginCanvasStroke(canvas, end, isPen: true)
}

private func beginCanvasStroke(_ canvas: OpaquePointer?, _ end: UInt32, isPen: Bool) -> Int64 {
  var id: Int64 = 0
  let result = unsafe CanvasHandle.withObject(canvas) { (handle) throws(CError) in
    guard end <= STYLUS_CANVAS_ERASER.rawValue else { throw .invalid("a pen has no end \(end)") }
    let begun = try handle.beginStroke(stylus_canvas_pen_end(rawValue: end), isPen: isPen)
    id = Int64(clamping: begun.rawValue)
  }
  return result == 0 ? id : Int64(result)
}

/// `stylus_canvas_add` of stylus-canvas.h.
@_cdecl("stylus_canvas_add")
public func canvasAdd(
  _ canvas: OpaquePointer?, _ stroke: Int64, _ sample: UnsafePointer<stylus_sample>?
) -> Int32 {
  unsafe CanvasHandle.withObject(canvas) { (handle) throws(CError) in
    try handle.appendSample(try unsafe checkedSample(sample), to: checkedStrokeID(stroke))
  }
}

/// `stylus_canvas_correct` of stylus-canvas.h.
@_cdecl("stylus_canvas_correct")
public func canvasCorrect(
  _ canvas: OpaquePointer?, _ stroke: Int64, _ index: UInt32,
  _ sample: UnsafePointer<stylus_sample>?
) -> Int32 {
  unsafe CanvasHandle.withObject(canvas) { (handle) throws(CError) in
    try handle.correct(
      Int(index), to: try unsafe checkedSample(sample), in: checkedStrokeID(stroke))
  }
}

/// `stylus_canvas_set_prediction` of stylus-canvas.h.
@_cdecl("stylus_canvas_set_prediction")
public func canvasExpect(
  _ canvas: OpaquePointer?, _ stroke: Int64, _ samples: UnsafePointer<stylus_sample>?,
  _ count: UInt32
) -> Int32 {
  unsafe CanvasHandle.withObject(canvas) { (handle) throws(CError) in
    let given = try unsafe SampleList(samples, count: Int(count), most: 64)
    var tail: [stylus_sample] = []
    for index in 0..<given.count {
      let sample = given[index]
      try sample.check()
      tail.append(sample)
    }
    try handle.expect(tail, behind: checkedStrokeID(stroke))
  }
}

/// `stylus_canvas_end` of stylus-canvas.h.
@_cdecl("stylus_canvas_end")
public func canvasEnd(_ canvas: OpaquePointer?, _ stroke: Int64, _ time: Int64) -> Int32 {
  unsafe CanvasHandle.withObject(canvas) { (handle) throws(CError) in
    try handle.endStroke(checkedStrokeID(stroke), at: time)
  }
}

/// `stylus_canvas_cancel` of stylus-canvas.h.
@_cdecl("stylus_canvas_cancel")
public func canvasCancel(_ canvas: OpaquePointer?, _ stroke: Int64) -> Int32 {
  unsafe CanvasHandle.withObject(canvas) { (handle) throws(CError) in
    try handle.cancel(checkedStrokeID(stroke))
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
  unsafe CanvasHandle.on(canvas) { (handle) throws(CError) in
    try unsafe stylus_canvas_event.checkRoom(event, "event")
    let next = handle.nextEvent()
    try unsafe stylus_canvas_event.fill(event, "event", with: next ?? stylus_canvas_event())
    return next == nil ? 0 : 1
  }
}
