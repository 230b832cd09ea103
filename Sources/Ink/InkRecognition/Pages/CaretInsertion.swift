import InkGeometry

/// Moves words that stand above a caret to the line that the caret points into.
struct CaretInsertion {
  private let carets: [Rect]

  /// How far above a line such words stand, in sizes of the line, and how far beside the caret.
  private static let rise = 1.2...5.0
  private static let side = 3.0
  private static let mostWords = 6

  init(_ carets: [Rect]) { self.carets = carets }

  /// Returns the lines with the words in their places.
  func applied(to lines: [LinePart], _ box: ([Int]) -> Rect) -> [LinePart] {
    var lines = lines
    for caret in carets {
      guard let host = host(of: caret, lines), let inserted = inserted(host, caret, lines) else {
        continue
      }
      let line = lines[inserted]
      let place = lines[host].words.firstIndex { box($0).center.x > caret.center.x }
      lines[host].join(line, before: place ?? lines[host].words.count)
      lines.remove(at: inserted)
    }
    return lines
  }

  /// The line whose foot is nearest to the tip.
  private func host(of caret: Rect, _ lines: [LinePart]) -> Int? {
    let tip = Point(x: caret.center.x, y: caret.min.y)
    return lines.indices.filter { index in
      let line = lines[index]
      return line.bounds.min.x < tip.x && tip.x < line.bounds.max.x + 2 * line.size
        && line.bounds.min.y < tip.y && line.bounds.center.y < caret.max.y
    }
    .min { abs(lines[$0].bounds.center.y - tip.y) < abs(lines[$1].bounds.center.y - tip.y) }
  }

  private func inserted(_ host: Int, _ caret: Rect, _ lines: [LinePart]) -> Int? {
    let line = lines[host]
    return lines.indices.first { index in
      let other = lines[index]
      let rise = (line.bounds.center.y - other.bounds.center.y) / line.size
      return index != host && other.words.count <= Self.mostWords && Self.rise.contains(rise)
        && other.bounds.min.x - Self.side * line.size < caret.center.x
        && caret.center.x < other.bounds.max.x + Self.side * line.size
        && other.bounds.width < 0.7 * line.bounds.width
    }
  }
}
