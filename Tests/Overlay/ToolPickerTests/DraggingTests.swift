import InkDrawing
import InkEditing
import InkGeometry
import Testing
import Units

@testable import ToolPicker

/// From when on the picker is dragged, and where it comes to lie.
@Suite struct DraggingTests {
  private static let touches: [(PickerTouch, Double)] = [(.pointer, 6), (.pen, 9), (.finger, 12)]

  @Test(arguments: touches) func aPressMayMoveALittle(_ touch: PickerTouch, slack: Double) {
    var stage = Stage()
    let start = stage.middle(of: .tool(.eraser))
    _ = stage.picker.press(at: start, by: touch, at: stage.now)
    _ = stage.picker.move(to: start + Point(x: slack, y: 0), at: stage.now)
    #expect(stage.picker.press?.isDragging == false && stage.picker.press?.isInside == true)
    _ = stage.picker.move(to: start + Point(x: slack + 0.1, y: 0), at: stage.now)
    #expect(stage.picker.press?.isDragging == true && stage.picker.press?.isInside == false)
    // Back where it was it is still dragged.
    _ = stage.picker.move(to: start, at: stage.now)
    #expect(stage.picker.press?.isDragging == true)
    #expect(stage.picker.release(at: start, at: stage.now) == [.moved])
    #expect(stage.picker.tools.tool == .ink(.pen))
  }

  @Test func draggingClosesWhatIsOpenedAndWhatIsOpenedIsNotDragged() {
    var stage = Stage()
    stage.tap(.tool(.ink(.pen)))
    let start = stage.middle(of: .tool(.ink(.pen)))
    _ = stage.picker.press(at: start, by: .pen, at: stage.now)
    #expect(stage.picker.move(to: start - Point(x: 0, y: 50), at: stage.now) == [.opened(nil)])
    stage.picker.cancelPress(at: stage.now)
    stage.wait(1000)
    stage.tap(.pages)
    let button = stage.middle(of: .page(.add))
    _ = stage.picker.press(at: button, by: .pen, at: stage.now)
    #expect(stage.picker.move(to: button - Point(x: 0, y: 90), at: stage.now).isEmpty)
    #expect(stage.picker.press?.isDragging == false && stage.picker.popover == .page)
    #expect(stage.picker.press?.isInside == false)
    // Back above it, it counts.
    #expect(stage.picker.release(at: button, at: stage.now) == [.perform(.page(.add))])
  }

  @Test func halfOfItStaysInTheArea() {
    let stage = Stage(1000, 800)
    let size = stage.picker.placement.size
    let low = stage.picker.placement.clamped(Point(x: -5000, y: -5000))
    #expect(low == Point(x: -size.width / 2, y: -52))
    let high = stage.picker.placement.clamped(Point(x: 5000, y: 5000))
    #expect(high == Point(x: 1000 - size.width / 2, y: 748))
    #expect(stage.picker.placement.clamped(Point(x: 3, y: 4)) == Point(x: 3, y: 4))
  }

  /// Drops it: the handle goes there.
  private func dropped(_ place: Point, _ width: Double = 1600, _ height: Double = 1000) -> Stage {
    var stage = Stage(width, height)
    let start = stage.middle(of: .handle)
    _ = stage.picker.press(at: start, by: .pen, at: stage.now)
    _ = stage.picker.move(to: start - Point(x: 0, y: 20), at: stage.now)
    stage.events = stage.picker.release(at: place, at: stage.now)
    stage.wait(1000)
    return stage
  }

  @Test(arguments: [
    (Point(x: 95, y: 0), PickerCorner.topLeft), (Point(x: 1505, y: 0), .topRight),
    (Point(x: 0, y: 905), .bottomLeft), (Point(x: 1600, y: 905), .bottomRight),
  ])
  func nearACornerItBecomesSmall(_ place: Point, _ corner: PickerCorner) {
    #expect(dropped(place).picker.corner == corner)
    // A point farther it does not.
    let inwards = Point(x: place.x < 800 ? 1 : -1, y: place.y < 500 ? 1 : -1) * 2
    #expect(dropped(place + inwards).picker.corner == nil)
  }

  @Test func nearAnEdgeItDocks() {
    #expect(dropped(Point(x: 55, y: 500)).picker.place.edge == .left)
    #expect(dropped(Point(x: 57, y: 500)).picker.place.edge == .bottom)
    #expect(dropped(Point(x: 1545, y: 500)).picker.place.edge == .right)
    #expect(dropped(Point(x: 800, y: 55)).picker.place.edge == .top)
    let free = dropped(Point(x: 400, y: 500)).picker
    guard case .free(let middle) = free.place else {
      Issue.record("it should float")
      return
    }
    #expect(abs(middle.x * 1600 - free.placement.frame(at: Stage().now).center.x) < 820)
    #expect(abs(middle.y - 0.5) < 0.06)
  }

