import InkDrawing
import InkGeometry
import InkSynthesis
import Testing

/// Erasers, masks and what is left of strokes.
@Suite struct ErasingTests {
  /// A round tip that moves straight from one place to another.
  private static func eraser(_ from: Point, _ to: Point, radius: Double) -> Region {
    Region(
      sweeping: [NibPose(center: from, radius: radius), NibPose(center: to, radius: radius)],
      tolerance: 0.005)
  }

  /// A straight stroke of 100 mm, 4 mm wide, along the x axis.
  private static var bar: Stroke {
    Stroke(
      ink: Ink(.monoline),
      path: StrokePath(
        controlPoints: (0...10).map {
          StrokePoint(
            location: Point(x: Double($0) * 10, y: 0), timeOffset: Double($0), size: Size(square: 4)
          )
        }))
  }

  private static func area(_ strokes: [Stroke]) -> Double {
    strokes.reduce(Region.empty) { $0.union($1.coveredRegion) }.area
  }

  @Test func `an eraser across cuts a stroke in two that know where they come from`() {
    var whole = Self.bar
    whole.renderGroupID = InkID()
    whole.randomSeed = 9
    whole.renderState = RenderState(grainOffset: Point(x: 3, y: 4))
    let cut = Self.eraser(Point(x: 50, y: -9), Point(x: 50, y: 9), radius: 3)
    let parts = whole.erasing(cut)
    #expect(parts.count == 2)
    for part in parts {
      #expect(part.id != whole.id)
      #expect(part.originID == whole.id)
      #expect(part.renderGroupID == whole.renderGroupID)
      #expect(part.randomSeed == 9 && part.renderState == whole.renderState)
      #expect(part.maskedPathRanges.count == 1)
      #expect(!part.touches(cut))
    }
    // The tip that leaves a part was at most its radius farther on.
    #expect(abs(parts[0].renderBounds.max.x - 51) < 0.1)
    #expect(abs(parts[1].renderBounds.min.x - 49) < 0.1)
    let left = whole.coveredRegion.subtracting(cut).area
    #expect(abs(Self.area(parts) - left) < 0.02)
  }

  @Test func `a hole in a broad stroke leaves one stroke, whose line has two ranges`() throws {
    let whole = Self.bar
    let hole = Self.eraser(Point(x: 50, y: 0), Point(x: 51, y: 0), radius: 1)
    let left = whole.erasing(hole)
    let stroke = try #require(left.first)
    #expect(left.count == 1)
    #expect(stroke.id == whole.id)
    let ranges = stroke.maskedPathRanges
    #expect(ranges.count == 2)
    #expect(abs(stroke.path.interpolatedLocation(at: ranges[0].upperBound).x - 49) < 0.02)
    #expect(abs(stroke.path.interpolatedLocation(at: ranges[1].lowerBound).x - 52) < 0.02)
    #expect(abs(Self.area(left) - (whole.coveredRegion.area - hole.area)) < 0.02)
  }

