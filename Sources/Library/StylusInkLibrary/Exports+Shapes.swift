import CInterface
public import CStylus
import InkDrawing
import InkFormats

private typealias Object = CState<InkObject>

/// Allocates memory with elements that C frees, and their number; nil if that fails.
private func given<Element: BitwiseCopyable>(
  _ drawing: OpaquePointer?, _ count: UnsafeMutablePointer<Int>?,
  _ make: (InkObject) throws(CError) -> [Element]
) -> UnsafeMutablePointer<Element>? {
  var result: UnsafeMutablePointer<Element>?
  _ = unsafe Object.modify(drawing) { (object) throws(CError) in
    guard let count = unsafe count else { throw .invalid("count is NULL") }
    unsafe result = try unsafe copied(try make(object), count).assumingMemoryBound(
      to: Element.self)
  }
  return unsafe result
}

/// `stylus_drawing_points` of stylus-ink.h.
@_cdecl("stylus_drawing_points")
public func drawingPoints(
  _ drawing: OpaquePointer?, _ stroke: UInt32, _ step: Double, _ count: UnsafeMutablePointer<Int>?
) -> UnsafeMutablePointer<stylus_ink_point>? {
  unsafe given(drawing, count) { (object) throws(CError) in
    try object.points(stroke, step: step)
  }
}

/// `stylus_drawing_outline` of stylus-ink.h.
@_cdecl("stylus_drawing_outline")
public func drawingOutline(
  _ drawing: OpaquePointer?, _ stroke: UInt32, _ tolerance: Double,
  _ count: UnsafeMutablePointer<Int>?
) -> UnsafeMutablePointer<stylus_ink_corner>? {
  unsafe given(drawing, count) { (object) throws(CError) in
    try object.corners(stroke, tolerance: tolerance)
  }
}

/// `stylus_drawing_render` of stylus-ink.h.
@_cdecl("stylus_drawing_render")
public func drawingRender(
  _ drawing: OpaquePointer?, _ view: UnsafePointer<stylus_ink_view>?,
  _ pixels: UnsafeMutablePointer<UInt32>?, _ width: UInt32, _ height: UInt32, _ stride: Int
) -> Int32 {
  unsafe Object.modify(drawing) { (object) throws(CError) in
    let view = try unsafe InkView(view)
    let target = try unsafe PixelTarget(pixels, width, height, stride: stride)
    view.draw(object.drawing, on: target)
  }
}

// MARK: Files

/// `stylus_drawing_read` of stylus-ink.h.
@_cdecl("stylus_drawing_read")
public func drawingRead(
  _ drawing: OpaquePointer?, _ data: UnsafeRawPointer?, _ count: Int
) -> Int32 {
  var losses: [Loss] = []
  let result = unsafe Object.withState(of: drawing) { (object) throws(CError) in
    losses = try object.loadDrawing(try unsafe bytes(data, count))
    return object.drawing.count
  }
  if result >= 0 { unsafe Object.say(losses.words, drawing) }
  return result
}

/// `stylus_drawing_recover` of stylus-ink.h.
@_cdecl("stylus_drawing_recover")
public func drawingRecover(
  _ drawing: OpaquePointer?, _ data: UnsafeRawPointer?, _ count: Int,
  _ missing: UnsafeMutablePointer<Int>?
) -> Int32 {
  var report: (missing: Int, words: String) = (0, "")
  let result = unsafe Object.withState(of: drawing) { (object) throws(CError) in
    report = try object.recover(try unsafe bytes(data, count))
    return object.drawing.count
  }
  if result >= 0 {
    unsafe missing?.pointee = report.missing
    unsafe Object.say(report.words, drawing)
  }
  return result
}

/// `stylus_drawing_write` of stylus-ink.h.
@_cdecl("stylus_drawing_write")
public func drawingWrite(
  _ drawing: OpaquePointer?, _ format: UnsafePointer<CChar>?, _ count: UnsafeMutablePointer<Int>?
) -> UnsafeMutableRawPointer? {
  var losses: [Loss] = []
  let file = unsafe given(drawing, count) { (object) throws(CError) in
    guard let format = unsafe format else { throw .invalid("format is NULL") }
    let written = try object.written(as: unsafe String(cString: format))
    losses = written.losses
    return written.bytes
  }
  guard let file = unsafe file else { return nil }
  unsafe Object.say(losses.words, drawing)
  return UnsafeMutableRawPointer(file)
}
