import CompositorKit
import Foundation
import InkCanvas
import InkGeometry
import Settings
import StylusClient
import StylusModel
import StylusProtocol
import Testing

@testable import Calibration
@testable import OverlayConfiguration
@testable import WaylandClient

/// A calibration on a scripted compositor, with a clock that is turned by hand and a daemon that
/// says what it is told.
private final class Bench {
  let script: ScriptedCompositor
  let session: CompositorSession
  let state: CalibrationState
  let place: SettingsPlace
  private(set) var now = Timestamp(microseconds: 0)
  private let home = NSTemporaryDirectory() + "home-\(UUID().uuidString.prefix(8))"
  private var served = 0
  private var strokes: UInt64 = 0

  init(isShown: Bool = true) throws {
    script = try ScriptedCompositor([
      ("wl_compositor", 5), ("wl_shm", 1), ("wl_output", 4), ("wl_seat", 7),
      ("zwlr_layer_shell_v1", 4),
    ])
    script.greetings["wl_output"] = { script, output in
      try script.send(output, 1, .word(1), .number(800), .number(600), .number(60_000))
      try script.send(output, 4, .text("DP-1"))
      try script.send(output, 2)
    }
    script.greetings["wl_seat"] = { try $0.send($1, 0, .word(2)) }
    if isShown {
      script.greetings["zwlr_layer_surface_v1"] = {
        try $0.send($1, 0, .word(1), .word(800), .word(600))
      }
    }
    session = try script.session()
    let home = home
    place = .overlay { $0 == "HOME" ? home : nil }
    try FileManager.default.createDirectory(atPath: home, withIntermediateDirectories: true)
    state = try CalibrationState(
      CalibrationOrder(OverlaySettingsSource(place)), at: now)
    try turn()
  }

  deinit { try? FileManager.default.removeItem(atPath: home) }

  /// Lets all that came be served, then some time go by.
  @discardableResult func turn(_ milliseconds: Int64 = 0) throws -> Timestamp {
    now = now + .milliseconds(milliseconds)
    var deadline = try state.performDueWork(at: now, on: session.compositor)
    // What is asked for is answered, and that is served.
    for _ in 0..<2 {
      try session.settle()
      while served < session.events.count {
        served += 1
        try state.handleEvent(session.events[served - 1])
      }
      deadline = try state.performDueWork(at: now, on: session.compositor)
    }
    return deadline
  }

  func hear(_ content: LiveMessage.LiveContent) throws {
    try state.handleNews(.message(LiveMessage(sequence: 1, content: content)), at: now)
  }

  func hello(_ tablets: Tablet...) throws {
    try hear(.hello(Hello(heartbeat: 5_000, capabilities: [], epoch: 1, stored: 0)))
    for tablet in tablets { try hear(.added(tablet.id, tablet, now)) }
    try turn(600)
  }

  /// Touches a place, in millimeters.
  func touch(_ x: Float, _ y: Float, on device: UInt32 = 1) throws {
    strokes += 1
    let stroke = StrokeID(rawValue: strokes)
    try hear(
      .update(
        .began(
          StrokeBeginning(
            stroke: stroke, device: DeviceID(rawValue: device), tool: Tool(kind: .pen), time: now)
        )))
    for _ in 0..<5 {
      let sample = Sample(time: now, x: Millimeters(x), y: Millimeters(y))
      try hear(.update(.sample(stroke, sample)))
    }
    try hear(.update(.ended(StrokeEnding(stroke: stroke, time: now, flags: []))))
    try turn(500)
  }

  /// Touches the marks, each so much beside.
  func touchMarks(besideBy way: Float = 0) throws {
    for (x, y): (Float, Float) in [(50, 37.5), (350, 37.5), (350, 262.5), (50, 262.5)] {
      try touch(x + way, y)
    }
  }

  /// How many surfaces were made, and how many of them are gone.
  var surfaces: (made: Int, gone: Int) {
    (script.requests("wl_compositor", 0).count, script.requests("wl_surface", 0).count)
  }
}

/// Half a millimeter is a logical pixel of 800 x 600.
private func tablet(_ number: UInt32 = 1) -> Tablet {
  var tablet = Tablet(id: DeviceID(rawValue: number), name: "Cintiq \(number)", role: .pen)
  (tablet.vendor, tablet.product, tablet.isDisplay) = (0x056A, UInt16(number), true)
  tablet.area = Tablet.Area(
    left: Millimeters(0), top: Millimeters(0), width: Millimeters(400), height: Millimeters(300))
  return tablet
}

