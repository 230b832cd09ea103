import InkDrawing
import InkGeometry
import InkSynthesis
import Testing

/// Paths to Bezier segments and back, and the nearest place.
@Suite struct BezierTests {
  @Test func `the segments are the line`() {
    let path = PathTests.wave(9)[1.25...6.5]
    let segments = path.bezierRepresentation
    #expect(segments.count == 6)
    #expect(
      segments[0].start.distance(to: PathTests.wave(9).interpolatedLocation(at: 1.25)) < 1e-12)
    #expect(segments[5].end.distance(to: PathTests.wave(9).interpolatedLocation(at: 6.5)) < 1e-12)
    for step in 0...10 {
      let share = Double(step) / 10
      let expected = PathTests.wave(9).interpolatedLocation(at: 3 + share)
      #expect(segments[2].location(at: share).distance(to: expected) < 1e-12)
    }
  }

  @Test func `a whole path comes back from its segments`() {
    let path = PathTests.wave(30)
    let again = StrokePath(bezierPath: path.bezierRepresentation)
    #expect(again.count == path.count)
    for (a, b) in zip(again, path) { #expect(a.location.distance(to: b.location) < 1e-9) }
  }

  @Test(arguments: [0.1, 0.01, 0.001])
  func `other segments are followed within the tolerance, corners too`(tolerance: Double) throws {
    let places = [
      Point(x: 0, y: 0), Point(x: 30, y: 0), Point(x: 30, y: 20), Point(x: 2, y: 21),
    ]
    var chain = zip(places, places.dropFirst()).map { CubicBezier(from: $0, to: $1) }
    chain.append(
      CubicBezier(places[3], Point(x: -20, y: 22), Point(x: -9, y: 50), Point(x: 10, y: 40)))
    let path = StrokePath(bezierPath: chain, tolerance: tolerance)
    for segment in chain {
      for step in 0...50 {
        let place = segment.location(at: Double(step) / 50)
        #expect(try #require(path.nearest(to: place)).distance <= tolerance)
      }
    }
    #expect(path.first?.location == places[0])
    #expect(path.last?.location == Point(x: 10, y: 40))
  }

  @Test func `degenerate segments make a path too`() {
    let dot = CubicBezier(from: .zero, to: .zero)
    #expect(!StrokePath(bezierPath: [dot, dot]).isEmpty)
    #expect(StrokePath(bezierPath: []).isEmpty)
    let bad = CubicBezier(from: Point(x: .nan, y: 0), to: .zero)
    #expect(StrokePath(bezierPath: [bad]).allSatisfy { $0.isValid })
  }

  @Test func `the nearest place is that of a very fine search`() throws {
    let path = PathTests.wave(12)
    var numbers = SplitMix64(seed: 3)
    for _ in 0..<100 {
      let place = Point(
        x: .random(in: -10...40, using: &numbers), y: .random(in: -15...15, using: &numbers))
      let found = try #require(path.nearest(to: place))
      let fine = (0...11_000).map {
        path.interpolatedLocation(at: Double($0) / 1_000).distance(to: place)
      }.min()
      #expect(found.distance <= (fine ?? 0) + 1e-12)
      #expect(found.location.distance(to: place) == found.distance)
    }
    #expect(StrokePath(controlPoints: []).nearest(to: .zero) == nil)
  }
}
