import InkDrawing
import InkGeometry
import Testing

@testable import InkRecognition

/// Sizes of letters, found locally, and what strokes measure.
@Suite struct LetterSizeTests {
  @Test func `the size of a page does not depend on its height`() {
    var page = ZigzagPage()
    page.line(20, 20)
    let line = LetterSize(page.strokes).usual
    for number in 1..<28 { page.line(20, 20 + 9 * Float(number)) }
    #expect(abs(LetterSize(page.strokes).usual - line) < 0.01)
    #expect(abs(line - 2) < 0.2)
  }

  @Test func `a heading has a size of its own`() {
    var page = ZigzagPage()
    page.line(20, 20, count: 3, size: 6)
    for number in 0..<18 { page.line(20, 40 + 9 * Float(number)) }
    let sizes = LetterSize(page.strokes)
    #expect(abs(sizes.sizes[1] - 6) < 0.6)
    #expect(abs(sizes.sizes[20] - 2) < 0.3 && abs(sizes.usual - 2) < 0.3)
  }

  @Test func `lines and large strokes do not change the size around them`() {
    var page = ZigzagPage()
    page.line(20, 20)
    let before = LetterSize(page.strokes).sizes[0]
    page.path(SIMD2(18, 10), SIMD2(18, 40))
    page.path(SIMD2(70, 10), SIMD2(70, 40))
    page.ring(SIMD2(90, 20), SIMD2(15, 15))
    let after = LetterSize(page.strokes).sizes
    #expect(abs(after[0] - before) < 0.2 && after[4] < 3 && after[6] < 3)
  }

  @Test func `nothing, and dots alone, have the smallest size`() {
    #expect(LetterSize([]).usual.rounded(.up) == 1 && LetterSize([]).sizes.isEmpty)
    #expect(LetterSize.size(of: []) == 0.3 && LetterSize.size(of: [0.1]) == 0.3)
    #expect(abs(LetterSize.size(of: [2, 2, 2, 2, 2, 2, 40]) - 2) < 0.01)
  }

  @Test func `a stroke measures its length, middle, axis and extents`() {
    var page = ZigzagPage()
    page.path(SIMD2(0, 0), SIMD2(6, 8))
    page.path(SIMD2(0, 0), SIMD2(4, 0), SIMD2(4, 4), SIMD2(0, 4), SIMD2(0, 0))
    let (line, square) = (page.strokes[0].measure, page.strokes[1].measure)
    #expect(abs(line.length - 10) < 0.01 && abs(line.extent.along - 10) < 0.01)
    #expect(line.extent.across < 0.01 && abs(line.axis.x - 0.6) < 0.01)
    #expect((line.middle - SIMD2(3, 4)).size < 0.01 && abs(line.opening - 1) < 0.01)
    #expect(line.runs.count == 1 && line.squareShare == 0)
    #expect(abs(square.area - 16) < 0.01 && square.opening < 0.01)
    #expect(square.squareShare > 0.9 && (square.middle - SIMD2(2, 2)).size < 0.1)
  }

  @Test func `a dot has no length, and no direction that is not a number`() {
    let dot = PageStroke(id: InkID(high: 1, low: 1), points: [SIMD2(3, 4)])
    #expect(dot.measure.length == 0 && dot.measure.axis == SIMD2(1, 0))
    #expect(dot.measure.runs.isEmpty && dot.measure.middle == SIMD2(3, 4))
    #expect(dot.inkGap(to: SIMD2(3, 7)) == 3)
  }

  @Test func `a stroke that is levelled has a slope less`() {
    var page = ZigzagPage()
    page.path(SIMD2(0, 0), SIMD2(20, 4))
    let level = page.strokes[0].levelled(0.2)
    #expect(abs(level.bounds.height) < 1e-4 && abs(level.bounds.width - 20.396) < 0.01)
  }
}
