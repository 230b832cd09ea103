import CInterface
import CStylusCanvas

extension CanvasHandle {
  /// A pointer for C, which keeps the canvas until ``end(_:)``.
  static func make() -> OpaquePointer? {
    guard let made = try? CanvasHandle() else { return nil }
    return unsafe OpaquePointer(Unmanaged.passRetained(made).toOpaque())
  }

  /// Ends a canvas. In the child of a fork nothing is done: its threads are not there, and its locks may be held for ever. The memory
  /// goes with the child.
  static func end(_ canvas: OpaquePointer) {
    let handle = unsafe Unmanaged<CanvasHandle>.fromOpaque(UnsafeRawPointer(canvas))
    guard (try? unsafe handle.takeUnretainedValue().checkHome()) != nil else { return }
    try? unsafe handle.takeUnretainedValue().detach()
    unsafe handle.release()
  }

  /// What a pointer of C's points at. Only its message may be asked for before ``checkHome()``.
  static func at(_ canvas: OpaquePointer) -> CanvasHandle {
    unsafe Unmanaged<CanvasHandle>.fromOpaque(UnsafeRawPointer(canvas)).takeUnretainedValue()
  }

  /// Has a canvas do something; the result for C.
  static func on(
    _ canvas: OpaquePointer?, _ body: (CanvasHandle) throws(CFailure) -> Int
  ) -> Int32 {
    guard let canvas = unsafe canvas else { return STYLUS_CANVAS_INVALID.rawValue }
    let handle = unsafe at(canvas)
    do throws(CFailure) {
      try handle.checkHome()
      return Int32(clamping: try body(handle))
    } catch {
      handle.note(error)
      return error.result
    }
  }

  /// The same without a result of its own.
  static func tell(
    _ canvas: OpaquePointer?, _ body: (CanvasHandle) throws(CFailure) -> Void
  ) -> Int32 {
    unsafe on(canvas) { (handle) throws(CFailure) in
      try body(handle)
      return 0
    }
  }
}
