/// Neighboring pieces of a line that may be one character.
struct LineGroup: Sendable {
  /// The numbers of the pieces.
  var pieces: Range<Int>
  /// Its box: along the line and across it.
  var low: SIMD2<Float>
  var high: SIMD2<Float>
  /// The widest gap inside.
  var gap: Float
  /// The share of the line's ink, from 0 to 1.
  var share: Float

  /// The middle along the line.
  var center: Float { (low.x + high.x) / 2 }
  /// The width along the line.
  var width: Float { high.x - low.x }

  /// The largest number of pieces of a character.
  private static let mostPieces = 10
  /// The largest width relative to the size of the line, except for single pieces.
  private static let widest: Float = 1.5

  /// Returns all groups that a line may have, by their first piece. The whole line is one of them.
  static func candidates(of line: LinePieces) -> [Self] {
    var groups: [Self] = []
    let pieces = line.pieces
    let ink = max(1e-6, pieces.reduce(0) { $0 + $1.length })
    for begin in pieces.indices {
      var group = Self(
        pieces: begin..<begin, low: pieces[begin].low, high: pieces[begin].high, gap: 0, share: 0)
      for end in begin..<min(begin + mostPieces, pieces.count) {
        group.extend(pieces[end], ink)
        let isWhole = begin == 0 && end == pieces.count - 1
        guard end == begin || isWhole || group.width <= widest * line.size else { continue }
        groups.append(group)
      }
    }
    return groups
  }

  private mutating func extend(_ piece: LinePiece, _ ink: Float) {
    if !pieces.isEmpty { gap = max(gap, piece.low.x - high.x) }
    pieces = pieces.lowerBound..<pieces.upperBound + 1
    low.replace(with: piece.low, where: piece.low .< low)
    high.replace(with: piece.high, where: piece.high .> high)
    share += piece.length / ink
  }

  /// Returns its strokes in the order of time.
  func trace(_ line: LinePieces, _ written: WritingTrace) -> WritingTrace {
    var trace = WritingTrace()
    for stroke in line.pieces[pieces].flatMap(\.strokes).sorted() {
      for index in written.range(stroke) { trace.add(written.points[index]) }
      trace.lift()
    }
    return trace
  }
}
