import InkDrawing
import InkGeometry
import InkStorage
import Testing

/// What is read is what was written: to the last bit, or within the tolerance.
@Suite struct RoundTripTests {
  @Test(arguments: 0..<12) func `an exact drawing comes back to the last bit`(seed: UInt64) throws {
    var samples = SampleDrawings(seed: seed)
    let drawing = samples.drawing(strokes: Int(seed) * 3)
    let back = try Drawing(decoding: drawing.encoded(.exact))
    #expect(back == drawing)
    #expect(zip(back.strokes, drawing.strokes).allSatisfy(Self.areSame))
  }

  @Test func `numbers of any bits come back to the last bit`() throws {
    var samples = SampleDrawings(seed: 99)
    let drawing = Drawing(strokes: (0..<200).map { _ in samples.wildStroke() })
    let back = try Drawing(decoding: drawing.encoded(.exact))
    #expect(back.count == 200)
    #expect(zip(drawing.strokes, back.strokes).allSatisfy(Self.areSame))
    #expect(try Drawing(decoding: drawing.encoded(.lossy(.standard))).count == 200)
  }

  @Test func `a stroke that the steps cannot express is written exactly`() throws {
    let points = (0..<5).map { StrokePoint(location: Point(x: 1e5 / Double($0 + 3), y: 1 / 3)) }
    var stroke = Stroke(ink: Ink(.pen), path: StrokePath(controlPoints: points))
    stroke.transform = .scale(x: 1e6, y: 1e6)
    let tolerance = InkTolerance(location: 1e-6)
    let back = try Drawing(decoding: Drawing(strokes: [stroke]).encoded(.lossy(tolerance)))
    #expect(back.strokes.first == stroke)
  }

  @Test(arguments: [
    InkTolerance.standard,
    InkTolerance(location: 0.1, size: 0.2, time: 0.01, angle: 0.1, force: 0.05, share: 0.03),
    InkTolerance(location: 1e-6, size: 1e-6, time: 1e-6, angle: 1e-6, force: 1e-6, share: 1e-6),
  ])
  func `a lossy drawing comes back within its tolerance, also on the line`(
    tolerance: InkTolerance
  ) throws {
    for seed in 0..<3 as Range<UInt64> {
      var samples = SampleDrawings(seed: seed)
      let drawing = samples.drawing(strokes: 12)
      let back = try Drawing(decoding: drawing.encoded(.lossy(tolerance)))
      try #require(back.count == drawing.count)
      for (old, new) in zip(drawing.strokes, back.strokes) {
        expectNear(old, new, tolerance)
        expectSameButPath(old, new, tolerance)
      }
    }
  }

