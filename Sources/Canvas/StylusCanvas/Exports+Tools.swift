import CStylusCanvas
import InkCanvas

/// `stylus_canvas_perform` of stylus-canvas.h.
@_cdecl("stylus_canvas_perform")
public func canvasPerform(_ canvas: OpaquePointer?, _ command: UnsafePointer<CChar>?) -> Int32 {
  unsafe CanvasHandle.tell(canvas) { (handle) throws(CanvasFailure) in
    guard let command = unsafe command else { throw .invalid("command is NULL") }
    let spoken = try SpokenCommand(unsafe String(cString: command))
    if case .tools = spoken {
    } else {
      handle.settle()
    }
    try handle.with { (state) throws(CanvasFailure) in try state.perform(spoken) }
    handle.toolsChanged()
  }
}

/// `stylus_canvas_can_undo` of stylus-canvas.h.
@_cdecl("stylus_canvas_can_undo")
public func canvasCanUndo(_ canvas: OpaquePointer?) -> Int32 {
  unsafe CanvasHandle.on(canvas) { (handle) in handle.look { $0.canvas.canUndo } ? 1 : 0 }
}

/// `stylus_canvas_can_redo` of stylus-canvas.h.
@_cdecl("stylus_canvas_can_redo")
public func canvasCanRedo(_ canvas: OpaquePointer?) -> Int32 {
  unsafe CanvasHandle.on(canvas) { (handle) in handle.look { $0.canvas.canRedo } ? 1 : 0 }
}

/// `stylus_canvas_set_read_only` of stylus-canvas.h.
@_cdecl("stylus_canvas_set_read_only")
public func canvasSetReadOnly(_ canvas: OpaquePointer?, _ isReadOnly: Int32) -> Int32 {
  unsafe CanvasHandle.tell(canvas) { (handle) throws(CanvasFailure) in
    try handle.with { $0.isReadOnly = isReadOnly != 0 }
    handle.toolsChanged()
  }
}

/// `stylus_canvas_is_read_only` of stylus-canvas.h.
@_cdecl("stylus_canvas_is_read_only")
public func canvasIsReadOnly(_ canvas: OpaquePointer?) -> Int32 {
  unsafe CanvasHandle.on(canvas) { (handle) in handle.look { $0.isReadOnly } ? 1 : 0 }
}
