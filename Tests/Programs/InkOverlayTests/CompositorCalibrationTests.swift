import CompositorKit
import Foundation
import InkCanvas
import InkGeometry
import OverlayConfiguration
import ProgramKit
import Settings
import StylusModel
import Testing

/// The calibration of display tablets, with a real daemon on a real compositor.
@Suite(.enabled(if: Sway.isThere, Sway.mend)) struct CompositorCalibrationTests {
  private let stage: OverlayStage
  private static let tablet = "wacom-cintiq-16"

  init() throws { stage = try OverlayStage() }

  private var place: SettingsPlace {
    let folder = stage.programs.path("home")
    return .overlay { $0 == "XDG_CONFIG_HOME" ? folder : nil }
  }

  private func play(_ pen: TouchingPen) throws -> RunningProgram {
    let file = stage.programs.path("touches.evemu")
    try pen.write(to: file)
    return try stage.programs.daemon(["--replay", file], socket: stage.socket)
  }

  private func calibrate(_ arguments: [String] = []) throws -> RunningProgram {
    try FileManager.default.createDirectory(
      atPath: stage.programs.path("home"), withIntermediateDirectories: true)
    return try stage.programs.start(
      "inkoverlay", ["--calibrate", "--socket", stage.socket] + arguments,
      environment: [
        "WAYLAND_DISPLAY": stage.sway.socket, "XDG_CONFIG_HOME": stage.programs.path("home"),
      ])
  }

  private func end(_ program: RunningProgram) -> Int32 {
    program.process.waitUntilExit()
    return program.process.terminationStatus
  }

  /// The Cintiq as the daemon describes it.
  private var cintiq: Tablet {
    var tablet = Tablet(id: DeviceID(rawValue: 1), name: "Wacom Cintiq 16 Pen", role: .pen)
    (tablet.vendor, tablet.product) = (0x056A, 0x0390)
    return tablet
  }

  @Test func aTabletThatIsOffIsPutRightToATenthOfAMillimeter() throws {
    let off = try #require(Calibration(text: "1.03 0.01 -0.02 -0.008 0.98 0.015"))
    // What was found before does not count.
    _ = try place.saveCalibration(try #require(Calibration(text: "0.5 0 0 0 0.5 0")), of: cintiq)
    var pen = try TouchingPen(on: Self.tablet)
    try pen.touchMarks(reportedBy: off)
    _ = try play(pen)
    let program = try calibrate()
    #expect(end(program) == 0, "\(program.log)")
    #expect(program.log == "")
    let reading: OverlaySettingsReading = try place.readSettings()
    let found = reading.settings.mappingChoice(for: cintiq).calibration
    let size = pen.size
    for share in [Point(x: 0, y: 0), Point(x: 1, y: 0), Point(x: 1, y: 1), Point(x: 0.3, y: 0.9)] {
      let way = found.matrix.applied(to: share) - off.matrix.applied(to: share)
      #expect(Point(x: way.x * size.width, y: way.y * size.height).length < 0.1, "\(share)")
    }
    let lines = program.lines
    #expect(lines.contains { $0.hasPrefix("Mark 4 of 4") })
    #expect(
      lines.contains { $0.hasPrefix("Stored in ") && $0.hasSuffix("calibration-056a-0390.conf.") })
    #expect(lines.contains { $0.contains("systemctl --user reload inkoverlay") })
  }

  @Test func marksAreShownAboveEverythingAndGoWithTheProgram() throws {
    _ = try play(try TouchingPen(on: Self.tablet, rest: 60_000))
    let program = try calibrate()
    #expect(try eventually { try stage.picture()[600, 300] != stage.ground }, "\(program.log)")
    // The cross of the first mark is white.
    #expect(try eventually { try stage.picture()[160, 90] == 0xFF_FFFF })
    #expect(program.stop(SIGINT) == 1)
    #expect(try eventually { try stage.picture()[600, 300] == stage.ground })
  }

  @Test func touchesThatAreNoCalibrationAreRefusedAndTheSecondTimeItEnds() throws {
    var pen = try TouchingPen(on: Self.tablet)
    try pen.touchMarks(missingLastBy: Point(x: 8, y: 0))
    try pen.touchMarks([1, 0, 3, 2])
    _ = try play(pen)
    let program = try calibrate()
    #expect(end(program) == 1)
    #expect(
      program.text.contains("as if one was touched about 8 mm away from its mark"),
      "\(program.text)")
    #expect(program.log.contains("the touches are mirrored"), "\(program.log)")
    #expect(program.log.contains("Nothing was changed."))
    #expect(try place.calibrations() == [])
  }

  @Test func anOpaqueTabletIsTakenByItsNameOnly() throws {
    let pen = try TouchingPen(on: "wacom-intuos-s", rest: 60_000)
    _ = try play(pen)
    let refused = try calibrate()
    #expect(end(refused) == 1)
    #expect(
      refused.log.contains("there is no display tablet, only Wacom Intuos S"), "\(refused.log)")
    let unknown = try calibrate(["--tablet", "Cintiq"])
    #expect(end(unknown) == 1)
    #expect(
      unknown.log.contains("there is no tablet Cintiq, only Wacom Intuos S"), "\(unknown.log)")
    let taken = try calibrate(["--tablet", "Wacom Intuos S Pen", "--for", "1.5"])
    #expect(end(taken) == 1)
    #expect(taken.log == "inkoverlay: stopped. Nothing was changed.\n")
    #expect(taken.text.contains("Mark 1 of 4"))
    #expect(try place.calibrations() == [])
  }

  private func begun() throws -> (daemon: RunningProgram, program: RunningProgram) {
    var pen = try TouchingPen(on: Self.tablet, rest: 2_000)
    pen.touch(Point(x: 40, y: 25))
    // Until the end of the recording nobody is so slow as to come behind it.
    pen.rest(60_000)
    let daemon = try play(pen)
    let program = try calibrate()
    #expect(eventually { program.text.contains("Mark 2 of 4") }, "\(program.log)")
    return (daemon, program)
  }

  @Test(arguments: [SIGINT, SIGTERM])
  func whoStopsItInTheMiddleChangesNothing(signal: Int32) throws {
    let (_, program) = try begun()
    #expect(program.stop(signal) == 1)
    #expect(program.log == "inkoverlay: stopped. Nothing was changed.\n")
    #expect(try place.calibrations() == [])
  }

  @Test(arguments: [SIGTERM, SIGKILL])
  func aDaemonThatGoesEndsIt(signal: Int32) throws {
    let (daemon, program) = try begun()
    daemon.signal(signal)
    #expect(end(program) == 1)
    #expect(program.log.contains("daemon"), "\(program.log)")
    #expect(try place.calibrations() == [])
  }

  @Test func aCompositorThatGoesEndsIt() throws {
    let (_, program) = try begun()
    stage.sway.kill()
    #expect(end(program) == 1)
    #expect(program.log.contains("the compositor is gone"), "\(program.log)")
    #expect(try place.calibrations() == [])
  }

  @Test func withoutADaemonItEndsAtOnce() throws {
    let program = try calibrate()
    #expect(end(program) == 1)
    #expect(program.log.contains("no daemon to talk to"), "\(program.log)")
  }

  @Test func whatWasStoredIsRemoved() throws {
    let found = try #require(Calibration(text: "1.03 0.01 -0.02 -0.008 0.98 0.015"))
    var other = cintiq
    other.product = 0x57
    for tablet in [cintiq, other] { _ = try place.saveCalibration(found, of: tablet) }
    let unclear = try calibrate(["--reset"])
    #expect(end(unclear) == 1)
    #expect(unclear.log.contains("056a:0057, 056a:0390"), "\(unclear.log)")
    #expect(end(try calibrate(["--reset", "--tablet", "056a:0390"])) == 0)
    #expect(try place.calibrations().map { $0.model.description } == ["056a:0057"])
    let last = try calibrate(["--reset"])
    #expect(end(last) == 0)
    #expect(last.text.contains("Removed "))
    #expect(try place.calibrations() == [])
    let nothing = try calibrate(["--reset"])
    #expect(end(nothing) == 0)
    #expect(nothing.text == "No calibration is stored.\n")
  }
}

