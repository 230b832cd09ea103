import InkGeometry

/// The order of the parts of a page: rows from top to bottom, and columns one after the other.
struct ReadingOrder {
  private let parts: [LinePart]

  /// The width of the gap between columns, in sizes, and the half of it that must be free of words.
  private static let gutter = 2.6
  private static let freeHalf = 0.5
  /// The number of parts that a column has at least, and the usual number of words in each.
  private static let fewestParts = 3
  private static let fewestWords = 3
  /// The number of gaps that are looked at.
  private static let mostGaps = 64
  /// The distance of the middles of parts in one row, in sizes.
  private static let rowReach = 1.3

  init(_ parts: [LinePart]) { self.parts = parts }

  /// Returns the lines in the order in which they are read. Parts of one line are joined.
  func orderedLines() -> [LinePart] { orderedLines(of: Array(parts.indices), depth: 0) }

  private func orderedLines(of indices: [Int], depth: Int) -> [LinePart] {
    let sorted = indices.sorted { (parts[$0].middle, $0) < (parts[$1].middle, $1) }
    guard depth < 8, let columns = columns(sorted) else { return rows(sorted) }
    return [columns.above, columns.left, columns.right, columns.below]
      .flatMap { orderedLines(of: $0, depth: depth + 1) }
  }

  /// The parts of a page with a gap between columns.
  private struct ColumnSplit {
    var above: [Int] = []
    var left: [Int] = []
    var right: [Int] = []
    var below: [Int] = []

    var score: Int { min(left.count, right.count) }
  }

  private func columns(_ sorted: [Int]) -> ColumnSplit? {
    let gaps = gaps(sorted)
    let step = max(1, gaps.count / Self.mostGaps)
    var best: ColumnSplit?
    for index in stride(from: 0, to: gaps.count, by: step) {
      let split = split(sorted, at: gaps[index].x, around: gaps[index].place)
      if isColumns(split), split.score > best?.score ?? 0 { best = split }
    }
    return best
  }

  /// Returns the places left of parts that have another part on their left, at some distance.
  private func gaps(_ sorted: [Int]) -> [(x: Double, place: Int)] {
    var gaps: [(x: Double, place: Int)] = []
    for (place, index) in sorted.enumerated() {
      let part = parts[index]
      let isBeside = sorted[max(0, place - 12)..<min(place + 12, sorted.count)].contains { other in
        let other = parts[other].bounds
        let apart = max(part.bounds.min.y - other.max.y, other.min.y - part.bounds.max.y)
        return apart < part.size
          && part.bounds.min.x - other.max.x > Self.gutter * part.size
      }
      if isBeside { gaps.append((part.bounds.min.x - part.size, place)) }
    }
    return gaps
  }

  private func split(_ sorted: [Int], at x: Double, around place: Int) -> ColumnSplit {
    func isFree(_ index: Int) -> Bool {
      let (bounds, half) = (parts[index].bounds, Self.freeHalf * parts[index].size)
      return bounds.max.x < x - half || bounds.min.x > x + half
    }
    var (top, bottom) = (place, place + 1)
    while top > 0, isFree(sorted[top - 1]) { top -= 1 }
    while bottom < sorted.count, isFree(sorted[bottom]) { bottom += 1 }
    var split = ColumnSplit(above: Array(sorted[..<top]), below: Array(sorted[bottom...]))
    for index in sorted[top..<bottom] {
      if parts[index].bounds.center.x < x {
        split.left.append(index)
      } else {
        split.right.append(index)
      }
    }
    return split
  }

  /// Whether both sides are text, rather than cells or notes in a margin, and beside each other.
  private func isColumns(_ split: ColumnSplit) -> Bool {
    let sides = [split.left, split.right]
    guard split.score >= Self.fewestParts else { return false }
    let heights = sides.map { side in side.reduce(Rect.empty) { $0.union(parts[$1].bounds) } }
    let common = min(heights[0].max.y, heights[1].max.y) - max(heights[0].min.y, heights[1].min.y)
    return common > 0.4 * min(heights[0].height, heights[1].height)
      && sides.allSatisfy { side in
        let counts = side.map { parts[$0].words.count }.sorted()
        return counts[counts.count / 2] >= Self.fewestWords
      }
  }

  /// Returns the lines from top to bottom, those of one row from left to right.
  private func rows(_ sorted: [Int]) -> [LinePart] {
    var lines: [LinePart] = []
    for (_, members) in Dictionary(grouping: sorted, by: { parts[$0].line }) {
      let order = members.sorted { parts[$0].bounds.min.x < parts[$1].bounds.min.x }
      var line = parts[order[0]]
      for index in order.dropFirst() { line.join(parts[index], before: line.words.count) }
      lines.append(line)
    }
    lines.sort { ($0.middle, $0.line) < ($1.middle, $1.line) }
    var rows: [[LinePart]] = []
    for line in lines {
      if let row = rows.last, row.allSatisfy({ Self.isBeside($0, line) }) {
        rows[rows.count - 1].append(line)
      } else {
        rows.append([line])
      }
    }
    return rows.flatMap { $0.sorted { $0.bounds.min.x < $1.bounds.min.x } }
  }

  private static func isBeside(_ one: LinePart, _ two: LinePart) -> Bool {
    let gap = max(one.bounds.min.x - two.bounds.max.x, two.bounds.min.x - one.bounds.max.x)
    return gap > 0 && abs(one.middle - two.middle) < rowReach * max(one.size, two.size)
  }
}
