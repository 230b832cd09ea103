package import InkDrawing
import InkGeometry
import InkRendering
package import InkStorage

/// The picture that a file manager shows of a drawing: the first page that has ink, on paper.
package struct Thumbnail: Sendable {
  private let longerSide: Int
  private let appearance: Appearance

  /// - Parameters:
  ///   - longerSide: the largest length of the longer side, in pixels, at least 16.
  ///   - appearance: the appearance of the ink and the paper.
  package init(longerSide: Int, appearance: Appearance = .light) {
    self.longerSide = longerSide
    self.appearance = appearance
  }

  /// Returns the PNG of a file's preview; nil if it has no valid preview, or none that is large
  /// enough.
  package func shown(by file: InkFile) -> [UInt8]? {
    guard let preview = file.preview(),
      let picture = SmallPicture(png: appearance == .light ? preview.light : preview.dark)
    else { return nil }
    // A smaller preview shows a small drawing.
    let isLargest = max(picture.width, picture.height) > PreviewPainter.longerSide - 8
    guard longerSide <= PreviewPainter.longerSide || !isLargest else { return nil }
    return picture.fitted(into: longerSide).png(on: paper)
  }

  /// Returns the PNG of the ink, which is read a chunk at a time; nil if there is none.
  package func drawn(of file: InkFile) throws(InkFileError) -> [UInt8]? {
    guard let pictured = file.pictured, var painter = painter(pictured.bounds) else { return nil }
    try file.forEachChunk(of: pictured.strokes) { for stroke in $0 { painter.draw(stroke) } }
    return png(painter)
  }

  /// Returns the PNG of the ink in a file of another program, which is read up to the end of the
  /// page shown; nil if there is none.
  package func drawn(
    of source: InkByteSource, _ format: InkFileFormat
  ) throws(InkFormatError) -> [UInt8]? {
    var painter = MiniaturePainter(
      longerSide: longerSide, mostScale: PreviewPainter.mostScale, for: [appearance])
    var page = FirstPage()
    do throws(InkFormatError) {
      _ = try format.stream(source) { part throws(InkFormatError) in
        switch part {
        case .page: page.beginPage()
        case .stroke(let stroke): if page.shows(stroke) { painter.draw(stroke) }
        }
        if page.isOver { throw .stopped }
      }
    } catch { guard error == .stopped else { throw error } }
    return png(painter)
  }

  /// Returns the PNG of the ink; nil if there is none.
  package func drawn(of document: InkDocument) -> [UInt8]? {
    let page = document.pages.first { !$0.drawing.bounds.isEmpty }
    guard let page, var painter = painter(page.drawing.bounds) else { return nil }
    for stroke in page.drawing.strokes { painter.draw(stroke) }
    return png(painter)
  }

  private func painter(_ bounds: Rect) -> MiniaturePainter? {
    MiniaturePainter(
      bounds: bounds, longerSide: longerSide, mostScale: PreviewPainter.mostScale,
      for: [appearance])
  }

  private func png(_ painter: consuming MiniaturePainter) -> [UInt8]? {
    guard let picture = painter.finish().first, picture.width > 0 else { return nil }
    return SmallPicture(picture).fitted(into: longerSide).png(on: paper)
  }

  private var paper: Color { appearance == .light ? .white : Color(rgba: 0x1C1C_1FFF) }
}
