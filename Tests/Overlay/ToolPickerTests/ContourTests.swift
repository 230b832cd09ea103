import InkDrawing
import InkGeometry
import InkRendering
import Testing

@testable import ToolPicker

/// Outlines, and what they are filled with.
@Suite struct ContourTests {
  @Test func aRectangleHasRoundCornersOfItsRadius() {
    let rect = Rect(x: 10, y: 20, width: 40, height: 30)
    let shape = Contour.rounded(rect, 6)
    let box = Rect(around: shape.corners)
    #expect((box.min - rect.min).length < 1e-9 && (box.max - rect.max).length < 1e-9)
    for corner in shape.corners {
      // To the rectangle that the middles of the corners are of.
      let x = max(16, min(44, corner.x))
      let y = max(26, min(44, corner.y))
      #expect(abs((corner - Point(x: x, y: y)).length - 6) < 1e-9)
    }
    #expect(Contour.rounded(rect, 0).corners == rect.corners)
    #expect(Contour.rounded(rect, -3).corners == rect.corners)
    #expect(Contour.rounded(rect, 900) == Contour.rounded(rect, 15))
  }

  @Test func anArcHasAsManyPlacesAsItsLengthNeeds() {
    func count(_ radius: Double, _ turn: Double) -> Int {
      Contour.arc(.zero, radius, from: 0, to: turn).count
    }
    // 2 pi * 6.5 steps, and both ends; at least 6, at most 96.
    #expect(count(1, 2 * .pi) == 41)
    #expect(count(4, .pi) == 29)
    #expect(count(0.01, 0.5) == 7 && count(10_000, 2 * .pi) == 97)
    #expect(Contour.arc(.zero, 5, from: 0, to: 1, steps: 3).count == 4)
    #expect(count(4, -.pi) == 29)
  }

  @Test func anArcGoesFromItsStartToItsEnd() {
    let arc = Contour.arc(Point(x: 3, y: 4), 2, from: 0, to: .pi / 2)
    #expect((arc[0] - Point(x: 5, y: 4)).length < 1e-9)
    #expect((arc[arc.count - 1] - Point(x: 3, y: 6)).length < 1e-9)
    #expect(arc.allSatisfy { abs(($0 - Point(x: 3, y: 4)).length - 2) < 1e-9 })
  }

  @Test func discsAndEllipsesAreAroundTheirMiddle() {
    let middle = Point(x: 7, y: -2)
    #expect(Contour.disc(middle, 3).corners.allSatisfy { abs(($0 - middle).length - 3) < 1e-9 })
    let ellipse = Contour.ellipse(middle, Size(width: 10, height: 4)).corners
    #expect(ellipse.count == 49)
    for corner in ellipse {
      let (x, y) = ((corner.x - 7) / 5, (corner.y + 2) / 2)
      #expect(abs(x * x + y * y - 1) < 1e-9)
    }
  }

  @Test func aCurveEndsWhereItShallInFourteenSteps() {
    var shape = Contour(from: .zero)
    shape.addLine(3, 0)
    shape.curve(Point(x: 6, y: 0), Point(x: 9, y: 3), Point(x: 9, y: 6))
    #expect(shape.corners.count == 16 && shape.corners[15] == Point(x: 9, y: 6))
    // The middle of a cubic curve: weights 1, 3, 3, 1 of 8.
    let middle = shape.corners[8]
    #expect(abs(middle.x - (3 + 18 + 27 + 9) / 8) < 1e-9 && abs(middle.y - (9 + 6) / 8) < 1e-9)
    var nothing = Contour([])
    nothing.curve(.zero, .zero, .zero)
    #expect(nothing.corners.isEmpty)
  }

  @Test func anOutlineCanBeMovedAndReversed() {
    let shape = Contour([Point(x: 1, y: 2), Point(x: 3, y: 4), Point(x: 5, y: 0)])
    #expect(shape.reversed.corners == shape.corners.reversed())
    let moved = shape.transformed(by: .translation(Point(x: 10, y: 20)))
    #expect(moved.corners == [Point(x: 11, y: 22), Point(x: 13, y: 24), Point(x: 15, y: 20)])
  }

  @Test func aStepCanBeMoved() {
    let way = InkTransform.translation(Point(x: 1, y: -1))
    let places = [Point(x: 0, y: 0), Point(x: 2, y: 2)]
    let there = [Point(x: 1, y: -1), Point(x: 3, y: 1)]
    let line = PictureStep.line(places, width: 3, .black).moved(by: way)
    #expect(line.places == there && line.width == 3 && line.paint == .plain(.black))
    let lines = PictureStep.lines([places, places], width: 2, .white).moved(by: way)
    #expect(lines.lines == [there, there] && lines.width == 2)
    let fill = PictureStep.fill([Contour(places)], .plain(.white)).moved(by: way)
    #expect(fill.places == there && fill.paint == .plain(.white))
    let rect = Rect(x: 0, y: 0, width: 5, height: 5)
    let rounded = PictureStep.rounded(rect, radius: 1, .plain(.white)).moved(by: way)
    #expect(rounded.bounds == rect)
  }

