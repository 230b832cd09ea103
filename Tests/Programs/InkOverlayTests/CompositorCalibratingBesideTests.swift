import CompositorKit
import Foundation
import InkCanvas
import InkDrawing
import InkGeometry
import ProgramKit
import StylusClient
import StylusModel
import Testing

/// A calibration beside an overlay that runs. Each has a daemon of its own with the same tablet, so
/// that neither waits for what the other hears.
@Suite(.enabled(if: Sway.isThere, Sway.mend)) struct CompositorCalibratingBesideTests {
  private let stage: OverlayStage
  private static let tablet = "wacom-cintiq-16"
  /// A line through the middle, and one that lies elsewhere.
  private let first = (0..<120).map { Point(x: 0.2 + Double($0) * 0.005, y: 0.5) }
  private let second = (0..<120).map { Point(x: 0.2 + Double($0) * 0.005, y: 0.7) }

  init() throws { stage = try OverlayStage() }

  private func play(_ pen: TouchingPen, at socket: String) throws -> RunningProgram {
    let file = stage.programs.path("\(UUID().uuidString).evemu")
    try pen.write(to: file)
    return try stage.programs.daemon(["--replay", file], socket: socket)
  }

  /// The overlay, with a line of ink on the screen; its daemon goes on.
  private func inked() throws -> (overlay: RunningProgram, daemon: RunningProgram) {
    var pen = try TouchingPen(on: Self.tablet, rest: 100)
    pen.draw(first)
    pen.rest(600_000)
    let daemon = try play(pen, at: stage.socket)
    let overlay = try stage.overlay(["--save", stage.programs.path("all.inkd")])
    stage.awaitCommands(of: overlay)
    #expect(try eventually { try stage.dryStrokes() == 1 }, "\(overlay.log)")
    return (overlay, daemon)
  }

  private func calibrate(_ pen: TouchingPen) throws -> RunningProgram {
    let socket = stage.programs.path("c")
    _ = try play(pen, at: socket)
    return try stage.programs.start(
      "inkoverlay", ["--calibrate", "--socket", socket, "--commands", stage.commands],
      environment: [
        "WAYLAND_DISPLAY": stage.sway.socket, "XDG_CONFIG_HOME": stage.programs.path("config"),
      ])
  }

  private func isHidden() throws -> Bool { try stage.status()["hidden"] as? Bool == true }

  /// What of a line of the tablet has ink within two pixels.
  private func inkedShare(_ line: [Point], by calibration: Calibration) throws -> Double {
    let picture = try stage.picture()
    let inked = line.count { share in
      let place = calibration.matrix.applied(to: share)
      let (x, y) = (Int(place.x * Double(picture.width)), Int(place.y * Double(picture.height)))
      return (y - 2...y + 2).contains { row in
        (x - 2...x + 2).contains { picture[$0, row] != stage.ground }
      }
    }
    return Double(inked) / Double(line.count)
  }

  @Test func theOverlayHidesThenKeepsItsInkAndDrawsByWhatWasFound() throws {
    let (overlay, daemon) = try inked()
    let before = try stage.settledPicture()
    let off = try #require(Calibration(text: "1.03 0.01 -0.02 -0.008 0.98 0.045"))
    var touches = try TouchingPen(on: Self.tablet)
    try touches.touchMarks(reportedBy: off)
    let program = try calibrate(touches)
    #expect(try eventually { try isHidden() }, "\(program.text)")
    let outputs = try #require(try stage.status()["outputs"] as? [[String: Any]])
    #expect(outputs.allSatisfy { $0["shown"] as? Bool == false })
    program.process.waitUntilExit()
    #expect(program.process.terminationStatus == 0, "\(program.log)")
    #expect(
      program.text.contains("The running overlay has read its configuration again."),
      "\(program.text)")
    #expect(try eventually { try !isHidden() })
    #expect(try stage.status()["mode"] as? String == "draw")
    #expect(try eventually { try stage.picture() == before })

    #expect(daemon.stop() == 0)
    var pen = try TouchingPen(on: Self.tablet, rest: 100)
    pen.draw(second)
    _ = try play(pen, at: stage.socket)
    #expect(try eventually { try stage.dryStrokes() == 2 }, "\(overlay.log)")
    #expect(try eventually { try inkedShare(second, by: off) > 0.999 })
    #expect(try inkedShare(first, by: .none) > 0.999)
    // Without what was found it would lie elsewhere.
    #expect(try inkedShare(second, by: .none) < 0.1)
    #expect(overlay.stop() == 0)
  }

  @Test func howeverTheCalibrationEndsTheOverlayComesBackAsItWas() throws {
    let (overlay, _) = try inked()
    let before = try stage.settledPicture()
    for signal in [SIGTERM, SIGKILL] {
      let program = try calibrate(TouchingPen(on: Self.tablet, rest: 600_000))
      #expect(try eventually { try isHidden() }, "\(program.text)")
      // Only the marks.
      #expect(try eventually { try stage.picture() != before })
      #expect(try eventually { try inkedShare(first, by: .none) < 0.2 })
      #expect(program.stop(signal) != 0)
      #expect(try eventually { try stage.picture() == before })
      #expect(try !isHidden())
      #expect(try stage.status()["mode"] as? String == "draw")
    }
    #expect(overlay.stop() == 0)
    #expect(try stage.drawing("all.inkd").count == 1)
  }

  @Test func anOverlayThatCannotHideIsToldOfAndTheCalibrationGoesOn() throws {
    let overlay = try stage.overlay()
    stage.awaitCommands(of: overlay)
    // As many as it serves.
    let others = try (0..<8).map { _ in try Caller(stage.commands) }
    let program = try calibrate(TouchingPen(on: Self.tablet, rest: 600_000))
    #expect(eventually { program.text.contains("Mark 1 of 4") }, "\(program.log)")
    // Whichever is told first.
    #expect(
      eventually { program.text.contains("The running overlay is not hidden: ") },
      "\(program.text)")
    #expect(program.stop() == 1)
    #expect(others.count == 8)
    #expect(overlay.stop() == 0)
  }
}

/// Somebody whom the overlay serves, and who says nothing more.
private final class Caller {
  private let connection: OverlayConnection

  /// Comes again while the overlay has not yet noticed that somebody else went.
  init(_ path: String) throws {
    var served: OverlayConnection?
    let isServed = eventually {
      guard var connection = try? OverlayConnection(path: path),
        (try? connection.status()) != nil
      else { return false }
      served = consume connection
      return true
    }
    guard isServed, let connection = served.take() else {
      throw CompositorError("the overlay serves nobody")
    }
    self.connection = connection
  }
}
