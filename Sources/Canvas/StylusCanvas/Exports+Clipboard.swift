import CInterface
import InkCanvas
import InkDrawing
import InkEditing
import InkStorage

/// `stylus_canvas_clipboard` of stylus-canvas.h.
@_cdecl("stylus_canvas_clipboard")
public func canvasClipboard(
  _ canvas: OpaquePointer?, _ count: UnsafeMutablePointer<Int>?
) -> UnsafeMutableRawPointer? {
  unsafe CanvasHandle.copiedBytes(of: canvas, count) { (handle) throws(CError) in
    let clipboard = handle.readState { $0.sheet.canvas.editor.clipboard }
    guard clipboard.count > 0 else { throw .refused("nothing was cut or copied") }
    return clipboard.encoded()
  }
}

/// `stylus_canvas_set_clipboard` of stylus-canvas.h.
@_cdecl("stylus_canvas_set_clipboard")
public func canvasSetClipboard(
  _ canvas: OpaquePointer?, _ bytes: UnsafeRawPointer?, _ count: Int
) -> Int32 {
  unsafe CanvasHandle.withObject(canvas) { (handle) throws(CError) in
    let drawing = try unsafe drawing(bytes, count)
    try handle.with { $0.setClipboard(drawing) }
  }
}
