import InkDrawing
import Testing

@testable import InkRecognition

/// Lines, columns, tables and the order of strokes.
@Suite struct ReadingOrderTests {
  @Test func `two columns are read one after the other, a heading above them first`() {
    var page = ZigzagPage()
    let heading = page.line(30, 8, count: 6)
    let right = (0..<5).map { page.line(80, 22 + 10 * Float($0)) }
    let left = (0..<5).map { page.line(20, 20 + 10 * Float($0)) }
    let wanted = [heading] + left + right
    #expect(page.lines == wanted.map { $0.map { [$0] } })
  }

  @Test func `a table is read row by row`() {
    var page = ZigzagPage()
    var cells: [[Int]] = []
    for row in 0..<5 {
      for column in 0..<3 {
        cells.append([page.word(20 + 40 * Float(column), 20 + 10 * Float(row))])
      }
    }
    #expect(page.lines.flatMap(\.self) == cells)
  }

  @Test func `lines that slope are one each, and their slope is told`() {
    var page = ZigzagPage()
    for number in 0..<6 { page.line(20, 60 + 10 * Float(number), count: 8, slope: -0.2) }
    #expect(page.lines == (0..<6).map { line in (0..<8).map { [8 * line + $0] } })
    for line in page.layout.lines { #expect(abs(line.slope + 0.2) < 0.05) }
  }

  @Test func `lines may be written in any order, and one be begun before the other is done`() {
    var page = ZigzagPage()
    let below = page.word(20, 30)
    let first = page.word(20, 20)
    let second = page.word(32, 20)
    let beside = page.word(32, 30)
    let third = page.word(44, 20)
    #expect(page.lines == [[[first], [second], [third]], [[below], [beside]]])
  }

  @Test func `dots that were set after the line follow the letters below them`() {
    var page = ZigzagPage()
    page.word(20, 20, width: 4)
    page.word(24.5, 20, width: 4)
    page.word(35, 20)
    let dot = page.path(SIMD2(22, 17), SIMD2(22.1, 17))
    let other = page.path(SIMD2(38, 17), SIMD2(38.1, 17))
    #expect(page.lines == [[[0, 1, dot], [2, other]]])
    var apart = ZigzagPage()
    apart.word(20, 20, width: 4)
    apart.word(25.2, 20, width: 4)
    apart.word(35, 20)
    let late = apart.path(SIMD2(22, 17), SIMD2(22.1, 17))
    #expect(apart.lines == [[[0, late, 1], [2]]])
  }

  @Test func `a letter that was added later stands between its neighbors`() {
    var page = ZigzagPage()
    page.word(20, 20, width: 4)
    page.word(28.2, 20, width: 4)
    page.word(40, 20)
    let late = page.word(24.4, 20, width: 3.4)
    #expect(page.lines == [[[0, late, 1], [2]]])
  }

  @Test func `a word in one go keeps its order, and marks do not interrupt it`() {
    var page = ZigzagPage()
    page.word(20, 20, width: 4)
    page.word(24.5, 20, width: 4)
    page.path(SIMD2(15, 60), SIMD2(150, 60))
    let dot = page.path(SIMD2(22, 17), SIMD2(22.1, 17))
    page.word(40, 20)
    #expect(page.lines == [[[0, 1, dot], [4]]])
  }

  @Test func `late strokes of a line stand in its words, anything else stays as it is`() {
    var page = ZigzagPage()
    page.word(20, 20, width: 4)
    page.word(25.2, 20, width: 4)
    page.word(35, 20)
    func words() -> [[[SIMD2<Float>]]] {
      WritingTrace(strokes: page.strokes.map(\.points)).wordsInPlace
    }
    func strokes(_ numbers: Int...) -> [[SIMD2<Float>]] { numbers.map { page.strokes[$0].points } }
    #expect(words() == [strokes(0, 1), strokes(2)])
    page.path(SIMD2(22, 17), SIMD2(22.1, 17))
    #expect(words() == [strokes(0, 3, 1), strokes(2)])
    page.line(20, 40)
    #expect(words() == [page.strokes.map(\.points)])
    #expect(WritingTrace().wordsInPlace == [[]])
  }

  @Test func `twenty thousand strokes at one place end in time`() {
    var page = ZigzagPage()
    for number in 0..<3000 {
      page.path(SIMD2(Float(number % 7), Float(number % 11)), SIMD2(Float(number % 13), 3))
    }
    #expect(page.layout.lines.count + page.layout.marks.count > 0)
  }
}
