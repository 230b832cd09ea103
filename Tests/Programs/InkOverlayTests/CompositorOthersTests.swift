import CompositorKit
import Foundation
import InkDrawing
import InkGeometry
import ProgramKit
import Testing
import WaylandClient

/// Ink on other compositors than sway, in whose windows they are looked at.
@Suite struct CompositorOthersTests {
  /// Draws a recording on a stage and compares what is seen with what is saved; what the overlay
  /// said.
  ///
  /// - Parameters:
  ///   - turn: what a window beneath does while the test waits.
  ///   - meanwhile: what happens to it once it is drawn.
  private func draw(
    on stage: OverlayStage, beneath turn: () throws -> Void = {},
    meanwhile: (RunningProgram) throws -> Void = { _ in }
  ) throws -> String {
    _ = try stage.daemon(speed: "2", words: "ink")
    let file = stage.programs.path("all.inkd")
    let overlay = try stage.overlay(["--color", "#ff8000", "--save", file])
    try stage.awaitInk(of: overlay)
    try meanwhile(overlay)
    let picture = try stage.settledPicture()
    #expect(overlay.stop() == 0)
    #expect(try stage.pixelsUnlike(try stage.drawing("all.inkd"), in: picture) == 0)
    var left = 0
    let isGone = try eventually {
      try turn()
      left = try stage.inkedPixels()
      return left == 0
    }
    #expect(isGone, "\(left) pixels")
    return overlay.log
  }

  /// Until the window of another compositor shows something of its own, always the same.
  private func awaitWindow(
    on sway: Sway, _ colour: UInt32, beneath turn: () throws -> Void = {}
  ) throws {
    let isSeen = try eventually {
      try turn()
      return try sway.picture()[640, 360] == colour
    }
    #expect(isSeen)
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

  @Test(.enabled(if: KWin.isThere && Weston.isThere, Weston.mend))
  func onKWinAProgramBeneathIsClickedThroughInkThatFadesAndNotWhileThePenDraws() throws {
    let sway = try Sway()
    let kwin = try KWin(inside: sway)
    try awaitWindow(on: sway, 0)
    let pointer = try VirtualPointer(on: sway)
    let stage = try OverlayStage(sway: sway, output: "HEADLESS-1", display: kwin.socket)
    // One of weston's examples, in the middle of the screen, tells of clicks line by line.
    let beneath = try stage.programs.start(
      "/usr/bin/stdbuf",
      [
        "-oL", "/usr/bin/weston-eventdemo", "--no-border", "--width", "600", "--height", "400",
        "--log-focus", "--log-button",
      ], environment: ["WAYLAND_DISPLAY": kwin.socket])
    // It inherits that we block signals, and does not hear of any other.
    defer { _ = beneath.stop(SIGKILL) }
    try awaitWindow(on: sway, 0xFF_0000)
    #expect(eventually { beneath.text.contains("focus") })
    func presses(of button: UInt32) -> Int {
      beneath.lines.count { $0.contains("button: \(button), state: pressed") }
    }
    var clicks: Int { presses(of: VirtualPointer.leftButton) }
    var made = 0
    func click() throws {
      try pointer.click(x: 640, y: 300)
      made += 1
    }
    try click()
    #expect(eventually { clicks == 1 })

    // A pen that stays on the tablet for three minutes.
    var pen = try TouchingPen(on: "wacom-intuos-s", rest: 100)
    pen.draw((0..<36_000).map { Point(x: 0.1 + Double($0 % 100) * 0.002, y: 0.1) })
    let file = stage.programs.path("long.evemu")
    try pen.write(to: file)
    _ = try stage.programs.daemon(["--replay", file], socket: stage.socket)
    let overlay = try stage.overlay(["--mode", "ephemeral", "--color", "#00ff00"])
    stage.awaitCommands(of: overlay)
    let isInked = { try stage.picture()[150, 72] != 0 }
    #expect(try eventually(isInked), "\(overlay.log)")
    try click()
    #expect(eventually { clicks == 2 })
    _ = try stage.tell("draw")
    // Once the surface takes the clicks, the program beneath gets none: three in a row are missing.
    var unheard = 0
    #expect(
      try eventually {
        let before = clicks
        try click()
        usleep(300_000)
        unheard = clicks == before ? unheard + 1 : 0
        return unheard == 3
      })
    _ = try stage.tell("off")
    #expect(try eventually { try !isInked() })
    try pointer.click(x: 640, y: 300, VirtualPointer.rightButton)
    // Clicks arrive in order. After the right button, no left click can still be on its way.
    #expect(eventually { presses(of: VirtualPointer.rightButton) == 1 })
    #expect(clicks < made)
    #expect(overlay.stop() == 0)
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

  /// A maximized window of one color on a compositor.
  private final class Window {
    private let session: CompositorSession
    private let surface: Overlay
    private let colour: UInt32

    init(on display: String, _ colour: UInt32) throws {
      session = try CompositorSession(display: display)
      surface = try session.overlay(name: "beneath", takesInput: true, buffers: 1)
      self.colour = colour
      try show()
    }

    /// Shows it again and answers pings: mutter takes a program that is silent for seconds for
    /// hung.
    func show() throws {
      try session.show(surface) { _, _ in 0xff00_0000 | colour }
    }
  }

  @Test(.enabled(if: Mutter.isThere, Mutter.mend))
  func onGnomesCompositorInkIsSeenAboveAWindowAndComesBackWithIt() throws {
    let mutter = try Mutter()
    var beneath = try Window(on: mutter.socket, 0x20_3040)
    try awaitWindow(on: mutter.sway, 0x20_3040, beneath: beneath.show)
    let stage = try OverlayStage(sway: mutter.sway, output: "HEADLESS-1", display: mutter.socket)
    let log = try draw(
      on: stage, beneath: { try beneath.show() },
      meanwhile: { overlay in
        // It comes back behind the window, and so above it.
        kill(overlay.process.processIdentifier, SIGSTOP)
        try mutter.restart()
        beneath = try Window(on: mutter.socket, 0x20_3040)
        try awaitWindow(on: mutter.sway, 0x20_3040, beneath: beneath.show)
        kill(overlay.process.processIdentifier, SIGCONT)
        #expect(try eventually { try stage.inkedShare() > 0.999 }, "\(overlay.log)")
      })
    #expect(log.contains("the compositor has no zwlr_layer_shell_v1"))
    #expect(log.contains("the compositor is gone"))
    // What is lost, twice; one line when mutter went, one when it came.
    #expect(log.split(separator: "\n").count == 4, "\(log)")
  }
}
