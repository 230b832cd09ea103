import InkGeometry

/// Groups the strokes of a page into lines by position.
struct LineFinder {
  private let strokes: [PageStroke]
  private let sizes: [Double]
  private(set) var lines: [StrokeLine] = []

  /// The height below which a stroke is a dot or a bar, which belongs to a line of others.
  private static let lowHeight = 0.5
  /// The largest distance of a stroke's middle from the middle of a line.
  private static let lineReach = 1.5
  /// The distance of a dot or bar, and its usual height above the middle.
  private static let lowReach = 3.2
  private static let lowRise = 0.3
  /// The gap in a line that separates parts of it.
  private static let partGap = 8.0
  /// The distance of the middles of two parts of one line.
  private static let mergeReach = 0.8

  init(_ strokes: [PageStroke], _ sizes: LetterSize) {
    (self.strokes, self.sizes) = (strokes, sizes.sizes)
  }

  func isLow(_ index: Int) -> Bool {
    strokes[index].bounds.height < Self.lowHeight * sizes[index]
  }

  /// Finds the lines of some strokes.
  mutating func addLines(_ indices: [Int]) {
    let low = indices.filter(isLow)
    for index in indices where !isLow(index) { join(index) }
    settle()
    for index in low { join(index) }
  }

  /// Adds a stroke to the nearest line, or begins a new one.
  mutating func join(_ index: Int) {
    let number = nearest(to: index) ?? lines.count
    if number == lines.count { lines.append(StrokeLine()) }
    lines[number].includeStroke(index, strokes[index], size: sizes[index], isLow: isLow(index))
  }

  private func nearest(to index: Int) -> Int? {
    let (stroke, isLow) = (strokes[index], isLow(index))
    var best: (line: Int, distance: Double)?
    for (number, line) in lines.enumerated() {
      let (bounds, size) = (stroke.bounds, line.size)
      let apart = line.gap(to: bounds)
      let aside = max(bounds.min.y - line.bounds.max.y, line.bounds.min.y - bounds.max.y, 0)
      guard apart < Self.partGap * size, aside < 3 * size else { continue }
      var distance = offset(of: index, to: line)
      let spread = isLow ? 0 : min(max(0, bounds.height / size - 2.5) / 2, 1)
      let reach = (isLow ? Self.lowReach : Self.lineReach) + spread
      guard distance < reach else { continue }
      distance += 0.05 * apart / size
      if distance < best?.distance ?? .infinity { best = (number, distance) }
    }
    return best?.line
  }

  /// Returns the distance of a stroke from the middle of a line, in sizes.
  private func offset(of index: Int, to line: StrokeLine) -> Double {
    let place = strokes[index].center
    let middle = line.middle(at: place.x, strokes, without: index)
    let rise = isLow(index) ? Self.lowRise : 0
    return abs((place.y - middle) / line.size + rise)
  }

  /// Joins parts of lines, and moves strokes that another line turned out to be nearer to.
  private mutating func settle() {
    merge()
    var moved: [Int] = []
    for number in lines.indices {
      for member in lines[number].members where isCloserElsewhere(member, than: number) {
        moved.append(member)
      }
    }
    guard !moved.isEmpty else { return }
    let all = Set(moved)
    lines = lines.compactMap { line in
      let kept = line.members.filter { !all.contains($0) }
      return kept.isEmpty ? nil : rebuilt(kept)
    }
    for index in moved { join(index) }
    merge()
  }

  private func rebuilt(_ members: [Int]) -> StrokeLine {
    var line = StrokeLine()
    for member in members {
      line.includeStroke(member, strokes[member], size: sizes[member], isLow: isLow(member))
    }
    return line
  }

  private func isCloserElsewhere(_ index: Int, than own: Int) -> Bool {
    let now = offset(of: index, to: lines[own])
    guard now > 0.9 else { return false }
    return lines.indices.contains { number in
      number != own && lines[number].gap(to: strokes[index].bounds) < 4 * lines[number].size
        && offset(of: index, to: lines[number]) < 0.5 * now
    }
  }

  private mutating func merge() {
    lines.sort { $0.bounds.min.y < $1.bounds.min.y }
    var number = 0
    while number < lines.count {
      var other = number + 1
      while other < lines.count, lines[other].bounds.min.y <= lines[number].bounds.max.y {
        if areOne(lines[number], lines[other]) {
          lines[number].includeLine(lines.remove(at: other))
          other = number + 1
        } else {
          other += 1
        }
      }
      number += 1
    }
  }

  /// Whether two lines are at the same height where they meet.
  private func areOne(_ one: StrokeLine, _ two: StrokeLine) -> Bool {
    let size = min(one.size, two.size)
    guard one.gap(to: two.bounds) < Self.partGap * size else { return false }
    let left = max(one.bounds.min.x, two.bounds.min.x)
    let right = min(one.bounds.max.x, two.bounds.max.x)
    let x = (left + right) / 2
    let apart = abs(one.middle(at: x, strokes) - two.middle(at: x, strokes))
    return apart < Self.mergeReach * size
  }
}
