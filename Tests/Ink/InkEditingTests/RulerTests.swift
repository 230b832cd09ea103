import InkDrawing
import InkGeometry
import InkSynthesis
import Testing

@testable import InkEditing

/// A ruler under hands, and ink along it and across it.
@Suite struct RulerTests {
  private static func degrees(_ degrees: Double) -> Double { degrees * .pi / 180 }

  @Test func `it catches at multiples of 15 degrees, and gets away from there`() {
    var ruler = Ruler(at: .zero)
    for (asked, got) in [(1.4, 0.0), (1.6, 1.6), (13.6, 15), (16.6, 16.6), (-44, -45), (179, 180)] {
      ruler.setAngle(Self.degrees(asked))
      #expect(abs(abs(ruler.angle) - abs(Self.degrees(got))) < 1e-9)
    }
    // Slowly turned by two fingers it is held for three degrees, and follows again.
    ruler = Ruler(at: .zero)
    var angles: [Double] = []
    for step in 0..<40 {
      let (old, new) = (Self.degrees(Double(step) * 0.5), Self.degrees(Double(step + 1) * 0.5))
      ruler.follow(
        (.zero - Turn.direction(of: old) * 50, Turn.direction(of: old) * 50),
        to: (.zero - Turn.direction(of: new) * 50, Turn.direction(of: new) * 50))
      angles.append(ruler.angle)
    }
    #expect(5...7 ~= angles.count { abs($0 - .pi / 12) < 1e-12 })
    #expect(abs(angles[39] - Self.degrees(20)) < 1e-9 && ruler.center.length < 1e-9)
  }

  @Test func `the place between two fingers stays under them`() {
    var ruler = Ruler(at: Point(x: 100, y: 50))
    let before = (Point(x: 60, y: 45), Point(x: 140, y: 60))
    let after = (Point(x: 70, y: 120), Point(x: 150, y: 90))
    let under = ruler.own(before.0.mixed(with: before.1, 0.5))
    ruler.follow(before, to: after)
    #expect(ruler.own(after.0.mixed(with: after.1, 0.5)).distance(to: under) < 1e-9)
    let here = ruler
    ruler.follow(before, to: (after.0, Point(x: Double.nan, y: 0)))
    ruler.move(by: Point(x: Double.infinity, y: 0))
    ruler.setAngle(.nan)
    #expect(ruler == here)
  }

  @Test func `a stroke that begins near an edge runs along it at half its width`() throws {
    let ruler = Ruler(at: Point(x: 200, y: 100), angle: Self.degrees(30))
    let start = ruler.transform.applied(to: Point(x: 20, y: -Ruler.width / 2 - 5.9))
    let edge = try #require(ruler.edge(for: start))
    for along in stride(from: -90.0, through: 90, by: 7) {
      let place = ruler.transform.applied(to: Point(x: along, y: -30 + along / 9))
      let own = ruler.own(edge.snapped(place, width: 3))
      #expect(abs(own.x - along) < 1e-9 && abs(own.y + Ruler.width / 2 + 1.5) < 1e-9)
    }
    let below = ruler.transform.applied(to: Point(x: 20, y: Ruler.width / 2 + 1))
    #expect(try #require(ruler.edge(for: below)).outwards.dot(edge.outwards) < -0.999)
  }

  @Test func `a stroke draws freely that begins farther away, under the ruler or beyond its ends`()
  {
    let ruler = Ruler(at: .zero)
    for place in [
      Point(x: 0, y: 25.1), Point(x: 0, y: 10), Point(x: 126, y: 20), Point(x: Double.nan, y: 20),
    ] {
      #expect(ruler.edge(for: place) == nil)
    }
    #expect(ruler.edge(for: Point(x: 124, y: 20)) != nil)
  }

  @Test func `ink across the ruler is not drawn on it`() {
    let ruler = Ruler(at: Point(x: 50, y: 50), angle: Self.degrees(45))
    let points = (0...10).map {
      StrokePoint(location: Point(x: Double($0) * 10, y: 50), size: Size(square: 2))
    }
    var stroke = Stroke(ink: Ink(.pen), path: StrokePath(controlPoints: points))
    stroke.mask = ruler.mask(forInkIn: stroke.renderBounds)
    #expect(!stroke.touches(ruler.region))
    let ranges = stroke.maskedPathRanges
    #expect(ranges.count == 2)
    #expect(abs(stroke.path.interpolatedLocation(at: ranges[0].upperBound).x - 23.13) < 0.02)
    #expect(ruler.mask(forInkIn: Rect(x: 300, y: 0, width: 5, height: 5)) == nil)
    // Within the upright rectangle around it, and beside it.
    #expect(ruler.mask(forInkIn: Rect(x: 0, y: 120, width: 5, height: 5)) == nil)
    #expect(ruler.mask(forInkIn: .empty) == nil)
  }

  @Test func `its angle reads as people say it`() {
    for (angle, said) in [
      (0.0, 0.0), (30, 30), (90, 90), (120, -60), (180, 0), (-90, 90), (7.04, 7),
    ] {
      #expect(abs(Ruler(at: .zero, angle: Self.degrees(angle)).degrees - said) < 1e-9)
    }
  }

  @Test func `ticks are millimeters, longer at fives and tens, with a number each centimetre`() {
    let ticks = RulerTick.all(pixelsPerMillimeter: 96 / 25.4 * 2)
    #expect(ticks.count == 241)
    #expect(ticks.compactMap(\.number) == Array(0...24))
    #expect(ticks[0].x == -120 && ticks[0].length == 5 && ticks[5].length == 3.6)
    #expect(ticks[240].x == 120)
    // As small as they cannot be told apart there are fewer.
    #expect(RulerTick.all(pixelsPerMillimeter: 1).count == 49)
    #expect(RulerTick.all(pixelsPerMillimeter: 1).compactMap(\.number) == [0, 5, 10, 15, 20])
    #expect(RulerTick.all(pixelsPerMillimeter: .nan).isEmpty)
  }

