import InkGeometry

/// Finds the marks among the strokes of a page.
///
/// First it separates the strokes that may be marks; when the lines of the others are known, it
/// decides what each of them is. A stroke without strong evidence remains writing.
struct MarkFinder {
  private let strokes: [PageStroke]
  private let sizes: LetterSize
  /// The strokes that may be marks.
  private(set) var suspects: [Int: MarkShape] = [:]
  private(set) var marks: [FoundMark] = []

  /// The length of an upright line that is no letter, in sizes.
  private static let longUpright = 6.5
  /// The height of the highest letters in a line, in its sizes.
  private static let highest = 9.0
  /// The length of a level line that others may end at.
  private static let longLevel = 3.5

  init(_ strokes: [PageStroke], _ sizes: LetterSize) {
    (self.strokes, self.sizes) = (strokes, sizes)
    for index in strokes.indices {
      suspects[index] = MarkShape(strokes[index], size: Float(sizes.sizes[index]))
    }
    releaseLetters()
  }

  private func indices(_ shape: MarkShape) -> [Int] {
    suspects.filter { $0.value == shape }.keys.sorted()
  }

  private func along(_ index: Int) -> Double {
    Double(strokes[index].measure.extent.along) / sizes.sizes[index]
  }

  /// Removes the upright lines that may be letters and the loops that nothing is in.
  private mutating func releaseLetters() {
    let levels = indices(.level).filter { along($0) > Self.longLevel }
    for index in indices(.upright) where along(index) < Self.longUpright {
      if !joinsLevels(index, levels) { suspects[index] = nil }
    }
    for index in indices(.loop) where along(index) < 5 && contents(of: index).isEmpty {
      suspects[index] = nil
    }
    if suspects.values.allSatisfy({ $0 == .marker }), suspects.count == strokes.count {
      suspects = [:]
    }
  }

  /// Whether both ends of an upright line are at long level ones.
  private func joinsLevels(_ index: Int, _ levels: [Int]) -> Bool {
    let (stroke, reach) = (strokes[index], Float(0.7 * sizes.sizes[index]))
    return [stroke.measure.start, stroke.measure.end].allSatisfy { end in
      levels.contains { strokes[$0].inkGap(to: end) < reach }
    }
  }

  /// Returns the strokes of writing within a closed line.
  func contents(of index: Int) -> [Int] {
    let (area, size) = (strokes[index].bounds, sizes.sizes[index])
    return strokes.indices.filter { other in
      other != index && suspects[other] == nil && strokes[other].bounds.height > 0.45 * size
        && area.contains(strokes[other].center) && strokes[other].share(in: area) > 0.8
    }
  }

  /// Decides about the suspects; those that are not marks are returned.
  mutating func decide(_ lines: [StrokeLine]) -> [Int] {
    for index in indices(.marker) where !isWritten(index, lines) { note(.highlight, [index]) }
    findBoxes()
    findArrows()
    for index in suspects.keys.sorted() {
      if let kind = kind(of: index, lines) { note(kind, [index]) }
    }
    growDrawings()
    return suspects.keys.sorted()
  }

  mutating func note(_ kind: MarkKind, _ members: [Int]) {
    for member in members { suspects[member] = nil }
    marks.append(FoundMark(kind: kind, members: members.sorted()))
  }

  /// Whether the ink of a marker is writing of its own: not straight and over no other.
  private func isWritten(_ index: Int, _ lines: [StrokeLine]) -> Bool {
    let measure = strokes[index].measure
    let isStraight = measure.extent.across < 0.12 * measure.extent.along
    return !isStraight && !lines.contains { $0.bounds.intersects(strokes[index].bounds) }
  }

  private func kind(of index: Int, _ lines: [StrokeLine]) -> MarkKind? {
    let size = sizes.sizes[index]
    switch suspects[index] {
    case .level, .slanted:
      return LineMark(strokes[index], index, size).kind(lines, strokes)
        ?? (suspects[index] == .slanted && along(index) > 7 ? .drawing : nil)
    case .upright: return .rule
    case .loop: return closedKind(of: index, lines)
    case .angular: return strokes[index].measure.opening < 0.4 ? .box : .drawing
    case .peak: return isCaret(index, lines) ? .caret : nil
    case .arrow: return .arrow
    case .large: return isLarge(index, lines) ? .drawing : nil
    case .marker, nil: return nil
    }
  }

  /// A ring or box around writing of about its size, or a drawing.
  private func closedKind(of index: Int, _ lines: [StrokeLine]) -> MarkKind? {
    let (measure, size) = (strokes[index].measure, sizes.sizes[index])
    let inside = contents(of: index)
    let filled = Double(measure.area) / (strokes[index].bounds.width * strokes[index].bounds.height)
    let isBox = filled > 0.87 || measure.squareShare > 0.8
    if inside.isEmpty { return isBox ? .box : .drawing }
    let isRound = strokes[index].bounds.height > 9 * size && inside.count < 5
    return isBox ? .box : isRound ? .drawing : .ring
  }