  @Test func `half the width of a stroke can be erased from one side`() throws {
    let side = Region(Rect(x: -10, y: 0.5, width: 120, height: 9))
    let left = Self.bar.erasing(side)
    let stroke = try #require(left.first)
    #expect(left.count == 1)
    #expect(stroke.maskedPathRanges.count == 1)
    #expect(stroke.coveredRegion.bounds.max.y <= 0.5)
    #expect(
      Self.bar.erasing(Region(Rect(x: -10, y: -0.5, width: 120, height: 9)))[0].maskedPathRanges
        .isEmpty)
  }

  @Test func `an eraser beside the ink changes nothing, one over all of it leaves nothing`() {
    let whole = Self.bar
    #expect(whole.erasing(Region(Rect(x: 0, y: 2.1, width: 100, height: 5))) == [whole])
    #expect(whole.erasing(Region(Rect(x: -9, y: -9, width: 150, height: 50))).isEmpty)
    #expect(whole.erasing(.empty) == [whole])
  }

  @Test func `a stroke that crosses itself falls apart without ghosts`() {
    // A loop: out along the x axis, back across it.
    let places = [
      Point(x: 0, y: 0), Point(x: 20, y: 0), Point(x: 40, y: 0), Point(x: 50, y: 15),
      Point(x: 35, y: 25), Point(x: 25, y: 15), Point(x: 25, y: -10), Point(x: 25, y: -30),
    ]
    let whole = Stroke(
      ink: Ink(.pen),
      path: StrokePath(
        controlPoints: places.map { StrokePoint(location: $0, size: Size(square: 2)) }))
    var hole = Self.eraser(Point(x: 30, y: -6), Point(x: 30, y: 6), radius: 1)
    hole = hole.union(Self.eraser(Point(x: 20, y: -5), Point(x: 30, y: -5), radius: 1))
    hole = hole.union(Self.eraser(Point(x: 20, y: 6), Point(x: 30, y: 6), radius: 1))
    hole = hole.union(Self.eraser(Point(x: 15, y: -6), Point(x: 15, y: 6), radius: 1))
    let parts = whole.erasing(hole)
    #expect(parts.count == 4)
    let ink = whole.coveredRegion.subtracting(hole)
    #expect(abs(Self.area(parts) - ink.area) < 0.05)
    // Nothing is drawn twice.
    let sum = parts.reduce(0) { $0 + $1.coveredRegion.area }
    #expect(abs(sum - ink.area) < 0.05)
  }

  @Test func `erasing obeys the transform of the stroke`() {
    var whole = Self.bar
    whole.transform = InkTransform.rotation(.pi / 2).then(.scale(x: 2, y: 2))
    let cut = Self.eraser(Point(x: -20, y: 100), Point(x: 20, y: 100), radius: 2)
    let parts = whole.erasing(cut)
    #expect(parts.count == 2)
    #expect(parts.allSatisfy { $0.transform == whole.transform })
    #expect(abs(Self.area(parts) - whole.coveredRegion.subtracting(cut).area) < 0.1)
  }

  @Test func `many random erasures leave what the plain areas leave`() {
    var numbers = SplitMix64(seed: 11)
    var drawing = Drawing(strokes: [
      Stroke(ink: Ink(.marker), path: PathTests.wave(24)), Self.bar,
    ])
    var ink = drawing.strokes.reduce(Region.empty) { $0.union($1.coveredRegion) }
    for _ in 0..<40 {
      let from = Point(
        x: .random(in: 0...90, using: &numbers), y: .random(in: -8...8, using: &numbers))
      let to =
        from
        + Point(x: .random(in: -9...9, using: &numbers), y: .random(in: -9...9, using: &numbers))
      let hole = Self.eraser(from, to, radius: .random(in: 0.2...1.5, using: &numbers))
      drawing.erase(hole, mode: .pixel)
      ink = ink.subtracting(hole)
    }
    let left = drawing.strokes.reduce(Region.empty) { $0.union($1.coveredRegion) }
    #expect(left.symmetricDifference(ink).area < 0.01 * ink.area)
    #expect(drawing.count > 10)
  }

  @Test func `the object eraser takes whole strokes, and only those it touches`() {
    let strokes = (0..<20).map {
      DrawingTests.line(0, Double($0) * 5, to: Point(x: 50, y: Double($0) * 5))
    }
    var drawing = Drawing(strokes: strokes)
    let erasures = drawing.erase(
      Self.eraser(Point(x: 25, y: 9), Point(x: 25, y: 21), radius: 0.4), mode: .object)
    #expect(erasures.map(\.before.id) == [strokes[2].id, strokes[3].id, strokes[4].id])
    #expect(erasures.allSatisfy { $0.after.isEmpty })
    #expect(drawing.count == 17)
  }

  @Test func `a lasso takes what it touches, mostly holds, or encloses`() {
    let inside = DrawingTests.line(2, 2, to: Point(x: 8, y: 2))
    let across = DrawingTests.line(6, 5, to: Point(x: 12, y: 5))
    let outwards = DrawingTests.line(9, 8, to: Point(x: 30, y: 8))
    let outside = DrawingTests.line(12, 2, to: Point(x: 30, y: 2))
    let drawing = Drawing(strokes: [inside, across, outwards, outside])
    let lasso = Region(lasso: [.zero, Point(x: 10, y: 0), Point(x: 10, y: 10), Point(x: 0, y: 10)])
    #expect(drawing.select(lasso, rule: .touched) == [inside.id, across.id, outwards.id])
    #expect(drawing.select(lasso) == [inside.id, across.id])
    #expect(drawing.select(lasso, rule: .enclosed) == [inside.id])
  }

  @Test func `a dot is selected like anything else`() {
    let dot = Stroke(
      ink: Ink(.pen),
      path: StrokePath(controlPoints: [StrokePoint(location: Point(x: 5, y: 5))]))
    let drawing = Drawing(strokes: [dot])
    let around = Region(Rect(x: 0, y: 0, width: 10, height: 10))
    for rule in [SelectionRule.touched, .mostly, .enclosed] {
      #expect(drawing.select(around, rule: rule) == [dot.id])
      #expect(drawing.select(Region(Rect(x: 7, y: 7, width: 1, height: 1)), rule: rule).isEmpty)
    }
    #expect(dot.erasing(around).isEmpty)
    #expect(dot.maskedPathRanges == [0...0])
  }
}

