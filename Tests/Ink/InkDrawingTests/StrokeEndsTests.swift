import InkDrawing
import InkGeometry
import Testing

/// How strokes look where the pen landed and where it was lifted.
@Suite struct StrokeEndsTests {
  /// A straight stroke at an even force and speed, with a control point every so many seconds.
  private func line(
    _ millimeters: Double, speed: Double, every seconds: Double = 0.01, force: Float = 0.5
  ) -> StrokePath {
    let spans = max(1, Int((millimeters / speed / seconds).rounded()))
    return StrokePath(
      controlPoints: (0...spans).map { k in
        let share = Double(k) / Double(spans)
        return StrokePoint(
          location: Point(x: share * millimeters, y: 3), timeOffset: share * millimeters / speed,
          force: force, altitude: 1.1)
      })
  }

  /// Widths at equal steps, of a path that an ink drew with its usual width.
  private func widths(_ path: StrokePath, _ type: InkType, steps: Int = 200) -> [Double] {
    let inked = path.inked(with: Ink(type), width: type.defaultWidth)
    return (0...steps).map {
      inked.interpolatedPoint(at: path.parametricRange.upperBound * Double($0) / Double(steps))
        .size.width
    }
  }

  private static let tapering = [InkType.pen, .fountainPen, .reed]

  @Test(arguments: tapering)
  func `a flick becomes thinner and thinner, in the last millimeters only`(type: InkType) {
    let found = widths(line(30, speed: 200), type)
    let middle = found[100]
    #expect(found[200] < 0.4 * middle)
    #expect(zip(found[150...], found[151...]).allSatisfy { $1 <= $0 * 1.03 })
    // 18 ms are 3.6 mm, and a control point more.
    #expect(found[20...160].allSatisfy { abs($0 - middle) < 0.03 * middle })
  }

  @Test func `a pen's flick ends in a hair, and lands softly but not as a hair`() {
    let found = widths(line(30, speed: 200), .pen)
    #expect(found[200] < 0.1 * found[100])
    #expect(found[0] > 0.55 * found[100] && found[0] < 0.7 * found[100])
  }

  @Test(arguments: InkType.allCases)
  func `who sets the pen down and lifts it where it stands leaves no taper`(type: InkType) {
    let found = widths(line(20, speed: 40), type)
    #expect(found.allSatisfy { abs($0 - found[100]) < 0.02 * found[100] })
  }

  @Test(arguments: InkType.allCases.filter { !tapering.contains($0) })
  func `inks without a point to taper keep their width on flicks`(type: InkType) {
    let found = widths(line(30, speed: 300), type)
    #expect(found.allSatisfy { abs($0 - found[100]) < 0.001 * found[100] })
  }

  @Test func `how often a tablet samples, and stamps that come in bunches, do not change a taper`()
  {
    let usual = widths(line(30, speed: 200, every: 0.0075), .pen)
    for seconds in [0.005, 0.004, 0.001] {
      let other = widths(line(30, speed: 200, every: seconds), .pen)
      // Control points that are nearer follow the taper more closely.
      #expect(zip(usual, other).allSatisfy { abs($0 - $1) < 0.12 * usual[100] })
    }
    let bunched = line(30, speed: 200, every: 0.0025)
    let points = bunched.enumerated().map { k, point in
      var point = point
      point.timeOffset = bunched[k / 4 * 4].timeOffset
      return point
    }
    let ends = StrokePath(controlPoints: points).inked(with: Ink(.pen), width: 0.38)
    let inked = bunched.inked(with: Ink(.pen), width: 0.38)
    #expect(ends.last?.size.width ?? 1 < 0.05)
    for k in bunched.indices where bunched[k].location.x > 26 {
      // What is stamped the same has no speed, and is up to a tenth wider.
      #expect(abs(ends[k].size.width - inked[k].size.width) < 0.09)
    }
  }

  @Test func `a dot is a dot however lightly it is set`() {
    for force in [0.05, 0.3, 0.8] as [Float] {
      let dot = line(0.3, speed: 5, force: force).inked(with: Ink(.pen), width: 0.38)
      #expect(dot.allSatisfy { $0.size.width >= 0.95 * 0.38 && $0.size.width < 0.55 })
      #expect(dot.allSatisfy { $0.size.width == $0.size.height })
    }
    let tap = StrokePath(controlPoints: [StrokePoint(location: .zero, force: 0.02)])
    #expect(tap.inked(with: Ink(.pen), width: 1)[0].size == Size(square: 0.95))
  }

  @Test(arguments: tapering)
  func `a part that is made again does not taper where it was cut, and is the whole elsewhere`(
    type: InkType
  ) {
    let whole = line(40, speed: 200).inked(with: Ink(type), width: type.defaultWidth)
    let parts = [whole[0...9.5], whole[9.5...20]]
    #expect(!parts[0].isCutAtStart && parts[0].isCutAtEnd)
    #expect(parts[1].isCutAtStart && !parts[1].isCutAtEnd)
    let made = parts.map { $0.inked(with: Ink(type), width: type.defaultWidth) }
    for (old, new) in zip(parts[0], made[0]) {
      #expect(abs(old.size.width - new.size.width) < 1e-12)
    }
    for (old, new) in zip(parts[1], made[1]) {
      #expect(abs(old.size.width - new.size.width) < 1e-12)
    }
    #expect(whole[4...12].inked(with: Ink(type), width: 1).allSatisfy { $0.size.width > 0.5 })
  }

  @Test func `hostile points make sound tips`() {
    let wild = [0, -0.0, 1e-300, 9e6, -9e6]
    for x in wild {
      for time in [0, -5, 1e8] {
        let points = [0.0, x, x / 2, 1].enumerated().map { k, place in
          StrokePoint(
            location: Point(x: place, y: x), timeOffset: time * Double(k % 3), force: Float(x),
            altitude: Float(x))
        }
        for type in InkType.allCases {
          let path = StrokePath(controlPoints: points).inked(with: Ink(type), width: .nan)
          #expect(path.allSatisfy { $0.isValid && $0.size.width >= 0 && $0.opacity >= 0 })
          #expect(path.allSatisfy { $0.opacity <= 1 && $0.size.height >= 0 })
        }
      }
    }
  }
}
