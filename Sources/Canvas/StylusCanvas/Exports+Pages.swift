import CInterface
public import CStylus
import InkDrawing
import InkEditing
import InkStorage

/// `stylus_canvas_page` of stylus-canvas.h.
@_cdecl("stylus_canvas_page")
public func canvasPage(_ canvas: OpaquePointer?) -> Int32 {
  unsafe CanvasHandle.on(canvas) { (handle) in handle.readState { $0.notebook.current } }
}

/// `stylus_canvas_page_count` of stylus-canvas.h.
@_cdecl("stylus_canvas_page_count")
public func canvasPageCount(_ canvas: OpaquePointer?) -> Int32 {
  unsafe CanvasHandle.on(canvas) { (handle) in handle.readState { $0.notebook.pages.count } }
}

/// `stylus_canvas_show_page` of stylus-canvas.h.
@_cdecl("stylus_canvas_show_page")
public func canvasShowPage(_ canvas: OpaquePointer?, _ page: UInt32) -> Int32 {
  unsafe CanvasHandle.withObject(canvas) { (handle) throws(CError) in
    handle.finishPendingStrokes()
    try handle.with { (state) throws(CError) in
      guard state.notebook.pages.indices.contains(Int(page)) else { throw noPage(page, state) }
      guard Int(page) != state.notebook.current else { return }
      try state.perform(.page(.number(Int(page) + 1)))
    }
  }
}

/// `stylus_canvas_page_drawing` of stylus-canvas.h.
@_cdecl("stylus_canvas_page_drawing")
public func canvasPageDrawing(
  _ canvas: OpaquePointer?, _ page: UInt32, _ count: UnsafeMutablePointer<Int>?
) -> UnsafeMutableRawPointer? {
  unsafe CanvasHandle.copiedBytes(of: canvas, count) { (handle) throws(CError) in
    handle.finishPendingStrokes()
    let found = handle.readState { $0.drawing(ofPage: Int(page)) }
    guard let found else { throw handle.readState { noPage(page, $0) } }
    return found.encoded()
  }
}

/// `stylus_canvas_document` of stylus-canvas.h.
@_cdecl("stylus_canvas_document")
public func canvasDocument(
  _ canvas: OpaquePointer?, _ count: UnsafeMutablePointer<Int>?
) -> UnsafeMutableRawPointer? {
  unsafe CanvasHandle.copiedBytes(of: canvas, count) { (handle) throws(CError) in
    handle.finishPendingStrokes()
    let document = handle.readState { $0.document }
    guard let document else { throw .refused("there are too many pages") }
    return document.encoded()
  }
}

/// `stylus_canvas_set_document` of stylus-canvas.h.
@_cdecl("stylus_canvas_set_document")
public func canvasSetDocument(
  _ canvas: OpaquePointer?, _ bytes: UnsafeRawPointer?, _ count: Int
) -> Int32 {
  unsafe CanvasHandle.withObject(canvas) { (handle) throws(CError) in
    let document = try unsafe document(bytes, count)
    handle.finishPendingStrokes()
    try handle.with { (state) throws(CError) in try state.openDocument(document) }
  }
}

private func noPage(_ page: UInt32, _ state: CanvasState) -> CError {
  .invalid("there is no page \(page): there are \(state.notebook.pages.count), from 0 on")
}

/// `stylus_canvas_set_paper` of stylus-canvas.h.
@_cdecl("stylus_canvas_set_paper")
public func canvasSetPaper(
  _ canvas: OpaquePointer?, _ paper: UnsafePointer<stylus_canvas_paper>?
) -> Int32 {
  unsafe CanvasHandle.withObject(canvas) { (handle) throws(CError) in
    let told = try unsafe stylus_canvas_paper.given(paper, "paper")
    guard PageBackground.Pattern.allCases.indices.contains(Int(told.pattern)) else {
      throw .invalid("there is no pattern \(told.pattern)")
    }
    guard PageBackground.spacings.contains(told.spacing) else {
      throw .invalid("the spacing must be 1 to 100 mm, not \(told.spacing)")
    }
    let made = PageBackground(
      PageBackground.Pattern.allCases[Int(told.pattern)], paper: Color(seen: told.argb),
      ink: Color(seen: told.line_argb) ?? Color(rgba: 0), spacing: told.spacing)
    try handle.with { $0.paper = made }
  }
}

/// `stylus_canvas_get_paper` of stylus-canvas.h.
@_cdecl("stylus_canvas_get_paper")
public func canvasGetPaper(
  _ canvas: OpaquePointer?, _ paper: UnsafeMutablePointer<stylus_canvas_paper>?
) -> Int32 {
  unsafe CanvasHandle.withObject(canvas) { (handle) throws(CError) in
    let known = handle.readState { $0.paper }
    let pattern = PageBackground.Pattern.allCases.firstIndex(of: known.pattern) ?? 0
    let filled = stylus_canvas_paper(
      size: stylus_canvas_paper.ownSize, pattern: UInt32(pattern), argb: known.paper?.argb ?? 0,
      line_argb: known.ink.argb, spacing: known.spacing)
    try unsafe stylus_canvas_paper.fill(paper, "paper", with: filled)
  }
}

extension Color {
  /// A color from C; nil if it is invisible.
  init?(seen argb: UInt32) {
    guard argb >> 24 > 0 else { return nil }
    self.init(argb: argb)
  }
}
