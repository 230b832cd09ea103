import CompositorKit
import Foundation
import InkDrawing
import InkGeometry
import ProgramKit
import Testing
import WaylandClient

/// What is seen of a recording on a real compositor.
@Suite(.enabled(if: Sway.isThere, Sway.mend)) struct CompositorInkTests {
  private let stage: OverlayStage

  init() throws { stage = try OverlayStage() }

  @Test(arguments: ["2", "max"])
  func inkIsSeenWhereTheTabletReachesAndSavedAsItIsSeen(speed: String) throws {
    _ = try stage.daemon(speed: speed)
    let file = stage.programs.path("all.inkd")
    let overlay = try stage.overlay(["--save", file])
    try stage.awaitInk(of: overlay)
    let picture = try stage.settledPicture()
    #expect(overlay.stop() == 0)
    #expect(overlay.log == "")
    let drawing = try stage.drawing("all.inkd")
    #expect(drawing.count == (try stage.capturedInk().strokes.count))
    let unlike = try stage.pixelsUnlike(drawing, in: picture)
    #expect(unlike == 0)
    // The surface went with the program.
    #expect(try eventually { try stage.inkedPixels() == 0 })
  }

  @Test func strokesOfAMarkerRunIntoEachOtherAsInAnExportOfTheirRecording() throws {
    let file = stage.programs.path("all.inkd")
    // 0.3 s of rest between strokes that cross, and a pause in which they dry.
    var pen = try TouchingPen(on: "wacom-intuos-s", rest: 100)
    for number in 0..<4 {
      let way = (0..<20).map { Double($0) * 0.01 }
      pen.draw(way.map { Point(x: 0.3 + $0, y: number % 2 == 0 ? 0.3 + $0 : 0.5 - $0) })
      if number == 1 { pen.rest(3_000) }
    }
    let recording = stage.programs.path("crosses.evemu")
    try pen.write(to: recording)
    _ = try stage.programs.daemon(["--replay", recording, "--speed", "max"], socket: stage.socket)
    let overlay = try stage.overlay(["--ink", "marker", "--save", file])
    try stage.awaitInk(of: overlay)
    let picture = try stage.settledPicture()
    #expect(overlay.stop() == 0)
    let drawing = try stage.drawing("all.inkd")
    let unlike = try stage.pixelsUnlike(drawing, in: picture)
    #expect(unlike == 0)
    let exported = stage.programs.path("exported.inkd")
    let export = try stage.programs.run(
      "stylusctl", ["export", "--ink", "marker", recording, exported])
    #expect(export.status == 0, "\(export.errors)")
    let groups = drawing.strokes.map(\.renderGroupID)
    let others = try stage.drawing("exported.inkd").strokes.map(\.renderGroupID)
    for groups in [groups, others] {
      #expect(groups.count == 4 && groups[0] != nil && groups[2] != nil)
      #expect(groups[0] == groups[1] && groups[1] != groups[2] && groups[2] == groups[3])
    }
  }

  @Test func inkThatFadesIsGoneAndNeverSaved() throws {
    _ = try stage.daemon(speed: "max")
    let file = stage.programs.path("none.inkd")
    let overlay = try stage.overlay(["--mode", "ephemeral", "--save", file])
    #expect(try eventually { try stage.inkedPixels() > 200 }, "\(overlay.log)")
    #expect(try eventually { try stage.inkedPixels() == 0 })
    #expect(overlay.stop() == 0)
    #expect(try stage.drawing("none.inkd").count == 0)
  }

  @Test func withOffNothingIsDrawn() throws {
    _ = try stage.daemon(speed: "max")
    let overlay = try stage.overlay(["--mode", "off", "--for", "2"])
    while overlay.process.isRunning { #expect(try stage.inkedPixels() == 0) }
    #expect(overlay.process.terminationStatus == 0)
  }

  @Test func clicksReachTheProgramsBeneathInkThatFades() throws {
    let session = try CompositorSession(display: stage.sway.socket)
    let left = try session.overlay(name: "left", takesInput: true, form: .window)
    try session.show(left) { _, _ in 0xFF00_0080 }
    let right = try session.overlay(name: "right", takesInput: true, form: .window)
    try session.show(right) { _, _ in 0xFF00_8000 }
    _ = try stage.daemon(speed: "0.5")
    let overlay = try stage.overlay(["--mode", "ephemeral", "--color", "#ff0000"])
    #expect(
      try eventually {
        let picture = try stage.sway.picture()
        return (0..<picture.height).contains { y in
          (0..<picture.width).contains { picture[$0, y] == 0xFF_0000 }
        }
      }, "\(overlay.log)")
    for _ in 0..<2 {
      try stage.sway.click(x: 200, y: 300)
      #expect(try stage.sway.focusedWindow() == "left")
      try stage.sway.click(x: 1_000, y: 300)
      #expect(try stage.sway.focusedWindow() == "right")
    }
  }

  @Test(.enabled(if: OverlayStage.onlyItsOwnThreads, "the thread sanitizer's own thread wakes"))
  func inkThatIsKeptWakesNobodyWhileNoPenIsNear() throws {
    var pen = try TouchingPen(on: "wacom-intuos-s", rest: 100)
    pen.draw((0..<60).map { Point(x: 0.2 + Double($0) * 0.01, y: 0.5) })
    pen.rest(600_000)
    let file = stage.programs.path("line.evemu")
    try pen.write(to: file)
    _ = try stage.programs.daemon(["--replay", file], socket: stage.socket)
    let overlay = try stage.overlay()
    stage.awaitCommands(of: overlay)
    #expect(try eventually { try stage.dryStrokes() == 1 }, "\(overlay.log)")
    #expect(try stage.inkedPixels() > 0)
    // One sign of life of the daemon comes once it was silent for a while.
    #expect(try comesToRest(overlay, wakes: 0))
    #expect(try stage.inkedPixels() > 0)
  }

  @Test(.enabled(if: OverlayStage.onlyItsOwnThreads, "the thread sanitizer's own thread wakes"))
  func whereNothingHappensNobodyIsWoken() throws {
    // A frame each eight seconds.
    _ = try stage.daemon(speed: "0.001")
    let overlay = try stage.overlay()
    #expect(eventually { (try? overlay.sleeps) ?? 0 > 10 })
    // A sign of life of the daemon may come between.
    #expect(try comesToRest(overlay, wakes: 4))
  }

  /// Waits for two seconds in which a program wakes at most this often. Leftover work may take
  /// longer on a busy machine. Something that wakes the program again and again does so in any two
  /// seconds.
  private func comesToRest(_ overlay: RunningProgram, wakes: Int) throws -> Bool {
    try eventually {
      let before = try overlay.sleeps
      sleep(2)
      return try overlay.sleeps - before <= wakes
    }
  }
}
