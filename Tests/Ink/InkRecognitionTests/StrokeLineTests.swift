import InkGeometry
import Testing

@testable import InkRecognition

/// Lines of strokes, the gaps in them, and straight lines beside them.
@Suite struct StrokeLineTests {
  /// A line of level strokes of 2 mm with their middles at some places.
  private func level(
    _ middles: [SIMD2<Float>], low: Set<Int> = []
  ) -> (line: StrokeLine, strokes: [PageStroke]) {
    var (page, line) = (ZigzagPage(), StrokeLine())
    for (index, middle) in middles.enumerated() {
      page.path(middle - SIMD2(1, 0), middle + SIMD2(1, 0))
      line.includeStroke(index, page.strokes[index], size: 1, isLow: low.contains(index))
    }
    return (line, page.strokes)
  }

  @Test func `a line is as large as its strokes on average, and as wide as all of them`() {
    var (line, strokes) = level([SIMD2(1, 0), SIMD2(11, 0)])
    line.includeStroke(7, strokes[0], size: 4, isLow: true)
    #expect(line.size == 2 && line.members == [0, 1, 7] && line.bounds.width == 12)
    let gaps = [(13.0, 15.0), (-5, -1), (11, 20), (3, 4)].map { left, right in
      line.gap(to: Rect(min: Point(x: left, y: 50), max: Point(x: right, y: 60)))
    }
    #expect(gaps == [1, 1, 0, 0])
    var other = StrokeLine()
    other.includeStroke(9, strokes[1], size: 6, isLow: false)
    line.includeLine(other)
    #expect(line.size == 3 && line.members == [0, 1, 7, 9] && StrokeLine().size == 0)
  }

  @Test func `the middle between strokes follows them, and less the nearer they are`() {
    let (line, strokes) = level([SIMD2(0, 0), SIMD2(12, 6)])
    // 36 across 72, and 36 more for each place.
    #expect([0.0, 6, 12].map { line.middle(at: $0, strokes) } == [1.5, 3, 4.5])
    #expect(line.middle(at: 40, strokes, without: 0) == 6)
    #expect(line.middle(at: 40, strokes, without: 1) == 0)
    let (near, few) = level([SIMD2(0, 0), SIMD2(2, 6)])
    #expect(abs(near.middle(at: 2, few) - (3 + 6.0 / 74)) < 1e-6)
  }

  @Test func `dots and bars do not lead a line, unless there is nothing else`() {
    let (line, strokes) = level([SIMD2(0, 0), SIMD2(12, 6)], low: [1])
    #expect(line.middle(at: 12, strokes) == 0)
    let (dots, all) = level([SIMD2(0, 0), SIMD2(12, 6)], low: [0, 1])
    #expect(dots.middle(at: 12, all) == 4.5)
  }

  @Test func `a line of three strokes has a slope if it is long enough`() {
    func slope(_ middles: [SIMD2<Float>], low: Set<Int> = []) -> Double {
      let (line, strokes) = level(middles, low: low)
      return line.slope(strokes)
    }
    let rising = [SIMD2<Float>(0, 3), SIMD2(15, 1.5), SIMD2(30, 0)]
    #expect(abs(slope(rising) + 0.1) < 1e-6 && slope(Array(rising.prefix(2))) == 0)
    #expect(slope(rising, low: [1]) == 0)
    #expect(slope([SIMD2(0, 0), SIMD2(5, 1), SIMD2(9.5, 2)]) == 0)
    #expect(slope([SIMD2(0, 0), SIMD2(6, 20), SIMD2(12, 40)]) == 1)
  }

  @Test func `a gap of four fifths of a letter separates words`() {
    for (gap, words) in [(1.5, [[0, 1]]), (1.7, [[0], [1]]), (-3, [[0, 1]])]
      as [(Float, [[Int]])]
    {
      var page = ZigzagPage()
      page.word(0, 0)
      page.word(9 + gap, 0)
      #expect(WordGaps(page.strokes).words(of: [0, 1]) == words, "\(gap) mm")
    }
    #expect(WordGaps([]).words(of: []).isEmpty)
  }

