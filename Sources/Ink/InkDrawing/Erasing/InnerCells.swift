import InkGeometry

/// Which rectangles lie in a region for sure: a coarse picture of it, for those who ask about thousands.
struct InnerCells {
  /// Cells from side to side.
  private static let side = 64
  private let corner: Point
  private let size: Point
  /// Row by row: whether all of a cell is inside.
  private var inner: [Bool]

  /// The cells of a region; their making costs its corners some times.
  init?(_ region: Region) {
    let box = region.bounds
    guard box.width > 0, box.height > 0 else { return nil }
    corner = box.min
    size = Point(x: box.width / Double(Self.side), y: box.height / Double(Self.side))
    inner = Array(repeating: false, count: Self.side * Self.side)
    for row in 0..<Self.side { fill(row, of: region) }
    for ring in region.rings {
      for (start, end) in zip(ring, ring.dropFirst() + ring.prefix(1)) { clear(start, end) }
    }
  }

  /// Whether all of a rectangle is inside; false says nothing.
  func hold(_ rect: Rect) -> Bool {
    guard !rect.isEmpty else { return false }
    let (first, last) = (cell(rect.min), cell(rect.max))
    let all = 0..<Self.side
    guard all.contains(first.column), all.contains(last.column), all.contains(first.row),
      all.contains(last.row)
    else { return false }
    return (first.row...last.row).allSatisfy { row in
      (first.column...last.column).allSatisfy { inner[row * Self.side + $0] }
    }
  }

  /// Cells whose middle is inside.
  private mutating func fill(_ row: Int, of region: Region) {
    let y = corner.y + (Double(row) + 0.5) * size.y
    let start = Point(x: corner.x - size.x, y: y)
    let length = size.x * Double(Self.side + 2)
    for shares in region.intervals(from: start, to: Point(x: start.x + length, y: y)) {
      for column in 0..<Self.side {
        let x = (Double(column) + 1.5) * size.x / length
        if shares.contains(x) { inner[row * Self.side + column] = true }
      }
    }
  }

  /// Cells that an edge may pass are not all inside, nor those beside them: edges were rounded.
  private mutating func clear(_ start: Point, _ end: Point) {
    let steps = max(abs(end.x - start.x) / size.x, abs(end.y - start.y) / size.y)
    let count = max(1, Int(min(steps, 1e6).rounded(.up)))
    for step in 0..<count {
      let from = cell(start.mixed(with: end, Double(step) / Double(count)))
      let to = cell(start.mixed(with: end, Double(step + 1) / Double(count)))
      for row in Self.range(from.row, to.row) {
        for column in Self.range(from.column, to.column) {
          inner[row * Self.side + column] = false
        }
      }
    }
  }

  /// The numbers between two, both among them and brought within the sides.
  private static func range(_ a: Int, _ b: Int) -> ClosedRange<Int> {
    func inside(_ number: Int) -> Int { max(0, min(side - 1, number)) }
    return inside(min(a, b))...inside(max(a, b))
  }

  /// The cell of a place, within one of the sides.
  private func cell(_ place: Point) -> (row: Int, column: Int) {
    func number(_ share: Double) -> Int {
      share > -1 ? Int(min(share, Double(Self.side)).rounded(.down)) : -1
    }
    return (number((place.y - corner.y) / size.y), number((place.x - corner.x) / size.x))
  }
}
