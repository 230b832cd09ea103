import CompositorKit
import Foundation
import InkDrawing
import ProgramKit
import Testing

/// Whether the overlay goes on when those whom it needs go and come again.
@Suite(.enabled(if: Sway.isThere, Sway.mend)) struct CompositorRestartTests {
  private let stage: OverlayStage

  init() throws { stage = try OverlayStage() }

  @Test func inkThatStaysComesBackWithTheCompositor() throws {
    _ = try stage.daemon(speed: "max")
    let overlay = try stage.overlay(["--save", stage.programs.path("all.inkd")])
    try stage.awaitInk(of: overlay)
    stage.sway.kill()
    #expect(eventually { overlay.log.contains("the compositor is gone") })
    try stage.sway.restart()
    try stage.awaitInk(of: overlay)
    #expect(overlay.stop() == 0)
    // One line when it went, one when it came.
    #expect(overlay.log.split(separator: "\n").count == 2, "\(overlay.log)")
  }

  @Test func inkGoesOnWithAnotherDaemon() throws {
    let first = try stage.daemon(speed: "1")
    let overlay = try stage.overlay(["--save", stage.programs.path("all.inkd")])
    #expect(try eventually { try stage.inkedPixels() > 200 }, "\(overlay.log)")
    #expect(first.stop() == 0)
    #expect(eventually { overlay.log.contains("Waiting for it.") })
    _ = try stage.daemon(speed: "4", words: "pen")
    // Its recording begins with its first listener.
    #expect(eventually { overlay.log.contains("the daemon is running") }, "\(overlay.log)")
    try stage.awaitInk(of: overlay)
    let strokes = try stage.capturedInk().strokes.count
    #expect(try eventually { try stage.dryStrokes() > strokes }, "\(overlay.log)")
    #expect(overlay.stop() == 0)
    let kept = try stage.drawing("all.inkd").count
    #expect(kept > strokes, "\(overlay.log)")
  }

  @Test func whoIsNotThereYetIsWaitedFor() throws {
    stage.sway.kill()
    let overlay = try stage.overlay()
    #expect(eventually { overlay.log.contains("no Wayland compositor at") })
    try stage.sway.restart()
    #expect(eventually { overlay.log.contains("no daemon to talk to") })
    _ = try stage.daemon(speed: "4")
    try stage.awaitInk(of: overlay)
    #expect(overlay.stop() == 0)
  }
}

/// Where the kernel has no room for pictures.
@Suite(.enabled(if: Sway.isThere, Sway.mend)) struct CompositorMemoryTests {
  @Test func pictureMemoryThatIsRefusedIsToldOnceAndInkComesWhenThereIsRoom() throws {
    let stage = try OverlayStage()
    _ = try stage.daemon(speed: "max")
    let overlay = try stage.overlay(under: ["/usr/bin/prlimit", "--fsize=1000000:"])
    #expect(eventually { overlay.log.contains("shared memory") })
    // As often as it tries: after 0.1 s, 0.2 s, 0.4 s...
    sleep(2)
    #expect(overlay.log.split(separator: "\n").count == 1, "\(overlay.log)")
    #expect(try stage.inkedPixels() == 0)
    let raised = try stage.programs.run(
      "/usr/bin/prlimit", ["--pid", "\(overlay.process.processIdentifier)", "--fsize=unlimited:"])
    #expect(raised.status == 0, "\(raised.errors)")
    try stage.awaitInk(of: overlay)
    #expect(overlay.stop() == 0)
  }
}

/// Outputs that come and go.
@Suite(.enabled(if: Sway.isThere, Sway.mend)) struct CompositorHotplugTests {
  @Test func inkGoesOnWhenAnOutputWentAwayAndTheOtherGrew() throws {
    let outer = try Sway()
    let stage = try OverlayStage(sway: Sway(inside: outer, outputs: 2), output: "WL-1")
    let overlay = try stage.overlay(["--output", "WL-1"])
    let first = try stage.daemon(speed: "1", words: "pen")
    #expect(try eventually { try stage.inkedPixels() > 0 }, "\(overlay.log)")
    // In the middle: a daemon whose recording is over is asked again only after a while.
    #expect(first.stop() == 0)
    let width = try stage.picture().width
    try outer.unplug("WL-2")
    // Its window has the room of both.
    #expect(try eventually { try stage.picture().width > width })
    // The first may have been there before it was missed.
    func found() -> Int { overlay.log.split(separator: "the daemon is running").count }
    let before = found()
    _ = try stage.daemon(speed: "2")
    #expect(eventually { found() > before }, "\(overlay.log)")
    try stage.awaitInk(of: overlay)
    #expect(overlay.stop() == 0)
  }
}
