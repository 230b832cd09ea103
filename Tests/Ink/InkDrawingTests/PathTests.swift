import InkDrawing
import InkGeometry
import Testing

/// A path as a line: its ends, its parts, its length.
@Suite struct PathTests {
  /// Control points of a wave that nobody would draw, but with every property in it.
  static func wave(_ count: Int) -> StrokePath {
    StrokePath(
      controlPoints: (0..<count).map { k in
        let angle = Double(k) * 0.9
        let way = Turn.direction(of: angle)
        return StrokePoint(
          location: Point(x: Double(k) * 2 + way.x, y: way.y * 5), timeOffset: Double(k) * 0.02,
          size: Size(width: 1 + way.x / 4, height: 0.5), opacity: Float(0.6 + way.y / 4),
          force: Float(0.5 + way.x / 3), azimuth: Float(angle), altitude: 1, roll: Float(way.x))
      })
  }

  @Test func `a line begins and ends at its outer control points`() {
    let path = Self.wave(9)
    #expect(path.interpolatedLocation(at: 0).distance(to: path[0].location) < 1e-12)
    #expect(path.interpolatedLocation(at: 8).distance(to: path[8].location) < 1e-12)
    #expect(path.parametricRange == 0...8)
  }

  @Test(arguments: [2.5...7, 0...3.25, 6.5...8, 3...3, 0...8, 1...2])
  func `a slice is exactly a part of the line`(range: ClosedRange<Double>) {
    let path = Self.wave(9)
    let part = path[range]
    let shift = range.lowerBound - part.parametricRange.lowerBound
    #expect(shift == shift.rounded())
    #expect(part.parametricRange.upperBound + shift == range.upperBound)
    for step in 0...40 {
      let value = range.lowerBound + (range.upperBound - range.lowerBound) * Double(step) / 40
      #expect(part.interpolatedPoint(at: value - shift) == path.interpolatedPoint(at: value))
    }
  }

  @Test func `a slice of a slice is a slice`() {
    let path = Self.wave(20)
    let part = path[4.5...15][3...8.25]
    let start = part.parametricRange.lowerBound
    #expect(part.interpolatedPoint(at: start) == path[4.5...15].interpolatedPoint(at: 3))
    #expect(part.count < path[4.5...15].count)
  }

  @Test func `a length is that of a very fine chain`() {
    let path = Self.wave(9)
    var chain = 0.0
    var last = path.interpolatedLocation(at: 0)
    for step in 1...400_000 {
      let next = path.interpolatedLocation(at: Double(step) / 50_000)
      chain += last.distance(to: next)
      last = next
    }
    #expect(abs(path.length - chain) < 1e-8 * chain)
  }

  @Test(arguments: [PathStride.distance(1.7), .time(0.013), .parametricStep(0.37)])
  func `a step forwards and the same back lead to where one was`(stride: PathStride) {
    let path = Self.wave(9)
    let back: PathStride =
      switch stride {
      case .distance(let amount): .distance(-amount)
      case .time(let amount): .time(-amount)
      case .parametricStep(let amount): .parametricStep(-amount)
      }
    for value in [0, 0.5, 1, 3.99, 5] {
      let there = path.parametricValue(value, offsetBy: stride)
      #expect(there > value)
      #expect(abs(path.parametricValue(there, offsetBy: back) - value) < 1e-9)
    }
  }

  @Test(arguments: [PathStride.distance(1.7), .time(0.013), .parametricStep(0.37)])
  func `steps are equal but for the last, which ends at the end`(stride: PathStride) throws {
    let path = Self.wave(9)
    let points = Array(path.interpolatedPoints(by: stride))
    let last = try #require(points.last)
    #expect(last == path.interpolatedPoint(at: 8))
    if case .time(let step) = stride {
      for (a, b) in zip(points, points.dropFirst().dropLast()) {
        #expect(abs(b.timeOffset - a.timeOffset - step) < 1e-12)
      }
    }
    if case .distance(let step) = stride {
      #expect(points.count == Int(path.length / step) + 2)
    }
  }

  @Test func `a step that cannot be taken gives both ends`() {
    let path = Self.wave(9)
    for step in [0, -1, Double.nan] {
      #expect(Array(path.interpolatedPoints(by: .distance(step))).count == 2)
    }
    #expect(Array(path.interpolatedPoints(by: .time(.infinity))).count == 2)
    #expect(Array(StrokePath(controlPoints: []).interpolatedPoints(by: .time(1))).isEmpty)
    #expect(Array(Self.wave(1).interpolatedPoints(by: .time(1))).count == 1)
  }

  @Test func `an offset goes no further than the ends`() {
    let path = Self.wave(9)
    #expect(path.parametricValue(4, offsetBy: .distance(1e9)) == 8)
    #expect(path.parametricValue(4, offsetBy: .time(-1e9)) == 0)
    #expect(path.parametricValue(4, offsetBy: .distance(.nan)) == 4)
    #expect(path.parametricValue(.nan, offsetBy: .parametricStep(1)) == 1)
  }

  @Test func `tangent and curvature are those of a circle`() throws {
    // At a control point of a circle of radius R with angles d apart, slope and bend of the line
    // are R sin d and 2 R (1 - cos d).
    let step = 0.05
    let path = StrokePath(
      controlPoints: (0..<60).map {
        StrokePoint(location: Turn.direction(of: Double($0) * step) * 10)
      })
    let turn = Turn.direction(of: step)
    let expected = 2 * (1 - turn.x) / (10 * turn.y * turn.y)
    let curvature = try #require(path.curvature(at: 30))
    #expect(abs(curvature - expected) < 1e-9)
    let tangent = try #require(path.tangent(at: 30))
    #expect(abs(tangent.dot(Turn.direction(of: 30 * step))) < 1e-12)
    #expect(StrokePath(controlPoints: [path[0], path[0]]).tangent(at: 0.5) == nil)
  }

  @Test func `what arithmetic cannot use is left out`() {
    let sound = StrokePoint(location: .zero)
    let far = StrokePoint(location: Point(x: 1e300, y: 0))
    let none = StrokePoint(location: Point(x: .nan, y: 0))
    #expect(StrokePath(controlPoints: [sound, far, none]).count == 1)
    #expect(
      StrokePath(controlPoints: [far], parametricRange: 0...0, creationDate: .unknown) == nil)
    #expect(
      StrokePath(controlPoints: [sound], parametricRange: 0...1, creationDate: .unknown) == nil)
  }
}
