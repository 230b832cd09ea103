import InkGeometry

/// Groups the strokes of a page into lines, and those of a line into words, by position.
struct LineFinder {
  private let strokes: [PageStroke]
  /// The size of the handwriting; see ``WritingScale``.
  private let scale: Double
  private var lines: [StrokeLine] = []

  /// The numbers of the strokes in a line.
  private struct StrokeLine {
    var members: [Int] = []
    var bounds = Rect.empty
    /// The mean center of its last tall strokes, which is the current height of the line.
    var middle = 0.0
    var right = 0.0
  }

  /// The gap that separates words in a line, in scales; smaller gaps are left to the reader.
  private static let wordGap = 0.8
  /// The height below which a stroke is a dot or a bar, which belongs to a line of others.
  private static let lowHeight = 0.5
  /// The largest distance of a stroke's center from the center of a line.
  private static let lineReach = 1.5
  /// The gap that separates columns.
  private static let columnGap = 12.0

  init(_ strokes: [PageStroke]) {
    self.strokes = strokes
    var trace = WritingTrace()
    for stroke in strokes {
      for point in stroke.points { trace.add(point) }
      trace.lift()
    }
    scale = Double(WritingScale.of(trace))
  }

  /// Returns the lines from top to bottom, with their words from left to right, and the strokes of
  /// each in the order in which they were written.
  mutating func find() -> [[[Int]]] {
    let tall = strokes.indices.filter { strokes[$0].bounds.height >= Self.lowHeight * scale }
    let low = strokes.indices.filter { strokes[$0].bounds.height < Self.lowHeight * scale }
    for index in tall { join(index, reach: Self.lineReach) }
    for index in low { join(index, reach: Self.lineReach * 1.4) }
    lines.sort { ($0.bounds.center.y, $0.bounds.min.x) < ($1.bounds.center.y, $1.bounds.min.x) }
    return lines.map { groupWords(of: $0) }
  }

  /// Adds a stroke to the nearest line, or begins a new one.
  private mutating func join(_ index: Int, reach: Double) {
    let bounds = strokes[index].bounds
    var best: (line: Int, distance: Double)?
    for (number, line) in lines.enumerated() {
      let apart = max(bounds.min.x - line.bounds.max.x, line.bounds.min.x - bounds.max.x, 0)
      let aside = max(bounds.min.y - line.bounds.max.y, line.bounds.min.y - bounds.max.y, 0)
      guard apart < Self.columnGap * scale, aside < 3 * scale else { continue }
      let distance = abs(middle(of: line, at: bounds.center.x) - bounds.center.y)
      let spread = max(0, bounds.height / scale - 2.5) / 2
      if distance < (reach + min(spread, 1)) * scale, distance < best?.distance ?? .infinity {
        best = (number, distance)
      }
    }
    if best == nil { lines.append(StrokeLine()) }
    let number = best?.line ?? lines.count - 1
    lines[number].members.append(index)
    lines[number].bounds = lines[number].bounds.union(bounds)
  }

  /// Returns the height of a line near an x position: the mean of the nearest strokes.
  private func middle(of line: StrokeLine, at x: Double) -> Double {
    var near: [(distance: Double, y: Double)] = []
    for member in line.members.suffix(60) {
      let bounds = strokes[member].bounds
      guard bounds.height >= Self.lowHeight * scale || line.members.count < 3 else { continue }
      let distance = abs(bounds.center.x - x)
      if near.count == 4, distance >= near[3].distance { continue }
      if near.count == 4 { near.removeLast() }
      let place = near.firstIndex { $0.distance > distance } ?? near.count
      near.insert((distance, bounds.center.y), at: place)
    }
    guard !near.isEmpty else { return line.bounds.center.y }
    return near.reduce(0) { $0 + $1.y } / Double(near.count)
  }

  private func groupWords(of line: StrokeLine) -> [[Int]] {
    let order = line.members.sorted {
      (strokes[$0].bounds.min.x, $0) < (strokes[$1].bounds.min.x, $1)
    }
    var words: [[Int]] = []
    var right = -Double.infinity
    for index in order {
      let bounds = strokes[index].bounds
      if bounds.min.x - right > Self.wordGap * scale { words.append([]) }
      words[words.count - 1].append(index)
      right = max(right, bounds.max.x)
    }
    return words.map { $0.sorted() }
  }
}
