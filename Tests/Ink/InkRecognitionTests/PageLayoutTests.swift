import InkDrawing
import InkGeometry
import Testing

@testable import InkRecognition

/// Where lines and words end: strokes of 3 mm, so that a scale is 3 mm.
@Suite struct PageLayoutTests {
  private func stroke(_ points: SIMD2<Float>...) -> PageStroke {
    PageStroke(id: InkID(high: 1, low: UInt64(points.count)), points: points)
  }

  /// An upright bar with its top at some place.
  private func bar(_ x: Float, _ y: Float) -> PageStroke { stroke(SIMD2(x, y), SIMD2(x, y + 3)) }

  private func dot(_ x: Float, _ y: Float) -> PageStroke { stroke(SIMD2(x, y)) }

  private func lines(_ strokes: PageStroke...) -> [[[Int]]] {
    PageLayout(strokes).lines.map(\.words)
  }

  @Test func `words are parted where the gap is over four fifths of a scale`() {
    #expect(lines(bar(0, 0), bar(2.3, 0), bar(4.6, 0)) == [[[0, 1, 2]]])
    #expect(lines(bar(0, 0), bar(2.3, 0), bar(4.8, 0)) == [[[0, 1], [2]]])
    #expect(lines(bar(0, 0), bar(2.5, 0), bar(5, 0)) == [[[0], [1], [2]]])
  }

  @Test func `a gap is measured from the right-most ink before it`() {
    let long = stroke(SIMD2(0, 0), SIMD2(0, 3), SIMD2(9, 3))
    #expect(lines(long, bar(2, 0), bar(11, 0)) == [[[0, 1, 2]]])
    #expect(lines(long, bar(2, 0), bar(12, 0)) == [[[0, 1], [2]]])
  }

  @Test func `words go from left to right, their strokes in the order of their time`() {
    #expect(lines(bar(20, 0), bar(1, 0), bar(0, 0), bar(21, 0)) == [[[1, 2], [0, 3]]])
  }

  @Test func `a stroke belongs to a line whose middle is within one and a half scales`() {
    #expect(lines(bar(0, 0), bar(1, 4.4)) == [[[0, 1]]])
    #expect(lines(bar(0, 0), bar(1, 4.6)) == [[[0]], [[1]]])
    #expect(lines(bar(0, 0), bar(1, -4.4)) == [[[0, 1]]])
    #expect(lines(bar(0, 0), bar(1, -4.6)) == [[[1]], [[0]]])
  }

  @Test func `a dot may stand over three scales from the middle, and more above it than below`() {
    #expect(lines(bar(0, 0), dot(0, -8.8)) == [[[0, 1]]])
    #expect(lines(bar(0, 0), dot(0, -9.2)) == [[[1]], [[0]]])
    #expect(lines(bar(0, 0), dot(0, 10)) == [[[0, 1]]])
    #expect(lines(bar(0, 0), dot(0, 10.4)) == [[[0]], [[1]]])
  }

  @Test func `a dot that was written first waits for its line`() {
    #expect(lines(dot(0, -2), bar(0, 0), bar(1, 0)) == [[[0, 1, 2]]])
  }

  @Test func `what is over eight scales aside is another line, read from left to right`() {
    #expect(lines(bar(0, 0), bar(23.9, 0)) == [[[0], [1]]])
    #expect(lines(bar(0, 0), bar(24.1, 0)) == [[[0]], [[1]]])
    #expect(lines(bar(37, 0), bar(0, 0)) == [[[1]], [[0]]])
  }

  @Test func `a line may climb, if each of its strokes is near the one before`() {
    let climbing = (0..<12).map { bar(Float($0) * 6, Float($0) * -1.5) }
    let layout = PageLayout(climbing)
    #expect(layout.lines.map(\.words) == [(0..<12).map { [$0] }])
    #expect(abs(layout.lines[0].slope + 0.24) < 0.001)
  }

  @Test func `lines go from top to bottom`() {
    #expect(
      lines(bar(0, 24), bar(0, 0), bar(0, 12), bar(1, 24), bar(1, 12)) == [
        [[1]], [[2, 4]], [[0, 3]],
      ])
  }

  @Test func `nothing has no lines, and one stroke is a word`() {
    #expect(lines() == [] && lines(dot(5, 5)) == [[[0]]])
  }

  private func word(_ text: String?, _ bounds: Rect = .empty) -> WrittenWord {
    WrittenWord(
      strokes: [], bounds: bounds,
      readings: text.map { [Reading(text: $0, confidence: 0.5)] } ?? [])
  }

  @Test func `a page's text has a line for each line, without what cannot be read`() {
    let first = WrittenLine(words: [word("so"), word(nil), word("it")])
    let empty = WrittenLine(words: [word(nil)])
    let page = WrittenPage(lines: [first, empty, WrittenLine(words: [word("goes")])])
    #expect(first.text == "so it" && empty.text.isEmpty)
    #expect(page.text == "so it\n\ngoes" && WrittenPage(lines: []).text.isEmpty)
  }

  @Test func `a line's bounds are those of all words`() {
    let line = WrittenLine(words: [
      word("a", Rect(x: 0, y: 5, width: 4, height: 3)),
      word("b", Rect(x: 9, y: 1, width: 2, height: 3)),
    ])
    #expect(line.bounds == Rect(x: 0, y: 1, width: 11, height: 7))
    #expect(WrittenLine(words: []).bounds.isEmpty)
  }

  @Test func `a word has its strokes once, its bounds, and as many readings as asked for`() throws {
    let ids = (0..<2).map { InkID(high: 7, low: UInt64($0)) }
    let parts = [
      PageStroke(id: ids[0], points: [SIMD2(0, 0), SIMD2(0, 1)]),
      PageStroke(id: ids[0], points: [SIMD2(0, 2), SIMD2(0, 4)]),
      PageStroke(id: ids[1], points: [SIMD2(1, 0), SIMD2(1, 4)]),
    ]
    var reader = PageReader(.digits(), readings: 1)
    let page = reader.readPage(parts)
    let word = try #require(page.lines.first?.words.first)
    #expect(page.lines.count == 1 && page.lines[0].words.count == 1)
    #expect(word.strokes == ids && word.bounds == Rect(x: 0, y: 0, width: 1, height: 4))
    #expect(word.readings.count <= 1)
    #expect(reader.readPage(parts).lines[0].words[0].readings == word.readings)
  }
}
