package import InkDrawing

/// What a file of another program hands on, in its order.
package enum InkPart: Sendable {
  /// A page begins, ``InkDrawing/InkDocument/mostPages`` times at most; nil: nobody said what it
  /// looks like where nothing is drawn. Strokes before the first lie on a page of their own.
  case page(PageBackground?)
  /// A stroke, where it lies on its page.
  case stroke(Stroke)
}

/// Keeps the pages of a file that are handed on part by part.
struct PageList {
  private var pages: [(strokes: [Stroke], background: PageBackground?)] = []

  mutating func appendPart(_ part: InkPart) {
    switch part {
    case .page(let background): pages.append(([], background))
    case .stroke(let stroke):
      if pages.isEmpty { pages.append(([], nil)) }
      pages[pages.count - 1].strokes.append(stroke)
    }
  }

  var document: InkDocument {
    InkDocument(pages.map { DocumentPage(Drawing(strokes: $0.strokes), on: $0.background) })
      ?? InkDocument(Drawing())
  }
}
