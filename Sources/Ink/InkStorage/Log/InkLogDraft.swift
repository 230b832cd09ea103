import InkDrawing
import InkGeometry

/// A step that is being assembled: its operations, and the strokes that are not in the log yet.
struct InkLogDraft {
  private let store: InkLogStore
  private let end: Int
  private(set) var operations: [InkLogOperation] = []
  /// The new strokes of the log in the order of their numbers, each with the stroke whose stored
  /// path it shares, if any.
  private var new: [(stroke: Stroke, path: Int?)] = []
  private var newNumbers: [InkID: Int] = [:]

  init(_ store: InkLogStore, end: Int) { (self.store, self.end) = (store, end) }

  // MARK: Pages

  /// Unchanged pages at the beginning and at the end are kept. The pages between are changed one by
  /// one if their number is the same; otherwise they are removed and others added.
  mutating func diffPages(_ old: [DocumentPage], into new: [DocumentPage]) {
    let shorter = min(old.count, new.count)
    var front = 0
    while front < shorter, Self.isSame(old[front], new[front]) { front += 1 }
    var back = 0
    while back < shorter - front, Self.isSame(old[old.count - 1 - back], new[new.count - 1 - back])
    {
      back += 1
    }
    let (gone, come) = (old[front..<old.count - back], new[front..<new.count - back])
    if gone.count == come.count {
      for (number, (before, after)) in zip(gone, come).enumerated() {
        diffPage(front + number, before, after)
      }
    } else {
      // A document always has a page, so pages are added before the others are removed.
      for (number, page) in come.enumerated() { addPage(front + number, page) }
      for _ in gone { operations.append(.pageRemoved(front + come.count)) }
    }
  }

  private static func isSame(_ a: DocumentPage, _ b: DocumentPage) -> Bool {
    a.background == b.background
      && (a.drawing.isCopy(of: b.drawing) || a.drawing.count == 0 && b.drawing.count == 0)
  }

  private mutating func addPage(_ number: Int, _ page: DocumentPage) {
    operations.append(.pageAdded(at: number, page.background))
    guard page.drawing.count > 0 else { return }
    let strokes = Array(page.drawing.strokes as Strokes)
    operations.append(.strokes(page: number, position: 0, removed: 0, runs(of: strokes)))
  }

  private mutating func diffPage(_ number: Int, _ before: DocumentPage, _ after: DocumentPage) {
    if before.background != after.background {
      operations.append(.pagePrinted(number, after.background))
    }
    // Positions are relative to the page after the previous splices.
    var shift = 0
    for splice in after.drawing.splices(from: before.drawing) {
      operations.append(
        .strokes(
          page: number, position: splice.position + shift, removed: splice.removed,
          runs(of: splice.inserted)))
      shift += splice.inserted.count - splice.removed
    }
  }

  // MARK: Strokes

  private mutating func runs(of strokes: [Stroke]) -> [InkLogRun] {
    var runs: [InkLogRun] = []
    for stroke in strokes {
      let number = assignNumber(of: stroke)
      if let last = runs.last, last.range.upperBound == number {
        runs[runs.count - 1].count += 1
      } else {
        runs.append(InkLogRun(first: number, count: 1))
      }
    }
    return runs
  }

  private mutating func assignNumber(of stroke: Stroke) -> Int {
    if let number = store.number(of: stroke) { return number }
    if let number = newNumbers[stroke.id], new[number].stroke == stroke {
      return store.strokes.count + number
    }
    newNumbers[stroke.id] = new.count
    new.append((stroke, store.numberOfPath(of: stroke)))
    return store.strokes.count + new.count - 1
  }

  // MARK: Chunks

  /// The strokes that are not in the log yet, in the order of their numbers.
  var newStrokes: [Stroke] { new.map(\.stroke) }

  /// The chunks of these strokes, as bytes and as positions in the log.
  var encoded: (bytes: [UInt8], chunks: [InkLogChunk]) {
    var (bytes, chunks): ([UInt8], [InkLogChunk]) = ([], [])
    var number = store.strokes.count
    func add(_ more: [UInt8], _ count: Int, _ bounds: Rect, isWhole: Bool) {
      let start = end + bytes.count
      chunks.append(
        InkLogChunk(
          bytes: start..<start + more.count, strokes: number..<number + count, bounds: bounds,
          isWhole: isWhole))
      bytes += more
      number += count
    }
    var rest = new[...]
    while let first = rest.first {
      let alike = rest.prefix { ($0.path == nil) == (first.path == nil) }
      rest = rest.dropFirst(alike.count)
      for portion in StrokeChunk.portions(alike.map(\.stroke)) {
        guard first.path != nil else {
          let payload = StrokeChunk.payload(portion, .exact)
          let chunk = Chunk.encode(Chunk.strokes, payload.bytes)
          add(chunk, portion.count, payload.bounds, isWhole: true)
          continue
        }
        let paths = alike.dropFirst(portion.startIndex).prefix(portion.count).compactMap(\.path)
        add(Self.variants(portion, of: paths), portion.count, .empty, isWhole: false)
      }
    }
    return (bytes, chunks)
  }

  /// Returns the bytes of a chunk of strokes whose paths are already stored.
  private static func variants(_ strokes: ArraySlice<Stroke>, of paths: [Int]) -> [UInt8] {
    var payload: [UInt8] = []
    payload.appendVarint(paths.count)
    for path in paths { payload.appendVarint(path) }
    let bare = strokes.map { stroke in
      var bare = stroke
      bare.path = StrokePath(controlPoints: [], creationDate: stroke.creationDate)
      return bare
    }
    payload += StrokeChunk.payload(bare, .exact).bytes
    return Chunk.encode(InkLogFormat.variants, payload)
  }
}
