import InkDrawing
import InkGeometry

/// Strokes of a log that are stored in one chunk.
struct InkLogChunk: Hashable, Sendable {
  /// Where the chunk lies in the file.
  var bytes: Range<Int>
  /// The numbers of its strokes.
  var strokes: Range<Int>
  /// A rectangle around what they draw.
  var bounds: Rect
  /// Whether it can stand in a file of the ink format as it is.
  var isWhole: Bool
}

/// All strokes that a log holds, by their numbers, whether they are in the document or not.
struct InkLogStore: Sendable {
  private(set) var strokes: [Stroke] = []
  private(set) var chunks: [InkLogChunk] = []
  private var numbers: [InkID: Int] = [:]
  private var paths: [PathMark: Int] = [:]

  /// Tells paths apart well enough to look for one; equal marks are compared.
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

  /// The number of exactly this stroke; nil if it is not stored, or another was stored under its id
  /// since.
  func number(of stroke: Stroke) -> Int? {
    numbers[stroke.id].flatMap { strokes[$0] == stroke ? $0 : nil }
  }

  /// The number of a stroke with the same path; nil if there is none, or the path has no points.
  func numberOfPath(of stroke: Stroke) -> Int? {
    guard !stroke.path.isEmpty else { return nil }
    return paths[PathMark(stroke.path)].flatMap { strokes[$0].path == stroke.path ? $0 : nil }
  }

  /// The chunk that begins with a stroke.
  func chunk(beginningWith number: Int) -> InkLogChunk? {
    var (low, high) = (0, chunks.count)
    while low < high {
      let middle = (low + high) / 2
      if chunks[middle].strokes.lowerBound < number { low = middle + 1 } else { high = middle }
    }
    return low < chunks.count && chunks[low].strokes.lowerBound == number ? chunks[low] : nil
  }

  /// Adds the strokes of some chunks, which get the next numbers.
  mutating func appendStrokes(_ new: [Stroke], of chunks: [InkLogChunk]) {
    self.chunks += chunks
    for stroke in new {
      numbers[stroke.id] = strokes.count
      if !stroke.path.isEmpty { paths[PathMark(stroke.path)] = strokes.count }
      strokes.append(stroke)
    }
  }
}
