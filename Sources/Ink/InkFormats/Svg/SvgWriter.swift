public import InkDrawing
import InkGeometry

/// Writes a drawing as SVG 1.1: filled paths in millimeters, one for each stroke or for each
/// sequence of strokes that share their wet ink.
///
///     let losses = SvgWriter().write(drawing) { part in file.append(part) }
///
/// A path is the outline of the area covered by the ink, so it has the width of the ink. Where
/// opacity changes within a stroke, several paths are stacked in a `g`. Textured ink is an `image`
/// in a `g`, next to a path that is not painted.
///
/// With ``includesData``, the path or its `g` also contains the stroke's data in attributes that
/// viewers ignore; docs/develop/ink-pictures.md lists them.
public struct SvgWriter: Sendable {
  /// The contents and precision of the picture.
  public var options: PictureOptions
  /// Whether the file also contains the control points of the strokes.
  public var includesData: Bool

  /// Creates a writer.
  public init(options: PictureOptions = PictureOptions(), includesData: Bool = false) {
    self.options = options
    self.includesData = includesData
  }

  /// Writes the document in parts of about 64 KiB and reports what could not be kept.
  ///
  /// An error thrown by the sink ends the operation and is passed on.
  public func write<Failure: Error>(
    _ drawing: Drawing, progress: InkFileFormat.Progress = { _, _ in },
    to sink: ([UInt8]) throws(Failure) -> Void
  ) throws(Failure) -> [Loss] {
    try write(StrokeSource(drawing), progress: progress, to: sink)
  }

  /// Writes strokes that need not be in memory.
  package func write<Failure: Error>(
    _ strokes: StrokeSource, progress: InkFileFormat.Progress = { _, _ in },
    to sink: ([UInt8]) throws(Failure) -> Void
  ) throws(Failure) -> [Loss] {
    guard let (all, area, _) = PaintedShapes.all(of: strokes, options) else { return [] }
    var shapes = all
    var document = SvgDocument(self)
    appendHead(area, to: &document.text)
    try shapes.writeAll(to: &document, of: strokes.count, progress: progress, sink: sink)
    document.text.appendElements(svgTitles: options.texts)
    document.text.append("</svg>\n")
    try document.drainBytes().send(to: sink)
    progress(strokes.count, strokes.count)
    return shapes.lost.all
  }

  /// Returns the whole document in memory, and what could not be kept.
  public func bytes(of drawing: Drawing) -> (bytes: [UInt8], losses: [Loss]) {
    var all: [UInt8] = []
    let losses = write(drawing) { all += $0 }
    return (all, losses)
  }

  private func appendHead(_ area: Rect, to text: inout [UInt8]) {
    let grid = DecimalGrid(decimals: 2)
    text.append(
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<svg xmlns=\"http://www.w3.org/2000/svg\"")
    if options.texture != .outlines {
      text.append(" xmlns:xlink=\"http://www.w3.org/1999/xlink\"")
    }
    for (name, side) in [(" width=\"", area.width), (" height=\"", area.height)] {
      text.append(name)
      grid.appendDecimal(side, to: &text)
      text.append("mm\"")
    }
    text.append(" viewBox=\"")
    for (index, number) in [area.min.x, area.min.y, area.width, area.height].enumerated() {
      if index > 0 { text.append(UInt8(ascii: " ")) }
      grid.appendDecimal(number, to: &text)
    }
    text.append("\">\n<title>")
    text.appendMarkup(escaped: options.title)
    text.append("</title>\n")
    if !options.description.isEmpty {
      text.append("<desc>")
      text.appendMarkup(escaped: options.description)
      text.append("</desc>\n")
    }
    if let background = options.background { appendBackground(background, on: area, to: &text) }
  }

  private func appendBackground(_ background: Color, on area: Rect, to text: inout [UInt8]) {
    text.append("<rect")
    text.appendAttributes(svgRect: area, decimals: 2)
    text.appendAttributes(svgFill: background, opacity: Double(background.alpha))
    text.append("/>\n")
  }
}
