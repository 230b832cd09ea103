import CompositorKit
import Foundation
import InkDrawing
import InkEditing
import InkGeometry
import LinuxIO
import StylusClient
import StylusModel
import StylusProtocol
import Testing
import ToolPicker

@testable import InkOverlay
@testable import WaylandClient

/// The picker on a real compositor, pressed by its pointer.
@Suite(.enabled(if: Sway.isThere, Sway.mend)) struct CompositorPickerTests {
  private let stage: PickerStage

  init() throws { stage = try PickerStage() }

  @Test func itIsShownAndGoesAgain() throws {
    let empty = try stage.sway.picture(of: "HEADLESS-1")
    try stage.show()
    let frame = stage.frame
    let shown = try stage.sway.picture(of: "HEADLESS-1")
    #expect(shown[Int(frame.center.x), Int(frame.min.y) + 4] != empty[640, 4])
    #expect(shown[5, 5] == empty[5, 5])
    stage.state.showPicker(.off, at: .now)
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
    // A hand does not leave the picker within a millisecond, which sway 1.7 takes to give it the whole surface.
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

  @Test func nothingIsCommittedWhileNothingChanges() throws {
    try stage.show()
    try stage.rest()
    let before = stage.wakes
    try stage.rest()
    #expect(stage.wakes == before)
  }
}

/// A sway, and the overlay's state in this process.
private final class PickerStage {
  let sway: Sway
  let compositor: Compositor
  let state: OverlayState
  /// How many turns found events.
  private(set) var wakes = 0
  private var events: [CompositorEvent] = []
  private var isReady = false

  init() throws {
    sway = try Sway()
    compositor = try Compositor(display: sway.socket)
    var settings = OverlaySettings()
    settings.mode = .draw
    state = try OverlayState(settings, remembering: PickerMemory(state: nil, home: nil))
    try eventually { isReady }
  }

  func turn() throws {
    try compositor.receive(into: &events)
    if !events.isEmpty { wakes += 1 }
    for event in events {
      if case .ready = event { isReady = true }
      state.serve(event, of: compositor, at: .now)
    }
    if isReady { _ = try state.tend(at: .now, on: compositor) }
  }

  @discardableResult func eventually(_ holds: () throws -> Bool) throws -> Bool {
    let limit = Date(timeIntervalSinceNow: 20)
    while Date() < limit {
      try turn()
      if try holds() { return true }
      usleep(2_000)
    }
    return false
  }

  /// Shows it, and waits until it is on the screen, with all its strokes.
  func show() throws {
    state.showPicker(.on, at: .now)
    try eventually { state.picker.picker.showsTextures && state.picker.screen?.isShown == true }
    try rest()
  }

  /// A second in which nothing should happen.
  func rest() throws {
    let limit = Date(timeIntervalSinceNow: 1)
    while Date() < limit {
      try turn()
      usleep(2_000)
    }
  }

  /// A mouse that the overlay listens to.
  func pointer() throws -> VirtualPointer {
    let pointer = try VirtualPointer(on: sway)
    try rest()
    return pointer
  }

  /// A pen comes near, so that there is ink's surface, which takes the pen.
  func draw() throws {
    var tablet = Tablet(id: pen, name: "Wacom", role: .pen)
    tablet.area = Tablet.Area(
      left: Millimetres(0), top: Millimetres(0), width: Millimetres(128), height: Millimetres(72))
    hear(.added(tablet.id, tablet, .now))
    hear(
      .update(
        .proximity(ProximityChange(device: pen, tool: Tool(kind: .pen), time: .now, kind: .entered))
      ))
    try eventually { state.screens.all[0].overlay?.geometry != nil }
    try rest()
  }

  private let pen = DeviceID(rawValue: 1)

  private func hear(_ content: LiveMessage.Content) {
    state.take(.message(LiveMessage(sequence: 1, content: content)), at: .now)
  }

  /// A stroke of the daemon's pen through places of the screen.
  func stroke(_ number: UInt64, through places: [Point]) throws {
    let id = StrokeID(rawValue: number)
    hear(
      .update(
        .began(
          StrokeBeginning(stroke: id, device: pen, tool: Tool(kind: .pen), time: .now))))
    for place in places {
      var sample = Sample(
        time: .now, x: Millimetres(Float(place.x) / 10), y: Millimetres(Float(place.y) / 10))
      sample.provenance[.position] = .measured
      hear(.update(.sample(id, sample)))
      try turn()
    }
  }

  /// The compositor tells where its pen is: on an element, or away.
  func tip(on element: PickerElement?, isDown: Bool) {
    let place = element.map { middle(of: $0) } ?? .zero
    let frame = PenFrame(
      tool: PenDeviceID(rawValue: 99), overlay: element == nil ? nil : state.picker.screen?.id,
      x: place.x, y: place.y, isDown: isDown, pressure: 0, tiltX: 0, tiltY: 0, milliseconds: 0)
    state.serve(.pen(frame), of: compositor, at: .now)
  }

  /// How many strokes are open on the screen.
  var openStrokes: Int { state.screens.all[0].strokes.count }

  var frame: Rect { state.picker.picker.obscured(at: .now)[0] }

  func middle(of element: PickerElement) -> Point {
    state.picker.picker.descriptions(at: .now).first { $0.element == element }?.bounds.center
      ?? .zero
  }

  func press(_ element: PickerElement, with pointer: VirtualPointer) throws {
    let place = middle(of: element)
    try pointer.click(x: Int(place.x), y: Int(place.y))
  }
}
