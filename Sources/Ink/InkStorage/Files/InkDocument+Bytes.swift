public import InkDrawing

extension InkFile {
  /// The number of pages; at least one.
  public var pageCount: Int { pages.count }

  /// Reads one page, counted from 0. Only the chunks that contain its strokes are read.
  ///
  /// - Parameters:
  ///   - number: the page, counted from 0.
  ///   - limit: the largest number of control points to read.
  public func page(
    _ number: Int, limit: Int = usualLimit
  ) throws(InkFileError) -> DocumentPage {
    let page = pages[number]
    let strokes = try strokes(in: page.strokes, limit: limit)
    return DocumentPage(Drawing(strokes: strokes), on: page.background)
  }

  /// Reads all pages; `limit` is the largest number of control points of all pages together.
  public func document(limit: Int = usualLimit) throws(InkFileError) -> InkDocument {
    // Read at once, so that the limit applies to all of them.
    let all = try strokes(in: 0..<count, limit: limit)
    let read = pages.map {
      DocumentPage(Drawing(strokes: all[$0.strokes]), on: $0.background)
    }
    guard let document = InkDocument(read) else {
      throw .malformed(offset: 0, reason: "more than \(InkDocument.mostPages) pages")
    }
    return document
  }
}

extension InkDocument {
  /// Returns the document as the bytes of a file; the same document gives the same bytes. A
  /// document of one page without a background is written as a drawing, which all versions can
  /// read.
  public func encoded(
    _ profile: InkProfile = .exact, ids: InkIDs = .kept, preview: InkPreview? = nil
  ) -> [UInt8] {
    if pages.isDrawing {
      return pages[0].drawing.encoded(profile, ids: ids, preview: preview)
    }
    var writer = InkFileWriter(profile, ids: ids)
    var bytes = writer.begin(hasPages: true)
    for page in pages {
      bytes += writer.beginPage(on: page.background)
      bytes += writer.append(Array(page.drawing.strokes))
    }
    return bytes + writer.finish(preview: preview)
  }

  /// Reads a document from the bytes of a file, which may also be a drawing. `limit` is the largest
  /// number of control points.
  public init(decoding bytes: [UInt8], limit: Int = InkFile.usualLimit) throws(InkFileError) {
    self = try InkFile(bytes).document(limit: limit)
  }
}
