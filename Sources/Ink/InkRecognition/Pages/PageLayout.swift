import InkDrawing
import InkGeometry

/// The lines, words and marks of a page, as the numbers of its strokes.
package struct PageLayout: Sendable {
  /// A line in reading order.
  package struct LayoutLine: Sendable {
    /// The strokes of each word, in the order in which they are read.
    package var words: [[Int]]
    /// The slope of the line, y for each x, in steps of ``slopeStep``.
    package var slope: Double
  }

  /// The lines in the order in which they are read.
  package let lines: [LayoutLine]
  /// The marks in the order in which they were found.
  package let marks: [FoundMark]

  /// The gap that parts of a line have between them, in sizes.
  private static let partGap = 2.6
  /// The step of slopes: a smaller slope makes no difference.
  private static let slopeStep = 0.04

  /// Finds the lines and marks of strokes.
  package init(strokes: [[SIMD2<Float>]], markers: Set<Int> = []) {
    self.init(
      strokes.enumerated().map { number, points in
        PageStroke(
          id: InkID(high: 0, low: UInt64(number)), points: points,
          isMarker: markers.contains(number))
      })
  }

  init(_ strokes: [PageStroke]) {
    let level = Self(level: strokes)
    let slope = level.slope
    guard slope != 0 else {
      self = level
      return
    }
    let turned = Self(level: strokes.map { $0.levelled(slope) })
    marks = turned.marks
    lines = turned.lines.map { line in
      LayoutLine(words: line.words, slope: Self.rounded(line.slope + slope))
    }
  }

  /// Finds the lines of a page that are level, or nearly.
  private init(level strokes: [PageStroke]) {
    let sizes = LetterSize(strokes)
    var marks = MarkFinder(strokes, sizes)
    var finder = LineFinder(strokes, sizes)
    finder.addLines(strokes.indices.filter { marks.suspects[$0] == nil })
    finder.addLines(marks.decide(finder.lines))
    // The heads of arrows were in the lines.
    let marked = Set(marks.marks.flatMap(\.members))
    let parts = Self.parts(
      of: finder.lines.map { ($0, $0.members.filter { !marked.contains($0) }) }, strokes)
    var lines = ReadingOrder(parts).orderedLines()
    Self.takeBullets(&lines, strokes, &marks)
    func outline(_ members: [Int]) -> Rect {
      members.reduce(Rect.empty) { $0.union(strokes[$1].bounds) }
    }
    let carets = marks.marks.filter { $0.kind == .caret }.map { outline($0.members) }
    lines = CaretInsertion(carets).applied(to: lines, outline)
    let members = Set(marks.marks.flatMap(\.members))
    let late = LateStrokes(strokes, sizes) { members.contains($0) }
    self.marks = marks.marks
    self.lines = lines.filter { !$0.words.isEmpty }.map { line in
      LayoutLine(words: line.words.map(late.ordered), slope: Self.rounded(line.slope))
    }
  }

  private static func rounded(_ slope: Double) -> Double {
    (slope / slopeStep).rounded(.towardZero) * slopeStep
  }

  /// The slope of most words.
  private var slope: Double {
    let slopes = lines.flatMap { line in line.words.map { _ in line.slope } }.sorted()
    return slopes.isEmpty ? 0 : slopes[slopes.count / 2]
  }

  private static func parts(
    of lines: [(line: StrokeLine, members: [Int])], _ strokes: [PageStroke]
  ) -> [LinePart] {
    let gaps = WordGaps(strokes)
    var parts: [LinePart] = []
    for (number, (line, members)) in lines.enumerated() {
      let slope = line.slope(strokes)
      var right = -Double.infinity
      for word in gaps.words(of: members) {
        let bounds = word.reduce(Rect.empty) { $0.union(strokes[$1].bounds) }
        if bounds.min.x - right > partGap * line.size {
          parts.append(LinePart(line: number, size: line.size, slope: slope))
        }
        parts[parts.count - 1].appendWord(word, bounds, middle: middle(of: word, strokes))
        right = max(right, bounds.max.x)
      }
    }
    return parts
  }

  private static func middle(of word: [Int], _ strokes: [PageStroke]) -> Double {
    word.reduce(0) { $0 + strokes[$1].center.y } / Double(max(1, word.count))
  }

  /// Separates the dots and dashes before lines, which stand apart from the first word.
  private static func takeBullets(
    _ lines: inout [LinePart], _ strokes: [PageStroke], _ marks: inout MarkFinder
  ) {
    for index in lines.indices where lines[index].words.count > 1 {
      let (word, size) = (lines[index].words[0], lines[index].size)
      let bounds = word.reduce(Rect.empty) { $0.union(strokes[$1].bounds) }
      let next = lines[index].words[1].reduce(Rect.empty) { $0.union(strokes[$1].bounds) }
      let middle = Self.middle(of: lines[index].words[1], strokes)
      guard word.count == 1, bounds.height < 0.9 * size, bounds.width < 1.8 * size,
        next.min.x - bounds.max.x > 0.8 * size, next.height > size,
        (-0.8...1.2).contains((bounds.center.y - middle) / size)
      else { continue }
      let isDash = bounds.height < 0.35 * size
      let isDot = strokes[word[0]].measure.opening < 0.9 || bounds.width < 0.4 * size
      guard isDash || isDot && bounds.width < 0.9 * size else { continue }
      lines[index].removeFirst()
      marks.note(.bullet, word)
    }
  }
}
