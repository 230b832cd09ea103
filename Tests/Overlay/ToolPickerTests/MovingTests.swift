import InkDrawing
import InkEditing
import InkGeometry
import Testing

@testable import ToolPicker

@Suite struct MovingTests {
  @Test(arguments: [
    (Point(x: 640, y: 20), PickerEdge.top), (Point(x: 8, y: 400), .left),
    (Point(x: 1272, y: 380), .right), (Point(x: 640, y: 790), .bottom),
  ])
  func itDocksAtTheEdgeThatItIsDroppedNear(_ place: Point, _ edge: PickerEdge) {
    var stage = Stage(1280, 900)
    _ = stage.picker.dock(at: edge == .bottom ? .top : .bottom, 0.5, at: stage.now)
    stage.wait(1000)
    stage.drag(.handle, to: edge == .bottom ? Point(x: 300, y: 890) : place)
    #expect(stage.picker.place.edge == edge)
    #expect(stage.events == [.moved])
    #expect(stage.picker.isMoving(at: stage.now))
    stage.wait(1000)
    #expect(!stage.picker.isMoving(at: stage.now))
    #expect(
      Rect(x: 0, y: 0, width: 1280, height: 900).contains(
        stage.picker.placement.frame(at: stage.now)))
  }

  @Test func itStaysWhereItIsDroppedFarFromAllEdges() {
    var stage = Stage(1600, 1000)
    let start = stage.middle(of: .handle)
    let before = stage.picker.placement.frame(at: stage.now)
    stage.drag(.handle, to: start + Point(x: 40, y: -400))
    stage.wait(1000)
    let frame = stage.picker.placement.frame(at: stage.now)
    #expect(abs(frame.min.x - before.min.x - 40) < 0.001)
    #expect(abs(frame.min.y - before.min.y + 400) < 0.001)
  }

  @Test func itFollowsThePenExactlyWhileItIsDragged() {
    var stage = Stage()
    let start = stage.middle(of: .handle)
    let corner = stage.picker.placement.frame(at: stage.now).min
    _ = stage.picker.press(at: start, by: .pen, at: stage.now)
    for step in 1...20 {
      let way = Point(x: Double(step) * -3, y: Double(step) * -11)
      _ = stage.picker.move(to: start + way, at: stage.now)
      guard way.length > PickerTouch.pen.slack else { continue }
      #expect((stage.picker.placement.frame(at: stage.now).min - corner - way).length < 1e-9)
    }
  }

  @Test func aToolThatIsPulledMovesThePickerAndIsNotChosen() {
    var stage = Stage()
    stage.drag(.tool(.eraser), to: Point(x: 640, y: 300))
    #expect(stage.picker.tools.tool == .ink(.pen))
    #expect(stage.events == [.moved])
  }

  @Test func itBecomesSmallInACornerAndLargeWhereItWas() {
    var stage = Stage()
    let before = stage.picker.placement.frame(at: stage.now)
    stage.drag(.handle, to: Point(x: 1270, y: 790))
    #expect(stage.picker.corner == .bottomRight)
    stage.wait(1000)
    #expect(stage.picker.obscured(at: stage.now).count == 1)
    #expect(stage.picker.placement.frame(at: stage.now).width == PickerPlacement.discSize)
    stage.drag(.disc, to: Point(x: 100, y: 90))
    #expect(stage.picker.corner == .topLeft)
    stage.wait(1000)
    stage.tap(.disc)
    #expect(stage.picker.corner == nil)
    stage.wait(1000)
    #expect(stage.picker.placement.frame(at: stage.now) == before)
  }

  @Test func theHandleMakesItSmall() {
    var stage = Stage()
    stage.tap(.handle)
    #expect(stage.picker.corner != nil)
    #expect(stage.events == [.moved])
  }

  @Test func whatWasDraggedAndTakenAwayGoesBack() {
    var stage = Stage()
    let before = stage.picker.placement.frame(at: stage.now)
    let start = stage.middle(of: .handle)
    _ = stage.picker.press(at: start, by: .pen, at: stage.now)
    _ = stage.picker.move(to: start + Point(x: 0, y: -300), at: stage.now)
    stage.picker.cancelPress(at: stage.now)
    stage.wait(1000)
    #expect(stage.picker.placement.frame(at: stage.now) == before)
  }

  @Test func anAreaOfAnotherSizeKeepsItsPlace() {
    var stage = Stage()
    _ = stage.picker.dock(at: .right, 0.5, at: stage.now)
    stage.picker.move(to: Size(width: 2000, height: 1400))
    stage.wait(1000)
    let frame = stage.picker.placement.frame(at: stage.now)
    #expect(frame.max.x == 2000 - PickerPlace.margin)
    #expect(abs(frame.center.y - 700) < 1e-9)
  }

  @Test func itFadesNearInkAndComesBackSixTenthsAfterTheLift() {
    var stage = Stage()
    stage.tap(.tool(.ink(.pen)))
    let above = stage.picker.placement.frame(at: stage.now).min + Point(x: 30, y: -40)
    #expect(stage.picker.inkCame(to: above, at: stage.now) == [.opened(nil)])
    stage.wait(200)
    #expect(stage.picker.presence.value(at: stage.now) == PickerPresence.faded)
    _ = stage.picker.inkEnded(at: stage.now)
    stage.wait(590)
    #expect(stage.picker.isFaded)
    stage.wait(20)
    #expect(!stage.picker.isFaded)
    stage.wait(400)
    #expect(stage.picker.presence.value(at: stage.now) == 1)
  }

  @Test func inkFarAwayChangesNothing() {
    var stage = Stage()
    let far =
      stage.picker.placement.frame(at: stage.now).min + Point(x: 30, y: -ToolPicker.clearance - 1)
    #expect(stage.picker.inkCame(to: far, at: stage.now).isEmpty)
    #expect(!stage.picker.isFaded)
  }

  @Test func aPressBringsItBackAtOnce() {
    var stage = Stage()
    _ = stage.picker.inkCame(to: stage.middle(of: .undo), at: stage.now)
    _ = stage.picker.inkEnded(at: stage.now)
    stage.tap(.tool(.eraser))
    #expect(!stage.picker.isFaded)
    #expect(stage.picker.tools.tool == .eraser)
  }

  @Test func theActiveCanvasDecidesWhetherItIsShown() {
    var shared = SharedPicker<Int>()
    shared.setWanted(true, by: 1)
    #expect(!shared.isVisible)
    shared.activate(1)
    #expect(shared.isVisible)
    shared.activate(2)
    #expect(!shared.isVisible)
    shared.setWanted(true, by: 2)
    shared.remove(2)
    #expect(shared.active == nil)
    shared.activate(1)
    shared.resign(2)
    #expect(shared.active == 1)
  }
}