extension ErasingTests {
  @Test func `ink that a transform stretches is where it is shown, and so is what an eraser meets`()
  {
    var thin = Self.bar
    // The tip stays round, twice as large as the root of the areas says: 4 mm from the middle each
    // way.
    thin.transform = .scale(x: 16, y: 0.25)
    #expect(abs(thin.coveredRegion.bounds.min.x - -4) < 0.1)
    #expect(abs(thin.coveredRegion.bounds.max.y - 4) < 0.1)
    let above = Self.eraser(Point(x: 800, y: 3), Point(x: 801, y: 3), radius: 0.5)
    #expect(thin.touches(above))
    let beyond = Self.eraser(Point(x: -20, y: 0), Point(x: -10, y: 0), radius: 3)
    #expect(!thin.touches(beyond))
    let across = Self.eraser(Point(x: 800, y: -2), Point(x: 800, y: 2), radius: 1)
    #expect(thin.erasing(across).count == 1, "a hole; the ink is 8 mm high")
  }

  @Test func `half a line is half of what is shown of it`() {
    let corner = Stroke(
      ink: Ink(.pen),
      path: StrokePath(
        controlPoints: [Point.zero, Point(x: 10, y: 0), Point(x: 10, y: 0), Point(x: 10, y: 30)].map
        {
          StrokePoint(location: $0)
        }), transform: .scale(x: 8, y: 1))
    let beginning = Region(Rect(x: -5, y: -5, width: 75, height: 10))
    #expect(Drawing(strokes: [corner]).select(beginning) == [corner.id])
  }

  @Test func `a pen that stands still makes no gap in its line`() {
    let places = [0.0, 5, 10, 10, 10, 10, 10, 15].map {
      StrokePoint(location: Point(x: $0, y: 0))
    }
    var stroke = Stroke(ink: Ink(.pen), path: StrokePath(controlPoints: places))
    stroke.mask = Region(Rect(x: -5, y: -5, width: 17, height: 10))
    #expect(stroke.maskedPathRanges.count == 1)
    let tap = Stroke(ink: Ink(.pen), path: StrokePath(controlPoints: Array(places[3...5])))
    let around = Region(Rect(x: 5, y: -5, width: 10, height: 10))
    #expect(Drawing(strokes: [tap]).select(around, rule: .mostly) == [tap.id])
  }

  @Test func `of ten thousand strokes in a lasso only those at its edge are looked at`() {
    var numbers = SplitMix64(seed: 4)
    let strokes = (0..<10_000).map { number in
      DrawingTests.line(Double(number % 100) * 5, Double(number / 100) * 5)
    }
    let drawing = Drawing(strokes: strokes)
    let lasso = (0..<200).map { step in
      Point(x: 250, y: 250) + Turn.direction(of: Double(step) * .pi / 100)
        * Double.random(in: 170...240, using: &numbers)
    }
    let region = Region(lasso: lasso)
    for rule in [SelectionRule.mostly, .touched, .enclosed] {
      var looks = 0
      let taken = drawing.select(region, rule: rule, looks: &looks)
      #expect(taken.count > 4_000 && looks < 1_500)
      let ids = Set(taken)
      // Each alone, as it is looked at where there are few.
      for stroke in strokes.enumerated().lazy.filter({ $0.offset % 41 == 0 }).map(\.element) {
        let alone = Drawing(strokes: [stroke]).select(region, rule: rule)
        #expect(ids.contains(stroke.id) == !alone.isEmpty)
      }
    }
  }
}
