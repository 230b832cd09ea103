import InkDrawing
import Testing

@testable import InkRecognition

/// Strokes to lines and words; a word is a row of zigzags 3 mm high.
@Suite struct LineFinderTests {
  private func zigzag(x: Float, y: Float, width: Float) -> PageStroke {
    let points = (0...24).map { step -> SIMD2<Float> in
      let rise: Float = step % 4 < 2 ? 0 : 3
      return SIMD2(x + width * Float(step) / 24, y + rise)
    }
    return PageStroke(id: InkID(high: UInt64(x + 1), low: UInt64(y + 1)), points: points)
  }

  @Test func `two lines of words are found, wherever strokes were written first`() {
    let strokes = [
      zigzag(x: 20, y: 12, width: 8), zigzag(x: 0, y: 0, width: 8), zigzag(x: 8.4, y: 0, width: 6),
      zigzag(x: 0, y: 12, width: 8), zigzag(x: 24, y: 0, width: 8),
    ]
    var finder = LineFinder(strokes)
    #expect(finder.find() == [[[1, 2], [4]], [[3], [0]]])
  }

  @Test func `a dot belongs to the word below it`() {
    let dot = PageStroke(id: InkID(high: 99, low: 99), points: [SIMD2(4, -2)])
    var finder = LineFinder([
      zigzag(x: 0, y: 0, width: 8), zigzag(x: 20, y: 0, width: 8), dot,
    ])
    #expect(finder.find() == [[[0, 2], [1]]])
  }

  @Test func `an empty page has no lines`() {
    var reader = PageReader(.english())
    #expect(reader.read(Drawing()).lines.isEmpty)
    #expect(reader.read([PageStroke]()).text.isEmpty)
  }
}
