import CompositorKit
import Glibc
import LinuxIO
import ProgramKit
import Testing
import Units

@testable import WaylandClient

/// What no compositor here does by itself.
@Suite struct ScriptedCompositorTests {
  private let script: ScriptedCompositor
  private let session: CompositorSession

  init() throws {
    let script = try ScriptedCompositor([
      ("wl_compositor", 4), ("wl_shm", 1), ("wl_output", 4), ("wl_seat", 5),
      ("zwlr_layer_shell_v1", 3), ("wp_presentation", 1), ("wp_viewporter", 1),
      ("wp_fractional_scale_manager_v1", 1), ("zwp_tablet_manager_v2", 1), ("unheard_of", 9),
    ])
    script.greetings["wl_output"] = { script, output in
      try script.send(
        output, 0, .number(0), .number(0), .number(600), .number(340), .number(0),
        .text("Maker"), .text("Model"), .number(0))
      try script.send(output, 1, .word(1), .number(800), .number(600), .number(59_951))
      try script.send(output, 4, .text("DP-1"))
      try script.send(output, 2)
    }
    script.greetings["wp_presentation"] = {
      try $0.send($1, 0, .word(UInt32(CLOCK_MONOTONIC_RAW)))
    }
    self.script = script
    session = try script.session()
  }

  /// An overlay that was configured, with buffers if it has a size.
  private func overlay(width: UInt32 = 400, height: UInt32 = 300) throws -> Overlay {
    script.greetings["zwlr_layer_surface_v1"] = {
      try $0.send($1, 0, .word(7), .word(width), .word(height))
    }
    return try session.overlay()
  }

