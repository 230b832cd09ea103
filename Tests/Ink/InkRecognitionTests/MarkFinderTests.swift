import InkGeometry
import Testing

@testable import InkRecognition

/// Marks among words that are zigzags of 2 mm, on lines 10 mm apart.
@Suite struct MarkFinderTests {
  /// Three lines of four words: 9 mm wide, 12 mm from one to the next, from 20 on.
  private func page() -> ZigzagPage {
    var page = ZigzagPage()
    for line in 0..<3 { page.line(20, 20 + 10 * Float(line)) }
    return page
  }

  private func expectWords(
    _ page: ZigzagPage, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(
      page.lines == (0..<3).map { line in (0..<4).map { [4 * line + $0] } },
      sourceLocation: sourceLocation)
  }

  @Test func `a line below words is an underline, and they stay words`() {
    var page = page()
    page.path(SIMD2(31, 33.4), SIMD2(54, 33.2))
    expectWords(page)
    #expect(page.marks == [.underline: [12]])
  }

  @Test func `a line through words is a strike-through if they were there before`() {
    var page = page()
    page.path(SIMD2(31, 31), SIMD2(54, 31))
    expectWords(page)
    #expect(page.marks == [.strikeThrough: [12]])
    var bars = ZigzagPage()
    bars.path(SIMD2(31, 21), SIMD2(54, 21))
    bars.line(20, 20)
    #expect(bars.marks == [:])
  }

  @Test func `a bar through a part of a word is a letter's`() {
    var page = page()
    page.path(SIMD2(34, 31), SIMD2(39, 31))
    #expect(page.marks == [:])
    #expect(page.lines[1][1] == [5, 12])
  }

  @Test func `a long line in no words is a rule`() {
    var page = page()
    page.path(SIMD2(10, 46), SIMD2(150, 46))
    page.path(SIMD2(15, 10), SIMD2(15, 90))
    expectWords(page)
    #expect(page.marks == [.rule: [12, 13]])
  }

  @Test func `a short upright line is a rule if it ends at level ones`() {
    var page = page()
    page.path(SIMD2(70, 60), SIMD2(130, 60))
    page.path(SIMD2(70, 70), SIMD2(130, 70))
    page.path(SIMD2(100, 61), SIMD2(100, 69))
    #expect(page.marks == [.rule: [12, 13, 14]])
    var apart = self.page()
    apart.path(SIMD2(70, 60), SIMD2(130, 60))
    apart.path(SIMD2(70, 70), SIMD2(130, 70))
    apart.path(SIMD2(100, 62), SIMD2(100, 68))
    #expect(apart.marks == [.rule: [12, 13]])
  }

  @Test func `an upright line as high as letters is one`() {
    var page = page()
    page.path(SIMD2(69, 18), SIMD2(69, 22))
    #expect(page.marks == [:])
  }

  @Test func `a round line around a word is a ring, one with corners a box`() {
    var ringed = page()
    ringed.ring(SIMD2(36.5, 31), SIMD2(7, 3.5))
    expectWords(ringed)
    #expect(ringed.marks == [.ring: [12]])
    var boxed = page()
    boxed.path(
      SIMD2(30, 28), SIMD2(43, 28), SIMD2(43, 34), SIMD2(30, 34), SIMD2(30, 28))
    expectWords(boxed)
    #expect(boxed.marks == [.box: [12]])
  }

  @Test func `four lines around a word are a box, more are rules`() {
    var page = page()
    page.path(SIMD2(30, 28), SIMD2(43, 28))
    page.path(SIMD2(43, 28), SIMD2(43, 34))
    page.path(SIMD2(30, 34), SIMD2(43, 34))
    page.path(SIMD2(30, 28), SIMD2(30, 34))
    expectWords(page)
    #expect(page.marks == [.box: [12, 13, 14, 15]])
    page.path(SIMD2(36, 28), SIMD2(36, 34))
    #expect(page.marks == [.rule: [12, 13, 14, 15, 16]])
  }

  @Test func `a small closed line with nothing in it is a letter`() {
    var page = page()
    page.ring(SIMD2(71, 21), SIMD2(1.5, 1.8))
    #expect(page.marks == [:])
  }

  @Test func `a shaft with a head is an arrow, in one stroke or more`() {
    var page = page()
    page.path(SIMD2(75, 21), SIMD2(90, 21))
    page.path(SIMD2(87.5, 19.5), SIMD2(90, 21), SIMD2(87.5, 22.5))
    expectWords(page)
    #expect(page.marks == [.arrow: [12, 13]])
    var barbs = self.page()
    barbs.path(SIMD2(75, 21), SIMD2(90, 21))
    barbs.path(SIMD2(90, 21), SIMD2(87.5, 19.5))
    barbs.path(SIMD2(90, 21), SIMD2(87.5, 22.5))
    #expect(barbs.marks == [.arrow: [12, 13, 14]])
    var single = self.page()
    single.path(
      SIMD2(75, 21), SIMD2(95, 21), SIMD2(91, 18), SIMD2(95, 21), SIMD2(91, 24))
    #expect(single.marks == [.arrow: [12]])
  }

  @Test func `a dot or dash before a line is a bullet, a dot above a word is not`() {
    var page = page()
    page.path(SIMD2(15, 31), SIMD2(15.2, 31), SIMD2(15, 31))
    page.path(SIMD2(14, 41), SIMD2(16.5, 41))
    expectWords(page)
    #expect(page.marks == [.bullet: [12, 13]])
    var dotted = self.page()
    dotted.path(SIMD2(24, 28), SIMD2(24.1, 28))
    #expect(dotted.marks == [:])
  }

  @Test func `a caret below a line moves the words above it into the line`() {
    var page = page()
    page.word(38, 25.5, width: 6, size: 1.2)
    page.path(SIMD2(41, 35), SIMD2(42.3, 32), SIMD2(43.6, 35))
    #expect(page.marks == [.caret: [13]])
    #expect(
      page.lines == [[[0], [1], [2], [3]], [[4], [5], [12], [6], [7]], [[8], [9], [10], [11]]])
  }

  @Test func `ink of a marker over words is a highlight, alone it is writing`() {
    var page = page()
    page.path(SIMD2(31, 31), SIMD2(54, 31), isMarker: true)
    expectWords(page)
    #expect(page.marks == [.highlight: [12]])
    var written = ZigzagPage()
    for word in page.strokes.prefix(3) { written.stroke(word.points, isMarker: true) }
    #expect(written.marks == [:] && written.lines == [[[0], [1], [2]]])
  }

  @Test func `what is much higher than the writing is a drawing, with what touches it`() {
    var page = page()
    page.path(SIMD2(90, 70), SIMD2(90, 50), SIMD2(105, 40), SIMD2(120, 50), SIMD2(120, 70))
    page.path(SIMD2(90, 50), SIMD2(97, 52), SIMD2(104, 50), SIMD2(112, 51), SIMD2(120, 50))
    #expect(page.marks[.drawing]?.contains(12) == true)
    #expect(Array(page.lines.prefix(3)) == (0..<3).map { line in (0..<4).map { [4 * line + $0] } })
  }

  @Test func `a page of marks alone has no lines`() {
    var page = ZigzagPage()
    page.path(SIMD2(10, 20), SIMD2(150, 20))
    page.path(SIMD2(10, 40), SIMD2(150, 40))
    #expect(page.lines == [] && page.marks == [.rule: [0, 1]])
  }
}
