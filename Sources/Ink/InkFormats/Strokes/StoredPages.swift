import InkDrawing
import InkGeometry
import InkStorage

/// The pages of a file, each below the one before; or one of them.
struct StoredPages {
  private let file: InkFile
  private let read: (Int) throws(InkFileError) -> [Stroke]
  let trouble: Trouble
  /// Which strokes of the file there are.
  let strokes: Range<Int>
  /// Where each page begins, and how far down its strokes are moved.
  private var pages: [(start: Int, shift: Double)]

  /// What went wrong in a pass.
  final class Trouble { var fault: InkFileError? }

  init(
    _ file: InkFile, _ read: @escaping (Int) throws(InkFileError) -> [Stroke]
  ) throws(InkFileError) {
    (self.file, self.read, trouble, strokes) = (file, read, Trouble(), 0..<file.count)
    let ranges = file.pageRanges
    pages = ranges.map { ($0.strokes.lowerBound, 0) }
    guard pages.count > 1 else { return }
    var above = Rect.empty
    for (number, page) in each.enumerated() {
      let own = page.stored.bounds
      if number > 0, !above.isEmpty, !own.isEmpty {
        pages[number].shift = above.max.y + InkDocument.gap - own.min.y
      }
      let shift = Point(x: 0, y: pages[number].shift)
      if !own.isEmpty { above = above.union(Rect(min: own.min + shift, max: own.max + shift)) }
    }
    if let fault = trouble.fault { throw fault }
  }

  /// One page, in its place.
  private init(_ whole: StoredPages, _ strokes: Range<Int>) {
    (file, read, trouble) = (whole.file, whole.read, whole.trouble)
    self.strokes = strokes
    pages = [(strokes.lowerBound, 0)]
  }

  /// Each page by itself, and what it looks like.
  var each: [(stored: StoredPages, background: PageBackground?)] {
    file.pageRanges.map { (StoredPages(self, $0.strokes), $0.background) }
  }

  /// The rectangle around all strokes.
  private var bounds: Rect {
    var (bounds, cursor) = (Rect.empty, cursor)
    while let stroke = cursor.next() { bounds = bounds.union(stroke.renderBounds) }
    return bounds
  }

  /// The first part with one of the strokes.
  private var firstPart: Int {
    var (low, high) = (0, file.partCount)
    while low < high {
      let middle = (low + high) / 2
      if file.range(ofPart: middle).upperBound <= strokes.lowerBound {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return low
  }

  var cursor: Cursor { Cursor(self) }

  struct Cursor {
    private let stored: StoredPages
    private var strokes: [Stroke] = []
    private var (part, place, page) = (0, 0, 0)
    /// The next stroke's, in the file.
    private var number: Int

    init(_ stored: StoredPages) {
      self.stored = stored
      number = stored.strokes.lowerBound
      part = stored.firstPart
    }

    mutating func next() -> Stroke? {
      guard number < stored.strokes.upperBound else { return nil }
      while place == strokes.count {
        guard part < stored.file.partCount, stored.trouble.fault == nil else { return nil }
        do throws(InkFileError) { strokes = try stored.read(part) } catch {
          stored.trouble.fault = error
          return nil
        }
        // A part may begin on the page before.
        place = min(strokes.count, max(0, number - stored.file.range(ofPart: part).lowerBound))
        part += 1
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