  @Test func whatIsMissingIsToldByName() {
    #expect(
      session.compositor.missing
        == [
          .windows, .outputDetails, .virtualPointers, .fakeInput, .keyStates, .inputMethods,
          .contextInputMethod, .virtualKeyboards, .clipboards,
        ])
    #expect(session.compositor.version(of: .layerShell) == 3)
  }

  @Test func anOutputIsTakenAsItIsTold() throws {
    let output = try #require(session.compositor.outputs.first)
    #expect(output.name == "DP-1" && output.make == "Maker" && output.model == "Model")
    #expect(output.millimeters == OutputSize(width: 600, height: 340))
    // Nobody tells its logical size.
    #expect(output.logical == OutputSize(width: 800, height: 600))
    #expect(output.period == 16_680_289)
  }

  @Test func aSizeOfZeroLeavesTheChoiceToUs() throws {
    let overlay = try overlay(width: 0, height: 0)
    #expect(overlay.geometry?.pixels == OutputSize(width: 800, height: 600))
    try session.settle()
    #expect(script.requests("zwlr_layer_surface_v1", 6).map(\.words) == [[7]])
  }

  @Test func moreMemoryThanCanBeIsRefusedAndNothingElseHappens() throws {
    let overlay = try session.compositor.makeOverlay(on: nil)
    let layer = { try #require(script.object("zwlr_layer_surface_v1")) }
    try session.settle()
    try script.send(layer(), 0, .word(1), .word(32_767), .word(32_767))
    try session.configure(overlay, buffers: 0)
    let fault = #expect(throws: WaylandError.self) { try overlay.addBuffer() }
    #expect(fault?.description.contains("4294705156 bytes of shared memory") == true)
    #expect(overlay.bufferCount == 0 && overlay.freeBuffer == nil)
    try script.send(layer(), 0, .word(2), .word(400), .word(300))
    try session.configure(overlay)
    #expect(try session.show(overlay) { _, _ in 0 } == 1)
  }

  @Test func aBufferOfAFormerSizeIsKeptUntilItComesBack() throws {
    let overlay = try overlay()
    try session.show(overlay) { _, _ in 0 }
    let first = try #require(script.requests("wl_surface", 1).last).words[0]
    let layer = try #require(script.object("zwlr_layer_surface_v1"))
    try script.send(layer, 0, .word(8), .word(401), .word(300))
    try session.configure(overlay)
    try session.show(overlay) { _, _ in 0 }
    #expect(!script.requests("wl_buffer", 0).contains { $0.object == first })
    try script.send(first, 0)
    try session.wait("released") { if case .released(overlay.id) = $0 { true } else { false } }
    try script.send(layer, 0, .word(9), .word(402), .word(300))
    try session.configure(overlay)
    try session.settle()
    #expect(script.requests("wl_buffer", 0).contains { $0.object == first })
  }

  @Test func anOutputOfNoSizeLeavesNothingToDraw() throws {
    let overlay = try overlay()
    let output = try #require(script.object("wl_output"))
    try script.send(output, 1, .word(1), .number(0), .number(0), .number(0))
    try script.send(output, 2)
    try script.send(
      try #require(script.object("zwlr_layer_surface_v1")), 0, .word(8), .word(0), .word(0))
    try session.configure(overlay)
    #expect(overlay.geometry == nil && overlay.bufferCount == 0 && overlay.freeBuffer == nil)
  }

  @Test func thePreferredScaleDecidesWhereTheOutputIsNotCovered() throws {
    let overlay = try overlay()
    let scale = try #require(script.object("wp_fractional_scale_v1"))
    try script.send(scale, 0, .word(150))
    try session.configure(overlay)
    #expect(overlay.geometry?.pixels == OutputSize(width: 500, height: 375))
    try session.show(overlay) { _, _ in 0 }
    #expect(script.requests("wp_viewport", 2).last?.words == [400, 300])
    #expect(script.requests("wl_shm_pool", 0).last?.words[2...] == [500, 375, 2_000, 0])
  }

  @Test func whatWasShownIsToldOnOurClock() throws {
    let overlay = try overlay()
    let commit = try session.show(overlay) { _, _ in 0 }
    let feedback = try #require(script.object("wp_presentation_feedback"))
    var raw = timespec()
    let before = MonotonicClock.nanoseconds / 1_000
    unsafe clock_gettime(CLOCK_MONOTONIC_RAW, &raw)
    let after = MonotonicClock.nanoseconds / 1_000
    try script.send(feedback, 0, .word(try #require(script.object("wl_output"))))
    try script.send(
      feedback, 1, .word(0), .word(UInt32(raw.tv_sec)), .word(UInt32(raw.tv_nsec)),
      .word(16_680_289), .word(1), .word(2), .word(7))
    let event = try session.wait("presented") {
      if case .presented(overlay.id, _) = $0 { true } else { false }
    }
    guard case .presented(_, let shown) = event else { return }
    #expect(shown.commit == commit && shown.refresh == 16_680_289)
    #expect(shown.sequence == 1 << 32 + 2 && shown.output == session.compositor.outputs[0].id)
    #expect(shown.flags == [.retrace, .hardwareClock, .hardwareCompletion])
    #expect(shown.time.microseconds >= before - 100 && shown.time.microseconds <= after + 100)
  }

  @Test func aClockThatNobodyHasCountsAsNoFeedback() throws {
    try script.send(try #require(script.object("wp_presentation")), 0, .word(4_711))
    try session.settle()
    #expect(session.compositor.feedback == .foreignClock(4_711))
    let overlay = try overlay()
    try session.show(overlay) { _, _ in 0 }
    #expect(script.requests("wp_presentation", 1).isEmpty)
  }

  @Test func aCompositorThatNeverAnswersIsNotAskedForEver() throws {
    let overlay = try overlay()
    for _ in 0..<100 {
      try session.commit(overlay, 0)
      try session.settle()
    }
    #expect(script.requests("wp_presentation", 1).count == 32)
    #expect(script.requests("wl_surface", 6).count == 101)
    let feedback = try #require(script.object("wp_presentation_feedback"))
    try script.send(feedback, 2)
    try session.wait("discarded") {
      if case .discarded(overlay.id, commit: 32) = $0 { true } else { false }
    }
    try session.commit(overlay, 0)
    try session.settle()
    #expect(script.requests("wp_presentation", 1).count == 33)
  }

  @Test func anErrorOfOursIsToldInTheCompositorsWords() throws {
    let overlay = try overlay()
    let surface = try #require(script.object("wl_surface"))
    try script.send(1, 0, .word(surface), .word(2), .text("bad: size"))
    let fault = #expect(throws: WaylandError.self) {
      while true { try session.look(milliseconds: 100) }
    }
    #expect(fault == .refused(interface: "wl_surface", code: 2, words: "bad: size"))
    #expect(
      fault?.description.contains(
        "the compositor reported an error: wl_surface, error 2, bad: size") == true)
    // What is said to a connection that ended is not said, and nothing else happens.
    #expect(throws: (any Error).self) { try overlay.setTakesInput(true) }
  }

  @Test func aCompositorThatReadsNothingIsNotSpokenTo() throws {
    let overlay = try overlay()
    script.isAwake = false
    var count = 0
    while try session.commit(overlay, 0, [DamageBox(x: 0, y: 0, width: 9, height: 9)]) != nil {
      count += 1
      try #require(count < 100_000, "the socket takes everything")
    }
    #expect(session.compositor.isFull)
    script.isAwake = true
    try session.settle()
    #expect(!session.compositor.isFull)
    #expect(script.requests("wl_surface", 6).count == count + 1)
    #expect(try session.commit(overlay, 0) != nil)
  }

  @Test func aCompositorThatReadsNothingForSecondsIsGivenUp() throws {
    let overlay = try overlay()
    script.isAwake = false
    let fault = #expect(throws: WaylandError.self) {
      _ = try eventually(every: 0) {
        if try session.commit(overlay, 0) == nil { usleep(100_000) }
        return false
      }
    }
    #expect(fault == .stuck(seconds: 5))
    #expect(fault?.canHeal == true)
  }

  @Test func aCompositorThatHangsUpIsGone() throws {
    let script = try ScriptedCompositor([("wl_compositor", 4)])
    let session = try script.session()
    try script.hangUp()
    let fault = #expect(throws: WaylandError.self) {
      while true { try session.look(milliseconds: 100) }
    }
    #expect(fault == .gone)
  }

  @Test func outputsThatComeAndGoLeaveNothing() throws {
    let output = try #require(session.compositor.outputs.first).id
    let registry = try #require(script.object("wl_registry"))
    try script.send(registry, 1, .word(output.rawValue))
    try session.wait("removed") { if case .outputRemoved(output) = $0 { true } else { false } }
    #expect(session.compositor.outputs.isEmpty && session.compositor.output(output) == nil)
    #expect(throws: WaylandError.noOutput(output)) {
      try session.compositor.makeOverlay(on: output)
    }
    // Numbers that it never told of.
    try script.send(registry, 1, .word(4_711))
    try session.settle()
  }

  @Test func anUnwantedOverlayTakesDownAllThatItHad() throws {
    do {
      let overlay = try overlay()
      try session.show(overlay) { _, _ in 0 }
    }
    try session.settle()
    let ends = [
      ("wl_buffer", 0, 3), ("wp_viewport", 0, 1), ("wp_fractional_scale_v1", 0, 1),
      ("zwlr_layer_surface_v1", 7, 1), ("wl_surface", 0, 1),
    ]
    for (interface, opcode, count) in ends {
      #expect(script.requests(interface, opcode).count == count, "\(interface)")
    }
  }
}
