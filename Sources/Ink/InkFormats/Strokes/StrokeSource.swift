package import InkDrawing
import InkGeometry
package import InkStorage

/// The strokes of a drawing, the lowest first, for as many passes as somebody needs. Of a file, one
/// part at a time is in memory.
package struct StrokeSource: Sequence {
  /// How many there are.
  package let count: Int
  private let content: StrokeBacking

  private enum StrokeBacking {
    case document(InkDocument, joined: Drawing)
    case file(StoredPages)
  }

  /// The strokes of a drawing in memory.
  package init(_ drawing: Drawing) { self.init(InkDocument(drawing)) }

  /// The strokes of a document. Several pages lie one below the other, as in
  /// ``InkDocument/joined``.
  package init(_ document: InkDocument) {
    content = .document(document, joined: document.joined)
    count = document.strokeCount
  }

  private init(_ pages: StoredPages) {
    content = .file(pages)
    count = pages.strokes.count
  }

  /// The strokes of a file. Several pages lie one below the other, as in ``InkDocument/joined``.
  ///
  /// - Parameters:
  ///   - points: how many control points stay in memory between passes, from the first on: 36 MB.
  ///   - parts: reads a part of it, if something quicker can than the file itself.
  package init(
    _ file: InkFile, keeping points: Int = 500_000,
    parts: ((_ number: Int) throws(InkFileError) -> [Stroke])? = nil
  ) {
    self.init(StoredPages(file, keeping: points, parts ?? file.strokes(ofPart:)))
  }

  /// Each page by itself, with its strokes where they lie on it.
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

  /// Why a pass ended early; nil if none did.
  package var readError: InkFileError? {
    guard case .file(let pages) = content else { return nil }
    return pages.state.readError
  }

  /// All of them in memory.
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

  /// One pass.
  package struct Iterator: IteratorProtocol {
    private var drawn: Strokes.Iterator?
    private var stored: StoredPages.Cursor?

    init(_ drawing: Drawing) { drawn = drawing.strokes.makeIterator() }
    init(_ pages: StoredPages) { stored = pages.cursor }

    package mutating func next() -> Stroke? { stored == nil ? drawn?.next() : stored?.nextStroke() }
  }
}

/// A page of a drawing.
package struct SourcePage {
  /// Its strokes, the lowest first.
  package let strokes: StrokeSource
  /// What it looks like where nothing is drawn; nil: nobody said.
  package let background: PageBackground?
}
