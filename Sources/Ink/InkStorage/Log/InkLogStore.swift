import InkDrawing
import InkGeometry

/// Strokes of a log that are stored in one chunk.
struct InkLogChunk: Hashable, Sendable {
  /// The position of the chunk in the file.
  var bytes: Range<Int>
  /// The numbers of its strokes.
  var strokes: Range<Int>
  /// A rectangle that contains what they draw.
  var bounds: Rect
  /// Whether the chunk can be copied unchanged to a file of the ink format.
  var isWhole: Bool
}

/// All strokes in a log by their numbers, including those that are no longer in the document.
struct InkLogStore: Sendable {
  private(set) var strokes: [Stroke] = []
  private(set) var chunks: [InkLogChunk] = []
  private var numbers: [InkID: Int] = [:]
  private var paths: [PathMark: Int] = [:]

  /// A hash of a path for finding candidates; paths with equal hashes are compared.
  private struct PathMark: Hashable {
    let began: WallTime
    let count: Int
    let first: StrokePoint?
    let last: StrokePoint?

    init(_ path: StrokePath) {
      (began, count) = (path.creationDate, path.count)
      (first, last) = (path.first, path.last)
    }
  }

  init() {}

  /// Returns the number of exactly this stroke; nil if it is not stored, or if another stroke was
  /// stored with its id since.
  func number(of stroke: Stroke) -> Int? {
    numbers[stroke.id].flatMap { strokes[$0] == stroke ? $0 : nil }
  }

  /// Returns the number of a stroke with the same path; nil if there is none, or if the path has no
  /// points.
  func numberOfPath(of stroke: Stroke) -> Int? {
    guard !stroke.path.isEmpty else { return nil }
    return paths[PathMark(stroke.path)].flatMap { strokes[$0].path == stroke.path ? $0 : nil }
  }

  /// Returns the chunk that begins with a stroke.
  func chunk(beginningWith number: Int) -> InkLogChunk? {
    var (low, high) = (0, chunks.count)
    while low < high {
      let middle = (low + high) / 2
      if chunks[middle].strokes.lowerBound < number { low = middle + 1 } else { high = middle }
    }
    return low < chunks.count && chunks[low].strokes.lowerBound == number ? chunks[low] : nil
  }

  /// Adds the strokes of chunks, which get the next numbers.
  mutating func appendStrokes(_ new: [Stroke], of chunks: [InkLogChunk]) {
    self.chunks += chunks
    for stroke in new {
      numbers[stroke.id] = strokes.count
      if !stroke.path.isEmpty { paths[PathMark(stroke.path)] = strokes.count }
      strokes.append(stroke)
    }
  }
}
