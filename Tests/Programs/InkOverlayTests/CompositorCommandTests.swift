import CompositorKit
import Foundation
import InkDrawing
import ProgramKit
import Testing

/// The overlay as `stylusctl overlay` tells it what to do.
@Suite(.enabled(if: Sway.isThere, Sway.mend)) struct CompositorCommandTests {
  private let stage: OverlayStage

  init() throws { stage = try OverlayStage() }

  @Test func strokesAreTakenBackDoneAgainRemovedAndSaved() throws {
    _ = try stage.daemon(speed: "4")
    let overlay = try stage.overlay()
    try stage.awaitInk(of: overlay)
    let count = try stage.capturedInk().strokes.count
    #expect(try eventually { try stage.dryStrokes() == count })
    let whole = try stage.inkedPixels()

    _ = try stage.tell("undo")
    #expect(try stage.dryStrokes() == count - 1)
    #expect(try eventually { try stage.inkedPixels() < whole })
    _ = try stage.tell("redo")
    #expect(try eventually { try stage.inkedPixels() == whole })
    let picture = try stage.settledPicture()
    for name in ["all.inkd", "all.svg", "all.png"] {
      #expect(try stage.tell("save", stage.programs.path(name)).contains("\(count) strokes of"))
    }
    #expect(try stage.pixelsUnlike(try stage.drawing("all.inkd"), in: picture) == 0)
    let svg = try String(contentsOfFile: stage.programs.path("all.svg"), encoding: .utf8)
    #expect(svg.contains("<svg"))
    _ = try stage.tell("clear")
    let nothing = try stage.tell(
      ["save", stage.programs.path("nothing.svg")], orRefusedAs: "has no ink that stays")
    #expect(nothing.isEmpty)
    #expect(!FileManager.default.fileExists(atPath: stage.programs.path("nothing.svg")))
    #expect(try eventually { try stage.inkedPixels() == 0 })
    _ = try stage.tell("undo")
    #expect(try eventually { try stage.inkedPixels() == whole })
    #expect(overlay.stop() == 0)
  }

  @Test func modeAndInkAreChangedWhileItRuns() throws {
    let overlay = try stage.overlay(["--mode", "ephemeral"])
    #expect(eventually { isListening(at: stage.commands) })
    #expect(try stage.tell("toggle") == "draw\n")
    #expect(try stage.tell("toggle") == "ephemeral\n")
    #expect(try stage.tell("off") == "off\n")
    _ = try stage.tell("ink", "marker", "--color", "#ff000080", "--width", "6")
    let status = try stage.status()
    #expect(status["ink"] as? String == "marker" && status["color"] as? String == "#ff000080")
    #expect(status["mode"] as? String == "off" && status["surface"] as? String == "layer")
    #expect(overlay.stop() == 0)
  }

  @Test func theConfigurationIsReadAgainWhenItIsAskedTo() throws {
    let file = stage.programs.path("ink.conf")
    func write(_ lines: String) throws {
      try lines.write(toFile: file, atomically: true, encoding: .utf8)
    }
    try write("[inkoverlay]\nmode = draw\neraser = pixel\ncolor = bleu\n")
    let overlay = try stage.overlay(["--config", file])
    #expect(eventually { overlay.log.contains("ink.conf:4") })
    #expect(try stage.status()["eraser"] as? String == "pixel")
    try write("[inkoverlay]\nmode = off\neraser = object\n")
    kill(overlay.process.processIdentifier, SIGHUP)
    #expect(try eventually { try stage.status()["eraser"] as? String == "object" })
    // What is done with a pen is the user's own last choice.
    #expect(try stage.status()["mode"] as? String == "draw")
    #expect(overlay.stop() == 0)
  }

  @Test func aSecondOverlayOnTheSameSocketSaysWhereTheFirstIs() throws {
    let first = try stage.overlay()
    #expect(eventually { isListening(at: stage.commands) })
    let second = try stage.overlay()
    second.process.waitUntilExit()
    #expect(second.process.terminationStatus == 1)
    #expect(second.log.contains("already listens at \(stage.commands)"))
    #expect(first.stop() == 0)
  }
}