  @Test func theMiddleOfAnEdgeDrawsIt() {
    #expect(dropped(Point(x: 20, y: 500)).picker.place == .edge(.left, 0.5))
    #expect(dropped(Point(x: 20, y: 539)).picker.place == .edge(.left, 0.5))
    // As long as 820.5, with a margin of 12: 155.5 of room, and a middle at 541.
    guard case .edge(.left, let share) = dropped(Point(x: 20, y: 541)).picker.place else {
      Issue.record("it should be docked")
      return
    }
    #expect(abs(share - (541 - 410.25 - 12) / (1000 - 820.5 - 24)) < 1e-9)
    #expect(dropped(Point(x: 20, y: 700)).picker.place == .edge(.left, 1))
    #expect(dropped(Point(x: 20, y: 300)).picker.place == .edge(.left, 0))
  }

  @Test func dockingByACommandKeepsTheShareWithinTheEdge() {
    var stage = Stage()
    for (share, kept) in [(-1.0, 0.0), (0.25, 0.25), (7, 1)] {
      #expect(stage.picker.dock(at: .top, share, at: stage.now) == [.moved])
      #expect(stage.picker.place == .edge(.top, kept))
    }
    _ = stage.picker.makeSmall(at: stage.now)
    _ = stage.picker.dock(at: .left, 0.5, at: stage.now)
    #expect(stage.picker.corner == nil)
  }

  @Test func itGlidesFromWhereItWasWithinItsTime() {
    var stage = Stage(1280, 800)
    let start = stage.picker.placement.frame(at: stage.now).center
    _ = stage.picker.dock(at: .top, 0.5, at: stage.now)
    #expect((stage.picker.placement.frame(at: stage.now).center - start).length < 1e-9)
    stage.wait(120)
    // Half of 240 ms is left: an eighth of the way down from 12 to 684.
    #expect(abs(stage.picker.placement.frame(at: stage.now).min.y - (12 + 672.0 / 8)) < 1e-9)
    stage.wait(119)
    #expect(stage.picker.isMoving(at: stage.now))
    stage.wait(1)
    #expect(!stage.picker.isMoving(at: stage.now))
    #expect(stage.picker.placement.frame(at: stage.now).min.y == 12)
  }

  @Test func onAnotherEdgeItFadesIn() {
    var stage = Stage(1280, 800)
    _ = stage.picker.dock(at: .bottom, 0, at: stage.now)
    #expect(stage.picker.presence.value(at: stage.now) == 1)
    _ = stage.picker.dock(at: .left, 0.5, at: stage.now)
    #expect(stage.picker.presence.value(at: stage.now) == 0.25)
    stage.wait(240)
    #expect(stage.picker.presence.value(at: stage.now) == 1)
  }

  @Test func itIsSmallInTheCornerThatIsNearest() {
    let places: [(PickerEdge, Double, PickerCorner)] = [
      (.top, 0, .topLeft), (.top, 1, .topRight), (.bottom, 0, .bottomLeft),
      (.bottom, 1, .bottomRight), (.left, 0, .topLeft), (.right, 1, .bottomRight),
    ]
    for (edge, share, corner) in places {
      var stage = Stage(1920, 1080)
      _ = stage.picker.dock(at: edge, share, at: stage.now)
      stage.wait(1000)
      let middle = stage.picker.placement.frame(at: stage.now).center
      #expect(stage.picker.makeSmall(at: stage.now) == [.moved])
      #expect(stage.picker.corner == corner)
      // It begins in its middle.
      #expect((stage.picker.placement.frame(at: stage.now).center - middle).length < 1e-9)
      #expect(stage.picker.makeSmall(at: stage.now).isEmpty)
      stage.wait(1000)
      #expect(stage.picker.makeLarge(at: stage.now) == [.moved])
      #expect(stage.picker.presence.value(at: stage.now) == 0)
      #expect((stage.picker.placement.frame(at: stage.now).center - middle).length < 1e-9)
      stage.wait(140)
      #expect(stage.picker.presence.value(at: stage.now) == 1)
      #expect(stage.picker.makeLarge(at: stage.now).isEmpty)
    }
  }

  @Test func anotherAreaEndsWhatGoesOn() {
    var stage = Stage()
    _ = stage.picker.dock(at: .top, 0.5, at: stage.now)
    _ = stage.picker.press(at: stage.middle(of: .undo), by: .pen, at: stage.now)
    stage.picker.move(to: Size(width: 900, height: 700))
    #expect(stage.picker.press == nil && stage.picker.area == Size(width: 900, height: 700))
    #expect(stage.picker.placement.frame(at: stage.now).min == stage.picker.placement.home)
  }

  @Test func withoutAPressNothingMoves() {
    var stage = Stage()
    #expect(stage.picker.move(to: Point(x: 5, y: 5), at: stage.now).isEmpty)
    #expect(stage.picker.release(at: Point(x: 5, y: 5), at: stage.now).isEmpty)
    let before = stage.picker.placement.frame(at: stage.now)
    stage.picker.cancelPress(at: stage.now)
    #expect(
      stage.picker.placement.frame(at: stage.now) == before && !stage.picker.isMoving(at: stage.now)
    )
  }
}