  @Test func `what is constant along a stroke, inks and masks come back exactly from a lossy file`()
    throws
  {
    let points = (0..<9).map {
      StrokePoint(
        location: Point(x: Double($0), y: 1 / 3), size: Size(width: 0.123, height: 0.077),
        opacity: 0.3, force: 0.7, azimuth: 1.1, altitude: 0.77)
    }
    let stroke = Stroke(
      ink: Ink(.marker), path: StrokePath(controlPoints: points),
      mask: Region(Rect(x: 0, y: 0, width: 3, height: 3)))
    let back = try #require(
      try Drawing(decoding: Drawing(strokes: [stroke]).encoded(.lossy(.standard))).strokes.first)
    #expect(back.mask == stroke.mask && back.ink == stroke.ink)
    for (old, new) in zip(points, back.path) {
      #expect(old.size == new.size && old.force == new.force && old.opacity == new.opacity)
      #expect(old.altitude == new.altitude && old.azimuth == new.azimuth)
    }
  }

  @Test func `writing what was read writes the same bytes`() throws {
    var samples = SampleDrawings(seed: 5)
    let drawing = samples.drawing(strokes: 90)
    let exact = drawing.encoded(.exact)
    #expect(try Drawing(decoding: exact).encoded(.exact) == exact)
    #expect(drawing.encoded(.lossy(.standard)) == drawing.encoded(.lossy(.standard)))
  }

  @Test func `renumbered strokes follow the first, origins too`() throws {
    var samples = SampleDrawings(seed: 6)
    var strokes = (0..<300).map { _ in samples.stroke(points: 5) }
    strokes[7].originID = strokes[3].id
    let bytes = Drawing(strokes: strokes).encoded(.exact, ids: .renumbered)
    let back = try Drawing(decoding: bytes)
    #expect(back.strokes[0].id == strokes[0].id)
    #expect(Set(back.strokes.map(\.id)).count == 300)
    #expect(back.strokes[7].originID == back.strokes[3].id)
    #expect(bytes.count + 15 * 290 < Drawing(strokes: strokes).encoded(.exact).count)
  }

  @Test func `what the ink makes of an upright pen takes no room`() {
    // Speed and flat pens decide so much on sizes that the rounding of times and angles shows in
    // them.
    var samples = SampleDrawings(seed: 8)
    let kept = (0..<90).map { _ in samples.stroke() }.filter {
      !$0.ink.type.dependsOnSpeed && $0.ink.type != .reed
    }
    let upright = kept.map { with($0) { $0.altitude = 1.2 } }
    let strokes = upright.map { stroke in
      var stroke = stroke
      stroke.path = stroke.path.inked(with: stroke.ink, width: 0.7)
      return stroke
    }
    let plain = upright.map { stroke in
      with(stroke) { point in
        point.size = Size(square: 1)
        point.opacity = 1
      }
    }
    func size(_ strokes: [Stroke]) -> Int {
      Drawing(strokes: strokes).encoded(.lossy(.standard)).count
    }
    #expect(size(strokes) - size(plain) < 3 * strokes.count)
  }

  private func with(_ stroke: Stroke, _ change: (inout StrokePoint) -> Void) -> Stroke {
    var stroke = stroke
    let points = stroke.path.controlPoints.map { point in
      var point = point
      change(&point)
      return point
    }
    stroke.path = StrokePath(controlPoints: points, creationDate: stroke.creationDate)
    return stroke
  }

  /// To the last bit, zeros with their signs.
  static func areSame(_ a: Stroke, _ b: Stroke) -> Bool {
    guard a == b else { return false }
    return zip(a.path, b.path).allSatisfy { a, b in
      let pairs = [
        (a.location.x, b.location.x), (a.location.y, b.location.y), (a.timeOffset, b.timeOffset),
        (a.size.width, b.size.width), (a.size.height, b.size.height),
        (Double(a.force), Double(b.force)), (Double(a.roll), Double(b.roll)),
        (Double(a.opacity), Double(b.opacity)), (Double(a.azimuth), Double(b.azimuth)),
        (Double(a.altitude), Double(b.altitude)),
        (Double(a.secondaryScale), Double(b.secondaryScale)),
      ]
      return pairs.allSatisfy { $0.bitPattern == $1.bitPattern }
    }
  }

  private func expectSameButPath(_ old: Stroke, _ new: Stroke, _ tolerance: InkTolerance) {
    #expect(old.id == new.id && old.originID == new.originID && old.ink == new.ink)
    #expect(old.transform == new.transform && old.mask == new.mask)
    #expect(old.randomSeed == new.randomSeed && old.renderState == new.renderState)
    #expect(old.renderGroupID == new.renderGroupID)
    #expect(old.path.parametricRange == new.path.parametricRange)
    let late = old.creationDate.microsecondsSince1970 - new.creationDate.microsecondsSince1970
    #expect(abs(Double(late)) <= tolerance.time * 1e6)
  }

  private func expectNear(_ old: Stroke, _ new: Stroke, _ tolerance: InkTolerance) {
    let range = old.path.parametricRange
    guard old.path.count == new.path.count, !old.path.isEmpty else {
      #expect(old.path.count == new.path.count)
      return
    }
    let between = stride(from: range.lowerBound, through: range.upperBound, by: 0.37).map {
      (old.path.interpolatedPoint(at: $0), new.path.interpolatedPoint(at: $0))
    }
    for (a, b) in zip(old.path, new.path) + between {
      let (p, q) = (old.transform.applied(to: a.location), new.transform.applied(to: b.location))
      #expect(p.distance(to: q) <= tolerance.location * 1.0001)
      #expect(abs(a.size.width - b.size.width) <= tolerance.size * 1.0001)
      #expect(abs(a.size.height - b.size.height) <= tolerance.size * 1.0001)
      #expect(abs(a.timeOffset - b.timeOffset) <= tolerance.time * 1.0001)
      expectNear(a, b, tolerance)
    }
  }

  /// Floats, which are rounded once more.
  private func expectNear(_ a: StrokePoint, _ b: StrokePoint, _ tolerance: InkTolerance) {
    func near(_ x: Float, _ y: Float, _ most: Double) -> Bool {
      Double(abs(x - y)) <= most * 1.0001 + 3 * Double(max(abs(x), abs(y)).ulp)
    }
    #expect(near(a.force, b.force, tolerance.force))
    #expect(near(a.opacity, b.opacity, tolerance.share))
    #expect(near(a.azimuth, b.azimuth, tolerance.angle))
    #expect(near(a.altitude, b.altitude, tolerance.angle))
    #expect(near(a.roll, b.roll, tolerance.angle))
  }
}

private func + <A>(_ a: some Sequence<A>, _ b: [A]) -> [A] { Array(a) + b }
