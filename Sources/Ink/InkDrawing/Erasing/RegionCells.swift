import InkGeometry

/// A coarse grid over a region that shows on which side of its boundary rectangles lie, for testing
/// thousands of strokes.
struct RegionCells {
  /// The number of cells along each side.
  private static let count = 128
  private let corner: Point
  private let size: Point
  /// The sides of the cells, row by row.
  private var sides: [Side]
  /// The region's edges, sorted by row; an edge occurs once in each row that it touches.
  private var edges: [(start: Point, end: Point)] = []
  /// The position of the first edge of each row.
  private var firstEdges = [Int](repeating: 0, count: count + 1)

  /// The position of a rectangle relative to the region.
  enum Side: UInt8 {
    case outside
    case inside
    /// Possibly on both sides.
    case edge
  }

  /// Creates the cells of a region; the cost is a small multiple of the number of its corners.
  init?(_ region: Region) {
    let box = region.bounds
    guard box.width > 0, box.height > 0 else { return nil }
    corner = box.min
    size = Point(x: box.width / Double(Self.count), y: box.height / Double(Self.count))
    sides = Array(repeating: .outside, count: Self.count * Self.count)
    for row in 0..<Self.count { fill(row, of: region) }
    let edges = region.rings.flatMap { ring in
      zip(ring, ring.dropFirst() + ring.prefix(1)).map { (start: $0, end: $1) }
    }
    for (start, end) in edges { mark(start, end) }
    sort(edges)
  }

  /// Returns the side on which all of a rectangle lies.
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

  /// Returns the length of the part of a straight line inside the region, in millimeters.
  ///
  /// - Parameter crossings: an array of the caller, reused so that nothing is allocated per line.
  func enclosedLength(inside start: Point, _ end: Point, _ crossings: inout [Double]) -> Double {
    let way = end - start
    let all = way.length
    guard all > 0, all.isFinite else { return 0 }
    crossings.removeAll(keepingCapacity: true)
    let rows = Self.range(cell(start).row, cell(end).row)
    for row in rows { addCrossings(of: start, way, in: row, isOnly: rows.count == 1, &crossings) }
    crossings.sort()
    var (isInside, last, inside) = (contains(start), 0.0, 0.0)
    for crossing in crossings {
      if isInside { inside += crossing - last }
      (isInside, last) = (!isInside, crossing)
    }
    return (isInside ? inside + 1 - last : inside) * all
  }

  /// Returns whether a point lies in the region.
  func contains(_ place: Point) -> Bool {
    let row = cell(place).row
    guard 0..<Self.count ~= row else { return false }
    var isInside = false
    for index in firstEdges[row]..<firstEdges[row + 1] {
      let (a, b) = edges[index]
      guard (a.y <= place.y) != (b.y <= place.y) else { continue }
      if a.x + (b.x - a.x) * ((place.y - a.y) / (b.y - a.y)) < place.x { isInside.toggle() }
    }
    return isInside
  }

  /// Appends the crossings of a line with the edges of a row, as fractions of the line. An edge in
  /// several rows counts only in the row where it is crossed.
  private func addCrossings(
    of start: Point, _ way: Point, in row: Int, isOnly: Bool, _ crossings: inout [Double]
  ) {
    for index in firstEdges[row]..<firstEdges[row + 1] {
      let (a, b) = (edges[index].start - start, edges[index].end - start)
      let (one, other) = (way.cross(a), way.cross(b))
      guard (one >= 0) != (other >= 0) else { continue }
      let meeting = a.mixed(with: b, one / (one - other))
      let share = meeting.dot(way) / way.squaredLength
      guard share > 0, share < 1 else { continue }
      if isOnly || cell(start + meeting).row == row { crossings.append(share) }
    }
  }

  /// Sorts edges into the rows that they touch.
  private mutating func sort(_ all: [(start: Point, end: Point)]) {
    let rows = all.map { Self.range(cell($0.start).row, cell($0.end).row) }
    for range in rows {
      for row in range { firstEdges[row + 1] += 1 }
    }
    for row in 0..<Self.count { firstEdges[row + 1] += firstEdges[row] }
    var next = firstEdges
    edges = Array(repeating: (.zero, .zero), count: firstEdges[Self.count])
    for (edge, range) in zip(all, rows) {
      for row in range {
        edges[next[row]] = edge
        next[row] += 1
      }
    }
  }

  /// Marks the cells of a row whose center is inside.
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

  /// Marks the cells that an edge may pass.
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

  /// Returns the range of two numbers, clamped to the grid.
  private static func range(_ a: Int, _ b: Int) -> ClosedRange<Int> {
    func inside(_ number: Int) -> Int { max(0, min(count - 1, number)) }
    return inside(min(a, b))...inside(max(a, b))
  }

  /// Returns the cell of a point, clamped to the grid.
  private func cell(_ place: Point) -> (row: Int, column: Int) {
    func number(_ share: Double) -> Int {
      share > -1 ? Int(min(share, Double(Self.count)).rounded(.down)) : -1
    }
    return (number((place.y - corner.y) / size.y), number((place.x - corner.x) / size.x))
  }
}
