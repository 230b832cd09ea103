import InkGeometry

/// An ordered list of pages that is stored in one file.
///
///     let document = try InkDocument(decoding: bytes)
///     for page in document.pages { show(page.drawing, on: page.background ?? PageBackground()) }
///
/// A document is a value and contains no undo history.
public struct InkDocument: Hashable, Sendable {
  /// The pages; at least one and at most ``mostPages``.
  public private(set) var pages: [DocumentPage]

  /// The largest number of pages.
  public static let mostPages = 10_000

  /// Creates a document from pages. Without pages, the document has one empty page. Returns nil if
  /// there are more than ``mostPages``.
  public init?(_ pages: [DocumentPage]) {
    guard pages.count <= Self.mostPages else { return nil }
    self.pages = pages.isEmpty ? [DocumentPage(Drawing())] : pages
  }

  /// Creates a document of one page.
  public init(_ drawing: Drawing) { pages = [DocumentPage(drawing)] }

  /// The number of strokes on all pages.
  public var strokeCount: Int { pages.reduce(0) { $0 + $1.drawing.count } }

  /// The vertical distance between the ink of two pages in ``joined``, in millimeters.
  public static let gap = 10.0

  /// All ink as a single drawing, for programs that do not support pages. The first page keeps its
  /// position, and each further page is placed below the ink of the pages before it. A stroke whose
  /// id occurs on an earlier page gets a new id.
  public var joined: Drawing {
    var drawing = pages[0].drawing
    for page in pages.dropFirst() {
      let (above, own) = (drawing.bounds, page.drawing.bounds)
      let shift = above.isEmpty || own.isEmpty ? 0 : above.max.y + Self.gap - own.min.y
      drawing.append(
        contentsOf: page.drawing.strokes.lazy.map { stroke in
          var stroke = stroke
          stroke.transform = stroke.transform.then(.translation(Point(x: 0, y: shift)))
          return stroke
        })
    }
    return drawing
  }
}

/// A page of a document, however its strokes are held.
package protocol BackedPage {
  /// What it looks like where nothing is drawn; nil: nobody said.
  var background: PageBackground? { get }
}

extension Collection where Element: BackedPage {
  /// Whether this is one page of which nobody said how it looks: no more than a drawing, which all
  /// versions read.
  package var isDrawing: Bool { count == 1 && first?.background == nil }
}

/// One page of a document.
public struct DocumentPage: Hashable, Sendable, BackedPage {
  /// The drawing on the page, in millimeters from the page's corner.
  public var drawing: Drawing
  /// The background of the page; nil if it is not specified.
  public var background: PageBackground?

  /// Creates a page.
  public init(_ drawing: Drawing, on background: PageBackground? = nil) {
    (self.drawing, self.background) = (drawing, background)
  }
}