  @Test func `a smaller gap separates words among letters that are close`() {
    func count(_ letters: Int, gap: Float = 1.5, between: Float = 0.3) -> Int {
      var (page, x) = (ZigzagPage(), Float(0))
      for next in [2, gap] + [Float](repeating: between, count: letters) {
        page.word(x, 0, width: 4)
        x += 4 + next
      }
      return WordGaps(page.strokes).words(of: Array(page.strokes.indices)).count
    }
    // The gaps behind the last letters have nothing behind them.
    #expect(count(5) == 3 && count(4) == 2)
    #expect(count(6, gap: 1.35) == 2 && count(6, between: 0.9) == 2)
  }

  @Test func `words are from left to right, and their strokes in the order of the page`() {
    var page = ZigzagPage()
    page.word(30, 0)
    page.word(4.2, 0, width: 4)
    page.word(0, 0, width: 4)
    let dot = page.path(SIMD2(32, -3), SIMD2(32.1, -3))
    #expect(WordGaps(page.strokes).words(of: [0, 1, 2, dot]) == [[1, 2], [0, dot]])
    #expect(WordGaps(page.strokes).words(of: [2, 0]) == [[2], [0]])
  }

  /// What a straight line is to a word of 9 mm at the height from 0 to 2 mm.
  private func kind(
    _ from: SIMD2<Float>, _ to: SIMD2<Float>, isFirst: Bool = false, alone: Bool = false
  ) -> MarkKind? {
    var (page, line) = (ZigzagPage(), StrokeLine())
    if isFirst { page.path(from, to) }
    let word = page.word(0, 0)
    if !isFirst { page.path(from, to) }
    line.includeStroke(word, page.strokes[word], size: 2, isLow: false)
    let own = 1 - word
    return LineMark(page.strokes[own], own, 2).kind(alone ? [] : [line], page.strokes)
  }

  @Test func `a line without words is a rule if it is long`() {
    #expect(kind(SIMD2(0, 1), SIMD2(12.5, 1), alone: true) == .rule)
    #expect(kind(SIMD2(0, 1), SIMD2(11.5, 1), alone: true) == nil)
    #expect(kind(SIMD2(0, 0), SIMD2(0, 12.5), alone: true) == .rule)
  }

  @Test func `a line below a word is an underline down to some distance`() {
    for (y, wanted) in [(2.5, .underline), (5.5, .underline), (5.7, nil)] as [(Float, MarkKind?)] {
      #expect(kind(SIMD2(0, y), SIMD2(9, y)) == wanted, "\(y)")
    }
    // The word must be above two fifths of it.
    #expect(kind(SIMD2(4, 4), SIMD2(15, 4)) == .underline)
    #expect(kind(SIMD2(6, 4), SIMD2(15, 4)) == nil && kind(SIMD2(6, 4), SIMD2(19, 4)) == .rule)
  }

  @Test func `a line through a word was drawn after it, with ink on both sides`() {
    #expect(kind(SIMD2(0, 1), SIMD2(9, 1)) == .strikeThrough)
    #expect(kind(SIMD2(0, 1), SIMD2(9, 1), isFirst: true) == nil)
    #expect(kind(SIMD2(0, 1.4), SIMD2(9, 1.2)) == .strikeThrough)
    #expect(kind(SIMD2(0, -0.2), SIMD2(9, -0.2)) == nil)
    // It may stand out, but the word may not by more than 1.2 sizes.
    #expect(kind(SIMD2(2.3, 1), SIMD2(11, 1)) == .strikeThrough)
    #expect(kind(SIMD2(2.5, 1), SIMD2(11, 1)) == nil)
  }

  @Test func `measures of corners, of an upright line and of a trembling one`() {
    var page = ZigzagPage()
    page.path(SIMD2(0, 0), SIMD2(4, 0), SIMD2(4, 3))
    page.path(SIMD2(2, 9), SIMD2(2, 1))
    page.path(SIMD2(0, 6), SIMD2(6, 0))
    page.stroke((0..<40).map { SIMD2(Float($0), $0 % 2 == 0 ? 0 : 0.04) })
    let measures = page.strokes.map(\.measure)
    #expect(abs(measures[0].area - 6) < 1e-3 && abs(measures[0].length - 7) < 1e-3)
    #expect(measures[1].axis == SIMD2(0, 1) && measures[1].runs == [8])
    #expect(abs(measures[2].axis.x + measures[2].axis.y) < 1e-4 && measures[2].axis.x > 0)
    #expect(measures[1].squareShare == 1 && measures[2].squareShare == 0)
    #expect(measures[3].runs.isEmpty && measures[3].start == .zero && measures[3].area < 1)
  }
}
