import InkDrawing
import InkEditing
import InkGeometry
import Testing

@testable import ToolPicker

/// What each tool's picture consists of.
@Suite struct ToolLookTests {
  private static let red = Color(rgba: 0xE033_2BFF)
  private static let kinds: [(ToolLook.PickerTool, Int)] = [
    (.ink(.pen), 6), (.ink(.monoline), 7), (.ink(.fountainPen), 8), (.ink(.reed), 7),
    (.ink(.marker), 6), (.ink(.pencil), 5), (.ink(.crayon), 5), (.ink(.watercolor), 10),
    (.eraser(.object), 5), (.eraser(.pixel), 5), (.lasso, 6), (.ruler, 3),
  ]

  private func steps(_ kind: ToolLook.PickerTool, _ color: Color = red) -> [PictureStep] {
    ToolLook(kind: kind, color: color).steps
  }

  @Test(arguments: kinds) func aToolHasItsPartsAndLiesWithinItsCell(
    kind: ToolLook.PickerTool, count: Int
  ) {
    let steps = steps(kind)
    #expect(steps.count == count)
    let bounds = Rect(around: steps.flatMap(\.places))
    #expect(bounds.min.x >= -ToolLook.width / 2 && bounds.max.x <= ToolLook.width / 2)
    // Its tip is at the origin; the lasso's rope is a little below.
    #expect(bounds.max.y <= 0.001 && bounds.max.y >= -2.01)
    #expect(abs(bounds.min.y + ToolLook.depth) < 1e-9)
  }

  @Test(arguments: [
    ToolLook.PickerTool.ink(.pen), .ink(.monoline), .ink(.fountainPen), .eraser(.object),
    .eraser(.pixel),
  ])
  func roundToolsAreTheSameOnBothSides(_ kind: ToolLook.PickerTool) {
    for step in steps(kind) { #expect(step.isSymmetric) }
  }

  @Test func theTipOfAMarkerIsCutAndTheOneOfAReedToo() {
    #expect(steps(.ink(.marker)).contains { !$0.isSymmetric })
    let tip = steps(.ink(.marker))[4].places
    #expect(tip.count == 6 && tip[3] == Point(x: 4.6, y: -0.2))
    let point = steps(.ink(.reed))[3].places
    #expect(point.contains(Point(x: 4.4, y: -2.2)) && point.contains(Point(x: -4.2, y: 0)))
  }

  @Test func theColorOfAnInkIsOnItsTipAndOnItsBody() {
    let (color, other) = (Self.red, Color(rgba: 0x2BE0_33FF))
    // How many steps have the color.
    let counts: [(InkType, Int)] = [
      (.pen, 2), (.monoline, 2), (.fountainPen, 1), (.reed, 1), (.marker, 2), (.pencil, 1),
      (.crayon, 2), (.watercolor, 1),
    ]
    for (type, count) in counts {
      let (one, two) = (steps(.ink(type), color), steps(.ink(type), other))
      let differing = zip(one, two).count { $0.paint != $1.paint }
      #expect(differing == count, "\(type)")
      #expect(zip(one, two).allSatisfy { $0.places == $1.places })
    }
  }

  @Test func aBodyIsABarrelWithABandOfTheColor() {
    let steps = steps(.ink(.pen))
    #expect(
      steps[0].places == [
        Point(x: -9.5, y: -96), Point(x: -9.5, y: -28.5), Point(x: 9.5, y: -28.5),
        Point(x: 9.5, y: -96),
      ])
    #expect(steps[0].paint == ToolShape.round(9.5, ToolShape.white))
    #expect(steps[1].bounds == Rect(x: -9.5, y: -40, width: 19, height: 6))
    #expect(steps[1].paint == ToolShape.round(9.5, Self.red))
    #expect(steps[3].bounds == Rect(min: Point(x: -9.5, y: -29.2), max: Point(x: 9.5, y: -28.5)))
    #expect(steps[3].paint == .plain(.gray(0, 0.28)))
    #expect(steps[4].paint == ToolShape.metal(4, ToolShape.steel))
    #expect(steps[5].places.contains(Point(x: 0.8, y: 0)))
  }

