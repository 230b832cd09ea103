import CInterface
import CStylus
import InkCanvas
import InkDrawing
import InkEditing
import InkFormats
import InkGeometry
import InkRendering
import InkStorage

/// `stylus_canvas_version` of stylus-canvas.h.
@_cdecl("stylus_canvas_version")
public func canvasVersion() -> UInt32 { UInt32(STYLUS_VERSION) }

/// `stylus_canvas_create` of stylus-canvas.h.
@_cdecl("stylus_canvas_create")
public func canvasCreate() -> OpaquePointer? { unsafe (try? CanvasHandle())?.made() }

/// `stylus_canvas_destroy` of stylus-canvas.h.
@_cdecl("stylus_canvas_destroy")
public func canvasDestroy(_ canvas: OpaquePointer?) { unsafe CanvasHandle.destroy(canvas) }

/// `stylus_canvas_message` of stylus-canvas.h.
@_cdecl("stylus_canvas_message")
public func canvasMessage(_ canvas: OpaquePointer?) -> UnsafePointer<CChar>? {
  unsafe CanvasHandle.message(canvas)
}

/// `stylus_canvas_set_size` of stylus-canvas.h.
@_cdecl("stylus_canvas_set_size")
public func canvasSetSize(
  _ canvas: OpaquePointer?, _ width: Int32, _ height: Int32, _ scale: Int32
) -> Int32 {
  unsafe CanvasHandle.withObject(canvas) { (handle) throws(CError) in
    try checkSize(width, height, scale)
    try handle.with { $0.resize((Int(width), Int(height), Int(scale))) }
    handle.toolsChanged()
  }
}

/// Checks the size of a canvas or a picker.
func checkSize(_ width: Int32, _ height: Int32, _ scale: Int32) throws(CError) {
  guard (0...32_768).contains(width), (0...32_768).contains(height), (1...8).contains(scale),
    max(width, height) * scale <= 32_768
  else { throw .invalid("there is no size of \(width) x \(height) at scale \(scale)") }
}

/// `stylus_canvas_set_zoom` of stylus-canvas.h.
@_cdecl("stylus_canvas_set_zoom")
public func canvasSetZoom(_ canvas: OpaquePointer?, _ zoom: Double) -> Int32 {
  unsafe CanvasHandle.withObject(canvas) { (handle) throws(CError) in
    try handle.zoom(to: zoom, about: .zero)
  }
}

/// `stylus_canvas_zoom` of stylus-canvas.h.
@_cdecl("stylus_canvas_zoom")
public func canvasZoom(_ canvas: OpaquePointer?) -> Double {
  var zoom = 0.0
  _ = unsafe CanvasHandle.withObject(canvas) { (handle) in
    zoom = handle.readState { $0.viewport.zoom }
  }
  return zoom
}

/// `stylus_canvas_set_drawing` of stylus-canvas.h.
@_cdecl("stylus_canvas_set_drawing")
public func canvasSetDrawing(
  _ canvas: OpaquePointer?, _ bytes: UnsafeRawPointer?, _ count: Int
) -> Int32 {
  unsafe CanvasHandle.withObject(canvas) { (handle) throws(CError) in
    let drawing = try unsafe drawing(bytes, count)
    handle.finishPendingStrokes()
    try handle.with { $0.replaceDrawing(with: drawing) }
  }
}

/// `stylus_canvas_drawing` of stylus-canvas.h.
@_cdecl("stylus_canvas_drawing")
public func canvasDrawing(
  _ canvas: OpaquePointer?, _ count: UnsafeMutablePointer<Int>?
) -> UnsafeMutableRawPointer? {
  unsafe CanvasHandle.copiedBytes(of: canvas, count) { handle in
    handle.finishPendingStrokes()
    return handle.readState { $0.sheet.canvas.drawing }.encoded()
  }
}

/// `stylus_canvas_png` of stylus-canvas.h.
@_cdecl("stylus_canvas_png")
public func canvasPng(
  _ canvas: OpaquePointer?, _ scale: Double, _ count: UnsafeMutablePointer<Int>?
) -> UnsafeMutableRawPointer? {
  unsafe CanvasHandle.copiedBytes(of: canvas, count) { (handle) throws(CError) in
    guard (0.01...100).contains(scale) else {
      throw .invalid("the scale must be between 0.01 and 100")
    }
    handle.finishPendingStrokes()
    return try handle.readState { $0.picture(scale: scale) }.get()
  }
}

extension CanvasState {
  /// A PNG file of the visible canvas.
  fileprivate func picture(scale: Double) -> Result<[UInt8], CError> {
    let unit = viewport.scale
    let paper = paper.paper
    let raster =
      size.width > 0 && size.height > 0
      ? shown(scale: scale, on: paper)
      : sheet.drawing.image(in: sheet.drawing.bounds, scale: unit * scale, background: paper)
    guard raster.width > 0, raster.height > 0 else {
      return .failure(.refused("there is nothing to draw"))
    }
    do throws(PngError) {
      return .success(
        try PngEncoder.encode(
          premultiplied: raster.pixels.span, width: raster.width, height: raster.height,
          pixelsPerMillimeter: unit * scale))
    } catch {
      return .failure(.system("\(error)"))
    }
  }

  /// The visible part of the drawing.
  private func shown(scale: Double, on paper: Color?) -> Raster {
    let (width, height) = (Double(size.width) * scale, Double(size.height) * scale)
    let bounds = PixelRect(x: 0, y: 0, width: Int(width.rounded()), height: Int(height.rounded()))
    return sheet.drawing.image(
      of: bounds, view: view.then(.scale(x: scale, y: scale)), background: paper)
  }
}

/// `stylus_canvas_stroke_count` of stylus-canvas.h.
@_cdecl("stylus_canvas_stroke_count")
public func canvasStrokeCount(_ canvas: OpaquePointer?) -> Int32 {
  unsafe CanvasHandle.on(canvas) { (handle) throws(CError) in
    handle.finishPendingStrokes()
    return handle.readState { $0.sheet.canvas.drawing.count }
  }
}

/// `stylus_canvas_set_background` of stylus-canvas.h.
@_cdecl("stylus_canvas_set_background")
public func canvasSetBackground(_ canvas: OpaquePointer?, _ argb: UInt32) -> Int32 {
  unsafe CanvasHandle.withObject(canvas) { (handle) throws(CError) in
    try handle.with { $0.paper.paper = Color(seen: argb) }
  }
}
