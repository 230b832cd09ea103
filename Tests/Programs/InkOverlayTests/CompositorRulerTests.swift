import CompositorKit
import Foundation
import InkCanvas
import InkDrawing
import InkGeometry
import LinuxIO
import StylusModel
import Testing

@testable import InkEditing
@testable import InkOverlay
@testable import InkScreens
@testable import WaylandClient

/// The ruler on a real compositor: laid by commands, moved and turned by a pen, by a pointer and by
/// fingers, and ink along it.
@Suite(.enabled(if: Sway.isThere, Sway.mend)) struct CompositorRulerTests {
  @Test func itIsShownAndGoesAgain() throws {
    let stage = try StateStage()
    let empty = try stage.sway.picture()
    try stage.perform("ruler on")
    #expect(try stage.eventually { try stage.sway.picture()[640, 300] != empty[640, 300] })
    // Its shadow ends within four millimeters.
    let shown = try stage.sway.picture()
    #expect(shown[640, 200] == empty[640, 200] && shown[100, 360] == empty[100, 360])
    try stage.perform("ruler toggle")
    #expect(try stage.eventually { try stage.sway.picture() == empty })
    #expect(throws: RejectedCommandError.cannot(.noRuler)) { try stage.perform("ruler turn 5") }
    #expect(!stage.state.tools.showsRuler)
  }

  @Test func aPenOnItMovesItAndAtAnEndTurnsIt() throws {
    let stage = try StateStage()
    try stage.draw()
    try stage.perform("ruler on")
    try stage.draw(1, through: line(from: Point(x: 600, y: 360), to: Point(x: 650, y: 420)))
    var ruler = try #require(stage.ruler)
    #expect(ruler.center.distance(to: Point(x: 690, y: 420) * (25.4 / 96)) < 0.2)
    #expect(ruler.angle == 0)
    // The right end goes around the middle.
    let middle = ruler.center * (96 / 25.4)
    let bow = (0...20).map { step in
      middle + Turn.direction(of: Double(step) * 0.03) * 430
    }
    try stage.draw(2, through: bow)
    ruler = try #require(stage.ruler)
    #expect(abs(ruler.angle - 0.6) < 0.01)
    #expect(ruler.center.distance(to: middle * (25.4 / 96)) < 0.2)
    #expect(stage.canvas?.drawing.count == 0 && stage.canvas?.notebook.canUndo == false)
    // It cannot be lost.
    try stage.draw(3, through: line(from: middle, to: middle + Point(x: 0, y: 2_000)))
    #expect(try #require(stage.ruler).center.y <= 720 * 25.4 / 96)
  }

  @Test func aPointerAndFingersHoldItToo() throws {
    let stage = try StateStage()
    try stage.perform("ruler on")
    let pointer = try stage.pointer()
    // A surface takes input where the ruler is, and nowhere else.
    try pointer.move(x: 600, y: 350)
    try pointer.move(x: 601, y: 350)
    try pointer.press(true)
    try stage.rest()
    for step in 1...10 {
      try pointer.move(x: 601 + step * 3, y: 350 + step * 4)
      try stage.turn()
    }
    try pointer.press(false)
    #expect(
      try stage.eventually {
        stage.ruler.map { $0.center.distance(to: Point(x: 670, y: 400) * (25.4 / 96)) < 0.5 }
          ?? false
      })
    // Until its button was let go the pointer holds the ruler.
    try stage.rest()
    let middle = try #require(stage.ruler).center * (96 / 25.4)
    stage.finger(1, at: middle + Point(x: 200, y: 0))
    stage.finger(2, at: middle - Point(x: 200, y: 0))
    for step in 1...20 {
      let way = Turn.direction(of: Double(step) * 0.05) * 200
      stage.finger(1, at: middle + way)
      stage.finger(2, at: middle - way)
    }
    stage.finger(1, at: .zero, isDown: false)
    stage.finger(2, at: .zero, isDown: false)
    #expect(abs(try #require(stage.ruler).angle - 1) < 0.01)
    #expect(try #require(stage.ruler).center.distance(to: middle * (25.4 / 96)) < 0.5)
  }

  @Test(arguments: drawn) func inkRunsAlongItsEdgesAndIsNotDrawnOnIt(_ type: InkType) throws {
    let stage = try StateStage()
    try stage.draw()
    try stage.perform("tool \(type.name)")
    // On a busy machine the pen is held still long enough for a shape, which is a step.
    try stage.perform("shapes off")
    try stage.perform("ruler place 165 95 30")
    // Its angle is told for a while.
    try stage.rest()
    let bare = try stage.sway.picture()
    let ruler = try #require(stage.ruler)
    let toScreen = ruler.transform.then(.scale(x: 96 / 25.4, y: 96 / 25.4))
    // Along the upper edge, by a hand that trembles; across it; the ruler goes; the pen is lifted.
    let along = (0...60).map { step in
      toScreen.applied(to: Point(x: Double(step) * 2 - 60, y: -22 + Double(step % 7) / 2))
    }
    let across = (0...60).map { step in
      toScreen.applied(to: Point(x: Double(step) / 3, y: Double(step) - 32))
    }
    try stage.stroke(1, through: along)
    try stage.settle()
    try stage.stroke(2, through: across)
    try stage.settle()
    let wet = try stage.sway.picture()
    let middle = toScreen.applied(to: Point(x: 14, y: 10))
    #expect(wet[Int(middle.x), Int(middle.y)] == bare[Int(middle.x), Int(middle.y)])
    try stage.lift(1)
    try stage.lift(2)
    let strokes = Array(try #require(stage.canvas).drawing.strokes)
    #expect(strokes.count == 2)
    let width = stage.state.tools.width
    // A mask lies on a grid, so its edge may be a step off.
    let body = Rect(x: -124.9, y: -18.9, width: 249.8, height: 37.8)
    let inside = Region(
      rings: [body.corners.map { ruler.transform.applied(to: $0) }], rule: .nonzero)
    for point in strokes[0].path {
      #expect(abs(ruler.own(point.location).y + Ruler.width / 2 + width / 2) < 0.02)
    }
    #expect(strokes[1].mask != nil && !strokes[1].touches(inside))
    try stage.perform("ruler off")
    try stage.perform("undo")
    try stage.perform("undo")
    #expect(stage.canvas?.drawing.count == 0 && stage.canvas?.notebook.canUndo == false)
  }

  private static let drawn: [InkType] = [.pen, .marker, .watercolor]

  @Test func nothingIsCommittedWhileItLies() throws {
    let stage = try StateStage()
    try stage.perform("ruler on")
    try stage.perform("ruler turn 20")
    try stage.rest()
    try stage.rest()
    let before = stage.wakes
    try stage.rest()
    #expect(stage.wakes == before)
  }

  @Test(arguments: [1.0, 2.0], [false, true])
  func itLooksAsPeopleLikeIt(scale: Double, isDark: Bool) throws {
    let stage = try StateStage(
      (Int(1280 * scale), Int(720 * scale)), scale: scale, ground: isDark ? "#1d2026" : "#f7f6f2",
      isDark: isDark)
    let name = "ruler-\(isDark ? "dark" : "light")-\(Int(scale))"
    try stage.draw()
    try stage.perform("tool pen")
    try stage.perform("width 0.7")
    try stage.draw(1, through: wave(y: 400))
    try stage.perform("ruler on")
    try stage.keepPicture(name + "-level")
    try stage.perform("ruler place 165 100 -18.6")
    try stage.keepPicture(name + "-turned")
    let bare = try #require(stage.ruler)
    let toScreen = bare.transform.then(.scale(x: 96 / 25.4, y: 96 / 25.4))
    try stage.perform("tool marker")
    try stage.draw(
      2,
      through: (0...40).map { toScreen.applied(to: Point(x: Double($0) * 3 - 60, y: -21)) })
    try stage.perform("tool pen")
    try stage.perform("color #d0342c")
    try stage.draw(
      3,
      through: (0...60).map {
        toScreen.applied(to: Point(x: Double($0) * 2.4 - 70, y: Double($0 % 9) - 28 + Double($0)))
      })
    try stage.perform("ruler turn 0")
    try stage.keepPicture(name)
    try stage.perform("ruler off")
    try stage.keepPicture(name + "-gone")
    let picture = try stage.sway.picture()
    #expect(picture.width == Int(1280 * scale))
  }

  private func line(from start: Point, to end: Point) -> [Point] {
    (0...20).map { start.mixed(with: end, Double($0) / 20) }
  }

  private func wave(y: Double) -> [Point] {
    (0...120).map { step in
      let bend = Turn.direction(of: Double(step) * 0.2).y * 60
      return Point(x: 100 + Double(step) * 9, y: y + bend)
    }
  }
}

extension StateStage {
  var ruler: Ruler? { state.hands.ruler.ruler }

  /// A finger on the surface of ink.
  func finger(_ number: Int32, at place: Point, isDown: Bool = true) {
    let frame = TouchFrame(
      source: .finger(number), overlay: state.screens.all[0].overlay?.id, x: place.x, y: place.y,
      isDown: isDown)
    state.handleEvent(.touch(frame), of: compositor, at: .now)
  }
}
