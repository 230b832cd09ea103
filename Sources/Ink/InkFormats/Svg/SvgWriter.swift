public import InkDrawing
import InkGeometry

/// Writes a drawing as SVG 1.1: filled paths in millimeters, one for each stroke, or for each run
/// of strokes that were wet together.
///
///     let losses = SvgWriter().write(drawing) { part in file.append(part) }
///
/// A path is the outline of what the ink covers, so its width is that of the ink. Where opacity
/// changes within a stroke, paths lie on each other in a `g`. Ink with a texture is an `image` in a
/// `g`, beside a path that is not painted.
///
/// With ``includesData`` the path, or its `g`, also tells what the stroke is made of, in attributes
/// that viewers pass over; docs/develop/ink-pictures.md has their table.
public struct SvgWriter: Sendable {
  /// What the picture shows.
  public var options: PictureOptions
  /// Whether the control points of the strokes are told too.
  public var includesData: Bool

  /// A writer.
  public init(options: PictureOptions = PictureOptions(), includesData: Bool = false) {
    self.options = options
    self.includesData = includesData
  }

  /// Writes the document in parts of some 64 KiB and tells what could not be kept.
  ///
  /// What the sink throws ends the work and is thrown on.
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

  /// The whole document in memory, and what could not be kept.
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
    let grid = DecimalGrid(decimals: 2)
    text.append("<rect")
    for (name, number) in [
      (" x=\"", area.min.x), (" y=\"", area.min.y), (" width=\"", area.width),
      (" height=\"", area.height),
    ] {
      text.append(name)
      grid.appendDecimal(number, to: &text)
      text.append("\"")
    }
    text.appendAttributes(svgFill: background, opacity: Double(background.alpha))
    text.append("/>\n")
  }
}
