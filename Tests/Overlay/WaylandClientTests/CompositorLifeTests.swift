import CompositorKit
import Testing

@testable import WaylandClient

/// What a real compositor tells and does.
@Suite(.enabled(if: Sway.isThere, Sway.mend)) struct CompositorLifeTests {
  private let sway: Sway
  private let session: CompositorSession
  private var compositor: Compositor { session.compositor }

  init() throws {
    sway = try Sway()
    session = try CompositorSession(display: sway.socket)
  }

  @Test func whatSwayHasIsKnown() {
    // In the version that we know, or the one that sway 1.7 has.
    #expect(compositor.version(of: .layerShell) == 3)
    #expect(compositor.version(of: .compositor) ?? 0 >= 4)
    #expect(compositor.version(of: .outputDetails) == 3)
    let others: Set<WaylandGlobal> = [
      .fractionalScale, .fakeInput, .keyStates, .contextInputMethod,
    ]
    #expect(others.isSuperset(of: compositor.missing))
    #expect(compositor.feedback == .given)
    #expect(compositor.tablets.isEmpty)
  }

  @Test func anOutputIsDescribed() throws {
    let output = try #require(compositor.outputs.first)
    #expect(compositor.outputs.count == 1)
    #expect(output.name == "HEADLESS-1" && output.make == "headless")
    #expect(output.mode == OutputSize(width: 1280, height: 720) && output.logical == output.mode)
    #expect(output.millihertz == 60_000 && output.period == 16_666_667)
    #expect(output.transform == .normal && output.scale == 1)
  }

  @Test func outputsComeAndChange() throws {
    try sway.command("create_output")
    let event = try session.wait("added") { if case .outputAdded = $0 { true } else { false } }
    guard case .outputAdded(let id) = event else { return }
    #expect(compositor.output(id)?.name == "HEADLESS-2")
    #expect(compositor.output(id)?.x == 1280)
    let overlay = try session.overlay(on: id)
    try session.show(overlay) { _, _ in 0xFFFF_FFFF }
    #expect(try sway.picture(of: "HEADLESS-1")[9, 9] != 0xFF_FFFF)
    #expect(try sway.picture(of: "HEADLESS-2")[9, 9] == 0xFF_FFFF)
    try sway.command("output", "HEADLESS-2", "mode", "--custom", "800x600@120Hz")
    try session.wait("changed") { if case .outputChanged(id) = $0 { true } else { false } }
    try session.settle()
    #expect(compositor.output(id)?.millihertz == 120_000)
    #expect(overlay.geometry?.pixels == OutputSize(width: 800, height: 600))
    #expect(overlay.bufferCount == 0)
  }

  @Test func anOutputThatIsUnpluggedTakesItsOverlayAlong() throws {
    let inner = try Sway(inside: sway, outputs: 2)
    let session = try CompositorSession(display: inner.socket)
    let output = try #require(session.compositor.outputs.first { $0.name == "WL-2" }).id
    let overlay = try session.overlay(on: output)
    try session.show(overlay) { _, _ in 0x8000_0000 }
    try sway.unplug("WL-2")
    try session.wait("removed") { if case .outputRemoved(output) = $0 { true } else { false } }
    try session.settle()
    #expect(session.compositor.outputs.map(\.name) == ["WL-1"])
    #expect(session.events.contains { if case .closed(overlay.id) = $0 { true } else { false } })
    // Until its owner lets go of it, it may still be drawn on.
    try session.show(overlay) { _, _ in 0x8000_0000 }
  }

  @Test func clicksPassThroughAnOverlayThatTakesNoInput() throws {
    // Two windows side by side, each with a click of its own.
    let left = try session.overlay(name: "left", takesInput: true, form: .window)
    try session.show(left) { _, _ in 0xFF00_0080 }
    let right = try session.overlay(name: "right", takesInput: true, form: .window)
    try session.show(right) { _, _ in 0xFF00_8000 }
    let overlay = try session.overlay()
    try session.show(overlay) { _, _ in 0x4040_0000 }
    for _ in 0..<2 {
      try sway.click(x: 200, y: 300)
      #expect(try sway.focusedWindow() == "left")
      try sway.click(x: 1000, y: 300)
      #expect(try sway.focusedWindow() == "right")
    }
    try overlay.setTakesInput(true)
    try session.settle()
    try sway.click(x: 200, y: 300)
    #expect(try sway.focusedWindow() == "right")
    try overlay.setTakesInput(false)
    try session.settle()
    try sway.click(x: 200, y: 300)
    #expect(try sway.focusedWindow() == "left")
  }

  @Test func threeBuffersAreEnoughAndComeBack() throws {
    let overlay = try session.overlay()
    for commit in 1...30 {
      #expect(try session.show(overlay) { _, _ in UInt32(commit) << 24 } == UInt64(commit))
    }
    #expect(overlay.bufferCount == 3)
    #expect(session.events.contains { if case .released(overlay.id) = $0 { true } else { false } })
  }

  @Test func theBufferThatLacksLeastIsOfferedFirst() throws {
    let overlay = try session.overlay()
    #expect(overlay.freeBuffer == 0)
    try session.commit(overlay, 0, [DamageBox(x: 0, y: 0, width: 9, height: 9)])
    try session.commit(overlay, 1, [DamageBox(x: 0, y: 0, width: 9, height: 9)])
    try session.wait("released") { if case .released(overlay.id) = $0 { true } else { false } }
    #expect(overlay.freeBuffer == 0)
  }

  @Test func aCommitThatALaterOneReplacesIsDiscarded() throws {
    let overlay = try session.overlay()
    try session.show(overlay) { _, _ in 0x8000_0000 }
    // Faster than it draws.
    for _ in 0..<20 {
      try session.commit(overlay, 1, [DamageBox(x: 0, y: 0, width: 9, height: 9)])
    }
    try session.wait("discarded") {
      if case .discarded(overlay.id, let commit) = $0 { 2...20 ~= commit } else { false }
    }
  }

  @Test func aFrameIsToldWhereItWasAskedFor() throws {
    let overlay = try session.overlay()
    try session.commit(overlay, 0, [DamageBox(x: 0, y: 0, width: 9, height: 9)], asksForFrame: true)
    try session.wait("frame") { if case .frame(overlay.id, _) = $0 { true } else { false } }
  }

  @Test func whatIsRefusedIsToldWithTheCompositorsWords() throws {
    let overlay = try session.overlay()
    // No layer surface may become a window.
    let fault = #expect(throws: WaylandError.self) {
      try overlay.becomeWindow("a second role")
      try session.settle()
    }
    guard case .refused(let interface, let code, let words) = fault else {
      Issue.record("\(String(describing: fault))")
      return
    }
    #expect(interface == "xdg_surface" && code == 0)
    #expect(words.contains("wl_surface"))
  }

  @Test func aCompositorThatIsKilledIsGoneAndTheNextOneIsFound() throws {
    let overlay = try session.overlay()
    try session.show(overlay) { _, _ in 0x8000_0000 }
    sway.kill()
    let fault = #expect(throws: WaylandError.self) {
      while true { try session.look(milliseconds: 100) }
    }
    #expect(fault == .gone && fault?.canHeal == true)
    // What is still done with the old connection does no harm.
    _ = try? session.commit(overlay, 0)
    let none = #expect(throws: WaylandError.self) { try Compositor(display: sway.socket) }
    #expect(none?.canHeal == true)
    try sway.restart()
    let again = try CompositorSession(display: sway.socket)
    let next = try again.overlay()
    try again.show(next) { _, _ in 0xFF12_3456 }
    #expect(try sway.picture()[7, 7] == 0x12_3456)
  }
}