  /// Whether a peak stands at the foot of a line, with its legs below it.
  private func isCaret(_ index: Int, _ lines: [StrokeLine]) -> Bool {
    let bounds = strokes[index].bounds
    return lines.contains { line in
      guard line.bounds.min.x < bounds.center.x, bounds.center.x < line.bounds.max.x,
        line.bounds.width > 6 * line.size
      else { return false }
      let foot = line.middle(at: bounds.center.x, strokes)
      return bounds.min.y > foot - 0.9 * line.size && bounds.min.y < foot + 1.6 * line.size
        && bounds.max.y > foot + 1.1 * line.size
    }
  }

  /// Whether a high stroke is not a letter: far higher than its neighbors, or not in their row.
  private func isLarge(_ index: Int, _ lines: [StrokeLine]) -> Bool {
    let (stroke, bounds) = (strokes[index], strokes[index].bounds)
    return !lines.contains { line in
      let high = bounds.height / line.size
      guard line.members.count > 1, line.gap(to: bounds) < 4 * line.size, high < Self.highest else {
        return false
      }
      let offset = stroke.center.y - line.middle(at: bounds.center.x, strokes)
      return abs(offset) < 0.3 * bounds.height
    }
  }

  /// Adds what touches a drawing to it, if it is not part of a line of letters.
  private mutating func growDrawings() {
    for number in marks.indices where marks[number].kind == .drawing {
      let bounds = marks[number].members.reduce(Rect.empty) { $0.union(strokes[$1].bounds) }
      let touching = suspects.keys.filter { index in
        bounds.expanded(by: sizes.usual).intersects(strokes[index].bounds)
          && marks[number].members.contains {
            strokes[$0].touches(strokes[index], within: Float(0.6 * sizes.usual))
          }
      }
      for index in touching { suspects[index] = nil }
      marks[number].members = (marks[number].members + touching).sorted()
    }
  }
}

extension MarkFinder {
  /// Finds rectangles of several lines, and the lines of tables.
  private mutating func findBoxes() {
    let levels = indices(.level).filter { along($0) > Self.longLevel }
    let uprights = indices(.upright)
    guard !levels.isEmpty, !uprights.isEmpty else { return }
    let size = Float(sizes.usual)
    let joined = uprights.filter { upright in
      levels.contains { strokes[$0].touches(strokes[upright], within: 0.7 * size) }
    }
    let crossed = levels.filter { level in
      joined.contains { strokes[$0].touches(strokes[level], within: 0.7 * size) }
    }
    if joined.count == 2, crossed.count == 2 {
      note(.box, joined + crossed)
    } else {
      for index in joined + crossed { note(.rule, [index]) }
    }
  }

  /// Finds shafts with a head of one or two strokes, drawn right before or after them.
  private mutating func findArrows() {
    for index in suspects.keys.sorted() {
      guard let shape = suspects[index], shape == .level || shape == .slanted || shape == .upright
      else { continue }
      let heads = [[index + 1, index + 2], [index - 1, index - 2]].map { side in
        side.prefix { isHead($0, of: index) }
      }
      guard let head = heads.first(where: { !$0.isEmpty }) else { continue }
      note(.arrow, [index] + head)
    }
  }

  /// Whether a small stroke has its tip at an end of a line, and points there.
  private func isHead(_ index: Int, of shaft: Int) -> Bool {
    guard strokes.indices.contains(index) else { return false }
    let (head, line) = (strokes[index], strokes[shaft].measure)
    let size = Float(sizes.sizes[shaft])
    let reach = max(head.bounds.width, head.bounds.height)
    guard Float(reach) > 0.35 * size, Float(reach) < min(3 * size, 0.6 * line.extent.along) else {
      return false
    }
    let way = (line.end - line.start) / max(line.extent.along, 1e-6)
    return [(line.end, way), (line.start, -way)].contains { tip, way in
      let (start, end) = (head.measure.start - tip, head.measure.end - tip)
      let (first, last) = ((start * way).sum(), (end * way).sum())
      let side = (SIMD2(start.x * way.y - start.y * way.x, end.x * way.y - end.y * way.x))
      guard head.inkGap(to: tip) < 0.5 * size, min(first, last) < -0.25 * size else {
        return false
      }
      let isHooked = side.x * side.y < 0 && max(first, last) < -0.25 * size
      let isBarb =
        head.measure.extent.across < 0.25 * size
        && min(start.size, end.size) < 0.5 * size && max(abs(side.x), abs(side.y)) > 0.25 * size
      return isHooked || isBarb
    }
  }
}
