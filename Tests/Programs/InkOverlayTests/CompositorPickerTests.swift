import CompositorKit
import Foundation
import InkCanvas
import InkDrawing
import InkEditing
import InkGeometry
import LinuxIO
import OverlayConfiguration
import StylusClient
import StylusModel
import StylusProtocol
import Testing
import ToolPicker

@testable import InkOverlay
@testable import InkScreens
@testable import WaylandClient

/// The picker on a real compositor, pressed by its pointer.
@Suite(.enabled(if: Sway.isThere, Sway.mend)) struct CompositorPickerTests {
  private let stage: StateStage

  init() throws { stage = try StateStage() }

  @Test func itIsShownAndGoesAgain() throws {
    let empty = try stage.sway.picture(of: "HEADLESS-1")
    try stage.show()
    let frame = stage.frame
    let shown = try stage.sway.picture(of: "HEADLESS-1")
    #expect(shown[Int(frame.center.x), Int(frame.min.y) + 4] != empty[640, 4])
    #expect(shown[5, 5] == empty[5, 5])
    stage.state.picker.setVisibility(.off, at: .now)
    #expect(try stage.eventually { try stage.sway.picture(of: "HEADLESS-1") == empty })
  }

  @Test func whatThePointerPressesIsChosen() throws {
    try stage.show()
    let pointer = try stage.pointer()
    try stage.press(.tool(.ink(.crayon)), with: pointer)
    #expect(try stage.eventually { stage.state.tools.tool == .ink(.crayon) })
    #expect(stage.state.ink.type == .crayon)
    try stage.press(.tool(.eraser), with: pointer)
    #expect(try stage.eventually { stage.state.tools.tool == .eraser })
  }

  @Test func itLiesAboveTheInkThatTakesThePen() throws {
    try stage.draw()
    try stage.show()
    let pointer = try stage.pointer()
    try stage.press(.tool(.ink(.reed)), with: pointer)
    #expect(try stage.eventually { stage.state.tools.tool == .ink(.reed) })
  }

  @Test func theInkThatComesLaterLiesBeneathIt() throws {
    try stage.show()
    try stage.draw()
    let pointer = try stage.pointer()
    #expect(try stage.eventually { stage.state.picker.screen?.isShown == true })
    try stage.press(.tool(.ink(.marker)), with: pointer)
    #expect(try stage.eventually { stage.state.tools.tool == .ink(.marker) })
  }

  @Test func itIsDraggedAndDocks() throws {
    try stage.show()
    let pointer = try stage.pointer()
    let start = stage.middle(of: .handle)
    try pointer.move(x: Int(start.x) - 1, y: Int(start.y))
    try pointer.move(x: Int(start.x), y: Int(start.y))
    try pointer.press(true)
    // A hand does not leave the picker within a millisecond, which sway 1.7 takes to give it the
    // whole surface.
    try stage.rest()
    for step in 1...20 {
      try pointer.move(x: Int(start.x) + step * 20, y: Int(start.y) - step * 28)
      try stage.turn()
    }
    try pointer.move(x: 640, y: 10)
    try pointer.press(false)
    #expect(
      try stage.eventually {
        if case .edge(.top, _) = stage.state.picker.picker.place { true } else { false }
      })
    #expect(try stage.eventually { !stage.state.picker.picker.isMoving(at: .now) })
    #expect(stage.frame.min.y == 12)
  }

  @Test func aPenOfTheCompositorPressesItAndOneThatLeavesPressesNothing() throws {
    try stage.show()
    stage.tip(on: .tool(.ink(.pencil)), isDown: true)
    stage.tip(on: .tool(.ink(.pencil)), isDown: false)
    #expect(stage.state.tools.tool == .ink(.pencil))
    stage.tip(on: .tool(.eraser), isDown: true)
    stage.tip(on: nil, isDown: false)
    #expect(stage.state.tools.tool == .ink(.pencil))
  }

  @Test func whatBeginsOnItIsNoInkAndWhatPassesMakesItFade() throws {
    try stage.draw()
    try stage.show()
    let middle = stage.frame.center
    try stage.stroke(1, through: [middle, middle + Point(x: 5, y: 0)])
    #expect(stage.openStrokes == 0)
    try stage.stroke(2, through: [Point(x: 200, y: 100), Point(x: 220, y: 120)])
    #expect(stage.openStrokes == 1)
    #expect(!stage.state.picker.picker.isFaded)
    try stage.stroke(3, through: [Point(x: 200, y: 100), middle])
    #expect(stage.openStrokes == 2)
    #expect(stage.state.picker.picker.isFaded)
  }

  @Test func aTapThatClosesAPanelLeavesNoInkAndAStrokeThatClosesOneDoes() throws {
    try stage.draw()
    try stage.show()
    let pointer = try stage.pointer()
    for (number, places) in [
      (UInt64(1), [Point.zero, Point(x: 2, y: 1)]), (2, [.zero, Point(x: 30, y: 10)]),
    ] {
      try stage.press(.colorWell, with: pointer)
      try stage.eventually { stage.state.picker.picker.popover != nil }
      // Beside the panel, not on it.
      let panel = try #require(stage.state.picker.picker.obscured(at: .now).last)
      let start = Point(x: panel.min.x - 20, y: panel.center.y)
      try stage.draw(number, through: places.map { start + $0 })
      #expect(stage.state.picker.picker.popover == nil)
      #expect(stage.state.screens.all[0].page.notebook.drawing.count == (number == 1 ? 0 : 1))
      // It comes back from making way.
      try stage.eventually { !stage.state.picker.picker.isFaded }
    }
  }

  @Test(arguments: [[], ["background ruled"], ["page add", "background grid"]])
  func nothingStaysOnTheInkWhenItIsHidden(_ commands: [String]) throws {
    try stage.draw()
    for command in commands { try stage.perform(command) }
    try stage.settle()
    let empty = try stage.sway.picture()
    try stage.show()
    try stage.settle()
    #expect(try stage.sway.picture() != empty)
    #expect(stage.canvas?.isCovered == true)
    stage.state.picker.setVisibility(.off, at: .now)
    try stage.settle()
    #expect(try stage.sway.picture() == empty)
    #expect(stage.canvas?.isCovered == false)
    // Nor on what is shown next.
    try stage.show()
    stage.state.picker.setVisibility(.off, at: .now)
    for command in ["background none", "page add", "background dots"] {
      try stage.perform(command)
      #expect(stage.canvas?.isCovered == false, "\(command)")
    }
  }

  @Test func itLeavesTheScreenWithTheMode() throws {
    try stage.draw()
    try stage.show()
    #expect(stage.canvas?.isCovered == true)
    _ = stage.state.setMode(.off, at: .now)
    try stage.settle()
    // It has a surface of its own while there is none for ink.
    #expect(stage.canvas?.isCovered == false && stage.state.screens.all[0].overlay == nil)
    let frame = stage.frame
    let picture = try stage.sway.picture()
    #expect(picture[Int(frame.center.x), Int(frame.min.y) + 4] != picture[640, 4])
    _ = stage.state.setMode(.draw, at: .now)
    try stage.settle()
    #expect(stage.canvas?.isCovered == true)
  }

  @Test func itKeepsAboveAWritingPadWhichNoInkAndNoBoardCovers() throws {
    let empty = try stage.sway.picture()
    try stage.draw()
    try stage.show()
    try stage.draw(1, through: [Point(x: 150, y: 400), Point(x: 200, y: 690)])
    try stage.perform("background ruled")
    let before = stage.frame
    let pad = LayoutArea(left: 150, top: 492, width: 980, height: 218)
    stage.state.leaveOut(OverlayAreas(areas: [], pad: pad), at: .now)
    try stage.settle()
    try stage.keepPicture("pad-free")
    #expect(stage.frame.max.y < 492 && stage.frame.min.x == before.min.x)
    let picture = try stage.sway.picture()
    // Just below the picker, its shadow falls on the pad.
    for (x, y) in [(151, 708), (185, 600), (1128, 708), (640, 650)] {
      #expect(picture[x, y] == empty[x, y], "\(x) \(y)")
    }
    #expect(picture[140, 600] != empty[140, 600] && picture[640, 480] != empty[640, 480])
    // What begins on it is the pad's.
    try stage.stroke(2, through: [Point(x: 600, y: 600), Point(x: 610, y: 600)])
    #expect(stage.openStrokes == 0)
    stage.state.leaveOut(OverlayAreas(areas: []), at: .now)
    try stage.settle()
    #expect(stage.frame == before)
    #expect(try stage.sway.picture()[140, 600] != empty[140, 600])
  }

  @Test func noInkRunsAcrossIt() throws {
    let red: UInt32 = 0xE0_33_2B
    try stage.draw()
    for command in ["shapes off", "tool monoline", "color #e0332b", "width 4"] {
      try stage.perform(command)
    }
    try stage.show()
    let (frame, y) = (stage.frame, stage.frame.center.y)
    let ends = (Point(x: frame.min.x - 100, y: y), Point(x: frame.max.x + 100, y: y))
    try stage.draw(1, through: (0...40).map { ends.0.mixed(with: ends.1, Double($0) / 40) })
    #expect(stage.canvas?.drawing.count == 1)
    try stage.eventually { !stage.state.picker.picker.isFaded }
    try stage.settle(0.8)
    try stage.keepPicture("picker-above-ink")
    let picture = try stage.sway.picture()
    #expect(picture[Int(frame.min.x) - 50, Int(y)] == red)
    #expect(picture[Int(frame.max.x) + 50, Int(y)] == red)
    // The right half has the color itself.
    for x in stride(from: frame.min.x + 8, to: frame.center.x, by: 1) {
      #expect(picture[Int(x), Int(y)] != red, "\(x)")
    }
  }

  @Test func nothingIsCommittedWhileNothingChanges() throws {
    try stage.show()
    try stage.rest()
    let before = stage.wakes
    try stage.rest()
    #expect(stage.wakes == before)
  }
}
