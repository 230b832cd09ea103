package import InkDrawing
import InkGeometry
package import InkStorage

/// The last bytes of a large file: its preview and its index.
///
///     let file = try InkFile(source)  // all strokes are written, and maybe an index
///     if let ending = PreviewEnding(of: file) { write(ending.bytes, at: ending.offset) }
///
/// It is nil for files that get no preview: those that are drawn quickly, that have no ink, or that
/// would grow by more than a half.
package struct PreviewEnding: Sendable {
  /// The offset of the bytes; they replace an existing index.
  package let offset: Int
  /// The end of the file.
  package let bytes: [UInt8]

  /// A file with fewer strokes and fewer bytes is drawn within a fifth of a second.
  package static let leastStrokes = 5_000
  package static let leastBytes = 1 << 20

  /// Reads the strokes from the file, a chunk at a time.
  package init?(of file: InkFile) {
    guard Self.isWorthwhile(file), let pictured = file.pictured,
      var painter = PreviewPainter(bounds: pictured.bounds)
    else { return nil }
    do throws(InkFileError) {
      try file.forEachChunk(of: pictured.strokes) { for stroke in $0 { painter.draw(stroke) } }
    } catch {
      return nil
    }
    self.init(of: file, painter.makePreview())
  }

  /// Uses the picture of all strokes of the first page with ink.
  ///
  /// It is larger by a half than one of known size, because it had to be scaled. If that is too
  /// large, a short file is read again.
  package init?(of file: InkFile, _ sketch: consuming PreviewSketch) {
    guard Self.isWorthwhile(file) else { return nil }
    if let ending = Self(of: file, sketch.makePreview()) {
      self = ending
    } else if file.end <= 4 * InkPreview.mostBytes {
      self.init(of: file)
    } else {
      return nil
    }
  }

  /// Takes the strokes from memory.
  ///
  /// - Parameter document: the document stored in the file.
  package init?(of file: InkFile, storing document: InkDocument) {
    let page = document.pages.first { !$0.drawing.bounds.isEmpty }
    guard Self.isWorthwhile(file), let page,
      var painter = PreviewPainter(bounds: page.drawing.bounds)
    else { return nil }
    for stroke in page.drawing.strokes { painter.draw(stroke) }
    self.init(of: file, painter.makePreview())
  }

  private init?(of file: InkFile, _ preview: InkPreview?) {
    guard let preview, preview.light.count + preview.dark.count <= file.end / 2 else { return nil }
    offset = file.end
    bytes = InkFileWriter(adding: .exact, to: file).finish(preview: preview)
  }

  private static func isWorthwhile(_ file: InkFile) -> Bool {
    file.count >= leastStrokes || file.end >= leastBytes
  }
}
