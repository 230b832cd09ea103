import InkDrawing
import InkGeometry
import Testing

/// Strokes that appear as they were written.
@Suite struct RevealTests {
  /// Two strokes of 2 s and 10 mm each, the second 3 s after the end of the first.
  private static var pair: [Stroke] {
    [0, 5_000_000].map { start in
      Stroke(
        ink: Ink(.pen),
        path: StrokePath(
          controlPoints: (0...4).map {
            StrokePoint(location: Point(x: Double($0) * 2.5, y: 0), timeOffset: Double($0) / 2)
          }, creationDate: WallTime(microsecondsSince1970: 1_000_000 + start)))
    }
  }

  private static func ends(_ strokes: [Stroke]) -> [Double] {
    strokes.map { $0.path.interpolatedLocation(at: $0.path.parametricRange.upperBound).x }
  }

  @Test func `by time a stroke grows as it was written, and pauses pass`() {
    let reveal = Reveal(Self.pair)
    #expect(abs(reveal.duration - 7) < 1e-9)
    #expect(reveal.strokes(at: -1).isEmpty)
    #expect(abs(Self.ends(reveal.strokes(at: 1))[0] - 5) < 1e-9)
    #expect(Self.ends(reveal.strokes(at: 4)) == [10])
    #expect(abs(Self.ends(reveal.strokes(at: 6))[1] - 5) < 1e-9)
    #expect(reveal.strokes(at: 100).map(\.path) == Self.pair.map(\.path))
  }

  @Test func `a long pause can be cut short`() {
    let reveal = Reveal(Self.pair, longestPause: 0.5)
    #expect(abs(reveal.duration - 4.5) < 1e-9)
    #expect(reveal.strokes(at: 3).count == 2)
  }

  @Test func `by progress every millimeter counts the same`() {
    let reveal = Reveal(Self.pair)
    #expect(reveal.strokes(progress: 0).isEmpty)
    #expect(abs(Self.ends(reveal.strokes(progress: 0.25))[0] - 5) < 1e-9)
    #expect(abs(Self.ends(reveal.strokes(progress: 0.75))[1] - 5) < 1e-9)
    #expect(reveal.strokes(progress: 1).map(\.path) == Self.pair.map(\.path))
  }

  @Test func `what is shown keeps its name, its seed and its group`() throws {
    let group = InkID()
    let strokes = Self.pair.map { stroke in
      var stroke = stroke
      stroke.renderGroupID = group
      stroke.randomSeed = 5
      return stroke
    }
    let shown = Reveal(strokes).strokes(at: 1)
    let first = try #require(shown.first)
    #expect(first.id == strokes[0].id)
    #expect(first.renderGroupID == group && first.randomSeed == 5)
  }
}
