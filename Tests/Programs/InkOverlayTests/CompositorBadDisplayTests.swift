import CompositorKit
import Foundation
import ProgramKit
import Testing

/// Compositors that lack something, end in the middle of a stroke, or hang.
@Suite struct CompositorBadDisplayTests {
  private let stage: BadStage

  init() throws { stage = try BadStage() }

  /// What a compositor has, and which line says what it lacks.
  struct Lack: CustomTestStringConvertible, Sendable {
    var without: String
    var instead: ScriptedCompositor.Global?
    var line: String
    var testDescription: String { line }
  }

  @Test(arguments: [
    Lack(without: "wl_compositor", line: "no wl_compositor of version 4 or newer"),
    Lack(
      without: "wl_compositor", instead: ("wl_compositor", 3),
      line: "no wl_compositor of version 4 or newer"),
    Lack(without: "wl_shm", line: "no wl_shm"),
    Lack(
      without: "zwlr_layer_shell_v1", line: "neither zwlr_layer_shell_v1 nor xdg_wm_base"),
  ])
  func aCompositorThatLacksWhatIsNeededEndsItWithOneLine(lack: Lack) throws {
    let globals =
      ScriptedDisplay.usual.filter { $0.interface != lack.without }
      + (lack.instead.map { [$0] } ?? [])
    try expectEnd(on: ScriptedDisplay(at: stage.display, globals), line: lack.line)
  }

  @Test func aCompositorWithoutTransparentPicturesEndsItWithOneLine() throws {
    let display = try ScriptedDisplay(at: stage.display) { script in
      script.greetings["wl_shm"] = { try $0.send($1, 0, .word(1)) }
    }
    try expectEnd(on: display, line: "not accept argb8888")
  }

  private func expectEnd(on display: ScriptedDisplay, line: String) throws {
    let overlay = try stage.overlay()
    #expect(eventually { !overlay.process.isRunning }, "\(overlay.log)")
    guard !overlay.process.isRunning else { return }
    #expect(overlay.process.terminationStatus == 1)
    #expect(overlay.lineCount == 1, "\(overlay.log)")
    #expect(overlay.log.contains(line) && overlay.log.contains("Fix: "), "\(overlay.log)")
    withExtendedLifetime(display) {}
  }

  // MARK: In mid-stroke

  @Test func anOutputThatGoesInMidStrokeLeavesItsInkBehind() throws {
    let (display, daemon, overlay) = try begun()
    try display.with { try $0.remove(global: 3) }
    usleep(100_000)
    daemon.endStroke(1)
    try stage.awaitStrokes(1)
    #expect(overlay.endsAtOnce() == 0, "\(overlay.log)")
    #expect(try stage.savedStrokes() == 1)
  }

  @Test(arguments: [0, 2_000_000_000])
  func anOutputWhoseSizeCannotBeLeavesTheInkAsItIs(side: Int32) throws {
    let (display, daemon, overlay) = try begun()
    try size(display, side, side)
    usleep(100_000)
    daemon.endStroke(1)
    try stage.awaitStrokes(1)
    try size(display, 640, 480)
    try stage.draw(2, with: daemon, at: 30)
    #expect(overlay.endsAtOnce() == 0, "\(overlay.log)")
    #expect(try stage.savedStrokes() == 2)
  }

  @Test(arguments: [0, 2_000_000_000])
  func anOutputThatHasASizeOnlyLaterIsDrawnOnThen(side: Int32) throws {
    let display = try ScriptedDisplay(at: stage.display) { script in
      script.greetings["wl_output"] = { try $0.describe(output: $1, width: side, height: side) }
    }
    let daemon = try ScriptedDaemon(at: stage.socket)
    let overlay = try stage.overlay()
    #expect(eventually { display.with { !$0.requests("wl_registry", 0).isEmpty } == true })
    usleep(200_000)
    #expect(overlay.process.isRunning)
    try size(display, 800, 600)
    #expect(eventually { daemon.isHeard }, "\(overlay.log)")
    try stage.draw(1, with: daemon)
    #expect(overlay.endsAtOnce() == 0, "\(overlay.log)")
    #expect(try stage.savedStrokes() == 1)
  }

