import InkGeometry

/// A straight line beside, below or through writing.
struct LineMark {
  private let stroke: PageStroke
  private let index: Int
  private let size: Double

  /// The share of a line below writing that the writing must be above.
  private static let underlinedShare = 0.4
  /// How far below the middle of the writing it may be, in sizes.
  private static let underlinedReach = 2.3
  /// The length of a rule and of a line through writing, in sizes.
  private static let ruleLength = 6.0
  private static let struckLength = 2.8
  /// How far from the middle of the writing a line may go through it, in sizes, and the share of
  /// the ink that is above it then.
  private static let struckReach = 1.0
  private static let struckShare = 0.25...0.9
  /// The share of its extent that goes through words, and how far they may stand out, in sizes.
  private static let struckCover = 0.45
  private static let struckExcess = 1.2

  init(_ stroke: PageStroke, _ index: Int, _ size: Double) {
    (self.stroke, self.index, self.size) = (stroke, index, size)
  }

  private var length: Double { Double(stroke.measure.extent.along) / size }

  /// Returns nil if it may be a letter or a sign.
  func kind(_ lines: [StrokeLine], _ strokes: [PageStroke]) -> MarkKind? {
    let near = lines.filter { line in
      line.gap(to: stroke.bounds) == 0 && (-1.0...4.2).contains(offset(from: line, strokes))
    }
    if isStruck(near, strokes) { return .strikeThrough }
    var below = false
    for line in near {
      let (offset, covered) = (offset(from: line, strokes), cover(line.members, strokes))
      if offset < 0.5 {
        if covered > 0.15 || length < Self.ruleLength { return nil }
      } else if covered > Self.underlinedShare, offset < Self.underlinedReach {
        below = true
      }
    }
    return below ? .underline : length > Self.ruleLength ? .rule : nil
  }

  /// Returns how far it is below the middle of a line, in sizes.
  private func offset(from line: StrokeLine, _ strokes: [PageStroke]) -> Double {
    (stroke.center.y - line.middle(at: stroke.bounds.center.x, strokes)) / line.size
  }

  /// Returns the share of its extent that has some strokes over or under it.
  private func cover(_ members: [Int], _ strokes: [PageStroke]) -> Double {
    let (left, right) = (stroke.bounds.min.x, stroke.bounds.max.x)
    let parts = members.map { (strokes[$0].bounds.min.x, strokes[$0].bounds.max.x) }
      .filter { $0.0 < right && $0.1 > left }.sorted { $0.0 < $1.0 }
    var (covered, end) = (0.0, left)
    for part in parts {
      covered += max(0, min(part.1, right) - max(part.0, end))
      end = max(end, min(part.1, right))
    }
    return covered / max(right - left, 1e-6)
  }

  /// Whether it goes through whole words that were there before, with ink on both sides.
  private func isStruck(_ lines: [StrokeLine], _ strokes: [PageStroke]) -> Bool {
    guard length > Self.struckLength else { return false }
    let bounds = stroke.bounds
    let near = lines.filter { abs(offset(from: $0, strokes)) < Self.struckReach }
    let crossed = near.flatMap(\.members).filter { member in
      let other = strokes[member].bounds
      return other.height > 0.5 * size && other.min.x < bounds.max.x - 0.2 * size
        && other.max.x > bounds.min.x + 0.2 * size
    }
    guard let last = crossed.max(), last < index, cover(crossed, strokes) > Self.struckCover else {
      return false
    }
    let all = crossed.reduce(Rect.empty) { $0.union(strokes[$1].bounds) }
    let reach = Self.struckExcess * size
    guard all.min.x > bounds.min.x - reach, all.max.x < bounds.max.x + reach, all.width > size
    else { return false }
    let points = crossed.flatMap { strokes[$0].points }
    let above = points.count { Double($0.y) < lineHeight(at: Double($0.x)) }
    return Self.struckShare.contains(Double(above) / Double(points.count))
  }

  /// The height of the line at an x position.
  private func lineHeight(at x: Double) -> Double {
    let axis = stroke.measure.axis
    return stroke.center.y + Double(axis.y / max(axis.x, 0.1))
      * (x - Double(stroke.measure.middle.x))
  }
}
