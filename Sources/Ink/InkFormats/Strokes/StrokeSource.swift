package import InkDrawing
import InkGeometry
package import InkStorage

/// The strokes of a drawing, the lowest first, for as many passes as somebody needs. Of a file, one
/// part at a time is in memory.
package struct StrokeSource: Sequence {
  /// How many there are.
  package let count: Int
  private let content: Content

  private enum Content {
    case drawing(Drawing)
    case file(StoredPages)
  }

  /// The strokes of a drawing in memory.
  package init(_ drawing: Drawing) {
    content = .drawing(drawing)
    count = drawing.count
  }

  /// The strokes of a file. Several pages lie one below the other, as in ``InkDocument/joined``.
  ///
  /// - Parameter parts: reads a part of it, if something quicker can than the file itself.
  /// - Throws: why the places of its pages cannot be found.
  package init(
    _ file: InkFile, parts: ((_ number: Int) throws(InkFileError) -> [Stroke])? = nil
  ) throws(InkFileError) {
    content = .file(try StoredPages(file, parts ?? file.strokes(ofPart:)))
    count = file.count
  }

  /// Why a pass ended early; nil if none did.
  package var fault: InkFileError? {
    guard case .file(let pages) = content else { return nil }
    return pages.trouble.fault
  }

  /// All of them in memory.
  package var drawing: Drawing {
    if case .drawing(let drawing) = content { return drawing }
    return Drawing(strokes: Array(self))
  }

  package func makeIterator() -> Iterator {
    switch content {
    case .drawing(let drawing): Iterator(drawing)
    case .file(let pages): Iterator(pages)
    }
  }

  /// One pass.
  package struct Iterator: IteratorProtocol {
    private var drawn: Strokes.Iterator?
    private var stored: StoredPages.Cursor?

    init(_ drawing: Drawing) { drawn = drawing.strokes.makeIterator() }
    init(_ pages: StoredPages) { stored = pages.cursor }

    package mutating func next() -> Stroke? { stored == nil ? drawn?.next() : stored?.next() }
  }
}

/// The pages of a file, each below the one before.
struct StoredPages {
  private let count: Int
  private let read: (Int) throws(InkFileError) -> [Stroke]
  let trouble = Trouble()
  /// Where each page begins, and how far down its strokes are moved.
  private var pages: [(start: Int, shift: Double)]

  /// What went wrong in a pass.
  final class Trouble { var fault: InkFileError? }

  init(
    _ file: InkFile, _ read: @escaping (Int) throws(InkFileError) -> [Stroke]
  ) throws(InkFileError) {
    count = file.partCount
    self.read = read
    pages = file.pageStarts.map { ($0, 0) }
    guard pages.count > 1 else { return }
    var above = Rect.empty
    for (number, own) in bounds().enumerated() {
      if number > 0, !above.isEmpty, !own.isEmpty {
        pages[number].shift = above.max.y + InkDocument.gap - own.min.y
      }
      let shift = Point(x: 0, y: pages[number].shift)
      if !own.isEmpty { above = above.union(Rect(min: own.min + shift, max: own.max + shift)) }
    }
    if let fault = trouble.fault { throw fault }
  }

  /// The rectangles around what lies on each page.
  private func bounds() -> [Rect] {
    var bounds = [Rect](repeating: .empty, count: pages.count)
    var (cursor, number, page) = (cursor, 0, 0)
    while let stroke = cursor.next() {
      while page + 1 < pages.count, number >= pages[page + 1].start { page += 1 }
      bounds[page] = bounds[page].union(stroke.renderBounds)
      number += 1
    }
    return bounds
  }

  var cursor: Cursor { Cursor(self) }

  struct Cursor {
    private let stored: StoredPages
    private var strokes: [Stroke] = []
    private var (part, place, number, page) = (0, 0, 0, 0)

    init(_ stored: StoredPages) { self.stored = stored }

    mutating func next() -> Stroke? {
      while place == strokes.count {
        guard part < stored.count, stored.trouble.fault == nil else { return nil }
        do throws(InkFileError) { strokes = try stored.read(part) } catch {
          stored.trouble.fault = error
          return nil
        }
        (part, place) = (part + 1, 0)
      }
      defer { (place, number) = (place + 1, number + 1) }
      while page + 1 < stored.pages.count, number >= stored.pages[page + 1].start { page += 1 }
      let shift = stored.pages[page].shift
      guard shift != 0 else { return strokes[place] }
      var stroke = strokes[place]
      stroke.transform = stroke.transform.then(.translation(Point(x: 0, y: shift)))
      return stroke
    }
  }
}