@Suite struct CalibrationDeskTests {
  @Test func whatWasTouchedIsStoredThenTriedUntilThePenGoes() throws {
    let bench = try Bench()
    try bench.hello(tablet())
    try bench.touchMarks(besideBy: 4)
    #expect(bench.state.isStored && !bench.state.isOver)
    let reading: OverlaySettingsReading = try bench.place.readSettings()
    let found = reading.settings.mappingChoice(for: tablet()).calibration
    #expect(abs(found.matrix.tx + 0.01) < 1e-6 && abs(found.matrix.ty) < 1e-6)
    try bench.hear(
      .update(
        .proximity(
          ProximityChange(
            device: DeviceID(rawValue: 1), tool: Tool(kind: .pen), time: bench.now, kind: .left))))
    #expect(bench.state.isOver)
  }

  @Test func theTrialEndsAlsoWhereNobodyTellsThatThePenWent() throws {
    let bench = try Bench()
    try bench.hello(tablet())
    try bench.touchMarks()
    #expect(bench.state.isStored && !bench.state.isOver)
    try bench.turn(5_000)
    #expect(bench.state.isOver)
  }

  @Test func whoTouchesNothingForAMinuteChangesNothing() throws {
    let bench = try Bench()
    try bench.hello(tablet())
    try bench.turn(50_000)
    try bench.touch(50, 37.5)
    try bench.turn(59_000)
    #expect(throws: CalibrationError.untouched(seconds: 60)) { try bench.turn(2_000) }
    #expect(try bench.place.calibrations().isEmpty)
  }

  @Test func thePenOfAnotherTabletTouchesNoMark() throws {
    let bench = try Bench()
    var other = tablet(2)
    other.isDisplay = false
    try bench.hello(tablet(1), other)
    for _ in 0..<8 { try bench.touch(50, 37.5, on: 2) }
    try bench.touchMarks()
    #expect(bench.state.isStored)
    #expect(try bench.place.calibrations().map { $0.model.description } == ["056a:0001"])
  }

  @Test func ofSeveralTabletsThatOneIsCalibratedWhosePenCame() throws {
    let bench = try Bench()
    try bench.hello(tablet(1), tablet(2))
    #expect(bench.surfaces.made == 0)
    // The touch by which it is found is no touch of a mark.
    try bench.touch(9, 9, on: 2)
    #expect(bench.surfaces.made == 1)
    for (x, y): (Float, Float) in [(50, 37.5), (350, 37.5), (350, 262.5), (50, 262.5)] {
      try bench.touch(x, y, on: 2)
    }
    #expect(try bench.place.calibrations().map { $0.model.description } == ["056a:0002"])
  }

  @Test func ofSeveralTabletsNoneIsCalibratedWhereNoPenComes() throws {
    let bench = try Bench()
    try bench.hello(tablet(1), tablet(2))
    #expect(throws: CalibrationError.undecided([tablet(1), tablet(2)])) {
      try bench.turn(60_000)
    }
  }

  @Test func aTabletThatGoesEndsItBeforeAnythingIsStoredAndNotAfter() throws {
    let gone = LiveMessage.LiveContent.update(
      .deviceRemoved(DeviceID(rawValue: 1), Timestamp(microseconds: 0)))
    let bench = try Bench()
    try bench.hello(tablet())
    #expect(throws: CalibrationError.tabletGone(tablet())) { try bench.hear(gone) }
  }

  @Test func aCompositorThatShowsNothingIsNotWaitedForLong() throws {
    let bench = try Bench(isShown: false)
    try bench.hello(tablet())
    // Nobody saw the marks.
    try bench.touchMarks()
    #expect(!bench.state.isStored)
    #expect(throws: CalibrationError.notShown("DP-1")) { try bench.turn(10_000) }
  }

  @Test func aDaemonThatSaysNothingIsNotWaitedForLong() throws {
    let bench = try Bench()
    #expect(throws: CalibrationError.self) { try bench.turn(60_000) }
  }

  @Test func escapeEndsIt() throws {
    let bench = try Bench()
    try bench.hello(tablet())
    let keyboard = try #require(bench.script.object("wl_keyboard"))
    let surface = try #require(bench.script.object("wl_surface"))
    try bench.script.send(keyboard, 1, .word(9), .word(surface), .word(0))
    try bench.script.send(keyboard, 3, .word(9), .word(1_000), .word(1), .word(1))
    #expect(throws: CalibrationError.cancelled) { try bench.turn() }
  }

  @Test func aSurfaceThatIsClosedEndsIt() throws {
    let bench = try Bench()
    try bench.hello(tablet())
    try bench.script.send(try #require(bench.script.object("zwlr_layer_surface_v1")), 1)
    #expect(throws: CalibrationError.outputGone("DP-1")) { try bench.turn() }
  }
}