/// A calibration whose output goes.
@Suite(.enabled(if: Sway.isThere, Sway.mend)) struct CompositorCalibrationHotplugTests {
  @Test func anOutputThatGoesEndsIt() throws {
    let outer = try Sway()
    let stage = try OverlayStage(sway: Sway(inside: outer, outputs: 2), output: "WL-1")
    let file = stage.programs.path("touches.evemu")
    try TouchingPen(on: "wacom-cintiq-16", rest: 60_000).write(to: file)
    _ = try stage.programs.daemon(["--replay", file], socket: stage.socket)
    func calibrate(_ arguments: [String]) throws -> RunningProgram {
      try stage.programs.start(
        "inkoverlay", ["--calibrate", "--socket", stage.socket] + arguments,
        environment: [
          "WAYLAND_DISPLAY": stage.sway.socket, "XDG_CONFIG_HOME": stage.programs.folder.path,
        ])
    }
    let unclear = try calibrate([])
    unclear.process.waitUntilExit()
    #expect(unclear.process.terminationStatus == 1)
    #expect(unclear.log.contains("the output of Wacom Cintiq 16 Pen is unknown"), "\(unclear.log)")
    #expect(unclear.log.contains("WL-1, WL-2"), "\(unclear.log)")
    let program = try calibrate(["--output", "WL-1"])
    #expect(try eventually { try stage.picture()[5, 5] != stage.ground }, "\(program.log)")
    try outer.unplug("WL-1")
    program.process.waitUntilExit()
    #expect(program.process.terminationStatus == 1)
    #expect(program.log.contains("output WL-1 disappeared"), "\(program.log)")
  }
}

/// A calibration where there are no layers: in a full-screen window.
@Suite(.enabled(if: Weston.isThere, Weston.mend)) struct CompositorCalibrationWindowTests {
  @Test func withoutLayersTheMarksAreInAFullScreenWindow() throws {
    let weston = try Weston()
    let programs = try Programs()
    let file = programs.path("touches.evemu")
    var pen = try TouchingPen(on: "wacom-cintiq-16")
    try pen.touchMarks()
    try pen.write(to: file)
    _ = try programs.daemon(["--replay", file], socket: programs.path("s"))
    let program = try programs.start(
      "inkoverlay", ["--calibrate", "--socket", programs.path("s")],
      environment: [
        "WAYLAND_DISPLAY": weston.socket, "XDG_CONFIG_HOME": programs.folder.path,
      ])
    program.process.waitUntilExit()
    #expect(program.process.terminationStatus == 0, "\(program.log)")
    #expect(program.log == "")
    #expect(program.text.contains("Stored in "), "\(program.text)")
  }
}
