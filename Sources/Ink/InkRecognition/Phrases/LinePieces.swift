/// Strokes that certainly belong to one character of a line.
struct LinePiece: Sendable {
  /// The numbers of the strokes, in the order of time.
  var strokes: [Int]
  /// Its box: along the line and across it.
  var low: SIMD2<Float>
  var high: SIMD2<Float>
  /// The length of its ink.
  var length: Float

  fileprivate mutating func merge(_ other: Self) {
    strokes += other.strokes
    low.replace(with: other.low, where: other.low .< low)
    high.replace(with: other.high, where: other.high .> high)
    length += other.length
  }

  /// Returns the width of the part that both have along the line; negative for a gap.
  fileprivate func overlap(_ other: Self) -> Float {
    min(high.x, other.high.x) - max(low.x, other.low.x)
  }
}

/// A line of characters, cut into more pieces than it has characters.
///
/// Strokes that lie above each other are one piece. A stroke that is written later than its
/// neighbors joins the nearest piece.
struct LinePieces: Sendable {
  /// The pieces along the line.
  private(set) var pieces: [LinePiece] = []
  /// The size across the line, about that of a high character, in the unit of the strokes.
  private(set) var size: Float = 0
  /// Whether the line runs downwards.
  private(set) var isVertical = false

  /// The largest number of pieces; what follows is not read. A line of 40 characters has fewer.
  static let mostPieces = 128
  /// The share of the narrower of two strokes that makes them one piece.
  private static let joined: Float = 0.5
  /// The distance, as a share of the size, up to which a stroke further back joins the last piece.
  private static let near: Float = 0.35

  /// Cuts the strokes of a line, which are in the order of time.
  init(_ trace: WritingTrace) {
    guard let (low, high) = trace.points.corners else { return }
    isVertical = high.y - low.y > 1.8 * (high.x - low.x) && trace.strokeCount > 2
    var strokes = (0..<trace.strokeCount).map { piece($0, trace) }
    removeSlope(of: &strokes)
    let across = (strokes.map(\.low.y).min() ?? 0, strokes.map(\.high.y).max() ?? 0)
    let longest = strokes.map { $0.high.x - $0.low.x }.max() ?? 0
    size = max(across.1 - across.0, 0.8 * longest, 1e-3)
    for stroke in strokes { addStroke(stroke) }
  }

  private func piece(_ stroke: Int, _ trace: WritingTrace) -> LinePiece {
    var low = SIMD2<Float>(repeating: .infinity)
    var high = SIMD2<Float>(repeating: -.infinity)
    var length: Float = 0
    var last: SIMD2<Float>?
    for index in trace.range(stroke) {
      let point = trace.points[index]
      let turned = isVertical ? SIMD2(point.y, point.x) : point
      low.replace(with: turned, where: turned .< low)
      high.replace(with: turned, where: turned .> high)
      length += last.map { (turned - $0).size } ?? 0
      last = turned
    }
    return LinePiece(strokes: [stroke], low: low, high: high, length: length)
  }

  /// Removes the slope of a long line from the boxes.
  private func removeSlope(of strokes: inout [LinePiece]) {
    var weight: Float = 1e-6
    var sum = SIMD2<Float>.zero
    for stroke in strokes {
      weight += 1
      sum += (stroke.low + stroke.high) / 2
    }
    let middle = sum / weight
    var moments = SIMD2<Float>.zero
    var reach = SIMD2<Float>(repeating: 1e-3)
    for stroke in strokes {
      let off = (stroke.low + stroke.high) / 2 - middle
      moments += SIMD2(off.x * off.x, off.x * off.y)
      reach.replace(with: stroke.high - stroke.low, where: stroke.high - stroke.low .> reach)
    }
    let spread = (moments.x / weight).squareRoot()
    // About three characters have this spread.
    guard spread > 0.8 * max(reach.x, reach.y) else { return }
    let slope = max(-0.3, min(moments.y / max(moments.x, 1e-6), 0.3))
    for index in strokes.indices {
      let shift = slope * ((strokes[index].low.x + strokes[index].high.x) / 2 - middle.x)
      strokes[index].low.y -= shift
      strokes[index].high.y -= shift
    }
  }

  private mutating func addStroke(_ stroke: LinePiece) {
    guard let last = pieces.last else {
      pieces.append(stroke)
      return
    }
    let center = (stroke.low.x + stroke.high.x) / 2
    if Self.areJoined(last, stroke) {
      pieces[pieces.count - 1].merge(stroke)
    } else if center > (last.low.x + last.high.x) / 2 {
      guard pieces.count < Self.mostPieces else { return }
      pieces.append(stroke)
      return
    } else if last.low.x - stroke.high.x < Self.near * size {
      insertBack(stroke)
    } else {
      pieces[nearest(stroke)].merge(stroke)
    }
    joinOverlaps()
  }

  /// Inserts a stroke that lies a little further back than the last piece, as the left dot of 小.
  private mutating func insertBack(_ stroke: LinePiece) {
    let center = stroke.low.x + stroke.high.x
    let index = pieces.firstIndex { $0.low.x + $0.high.x > center } ?? pieces.count
    if let piece = pieces.indices.first(where: { Self.areJoined(pieces[$0], stroke) }) {
      pieces[piece].merge(stroke)
    } else if pieces.count < Self.mostPieces {
      pieces.insert(stroke, at: index)
    }
  }

  private func nearest(_ stroke: LinePiece) -> Int {
    var best = 0
    for index in pieces.indices where pieces[index].overlap(stroke) > pieces[best].overlap(stroke) {
      best = index
    }
    return best
  }

  /// Joins neighbors from the end on, as long as the last stroke made them overlap.
  private mutating func joinOverlaps() {
    var index = pieces.count - 1
    while index > 0, index + 4 > pieces.count {
      if Self.areJoined(pieces[index - 1], pieces[index]) {
        pieces[index - 1].merge(pieces[index])
        pieces[index - 1].strokes.sort()
        pieces.remove(at: index)
      }
      index -= 1
    }
  }

  private static func areJoined(_ one: LinePiece, _ two: LinePiece) -> Bool {
    let narrower = min(one.high.x - one.low.x, two.high.x - two.low.x)
    return one.overlap(two) >= joined * narrower
  }
}
