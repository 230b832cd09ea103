import CInterface
public import CStylus
import InkCanvas
import InkDrawing
import InkEditing
import InkGeometry

/// `stylus_canvas_zoom_at` of stylus-canvas.h.
@_cdecl("stylus_canvas_zoom_at")
public func canvasZoomAt(
  _ canvas: OpaquePointer?, _ zoom: Double, _ x: Double, _ y: Double
) -> Int32 {
  unsafe CanvasHandle.withObject(canvas) { (handle) throws(CError) in
    try handle.zoom(to: zoom, about: checkedPoint(x, y))
  }
}

/// `stylus_canvas_set_zoom_limits` of stylus-canvas.h.
@_cdecl("stylus_canvas_set_zoom_limits")
public func canvasSetZoomLimits(
  _ canvas: OpaquePointer?, _ least: Double, _ most: Double
) -> Int32 {
  unsafe CanvasHandle.withObject(canvas) { (handle) throws(CError) in
    let zooms = CanvasState.zooms
    guard zooms.contains(least), zooms.contains(most), least <= most else {
      throw .invalid("a zoom must be between \(zooms.lowerBound) and \(zooms.upperBound)")
    }
    try handle.changeViewport { $0.setLimits(least...most) }
  }
}

/// `stylus_canvas_pan` of stylus-canvas.h.
@_cdecl("stylus_canvas_pan")
public func canvasPan(_ canvas: OpaquePointer?, _ x: Double, _ y: Double) -> Int32 {
  unsafe CanvasHandle.withObject(canvas) { (handle) throws(CError) in
    let way = try checkedPoint(x, y)
    try handle.changeViewport { $0.pan(by: way) }
  }
}

/// `stylus_canvas_get_view` of stylus-canvas.h.
@_cdecl("stylus_canvas_get_view")
public func canvasGetView(
  _ canvas: OpaquePointer?, _ view: UnsafeMutablePointer<stylus_canvas_view>?
) -> Int32 {
  unsafe CanvasHandle.withObject(canvas) { (handle) throws(CError) in
    let shown = handle.readState { $0.viewport }
    let corner = shown.page(at: .zero)
    let filled = stylus_canvas_view(
      size: stylus_canvas_view.ownSize, reserved: 0, zoom: shown.zoom, angle: shown.angle,
      x: corner.x, y: corner.y)
    try unsafe stylus_canvas_view.fill(view, "view", with: filled)
  }
}

/// `stylus_canvas_pinch` of stylus-canvas.h.
@_cdecl("stylus_canvas_pinch")
public func canvasFollow(
  _ canvas: OpaquePointer?, _ subject: UInt32, _ before: UnsafePointer<Double>?,
  _ after: UnsafePointer<Double>?
) -> Int32 {
  unsafe CanvasHandle.withObject(canvas) { (handle) throws(CError) in
    let (old, new) = (try unsafe fingers(before), try unsafe fingers(after))
    switch subject {
    case STYLUS_CANVAS_PAGE.rawValue: try handle.changeViewport { $0.follow(old, to: new) }
    case STYLUS_CANVAS_RULER.rawValue:
      try handle.with { state in
        let shown = state.viewport
        func page(_ places: (Point, Point)) -> (Point, Point) {
          (shown.page(at: places.0), shown.page(at: places.1))
        }
        state.moveRuler { $0.follow(page(old), to: page(new)) }
      }
      handle.toolsChanged()
    case STYLUS_CANVAS_SELECTED.rawValue:
      throw .unsupported("two fingers cannot move the selection. Fix: perform a command")
    default: throw .invalid("there is no subject \(subject)")
    }
  }
}

