import InkGeometry

/// On which side of a region's boundary rectangles lie: a coarse picture of it, for those who ask about thousands.
struct RegionCells {
  /// Cells from side to side.
  private static let count = 128
  private let corner: Point
  private let size: Point
  /// Row by row.
  private var sides: [Side]

  /// Where a rectangle lies.
  enum Side: UInt8 {
    case outside
    case inside
    /// Maybe on both sides.
    case edge
  }

  /// The cells of a region; their making costs its corners some times.
  init?(_ region: Region) {
    let box = region.bounds
    guard box.width > 0, box.height > 0 else { return nil }
    corner = box.min
    size = Point(x: box.width / Double(Self.count), y: box.height / Double(Self.count))
    sides = Array(repeating: .outside, count: Self.count * Self.count)
    for row in 0..<Self.count { fill(row, of: region) }
    for ring in region.rings {
      for (start, end) in zip(ring, ring.dropFirst() + ring.prefix(1)) { mark(start, end) }
    }
  }

  /// Where all of a rectangle lies.
  func side(of rect: Rect) -> Side {
    guard !rect.isEmpty else { return .edge }
    let (first, last) = (cell(rect.min), cell(rect.max))
    let all = 0..<Self.count
    guard all.contains(first.column), all.contains(last.column), all.contains(first.row),
      all.contains(last.row)
    else { return .edge }
    let side = sides[first.row * Self.count + first.column]
    for row in first.row...last.row {
      for column in first.column...last.column where sides[row * Self.count + column] != side {
        return .edge
      }
    }
    return side
  }

  /// Cells whose middle is inside.
  private mutating func fill(_ row: Int, of region: Region) {
    let y = corner.y + (Double(row) + 0.5) * size.y
    let start = Point(x: corner.x - size.x, y: y)
    let length = size.x * Double(Self.count + 2)
    for shares in region.intervals(from: start, to: Point(x: start.x + length, y: y)) {
      for column in 0..<Self.count {
        let x = (Double(column) + 1.5) * size.x / length
        if shares.contains(x) { sides[row * Self.count + column] = .inside }
      }
    }
  }

  /// Cells that an edge may pass.
  private mutating func mark(_ start: Point, _ end: Point) {
    let steps = max(abs(end.x - start.x) / size.x, abs(end.y - start.y) / size.y)
    let count = max(1, Int(min(steps, 1e6).rounded(.up)))
    for step in 0..<count {
      let from = cell(start.mixed(with: end, Double(step) / Double(count)))
      let to = cell(start.mixed(with: end, Double(step + 1) / Double(count)))
      for row in Self.range(from.row, to.row) {
        for column in Self.range(from.column, to.column) {
          sides[row * Self.count + column] = .edge
        }
      }
    }
  }

  /// The numbers between two, both among them and brought within the sides.
  private static func range(_ a: Int, _ b: Int) -> ClosedRange<Int> {
    func inside(_ number: Int) -> Int { max(0, min(count - 1, number)) }
    return inside(min(a, b))...inside(max(a, b))
  }

  /// The cell of a place, within one of the sides.
  private func cell(_ place: Point) -> (row: Int, column: Int) {
    func number(_ share: Double) -> Int {
      share > -1 ? Int(min(share, Double(Self.count)).rounded(.down)) : -1
    }
    return (number((place.y - corner.y) / size.y), number((place.x - corner.x) / size.x))
  }
}