  private func size(_ display: ScriptedDisplay, _ width: Int32, _ height: Int32) throws {
    try display.with { script in
      guard let output = script.object("wl_output") else { return }
      try script.describe(output: output, width: width, height: height)
    }
  }

  @Test func aCompositorThatEndsInMidStrokeIsToldOfOnceAndItsInkComesBack() throws {
    let (display, daemon, overlay) = try begun()
    display.hangUp()
    daemon.endStroke(1)
    try stage.awaitStrokes(1)
    #expect(eventually { isShown(on: display) }, "\(overlay.log)")
    #expect(overlay.endsAtOnce() == 0, "\(overlay.log)")
    #expect(overlay.lines(with: "the compositor is gone. Fix: ").count == 1, "\(overlay.log)")
    #expect(overlay.lines(with: "the compositor is running").count == 1, "\(overlay.log)")
    #expect(try stage.savedStrokes() == 1)
  }

  @Test func aCompositorThatRefusesPicturesIsToldOfOnceAndTheInkIsKept() throws {
    let (display, daemon, overlay) = try begun { script in
      let usual = script.retort
      script.retort = { script, request in
        try usual?(script, request)
        guard request.interface == "wl_surface", request.opcode == 1 else { return }
        try script.refuse(request.object, code: 2, "not today")
      }
    }
    #expect(eventually { display.connections >= 3 }, "\(overlay.log)")
    daemon.endStroke(1)
    try stage.awaitStrokes(1)
    #expect(overlay.endsAtOnce() == 0, "\(overlay.log)")
    let lines = overlay.lines(
      with: "the compositor reported an error: wl_surface, error 2, not today. Fix: ")
    #expect(lines.count == 1, "\(overlay.log)")
    #expect(try stage.savedStrokes() == 1)
  }

  @Test func aCompositorThatStopsListeningInMidStrokeDoesNotHoldUpTheEnd() throws {
    let (display, daemon, overlay) = try begun()
    display.with { $0.isAwake = false }
    daemon.endStroke(1)
    for number: UInt64 in 2...3 { try stage.draw(number, with: daemon, at: Float(number) * 20) }
    #expect(overlay.endsAtOnce() == 0, "\(overlay.log)")
    #expect(try stage.savedStrokes() == 3)
  }

  // MARK: Who hangs

  @Test func aCompositorThatTakesNobodyInIsToldOfOnceAndDoesNotHoldUpTheEnd() throws {
    let queue = try Queue(at: stage.display, isFull: true)
    let overlay = try stage.overlay(saves: false)
    #expect(eventually { overlay.log.contains("accepts no more connections") }, "\(overlay.log)")
    usleep(200_000)
    #expect(overlay.endsAtOnce() == 0)
    #expect(overlay.lineCount == 1 && overlay.log.contains("Fix: "), "\(overlay.log)")
    withExtendedLifetime(queue) {}
  }

  @Test func aCompositorThatNeverAnswersIsToldOfOnceAndDoesNotHoldUpTheEnd() throws {
    let queue = try Queue(at: stage.display, isFull: false)
    let overlay = try stage.overlay(saves: false)
    #expect(eventually { overlay.log.contains("has not answered") }, "\(overlay.log)")
    #expect(overlay.endsAtOnce() == 0)
    #expect(overlay.lineCount == 1 && overlay.log.contains("Fix: "), "\(overlay.log)")
    withExtendedLifetime(queue) {}
  }

  // MARK: The stage

  /// Everybody is there, and a stroke is open whose ink was shown.
  private func begun(
    prepare: @escaping @Sendable (ScriptedCompositor) -> Void = { _ in }
  ) throws -> (ScriptedDisplay, ScriptedDaemon, RunningProgram) {
    let display = try ScriptedDisplay(at: stage.display, prepare: prepare)
    let daemon = try ScriptedDaemon(at: stage.socket)
    let overlay = try stage.overlay()
    #expect(eventually { daemon.isHeard }, "\(overlay.log)")
    daemon.beginStroke(1)
    #expect(eventually { isShown(on: display) || display.connections > 1 }, "\(overlay.log)")
    return (display, daemon, overlay)
  }

  private func isShown(on display: ScriptedDisplay) -> Bool {
    display.with { !$0.requests("wl_surface", 1).isEmpty } == true
  }
}