/// `stylus_canvas_subject_at` of stylus-canvas.h.
@_cdecl("stylus_canvas_subject_at")
public func canvasSubjectAt(_ canvas: OpaquePointer?, _ x: Double, _ y: Double) -> Int32 {
  unsafe CanvasHandle.on(canvas) { (handle) throws(CError) in
    let place = try checkedPoint(x, y)
    let subject = handle.readState { state in
      let page = state.viewport.page(at: place)
      if state.shownRuler?.contains(page) == true { return STYLUS_CANVAS_RULER }
      return state.sheet.canvas.dragsSelection(at: page)
        ? STYLUS_CANVAS_SELECTED : STYLUS_CANVAS_PAGE
    }
    return Int(subject.rawValue)
  }
}

/// `stylus_canvas_set_dark` of stylus-canvas.h.
@_cdecl("stylus_canvas_set_dark")
public func canvasSetDark(_ canvas: OpaquePointer?, _ isDark: Int32) -> Int32 {
  unsafe CanvasHandle.withObject(canvas) { (handle) throws(CError) in
    try handle.with { $0.setAppearance(isDark != 0 ? .dark : .light) }
  }
}

/// `stylus_canvas_selection` of stylus-canvas.h.
@_cdecl("stylus_canvas_selection")
public func canvasSelection(
  _ canvas: OpaquePointer?, _ bounds: UnsafeMutablePointer<stylus_box>?
) -> Int32 {
  unsafe CanvasHandle.on(canvas) { (handle) in
    let (count, box) = handle.readState { state in
      let editor = state.sheet.canvas.editor
      let box = unsafe bounds == nil ? Rect.empty : editor.selectedBounds
      return (editor.selection.ids.count, box.isEmpty ? nil : state.view.bounds(of: box))
    }
    let rect = box ?? Rect(x: 0, y: 0, width: 0, height: 0)
    unsafe bounds?.pointee = stylus_box(
      x: rect.min.x, y: rect.min.y, width: rect.width, height: rect.height)
    return count
  }
}

/// `stylus_canvas_get_ruler` of stylus-canvas.h.
@_cdecl("stylus_canvas_get_ruler")
public func canvasGetRuler(
  _ canvas: OpaquePointer?, _ ruler: UnsafeMutablePointer<stylus_canvas_ruler>?
) -> Int32 {
  unsafe CanvasHandle.withObject(canvas) { (handle) throws(CError) in
    let (shown, viewport) = handle.readState { ($0.shownRuler, $0.viewport) }
    var filled = stylus_canvas_ruler()
    if let shown {
      let middle = viewport.transform.applied(to: shown.center)
      (filled.is_shown, filled.x, filled.y) = (1, middle.x, middle.y)
      filled.angle = Turn.wrapped(shown.angle + viewport.angle)
    }
    try unsafe stylus_canvas_ruler.fill(ruler, "ruler", with: filled)
  }
}

private func checkedPoint(_ x: Double, _ y: Double) throws(CError) -> Point {
  _ = try finiteNumber(x + y, "a position")
  guard abs(x) < 1e6, abs(y) < 1e6 else { throw .invalid("a position is too far away") }
  return Point(x: x, y: y)
}

private func fingers(_ places: UnsafePointer<Double>?) throws(CError) -> (Point, Point) {
  guard let places = unsafe places else { throw .invalid("the positions of fingers are NULL") }
  return unsafe (try checkedPoint(places[0], places[1]), try checkedPoint(places[2], places[3]))
}

extension CanvasHandle {
  /// Shows another part of the page.
  func changeViewport(_ body: (inout Viewport) -> Void) throws(CError) {
    try with { state in
      var view = state.viewport
      body(&view)
      state.setViewport(view)
    }
    toolsChanged()
  }

  /// Shows the page at another zoom; the content at a position stays there.
  func zoom(to zoom: Double, about place: Point) throws(CError) {
    let zooms = CanvasState.zooms
    guard zooms.contains(zoom) else {
      throw .invalid("a zoom must be between \(zooms.lowerBound) and \(zooms.upperBound)")
    }
    try changeViewport { $0.setZoom(zoom, about: place) }
  }
}