  @Test func somethingRoundIsDarkAtItsEdgesAndLightOnTheLeft() {
    guard case .linear(let from, let to, let stops) = ToolShape.round(8, .gray(0.5)) else {
      Issue.record("it is no way of colours")
      return
    }
    #expect(from == Point(x: -8, y: 0) && to == Point(x: 8, y: 0))
    #expect(stops.map(\.share) == [0, 0.16, 0.32, 0.5, 0.78, 1])
    let levels = [0.37, 0.47, 0.67, 0.53, 0.43, 0.3]
    for (stop, level) in zip(stops, levels) { #expect(abs(Double(stop.color.red) - level) < 1e-6) }
  }

  @Test func metalHasHarderLightThanWhatIsRound() {
    guard case .linear(let from, let to, let stops) = ToolShape.metal(3, .gray(0.4)) else {
      Issue.record("it is no way of colours")
      return
    }
    #expect(from == Point(x: -3, y: 0) && to == Point(x: 3, y: 0))
    #expect(stops.map(\.share) == [0, 0.2, 0.34, 0.5, 0.8, 1])
    let levels = [0.22, 0.43, 0.85, 0.4, 0.3, 0.2]
    for (stop, level) in zip(stops, levels) {
      #expect(abs(Double(stop.color.green) - level) < 1e-6)
    }
  }

  @Test func theSlitOfANibCanBeSeenOnEveryColor() {
    func slit(_ color: Color) -> Paint? { steps(.ink(.fountainPen), color)[6].paint }
    #expect(slit(.black) == .plain(.gray(1, 0.55)))
    #expect(slit(.white) == .plain(.gray(0, 0.6)))
    func wave(_ color: Color) -> Paint? { steps(.ink(.crayon), color)[4].paint }
    #expect(wave(.gray(0.24)) == .plain(.gray(1, 0.3)))
    #expect(wave(.gray(0.26)) == .plain(.gray(0, 0.42)))
  }

  @Test func aPencilHasThreeFacetsSideBySide() {
    let facets = steps(.ink(.pencil))[2...].map(\.bounds)
    #expect(facets.map(\.min.x) == [-9, -4, 4] && facets.map(\.max.x) == [-4, 4, 9])
    #expect(facets.allSatisfy { $0.min.y == -96 && abs($0.max.y + 25) < 1e-9 })
    // The lead is what of the cone is above.
    let lead = steps(.ink(.pencil))[1].bounds
    #expect(lead.max.y == 0 && abs(lead.min.y + 7.5) < 1e-9)
  }

  @Test func erasersDifferInTheirRubberAlone() {
    let (whole, touched) = (steps(.eraser(.object)), steps(.eraser(.pixel)))
    let differing = zip(whole, touched).map { $0.paint != $1.paint }
    #expect(differing == [true, false, false, true, true])
    #expect(whole[0].paint == ToolShape.round(11, Color(rgba: 0xF29A_A8FF)))
    #expect(touched[0].paint == ToolShape.round(11, Color(rgba: 0x9DC6_F2FF)))
    #expect(whole[3].bounds == Rect(min: Point(x: -11.5, y: -33), max: Point(x: 11.5, y: -29.5)))
    #expect(whole[4].bounds == Rect(min: Point(x: -11.5, y: -37.5), max: Point(x: 11.5, y: -36)))
  }

  @Test func aLassoIsTenDashesOfAnEllipse() {
    let rope = steps(.lasso)[5]
    #expect(rope.lines.count == 10 && rope.lines.allSatisfy { $0.count == 6 })
    #expect(rope.width == 2.6 && rope.paint == .plain(Self.red))
    for place in rope.places {
      let (x, y) = (place.x / 11, (place.y + 11) / 9)
      #expect(abs(x * x + y * y - 1) < 1e-9)
    }
  }

  @Test func aRulerHasALongTickInFive() {
    let ticks = steps(.ruler)[1].lines
    #expect(ticks.count == 22)
    for (number, tick) in ticks.enumerated() {
      let y = -3.5 - 3.4 * Double(number)
      #expect(tick.allSatisfy { abs($0.y - y) < 1e-9 } && tick[0].x == -11.4)
      let length = number % 5 == 0 ? 8 : 4.5
      #expect(abs(tick[1].x - tick[0].x - length) < 1e-9)
    }
  }

  @Test(arguments: [
    (ToolLook.PickerTool.ink(.marker), 12.0), (.ruler, 12), (.ink(.crayon), 11),
    (.eraser(.pixel), 11),
    (.ink(.watercolor), 6.4), (.ink(.pen), 8.8), (.lasso, 8.8),
  ])
  func aToolHasItsShadowOnTheRight(_ kind: ToolLook.PickerTool, half: Double) {
    let look = ToolLook(kind: kind, color: Self.red)
    #expect(look.shaded.count == look.steps.count + 1)
    guard case .shadow(let shadow)? = look.shaded.first else {
      Issue.record("its first step is no shadow")
      return
    }
    #expect(abs(shadow.rect.center.x - 1.6) < 1e-9 && abs(shadow.rect.width - 2 * half) < 1e-9)
    #expect(shadow.rect.min.y == -96 && shadow.rect.max.y == -25)
    #expect(abs(shadow.radius - 0.7 * half) < 1e-9 && shadow.blur == 3.4)
    #expect(shadow.color == .gray(0, 0.3) && shadow.caster == nil)
  }

  @Test func anOutlineIsCutAtAHeight() {
    let square = Contour([
      Point(x: 0, y: 0), Point(x: 10, y: 0), Point(x: 10, y: 10), Point(x: 0, y: 10),
    ])
    let upper = square.part(above: 4).corners
    #expect(Set(upper.map(\.y)) == [4, 10] && upper.count == 4)
    #expect(square.part(above: -1) == square)
    #expect(square.part(above: 10).corners.isEmpty)
    #expect(Contour([]).part(above: 1).corners.isEmpty)
    let slope = Contour([Point(x: 0, y: 0), Point(x: 8, y: 8), Point(x: 0, y: 8)])
    #expect(slope.part(above: 2).corners.contains(Point(x: 2, y: 2)))
  }

  @Test func theLookOfASlotIsTheOneOfItsTool() {
    var stage = Stage()
    #expect(stage.picker.content.toolLook(0).kind == .ink(.pen))
    #expect(stage.picker.content.toolLook(8).kind == .eraser(.object))
    #expect(
      stage.picker.content.toolLook(9) == ToolLook(kind: .lasso, color: PickerTheme(.light).accent))
    #expect(stage.picker.content.toolLook(10).kind == .ruler)
    stage.picker.appearance = .dark
    #expect(stage.picker.content.toolLook(10).color == PickerTheme(.dark).accent)
    // Black ink is white on a dark page, and opaque.
    #expect(stage.picker.content.toolLook(0).color.brightness > 0.8)
    #expect(stage.picker.content.toolLook(4).color.alpha == 1)
  }
}
