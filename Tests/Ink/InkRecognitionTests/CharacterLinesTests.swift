import Testing

@testable import InkRecognition

/// A drawing is divided where the pen begins a new line.
@Suite struct CharacterLinesTests {
  /// A box as a character of 10 mm.
  private func box(_ column: Int, _ row: Int) -> [[SIMD2<Float>]] {
    let place = SIMD2(Float(column) * 12, Float(row) * 15)
    return [[[0, 0], [0, 9]], [[0, 0], [9, 0], [9, 9]], [[0, 9], [9, 9]]].map {
      $0.map { $0 + place }
    }
  }

  private func counts(_ strokes: [[SIMD2<Float>]]) -> [Int] {
    CharacterLines.divide(WritingTrace(strokes: strokes)).map(\.strokeCount)
  }

  @Test func `a line is one line, and a character too`() {
    #expect(counts(box(0, 0)) == [3])
    #expect(counts((0..<5).flatMap { box($0, 0) }) == [15])
  }

  @Test func `lines below each other are separate`() {
    let lines = (0..<3).flatMap { row in (0..<4 - row).flatMap { box($0, row) } }
    #expect(counts(lines) == [12, 9, 6])
  }

  @Test func `a stroke that is added to an earlier line belongs to it`() {
    let lines = (0..<2).flatMap { row in (0..<3).flatMap { box($0, row) } }
    #expect(counts(lines + [[[2, 4], [7, 4]]]) == [10, 9])
  }

  @Test func `a single column stays one line`() {
    #expect(counts((0..<4).flatMap { box(0, $0) }) == [12])
  }

  @Test func `nothing has no lines, and a thousand rows have at most 200`() {
    #expect(counts([]).isEmpty)
    let rows = (0..<1_000).flatMap { row in [0, 1, 2].flatMap { box($0, row) } }
    let lines = counts(rows)
    #expect(lines.count == 200)
    #expect(lines.reduce(0, +) == 9_000)
  }
}
