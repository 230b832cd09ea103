import InkDrawing
import InkGeometry
import InkStorage

/// The pages of a file, one below the other; or a single one of them.
struct StoredPages {
  private let file: InkFile
  private let read: (Int) throws(InkFileError) -> [Stroke]
  /// The range of strokes in the file.
  let strokes: Range<Int>
  let state: PageScan

  /// Data collected while the file is processed.
  final class PageScan {
    /// The error in a pass.
    var readError: InkFileError?
    /// The start of each page, and the distance by which its strokes are moved down; nil if it was
    /// not computed.
    fileprivate var places: [(start: Int, shift: Double)]?
    /// The first parts, and the number of points that may still be kept, so that a short file is
    /// decoded only once for all passes.
    fileprivate var parts: [[Stroke]] = []
    fileprivate var room: Int

    fileprivate init(room: Int) { self.room = room }
  }

  init(
    _ file: InkFile, keeping points: Int,
    _ read: @escaping (Int) throws(InkFileError) -> [Stroke]
  ) {
    (self.file, self.read, strokes, state) = (file, read, 0..<file.count, PageScan(room: points))
  }

  /// Returns the strokes of a part.
  private func loadPart(_ number: Int) throws(InkFileError) -> [Stroke] {
    if state.parts.indices.contains(number) { return state.parts[number] }
    let strokes = try read(number)
    let points = strokes.reduce(0) { $0 + $1.path.count }
    if number == state.parts.count, points <= state.room {
      state.parts.append(strokes)
      state.room -= points
    }
    return strokes
  }

  /// Creates a single page, in its position.
  private init(_ whole: StoredPages, _ strokes: Range<Int>) {
    (file, read, self.strokes, state) = (whole.file, whole.read, strokes, whole.state)
  }

  /// Each page separately, with its background.
  var each: [(stored: StoredPages, background: PageBackground?)] {
    file.pageRanges.map { (StoredPages(self, $0.strokes), $0.background) }
  }

  /// The start of each page and the distance by which it is moved down, if there are several and
  /// all are used. This reads the whole file once.
  private var places: [(start: Int, shift: Double)] {
    if let known = state.places { return known }
    var stack = PageStack()
    let places = each.map { ($0.stored.strokes.lowerBound, stack.shift($0.stored.bounds)) }
    state.places = places
    return places
  }

  /// The bounds of the strokes of one page.
  private var bounds: Rect {
    var (bounds, cursor) = (Rect.empty, Cursor(self, places: []))
    while let stroke = cursor.nextStroke() { bounds = bounds.union(stroke.renderBounds) }
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

  var cursor: Cursor {
    let isJoined = strokes.count == file.count && file.pageCount > 1
    return Cursor(self, places: isJoined ? places : [])
  }

  struct Cursor {
    private let stored: StoredPages
    private let places: [(start: Int, shift: Double)]
    private var strokes: [Stroke] = []
    private var (part, place, page) = (0, 0, 0)
    /// The number of the next stroke in the file.
    private var number: Int

    fileprivate init(_ stored: StoredPages, places: [(start: Int, shift: Double)]) {
      (self.stored, self.places) = (stored, places)
      number = stored.strokes.lowerBound
      part = stored.firstPart
    }

    mutating func nextStroke() -> Stroke? {
      guard number < stored.strokes.upperBound else { return nil }
      while place == strokes.count {
        guard part < stored.file.partCount, stored.state.readError == nil else { return nil }
        do throws(InkFileError) { strokes = try stored.loadPart(part) } catch {
          stored.state.readError = error
          return nil
        }
        // A part may begin on the previous page.
        place = min(strokes.count, max(0, number - stored.file.range(ofPart: part).lowerBound))
        part += 1
      }
      defer { (place, number) = (place + 1, number + 1) }
      while page + 1 < places.count, number >= places[page + 1].start { page += 1 }
      let shift = places.isEmpty ? 0 : places[page].shift
      guard shift != 0 else { return strokes[place] }
      var stroke = strokes[place]
      stroke.transform = stroke.transform.then(.translation(Point(x: 0, y: shift)))
      return stroke
    }
  }
}
