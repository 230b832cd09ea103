import CInterface
import CStylus
import InkCanvas
import InkEditing

/// `stylus_canvas_perform` of stylus-canvas.h.
@_cdecl("stylus_canvas_perform")
public func canvasPerform(_ canvas: OpaquePointer?, _ command: UnsafePointer<CChar>?) -> Int32 {
  unsafe CanvasHandle.withObject(canvas) { (handle) throws(CError) in
    guard let command = unsafe command else { throw .invalid("command is NULL") }
    let spoken: CanvasCommand
    do throws(CommandError) { spoken = try CanvasCommand(unsafe String(cString: command)) } catch {
      throw .unknown("\(error)")
    }
    if spoken.isAboutDrawing { handle.finishPendingStrokes() }
    try handle.with { (state) throws(CError) in try state.perform(spoken) }
    handle.toolsChanged()
  }
}

extension CanvasCommand {
  /// Whether it needs all strokes that are over in the drawing.
  fileprivate var isAboutDrawing: Bool {
    switch self {
    case .selectAll, .copy, .zoomToFit, .page: true
    default: editsDrawing
    }
  }
}

/// `stylus_canvas_can_undo` of stylus-canvas.h.
@_cdecl("stylus_canvas_can_undo")
public func canvasCanUndo(_ canvas: OpaquePointer?) -> Int32 {
  unsafe CanvasHandle.on(canvas) { (handle) in handle.readState { $0.notebook.canUndo } ? 1 : 0 }
}

/// `stylus_canvas_can_redo` of stylus-canvas.h.
@_cdecl("stylus_canvas_can_redo")
public func canvasCanRedo(_ canvas: OpaquePointer?) -> Int32 {
  unsafe CanvasHandle.on(canvas) { (handle) in handle.readState { $0.notebook.canRedo } ? 1 : 0 }
}

/// `stylus_canvas_set_read_only` of stylus-canvas.h.
@_cdecl("stylus_canvas_set_read_only")
public func canvasSetReadOnly(_ canvas: OpaquePointer?, _ isReadOnly: Int32) -> Int32 {
  unsafe CanvasHandle.withObject(canvas) { (handle) throws(CError) in
    try handle.with { $0.isReadOnly = isReadOnly != 0 }
    handle.toolsChanged()
  }
}

/// `stylus_canvas_steps` of stylus-canvas.h.
@_cdecl("stylus_canvas_steps")
public func canvasSteps(_ canvas: OpaquePointer?) -> Int32 {
  unsafe CanvasHandle.on(canvas) { (handle) in handle.readState { $0.stepsMade } }
}

/// `stylus_canvas_set_asks_to_undo` of stylus-canvas.h.
@_cdecl("stylus_canvas_set_asks_to_undo")
public func canvasSetAsksToUndo(_ canvas: OpaquePointer?, _ asks: Int32) -> Int32 {
  unsafe CanvasHandle.withObject(canvas) { (handle) throws(CError) in
    try handle.with { $0.asksToUndo = asks != 0 }
  }
}

/// `stylus_canvas_set_straightens` of stylus-canvas.h.
@_cdecl("stylus_canvas_set_straightens")
public func canvasSetStraightens(_ canvas: OpaquePointer?, _ straightens: Int32) -> Int32 {
  unsafe CanvasHandle.withObject(canvas) { (handle) throws(CError) in
    try handle.with { $0.straightens = straightens != 0 }
    handle.toolsChanged()
  }
}

/// `stylus_canvas_straightens` of stylus-canvas.h.
@_cdecl("stylus_canvas_straightens")
public func canvasStraightens(_ canvas: OpaquePointer?) -> Int32 {
  unsafe CanvasHandle.on(canvas) { (handle) in handle.readState { $0.straightens } ? 1 : 0 }
}

/// `stylus_canvas_is_read_only` of stylus-canvas.h.
@_cdecl("stylus_canvas_is_read_only")
public func canvasIsReadOnly(_ canvas: OpaquePointer?) -> Int32 {
  unsafe CanvasHandle.on(canvas) { (handle) in handle.readState { $0.isReadOnly } ? 1 : 0 }
}