  @Test func `on a page that is shown larger it keeps its size, and its ticks are the page's`() {
    let ticks = RulerTick.all(pixelsPerMillimeter: 96 / 25.4, zoom: 4)
    #expect(ticks.compactMap(\.number) == Array(0...6))
    // Half millimeters, for tenths would be too near.
    #expect(ticks.count == 121 && abs(ticks[1].x - ticks[0].x - 2) < 1e-9)
    let far = RulerTick.all(pixelsPerMillimeter: 96 / 25.4, zoom: 0.1)
    #expect(far.compactMap(\.number).contains(100))
    #expect(far.allSatisfy { abs($0.x) <= 120.001 })
    #expect(RulerTick.all(pixelsPerMillimeter: 1, zoom: .nan).isEmpty)
    var view = Viewport(width: 900, height: 600, pixelsPerMillimeter: 4)
    view.zoom(by: 2.5)
    view.turn(by: 0.4)
    let screen = Ruler(at: Point(x: 110, y: 70), angle: 0.3)
    let page = screen.transformed(
      by: InkTransform.scale(x: 4, y: 4).then(view.transform.inverse!))
    let shown = page.corners.map { view.transform.applied(to: $0) }
    #expect(zip(shown, screen.corners).allSatisfy { $0.distance(to: $1 * 4) < 1e-6 })
    let beside =
      screen.corners[0].mixed(with: screen.corners[1], 0.5) - screen.direction.quarterTurned * 3
    let edge = page.edge(for: view.page(at: beside * 4))
    let snapped = edge?.snapped(view.page(at: beside * 4), width: 0)
    #expect(
      snapped.map {
        view.transform.applied(to: $0).distance(
          to: (beside + screen.direction.quarterTurned * 3) * 4) < 1e-6
      } == true)
  }

  @Test func `a command lays it somewhere`() throws {
    var ruler = Ruler(at: .zero)
    let isAboutIt = [
      ruler.perform(try CanvasCommand("ruler place 10 20 44")), ruler.perform(.undo),
    ]
    #expect(isAboutIt == [true, false])
    #expect(ruler.center == Point(x: 10, y: 20) && abs(ruler.degrees - 45) < 1e-9)
    #expect(Ruler(at: Point(x: Double.nan, y: 3), angle: .nan).center == .zero)
  }

  @Test func `one hand moves it, at an end turns it, and two take it along`() {
    var ruler = Ruler(at: Point(x: 100, y: 50))
    var hands = RulerHands<Int>()
    var held = [
      hands.touch(1, at: Point(x: 100, y: 90), of: ruler, turnsAtEnds: true),
      hands.touch(1, at: Point(x: 110, y: 55), of: ruler, turnsAtEnds: true),
      hands.touch(1, at: Point(x: 110, y: 55), of: ruler, turnsAtEnds: true),
    ]
    #expect(held == [false, true, false])
    hands.move(1, to: Point(x: 120, y: 65), with: &ruler)
    #expect(ruler.center == Point(x: 110, y: 60) && !hands.isTurning && hands.holds(1))
    held = [hands.lift(1), hands.lift(1)]
    #expect(held == [true, false] && hands.isEmpty)
    // By its right end it goes around the middle, and what it catches at is left again.
    let end = ruler.transform.applied(to: Point(x: 115, y: 0))
    held = [hands.touch(2, at: end, of: ruler, turnsAtEnds: true)]
    #expect(held == [true] && hands.isTurning)
    for step in 1...40 {
      let way = Turn.direction(of: Self.degrees(Double(step) / 2)) * 115
      hands.move(2, to: ruler.center + way, with: &ruler)
    }
    #expect(abs(ruler.degrees - 20) < 0.05 && ruler.center == Point(x: 110, y: 60))
    hands.liftAll()
    // A finger at an end moves it, until there is another.
    let left = ruler.transform.applied(to: Point(x: -115, y: 0))
    let right = ruler.transform.applied(to: Point(x: 115, y: 0))
    held = [hands.touch(3, at: left, of: ruler, turnsAtEnds: false), hands.isTurning]
    #expect(held == [true, false])
    held = [
      hands.touch(4, at: right, of: ruler, turnsAtEnds: false), hands.isTurning,
      hands.touch(5, at: ruler.center, of: ruler, turnsAtEnds: false),
    ]
    #expect(held == [true, true, false])
    hands.move(4, to: right + Point(x: 0, y: 40), with: &ruler)
    #expect(ruler.degrees > 25)
    #expect(ruler.center.distance(to: Point(x: 110, y: 80)) < 1)
    let here = ruler
    hands.move(4, to: Point(x: Double.nan, y: 0), with: &ruler)
    hands.move(9, to: .zero, with: &ruler)
    #expect(ruler == here)
  }

  @Test func `commands move and turn it, and it stays where it can be reached`() throws {
    var ruler = Ruler(at: .zero)
    for line in ["ruler move 10 -4", "ruler turn 1", "ruler turn 1"] {
      ruler.perform(try CanvasCommand(line))
    }
    #expect(ruler.center == Point(x: 10, y: -4) && abs(ruler.degrees - 2) < 1e-9)
    ruler.stay(within: Rect(x: 0, y: 0, width: 5, height: 5))
    #expect(ruler.center == Point(x: 5, y: 0))
    ruler.stay(within: .empty)
    #expect(ruler.center == Point(x: 5, y: 0))
  }
}
