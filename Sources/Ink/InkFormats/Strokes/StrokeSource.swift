package import InkDrawing
import InkGeometry
package import InkStorage

/// The strokes of a drawing, lowest first, for any number of passes. For a file, one part at a time
/// is in memory.
package struct StrokeSource: Sequence {
  /// The number of strokes.
  package let count: Int
  private let content: StrokeBacking

  private enum StrokeBacking {
    case document(InkDocument, joined: Drawing)
    case file(StoredPages)
  }

  /// Creates a source of the strokes of a drawing in memory.
  package init(_ drawing: Drawing) { self.init(InkDocument(drawing)) }

  /// Creates a source of the strokes of a document. Several pages are placed one below the other,
  /// as in ``InkDocument/joined``.
  package init(_ document: InkDocument) {
    content = .document(document, joined: document.joined)
    count = document.strokeCount
  }

  private init(_ pages: StoredPages) {
    content = .file(pages)
    count = pages.strokes.count
  }

  /// Creates a source of the strokes of a file. Several pages are placed one below the other, as in
  /// ``InkDocument/joined``.
  ///
  /// - Parameters:
  ///   - points: the number of control points that stay in memory between passes, from the first
  ///     on: 36 MB.
  ///   - parts: reads a part of the file, if there is a faster way than the file itself.
  package init(
    _ file: InkFile, keeping points: Int = 500_000,
    parts: ((_ number: Int) throws(InkFileError) -> [Stroke])? = nil
  ) {
    self.init(StoredPages(file, keeping: points, parts ?? file.strokes(ofPart:)))
  }

  /// Each page separately, with its strokes in their position on it.
  package var pages: [SourcePage] {
    switch content {
    case .document(let document, _):
      document.pages.map {
        SourcePage(strokes: StrokeSource($0.drawing), background: $0.background)
      }
    case .file(let stored):
      stored.each.map { SourcePage(strokes: StrokeSource($0), background: $1) }
    }
  }

  /// The reason why a pass ended early; nil if none did.
  package var readError: InkFileError? {
    guard case .file(let pages) = content else { return nil }
    return pages.state.readError
  }

  /// All strokes in memory.
  package var drawing: Drawing {
    switch content {
    case .document(_, let joined): joined
    case .file: Drawing(strokes: Array(self))
    }
  }

  package func makeIterator() -> Iterator {
    switch content {
    case .document(_, let joined): Iterator(joined)
    case .file(let pages): Iterator(pages)
    }
  }

  /// A pass over the strokes.
  package struct Iterator: IteratorProtocol {
    private var drawn: Strokes.Iterator?
    private var stored: StoredPages.Cursor?

    init(_ drawing: Drawing) { drawn = drawing.strokes.makeIterator() }
    init(_ pages: StoredPages) { stored = pages.cursor }

    package mutating func next() -> Stroke? { stored == nil ? drawn?.next() : stored?.nextStroke() }
  }
}

/// A page of a drawing.
package struct SourcePage: BackedPage {
  /// The strokes, lowest first.
  package let strokes: StrokeSource
  /// The background; nil if it is not specified.
  package let background: PageBackground?
}
