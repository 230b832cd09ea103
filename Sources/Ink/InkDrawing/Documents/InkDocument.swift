import InkGeometry

/// Pages in their order, as they are kept in one file.
///
///     let document = try InkDocument(decoding: bytes)
///     for page in document.pages { show(page.drawing, on: page.background ?? PageBackground()) }
///
/// A value; nothing of what can be undone is in it.
public struct InkDocument: Hashable, Sendable {
  /// The pages; at least one, ``mostPages`` at most.
  public private(set) var pages: [DocumentPage]

  /// So many pages at most.
  public static let mostPages = 10_000

  /// A document of some pages; of none it has an empty one, and of too many it is nil.
  public init?(_ pages: [DocumentPage]) {
    guard pages.count <= Self.mostPages else { return nil }
    self.pages = pages.isEmpty ? [DocumentPage(Drawing())] : pages
  }

  /// A document of one page.
  public init(_ drawing: Drawing) { pages = [DocumentPage(drawing)] }

  /// How many strokes lie on all pages.
  public var strokeCount: Int { pages.reduce(0) { $0 + $1.drawing.count } }

  /// Millimeters between the ink of two pages that lie one below the other.
  public static let gap = 10.0

  /// All ink as one drawing: the first page where it is, each other below the ink of those before;
  /// an id that a page before has too becomes a new one. For what knows no pages.
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

/// One page of a document.
public struct DocumentPage: Hashable, Sendable {
  /// What is drawn on it, in millimeters from its own corner.
  public var drawing: Drawing
  /// What it looks like where nothing is drawn; nil: nobody said.
  public var background: PageBackground?

  /// A page.
  public init(_ drawing: Drawing, on background: PageBackground? = nil) {
    (self.drawing, self.background) = (drawing, background)
  }
}
