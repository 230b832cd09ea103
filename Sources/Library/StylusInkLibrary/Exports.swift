import CInterface
public import CStylus
import Glibc
import InkDrawing
import InkFormats
import InkGeometry
import ToldSamples

private typealias Object = CObject<InkObject>

/// `stylus_ink_version` of stylus-ink.h.
@_cdecl("stylus_ink_version")
public func inkVersion() -> UInt32 { 0x01_0000 }

/// `stylus_ink_sample_init` of stylus-ink.h.
@_cdecl("stylus_ink_sample_init")
public func inkSampleInit(_ sample: UnsafeMutablePointer<stylus_sample>?) {
  unsafe sample?.pointee = .unknown
}

/// `stylus_ink_free` of stylus-ink.h.
@_cdecl("stylus_ink_free")
public func inkFree(_ memory: UnsafeMutableRawPointer?) { unsafe free(memory) }

/// `stylus_drawing_create` of stylus-ink.h.
@_cdecl("stylus_drawing_create")
public func drawingCreate() -> OpaquePointer? { unsafe CObject(InkObject()).made() }

/// `stylus_drawing_destroy` of stylus-ink.h.
@_cdecl("stylus_drawing_destroy")
public func drawingDestroy(_ drawing: OpaquePointer?) { unsafe Object.end(drawing) }

/// Said of no object; lives as long as the program.
nonisolated(unsafe) private let nothingThere = unsafe UnsafePointer(
  strdup("there is no drawing: the pointer is NULL"))

/// `stylus_drawing_message` of stylus-ink.h.
@_cdecl("stylus_drawing_message")
public func drawingMessage(_ drawing: OpaquePointer?) -> UnsafePointer<CChar>? {
  unsafe Object.message(drawing) ?? nothingThere
}

/// `stylus_drawing_count` of stylus-ink.h.
@_cdecl("stylus_drawing_count")
public func drawingCount(_ drawing: OpaquePointer?) -> Int32 {
  unsafe Object.on(drawing) { (object) throws(CFailure) in object.drawing.count }
}

// MARK: Strokes

/// An ink of a caller's.
private func told(_ ink: UnsafePointer<stylus_ink>?) throws(CFailure) -> WidthInk {
  guard let ink = unsafe ink else { throw .invalid("ink is NULL") }
  return try unsafe ink.pointee.told()
}

/// `stylus_drawing_append` of stylus-ink.h.
@_cdecl("stylus_drawing_append")
public func drawingAppend(
  _ drawing: OpaquePointer?, _ ink: UnsafePointer<stylus_ink>?,
  _ samples: UnsafePointer<stylus_sample>?, _ count: Int
) -> Int32 {
  unsafe Object.on(drawing) { (object) throws(CFailure) in
    let ink = try unsafe told(ink)
    return try object.append(try unsafe SampleList(samples, count: count).fitSamples(), ink)
  }
}

/// `stylus_drawing_remove` of stylus-ink.h.
@_cdecl("stylus_drawing_remove")
public func drawingRemove(_ drawing: OpaquePointer?, _ stroke: UInt32) -> Int32 {
  unsafe Object.tell(drawing) { (object) throws(CFailure) in try object.remove(stroke) }
}

/// `stylus_drawing_get_ink` of stylus-ink.h.
@_cdecl("stylus_drawing_get_ink")
public func drawingGetInk(
  _ drawing: OpaquePointer?, _ stroke: UInt32, _ ink: UnsafeMutablePointer<stylus_ink>?
) -> Int32 {
  unsafe Object.tell(drawing) { (object) throws(CFailure) in
    guard let ink = unsafe ink else { throw .invalid("ink is NULL") }
    let size = unsafe ink.pointee.size
    guard size >= MemoryLayout<stylus_ink>.size else {
      throw .invalid("ink.size is \(size): set it to sizeof(stylus_ink)")
    }
    unsafe ink.pointee = stylus_ink(try object.stroke(stroke), size: size)
  }
}

/// `stylus_drawing_set_ink` of stylus-ink.h.
@_cdecl("stylus_drawing_set_ink")
public func drawingSetInk(
  _ drawing: OpaquePointer?, _ stroke: UInt32, _ ink: UnsafePointer<stylus_ink>?
) -> Int32 {
  unsafe Object.tell(drawing) { (object) throws(CFailure) in
    try object.setInk(stroke, try unsafe told(ink))
  }
}

/// `stylus_drawing_bounds` of stylus-ink.h.
@_cdecl("stylus_drawing_bounds")
public func drawingBounds(
  _ drawing: OpaquePointer?, _ stroke: UInt32, _ box: UnsafeMutablePointer<stylus_ink_box>?
) -> Int32 {
  unsafe Object.tell(drawing) { (object) throws(CFailure) in
    guard let box = unsafe box else { throw .invalid("box is NULL") }
    let bounds = try object.bounds(stroke)
    unsafe box.pointee =
      bounds.isEmpty
      ? stylus_ink_box()
      : stylus_ink_box(
        x: bounds.min.x, y: bounds.min.y, width: bounds.width, height: bounds.height)
  }
}
