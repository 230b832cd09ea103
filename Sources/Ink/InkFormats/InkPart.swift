package import InkDrawing

/// A part of a file of another program, in order.
package enum InkPart: Sendable {
  /// A page begins, at most ``InkDrawing/InkDocument/mostPages`` times; nil if its background is
  /// not specified. Strokes before the first are on a page of their own.
  case page(PageBackground?)
  /// A stroke, in its position on the page.
  case stroke(Stroke)
}

/// Collects the pages of a file that are passed on in parts.
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
