import CInterface
public import CStylus
import InkDrawing
import InkFormats
import InkGeometry

private typealias Object = CState<InkObject>

/// `stylus_ink_version` of stylus-ink.h.
@_cdecl("stylus_ink_version")
public func inkVersion() -> UInt32 { UInt32(STYLUS_VERSION) }

/// `stylus_drawing_create` of stylus-ink.h.
@_cdecl("stylus_drawing_create")
public func drawingCreate() -> OpaquePointer? { unsafe CState(InkObject()).made() }

/// `stylus_drawing_destroy` of stylus-ink.h.
@_cdecl("stylus_drawing_destroy")
public func drawingDestroy(_ drawing: OpaquePointer?) { unsafe Object.destroy(drawing) }

/// `stylus_drawing_message` of stylus-ink.h.
@_cdecl("stylus_drawing_message")
public func drawingMessage(_ drawing: OpaquePointer?) -> UnsafePointer<CChar>? {
  unsafe Object.message(drawing)
}

/// `stylus_drawing_count` of stylus-ink.h.
@_cdecl("stylus_drawing_count")
public func drawingCount(_ drawing: OpaquePointer?) -> Int32 {
  unsafe Object.withState(of: drawing) { (object) throws(CError) in object.drawing.count }
}

// MARK: Strokes

/// An ink of a caller's.
private func checkedInk(_ ink: UnsafePointer<stylus_ink>?) throws(CError) -> WidthInk {
  try unsafe stylus_ink.given(ink, "ink").checkedInk()
}

/// The largest number of samples in a stroke.
private let mostSamples = 1_000_000

/// `stylus_drawing_append` of stylus-ink.h.
@_cdecl("stylus_drawing_append")
public func drawingAppend(
  _ drawing: OpaquePointer?, _ ink: UnsafePointer<stylus_ink>?,
  _ samples: UnsafePointer<stylus_sample>?, _ count: Int
) -> Int32 {
  unsafe Object.withState(of: drawing) { (object) throws(CError) in
    let ink = try unsafe checkedInk(ink)
    guard count > 0 else { throw .invalid("there are no samples") }
    let given = try unsafe SampleList(samples, count: count, most: mostSamples)
    return try object.fitStroke(try given.fitSamples(), ink)
  }
}

/// `stylus_drawing_remove` of stylus-ink.h.
@_cdecl("stylus_drawing_remove")
public func drawingRemove(_ drawing: OpaquePointer?, _ stroke: UInt32) -> Int32 {
  unsafe Object.modify(drawing) { (object) throws(CError) in try object.removeStroke(stroke) }
}

/// `stylus_drawing_get_ink` of stylus-ink.h.
@_cdecl("stylus_drawing_get_ink")
public func drawingGetInk(
  _ drawing: OpaquePointer?, _ stroke: UInt32, _ ink: UnsafeMutablePointer<stylus_ink>?
) -> Int32 {
  unsafe Object.modify(drawing) { (object) throws(CError) in
    try unsafe stylus_ink.checkRoom(ink, "ink")
    try unsafe stylus_ink.fill(ink, "ink", with: stylus_ink(try object.stroke(stroke)))
  }
}

/// `stylus_drawing_set_ink` of stylus-ink.h.
@_cdecl("stylus_drawing_set_ink")
public func drawingSetInk(
  _ drawing: OpaquePointer?, _ stroke: UInt32, _ ink: UnsafePointer<stylus_ink>?
) -> Int32 {
  unsafe Object.modify(drawing) { (object) throws(CError) in
    try object.setInk(stroke, try unsafe checkedInk(ink))
  }
}

/// `stylus_drawing_bounds` of stylus-ink.h.
@_cdecl("stylus_drawing_bounds")
public func drawingBounds(
  _ drawing: OpaquePointer?, _ stroke: UInt32, _ box: UnsafeMutablePointer<stylus_box>?
) -> Int32 {
  unsafe Object.modify(drawing) { (object) throws(CError) in
    guard let box = unsafe box else { throw .invalid("box is NULL") }
    let bounds = try object.bounds(stroke)
    unsafe box.pointee =
      bounds.isEmpty
      ? stylus_box()
      : stylus_box(
        x: bounds.min.x, y: bounds.min.y, width: bounds.width, height: bounds.height)
  }
}
