import CompositorKit
import Foundation
import InkDrawing
import StylusTestKit
import Testing

/// Ink on other compositors than sway, in whose windows they are looked at.
@Suite struct CompositorOthersTests {
  /// Draws a recording on a stage and compares what is seen with what is saved; what the overlay said.
  ///
  /// - Parameter meanwhile: what happens to it once it is drawn.
  private func draw(
    on stage: OverlayStage, meanwhile: (RunningProgram) throws -> Void = { _ in }
  ) throws -> String {
    _ = try stage.daemon(speed: "2", words: "ink")
    let file = stage.programs.path("all.inkd")
    let overlay = try stage.overlay(["--color", "#ff8000", "--save", file])
    try stage.awaitInk(of: overlay)
    try meanwhile(overlay)
    let picture = try stage.settledPicture()
    #expect(overlay.stop() == 0)
    #expect(try stage.pixelsUnlike(try stage.drawing("all.inkd"), in: picture) == 0)
    #expect(try eventually { try stage.inkedPixels() == 0 })
    return overlay.log
  }

  /// Until the window of another compositor shows something of its own, always the same.
  private func awaitWindow(on sway: Sway, _ colour: UInt32) throws {
    #expect(try eventually { try sway.picture()[640, 360] == colour })
  }

  @Test(.enabled(if: KWin.isThere, KWin.mend))
  func onKWinInkIsSeenAsItIsSavedThoughNobodyTellsWhen() throws {
    let sway = try Sway()
    let kwin = try KWin(inside: sway)
    try awaitWindow(on: sway, 0)
    let log = try draw(
      on: OverlayStage(sway: sway, output: "HEADLESS-1", display: kwin.socket))
    #expect(log.contains("the compositor has no wp_presentation"))
    #expect(log.split(separator: "\n").count == 1, "\(log)")
  }

  @Test(.enabled(if: Weston.isThere && Sway.isThere, Weston.mend))
  func onWestonInkIsInAWindowAndWhatThatLosesIsSaid() throws {
    let sway = try Sway()
    let weston = try Weston(inside: sway)
    try awaitWindow(on: sway, 0x20_3040)
    let log = try draw(
      on: OverlayStage(
        sway: sway, output: "HEADLESS-1", display: weston.socket,
        part: Weston.picture(in:)))
    #expect(log.contains("the compositor has no zwlr_layer_shell_v1"))
    #expect(log.split(separator: "\n").count == 1, "\(log)")
  }

  /// A maximised window of one colour on a compositor; what must stay, so that it does.
  private func window(on display: String, _ colour: UInt32) throws -> [AnyObject] {
    let session = try CompositorSession(display: display)
    let window = try session.overlay(name: "beneath", takesInput: true, buffers: 1)
    try session.show(window) { _, _ in 0xff00_0000 | colour }
    return [session, window]
  }

  @Test(.enabled(if: Mutter.isThere, Mutter.mend))
  func onGnomesCompositorInkIsSeenAboveAWindowAndComesBackWithIt() throws {
    let mutter = try Mutter()
    var beneath = try window(on: mutter.socket, 0x20_3040)
    try awaitWindow(on: mutter.sway, 0x20_3040)
    let stage = try OverlayStage(sway: mutter.sway, output: "HEADLESS-1", display: mutter.socket)
    let log = try draw(on: stage) { overlay in
      // It comes back behind the window, and so above it.
      kill(overlay.process.processIdentifier, SIGSTOP)
      try mutter.restart()
      beneath = try window(on: mutter.socket, 0x20_3040)
      try awaitWindow(on: mutter.sway, 0x20_3040)
      kill(overlay.process.processIdentifier, SIGCONT)
      #expect(try eventually { try stage.inkedShare() > 0.999 }, "\(overlay.log)")
    }
    withExtendedLifetime(beneath) {}
    #expect(log.contains("the compositor has no zwlr_layer_shell_v1"))
    #expect(log.contains("the compositor is gone"))
    // What is lost, twice; one line when mutter went, one when it came.
    #expect(log.split(separator: "\n").count == 4, "\(log)")
  }
}
