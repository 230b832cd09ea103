import Testing

@testable import InkRecognition

/// A line is cut where a character may end.
@Suite struct LinePiecesTests {
  private func stroke(_ from: SIMD2<Float>, _ to: SIMD2<Float>) -> [SIMD2<Float>] { [from, to] }

  private func strokes(_ pieces: [[SIMD2<Float>]]) -> [[Int]] {
    LinePieces(WritingTrace(strokes: pieces)).pieces.map(\.strokes)
  }

  private let two: [[SIMD2<Float>]] = [[[3, 2], [7, 2]], [[1, 8], [9, 8]]]

  @Test func `strokes above each other are one piece`() {
    #expect(strokes(two) == [[0, 1]])
  }

  @Test func `strokes next to each other are pieces`() {
    let river = [stroke([1, 0], [0, 10]), stroke([5, 1], [5, 9]), stroke([9, 0], [9, 10])]
    #expect(strokes(river) == [[0], [1], [2]])
  }

  @Test func `characters in a row are separate pieces`() {
    let next = two.map { $0.map { $0 + [11, 0] } }
    #expect(strokes(two + next) == [[0, 1], [2, 3]])
  }

  @Test func `a stroke over several pieces joins them`() {
    let river = [stroke([1, 0], [0, 10]), stroke([5, 1], [5, 9]), stroke([-1, 5], [8, 5])]
    #expect(strokes(river) == [[0, 1, 2]])
  }

  @Test func `the left dot of a character is a piece before its middle`() {
    let before = two.map { $0.map { $0 - [12, 0] } }
    let small = [stroke([5, 0], [5, 10]), stroke([3, 4], [1, 7]), stroke([7, 4], [9, 7])]
    #expect(strokes(before + small) == [[0, 1], [3], [2], [4]])
  }

  @Test func `a stroke that is added later joins the piece below it`() {
    let second = two.map { $0.map { $0 + [11, 0] } }
    let third = two.map { $0.map { $0 + [22, 0] } }
    let late = stroke([4, 5], [6, 5])
    #expect(strokes(two + second + third + [late]) == [[0, 1, 6], [2, 3], [4, 5]])
  }

  @Test func `a line that runs downwards is cut across`() {
    let line = (0..<3).flatMap { index in
      two.map { $0.map { SIMD2($0.x, $0.y * 0.8) + SIMD2(0, 11 * Float(index)) } }
    }
    let pieces = LinePieces(WritingTrace(strokes: line))
    #expect(pieces.isVertical)
    #expect(pieces.pieces.first?.strokes == [0])
    #expect(abs(pieces.size - 8) < 1)
  }

  @Test func `a line that slopes has the size of its characters`() {
    let line = (0..<8).flatMap { index in
      two.map { $0.map { $0 + SIMD2(11, 2) * Float(index) } }
    }
    let pieces = LinePieces(WritingTrace(strokes: line))
    #expect(pieces.pieces.count == 8)
    #expect(pieces.size < 9)
  }

  @Test func `there are at most 128 pieces, and none without ink`() {
    let bars = (0..<500).map { stroke([Float($0), 0], [Float($0), 1]) }
    #expect(LinePieces(WritingTrace(strokes: bars)).pieces.count == LinePieces.mostPieces)
    #expect(LinePieces(WritingTrace()).pieces.isEmpty)
  }

  @Test func `groups are neighbors that are not wider than a character, and the whole line`() {
    let bars = (0..<4).map { stroke([Float($0) * 6, 0], [Float($0) * 6 + 1, 10]) }
    let line = LinePieces(WritingTrace(strokes: bars))
    let groups = LineGroup.candidates(of: line)
    #expect(
      groups.map(\.pieces) == [
        0..<1, 0..<2, 0..<3, 0..<4, 1..<2, 1..<3, 1..<4, 2..<3, 2..<4, 3..<4,
      ])
    #expect(abs(groups[3].share - 1) < 1e-4)
    #expect(abs(groups[1].gap - 5) < 1e-4)
    #expect(abs(groups[1].width - 7) < 1e-4)
    let trace = groups[5].trace(line, WritingTrace(strokes: bars))
    #expect(trace.strokeCount == 2)
    #expect(trace.points.first == SIMD2(6, 0))
  }
}
