import CompositorKit
import Foundation
import InkDrawing
import InkEditing
import InkGeometry
import StylusModel
import Testing
import ToolPicker

@testable import InkCanvas
@testable import InkOverlay
@testable import InkScreens
@testable import WaylandClient

/// What is selected on a real compositor: its handles, and the bar beside it.
@Suite(.enabled(if: Sway.isThere, Sway.mend)) struct CompositorSelectionTests {
  @Test func thePenTakesAwayCopiesAndColoursWhatIsSelected() throws {
    let stage = try drawnStage()
    try select(on: stage)
    try press(.duplicate, on: stage)
    #expect(stage.canvas?.drawing.count == 4)
    try stage.perform("color #e0332b")
    try stage.perform("tool lasso")
    try select(on: stage)
    try press(.recolor, on: stage)
    let red = stage.canvas?.drawing.strokes.count { $0.ink.color == Color(rgba: 0xE033_2BFF) }
    #expect(red ?? 0 >= 2)
    try press(.delete, on: stage)
    #expect(stage.canvas?.drawing.count ?? 9 <= 2)
    #expect(stage.bar == nil && stage.canvas?.editor.selection.isEmpty == true)
    for _ in 0..<3 { try stage.perform("undo") }
    #expect(stage.canvas?.drawing.count == 2)
  }

  @Test func aPointerPressesItAndOneThatLeavesPressesNothing() throws {
    let stage = try drawnStage()
    try select(on: stage)
    let pointer = try stage.pointer()
    let place = try middle(of: .delete, on: stage)
    try pointer.move(x: Int(place.x) - 1, y: Int(place.y))
    try pointer.move(x: Int(place.x), y: Int(place.y))
    try pointer.press(true)
    try stage.rest()
    try pointer.move(x: Int(place.x), y: Int(place.y) + 300)
    try stage.settle()
    try pointer.press(false)
    try stage.settle()
    #expect(stage.canvas?.drawing.count == 2)
    try pointer.click(x: Int(place.x), y: Int(place.y))
    #expect(try stage.eventually { stage.canvas?.drawing.count == 0 })
  }

  @Test(arguments: [1.0, 2.0], [false, true])
  func itLooksAsPeopleLikeIt(scale: Double, isDark: Bool) throws {
    let stage = try drawnStage(scale: scale, isDark: isDark)
    let name = "selection-\(isDark ? "dark" : "light")-\(Int(scale))"
    try select(on: stage)
    try stage.keepPicture(name)
    // Larger by the lower right corner, then turned.
    let frame = try selectionFrame(on: stage)
    let toScreen = 96 / 25.4
    let corner = frame.corners[2] * toScreen
    try stage.stroke(20, through: way(corner, corner + Point(x: 120, y: 60)))
    try stage.keepPicture(name + "-larger")
    try stage.lift(20)
    try stage.settle()
    let now = try selectionFrame(on: stage)
    let (middle, start) = (now.frame.center * toScreen, now.turner * toScreen)
    let bow = (0...20).map { step -> Point in
      let turn = Turn.direction(of: -0.025 * Double(step))
      let arm = start - middle
      return middle + Point(x: arm.x * turn.x - arm.y * turn.y, y: arm.x * turn.y + arm.y * turn.x)
    }
    try stage.stroke(21, through: bow)
    try stage.keepPicture(name + "-turned")
    try stage.lift(21)
    try stage.keepPicture(name + "-done")
    #expect(stage.canvas?.editor.selection.ids.count == 2)
    try stage.perform("undo")
    try stage.perform("undo")
    #expect(stage.canvas?.drawing.strokes.allSatisfy { $0.transform == .identity } == true)
  }

  private func drawnStage(scale: Double = 1, isDark: Bool = false) throws -> StateStage {
    let stage = try StateStage(
      (Int(1280 * scale), Int(720 * scale)), scale: scale, ground: isDark ? "#1d2026" : "#f7f6f2",
      isDark: isDark)
    try stage.draw()
    try stage.perform("tool pen")
    try stage.perform("width 0.8")
    try stage.draw(1, through: wave(420, 330, 60))
    try stage.perform("color #1463dc")
    try stage.draw(2, through: wave(470, 420, 30))
    try stage.perform("tool lasso")
    return stage
  }

  private func select(on stage: StateStage) throws {
    let ring = (0...60).map { step in
      let way = Turn.direction(of: Double(step) / 60 * 2 * .pi)
      return Point(x: 600 + way.x * 330, y: 370 + way.y * 170)
    }
    if stage.bar != nil { try stage.perform("select none") }
    try stage.draw(stage.nextNumber(), through: ring)
    try stage.settle()
    #expect(stage.canvas?.editor.selection.isEmpty == false)
    #expect(try stage.eventually { stage.bar != nil })
  }

  private func selectionFrame(on stage: StateStage) throws -> SelectionFrame {
    let canvas = try #require(stage.canvas)
    return try #require(SelectionFrame(canvas.editor))
  }

  private func press(_ button: SelectionBar.Button, on stage: StateStage) throws {
    try stage.draw(stage.nextNumber(), through: [middle(of: button, on: stage)])
    try stage.settle()
  }

  private func middle(of button: SelectionBar.Button, on stage: StateStage) throws -> Point {
    let bar = try #require(stage.bar)
    let number = try #require(SelectionBar.Button.allCases.firstIndex(of: button))
    return bar.corner + Point(x: 28 + 44 * Double(number), y: 23)
  }

  private func way(_ start: Point, _ end: Point) -> [Point] {
    (0...20).map { start.mixed(with: end, Double($0) / 20) }
  }

  private func wave(_ x: Double, _ y: Double, _ height: Double) -> [Point] {
    (0...80).map { step in
      Point(x: x + Double(step) * 4, y: y + Turn.direction(of: Double(step) * 0.25).y * height)
    }
  }
}

extension StateStage {
  var bar: ScreenBar? { state.screens.all[0].page.laid.bar }
}
