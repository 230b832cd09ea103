import InkDrawing
import InkGeometry
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
    #expect(PageLayout(strokes).lines.map(\.words) == [[[1, 2], [4]], [[3], [0]]])
  }

  @Test func `a dot belongs to the word below it`() {
    let dot = PageStroke(id: InkID(high: 99, low: 99), points: [SIMD2(4, -2)])
    let strokes = [zigzag(x: 0, y: 0, width: 8), zigzag(x: 20, y: 0, width: 8), dot]
    #expect(PageLayout(strokes).lines.map(\.words) == [[[0, 2], [1]]])
  }

  @Test func `an empty page has no lines`() {
    var reader = PageReader(.english())
    #expect(reader.read(Drawing()).lines.isEmpty)
    #expect(reader.readPage([PageStroke]()).text.isEmpty)
  }

  private func line(_ points: [Point], _ transform: InkTransform = .identity) -> Stroke {
    Stroke(
      ink: Ink(.pen),
      path: StrokePath(
        controlPoints: points.map { StrokePoint(location: $0, size: Size(square: 0.4)) }),
      transform: transform)
  }

  @Test
  func `a stroke is seen where it lies on the page, in small steps, however it was made larger`()
    throws
  {
    let stroke = line(
      [Point(x: 0, y: 0), Point(x: 1, y: 1), Point(x: 2, y: 0)],
      .scale(x: 10, y: 10).then(.translation(Point(x: 5, y: 7))))
    let seen = try #require(PageStroke.visible(of: stroke).first)
    #expect(seen.points.first == SIMD2(5, 7) && seen.points.last == SIMD2(25, 7))
    #expect(abs(seen.bounds.max.y - 14.5) < 3)
    for (one, two) in zip(seen.points, seen.points.dropFirst()) {
      #expect((two - one).size <= 0.3)
    }
    let dot = try #require(PageStroke.visible(of: line([Point(x: 3, y: 4)])).first)
    #expect(dot.points == [SIMD2(3, 4)])
    #expect(PageStroke.visible(of: line([])).isEmpty)
    let zigzag = line((0...9).map { Point(x: Double($0 % 2) * 1e6, y: 0) })
    let long = try #require(PageStroke.visible(of: zigzag).first)
    #expect(long.points.count < 4100)
  }

  @Test func `a page that is read again gives the same, and what was moved is looked at anew`() {
    let word = (0..<3).map { number in
      line((0...6).map { Point(x: Double(number * 3) + Double($0) * 0.4, y: Double($0 % 2) * 3) })
    }
    var reader = PageReader(.english())
    let first = reader.read(Drawing(strokes: word))
    let again = reader.read(Drawing(strokes: word))
    #expect(
      again.lines.map { $0.words.map(\.readings) } == first.lines.map { $0.words.map(\.readings) })
    var moved = word
    for index in moved.indices { moved[index].transform = .translation(Point(x: 0, y: 50)) }
    let second = reader.read(Drawing(strokes: moved))
    #expect(second.text == first.text)
    #expect(second.lines.first?.words.first?.bounds.min.y ?? 0 > 40)
  }
}
