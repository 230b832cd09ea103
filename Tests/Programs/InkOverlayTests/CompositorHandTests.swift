import CompositorKit
import InkCanvas
import InkDrawing
import InkEditing
import InkGeometry
import LinuxIO
import StylusClient
import StylusModel
import Testing

@testable import InkOverlay
@testable import InkScreens
@testable import OverlayConfiguration
@testable import WaylandClient

/// The mouse and fingers draw, on a real compositor.
@Suite(.enabled(if: Sway.isThere, Sway.mend)) struct CompositorHandTests {
  private let stage: StateStage
  private let red: UInt32 = 0xE0_33_2B

  init() throws {
    stage = try StateStage(ground: "#ffffff")
    try stage.perform("shapes off")
    try stage.perform("tool monoline")
    try stage.perform("color #e0332b")
    try stage.perform("width 4")
  }

  private var count: Int { stage.canvas?.drawing.count ?? 0 }

  private func drag(_ pointer: VirtualPointer, lifts: Bool = true) throws {
    try pointer.move(x: 300, y: 300)
    try stage.settle()
    try pointer.press(true)
    for step in 1...30 {
      try pointer.move(x: 300 + step * 10, y: 300)
      try stage.turn()
    }
    if lifts { try pointer.press(false) }
    try stage.settle()
  }

  @Test func theMouseDrawsWhereNoTabletIs() throws {
    let pointer = try stage.pointer()
    try drag(pointer)
    #expect(try stage.eventually { count == 1 })
    try pointer.move(x: 900, y: 600)
    try stage.settle()
    try stage.keepPicture("mouse-ink")
    let picture = try stage.sway.picture()
    for x in stride(from: 310, to: 590, by: 20) { #expect(picture[x, 300] == red, "\(x)") }
    try stage.perform("undo")
    #expect(count == 0)
  }

  @Test func aMissingDaemonDoesNotCutTheStrokeOfTheMouse() throws {
    let pointer = try stage.pointer()
    try drag(pointer, lifts: false)
    let past = Timestamp(microseconds: Timestamp.now.microseconds - 3_000_000)
    stage.state.missDaemon(because: .disconnected("It is gone."), at: past)
    try stage.settle()
    try pointer.move(x: 700, y: 300)
    try stage.turn()
    try pointer.press(false)
    try stage.settle()
    #expect(try stage.eventually { count == 1 })
    let picture = try stage.sway.picture()
    #expect(picture[680, 300] == red)
  }

  @Test func aTabletLeavesTheMouseToTheWindows() throws {
    try stage.draw()
    stage.leave()
    let pointer = try stage.pointer()
    #expect(!stage.state.handsDraw)
    try drag(pointer)
    #expect(count == 0 && stage.openStrokes == 0)
  }

  @Test func whatTheHandDrewGoesWhenAPenComesNear() throws {
    var settings = stage.state.settings
    settings.hands = .yes
    stage.state.reconfigure(to: settings)
    let pointer = try stage.pointer()
    try drag(pointer, lifts: false)
    #expect(stage.openStrokes == 1)
    try stage.draw()
    #expect(stage.openStrokes == 0 && count == 0)
    // Nor does it draw while the pen is there.
    try pointer.press(false)
    try drag(pointer)
    #expect(stage.openStrokes == 0 && count == 0)
    stage.leave()
    try drag(pointer)
    #expect(try stage.eventually { count == 1 })
  }

  private func finger(_ number: Int32, _ x: Double, _ y: Double, isDown: Bool = true) {
    let overlay = stage.state.screens.all[0].overlay?.id
    stage.state.handleTouch(
      TouchFrame(source: .finger(number), overlay: overlay, x: x, y: y, isDown: isDown), at: .now)
  }

  @Test func oneFingerDrawsAndTwoThatComeTogetherZoomABoard() throws {
    try stage.perform("background ruled")
    finger(1, 100, 100)
    for step in 1...10 { finger(1, 100 + Double(step) * 10, 100) }
    finger(1, 200, 100, isDown: false)
    #expect(try stage.eventually { count == 1 })
    let before = stage.canvas?.view
    finger(1, 300, 300)
    finger(2, 400, 300)
    #expect(stage.openStrokes == 0)
    finger(2, 500, 300)
    finger(1, 300, 300, isDown: false)
    finger(2, 500, 300, isDown: false)
    try stage.settle()
    #expect(count == 1 && stage.canvas?.view != before)
    // A palm that comes later changes nothing.
    finger(1, 300, 300)
    finger(1, 310, 300)
    try stage.rest()
    finger(2, 600, 600)
    finger(2, 620, 600)
    #expect(stage.openStrokes == 1)
    finger(2, 620, 600, isDown: false)
    finger(1, 350, 300)
    finger(1, 350, 300, isDown: false)
    #expect(try stage.eventually { count == 2 })
  }
}