  @Test func colorsAlongAWayAreMixedBetweenStops() {
    let stops: [Paint.Stop] = [.init(0.2, .black), .init(0.6, .white), .init(1, .gray(0.5))]
    let levels = [(0.0, 0.0), (0.2, 0), (0.3, 0.25), (0.4, 0.5), (0.6, 1), (0.8, 0.75), (1, 0.5)]
    for (share, level) in levels {
      #expect(abs(Double(Paint.color(at: share, of: stops).red) - level) < 1e-6, "\(share)")
    }
    #expect(Paint.color(at: 3, of: stops) == .gray(0.5))
    #expect(Paint.color(at: 0.5, of: []) == .black)
    // Where two stops are at a place, the first one counts.
    let edge: [Paint.Stop] = [.init(0, .black), .init(0.5, .black), .init(0.5, .white)]
    #expect(Paint.color(at: 0.5, of: edge) == .black && Paint.color(at: 0.6, of: edge) == .white)
  }

  @Test func colorsOfAWayStandEvenly() {
    let colors: [Color] = [.black, .gray(0.5), .white]
    let stops: [Paint.Stop] = [.init(0, .black), .init(0.5, .gray(0.5)), .init(1, .white)]
    #expect(
      Paint.across(2, 8, colors) == .linear(from: Point(x: 2, y: 0), to: Point(x: 8, y: 0), stops))
    #expect(
      Paint.down(-1, 5, colors) == .linear(from: Point(x: 0, y: -1), to: Point(x: 0, y: 5), stops))
    #expect(
      Paint.down(0, 1, [.white])
        == .linear(from: .zero, to: Point(x: 0, y: 1), [.init(0, .white)]))
  }

  @Test func colorsBecomeLighterDarkerAndFainter() {
    let color = Color(red: 0.5, green: 0.25, blue: 1, alpha: 0.5)
    #expect(color.lighter(0.5) == Color(red: 0.75, green: 0.625, blue: 1, alpha: 0.5))
    #expect(color.darker(0.5) == Color(red: 0.25, green: 0.125, blue: 0.5, alpha: 0.5))
    #expect(color.faded(0.25).alpha == 0.25 && color.faded(2).alpha == 1)
    #expect(color.faded(-1).alpha == 0 && color.times(0.5).alpha == 0.25)
    #expect(color.mixed(with: .white, -1) == color && color.mixed(with: .white, 9) == .white)
    #expect(Color.gray(0.25) == Color(red: 0.25, green: 0.25, blue: 0.25))
    #expect(Color.gray(0.25, 0.5).alpha == 0.5)
    let parts = [Color(red: 1, green: 0, blue: 0), Color(red: 0, green: 1, blue: 0), .white]
    for (part, level) in zip(parts, [0.2126, 0.7152, 1]) {
      #expect(abs(part.brightness - level) < 1e-9)
    }
  }

  @Test func aColorIsNearIfNoPartDiffersByMoreThanALevel() {
    let color = Color(red: 0.5, green: 0.5, blue: 0.5)
    #expect(color.isNear(Color(red: 0.503, green: 0.497, blue: 0.5)))
    #expect(!color.isNear(Color(red: 0.505, green: 0.5, blue: 0.5)))
    #expect(!color.isNear(Color(red: 0.5, green: 0.495, blue: 0.5)))
    #expect(!color.isNear(Color(red: 0.5, green: 0.5, blue: 0.505)))
  }

  @Test func aShadowIsHalfAtItsEdge() {
    #expect(
      SoftShadow.falloff(0) == 1 && SoftShadow.falloff(0.5) == 0.5 && SoftShadow.falloff(1) == 0)
    for way in [0.1, 0.25, 0.4] {
      #expect(abs(SoftShadow.falloff(way) + SoftShadow.falloff(1 - way) - 1) < 1e-12)
      #expect(SoftShadow.falloff(way) > SoftShadow.falloff(way + 0.1))
    }
    #expect(abs(SoftShadow.falloff(0.25) - 0.8964843750) < 1e-12)
  }

  @Test func theFieldOfColorsGoesFromLightToDark() {
    let rect = Rect(x: 10, y: 20, width: 100, height: 50)
    #expect(ColorField.fraction(of: Point(x: 35, y: 60), in: rect) == Point(x: 0.25, y: 0.8))
    #expect(ColorField.fraction(of: Point(x: -5, y: 900), in: rect) == Point(x: 0, y: 1))
    #expect(ColorField.fraction(of: Point(x: Double.nan, y: 20), in: rect) == .zero)
    let color = HueColor(hue: 0.199, saturation: 0.5, lightness: 0.25)
    #expect((ColorField.fieldPoint(of: color, in: rect) - Point(x: 30, y: 57.5)).length < 1e-9)
    let last = HueColor(hue: 1, saturation: 1, lightness: 1)
    #expect(ColorField.fieldPoint(of: last, in: rect) == Point(x: 110, y: 20))
    let seen = ColorField.color(at: Point(x: 10, y: 45), in: rect, saturation: 1)
    #expect(seen.isNear(Color(red: 1, green: 0, blue: 0)))
  }

  @Test func pixelsNearestToARectangle() {
    let rect = Rect(min: Point(x: 0.4, y: 0.6), max: Point(x: 9.5, y: 8.4))
    #expect(PixelRect(rounding: rect) == PixelRect(minX: 0, minY: 1, maxX: 10, maxY: 8))
    #expect(abs(ScreenUnit.pointsPerMillimeter * 25.4 - 96) < 1e-12)
  }
}
