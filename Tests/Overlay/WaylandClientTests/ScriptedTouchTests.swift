import CompositorKit
import Testing

@testable import WaylandClient

/// Pointers and fingers over an overlay that takes touches.
@Suite struct ScriptedTouchTests {
  private let script: ScriptedCompositor
  private let session: CompositorSession

  init() throws {
    let script = try ScriptedCompositor([
      ("wl_compositor", 5), ("wl_shm", 1), ("wl_seat", 7), ("zwlr_layer_shell_v1", 4),
    ])
    script.greetings["zwlr_layer_surface_v1"] = {
      try $0.send($1, 0, .word(1), .word(64), .word(48))
    }
    self.script = script
    session = try script.session()
    // A pointer and fingers.
    try script.send(try #require(script.object("wl_seat")), 0, .word(5))
    try session.settle()
  }

  private func make() throws -> Overlay {
    let overlay = try session.compositor.makeOverlay(on: nil, takesInput: true, takesTouches: true)
    try session.configure(overlay)
    try session.settle()
    return overlay
  }

  private func nextTouch() throws -> TouchFrame {
    let event = try session.wait("touch") { if case .touch = $0 { true } else { false } }
    guard case .touch(let frame) = event else { throw CompositorError("no touch") }
    return frame
  }

  /// 24.8 bits.
  private func fixed(_ number: Double) -> UInt32 { UInt32(number * 256) }

  @Test func onlyAnOverlayThatTakesTouchesAsksForThem() throws {
    let silent = try session.compositor.makeOverlay(on: nil, takesInput: true)
    try session.settle()
    #expect(script.requests("wl_seat", 0).isEmpty)
    let overlay = try make()
    #expect(script.requests("wl_seat", 0).count == 1)
    #expect(script.requests("wl_seat", 2).count == 1)
    // What goes is let go.
    try script.send(try #require(script.object("wl_seat")), 0, .word(0))
    try session.settle()
    try session.settle()
    #expect(script.requests("wl_pointer", 1).count == 1)
    #expect(script.requests("wl_touch", 0).count == 1)
    withExtendedLifetime((silent, overlay)) {}
  }

  @Test func aPointerIsToldFrameByFrame() throws {
    let overlay = try make()
    let pointer = try #require(script.object("wl_pointer"))
    let surface = try #require(script.object("wl_surface"))
    try script.send(pointer, 0, .word(1), .word(surface), .word(fixed(10.5)), .word(fixed(20)))
    try script.send(pointer, 3, .word(2), .word(7), .word(0x110), .word(1))
    try script.send(pointer, 5)
    var expected = TouchFrame(source: .pointer, overlay: overlay.id, x: 10.5, y: 20, isDown: true)
    #expect(try nextTouch() == expected)
    // Another button means nothing; what scrolls neither.
    try script.send(pointer, 3, .word(3), .word(8), .word(0x111), .word(1))
    try script.send(pointer, 4, .word(8), .word(0), .word(fixed(10)))
    try script.send(pointer, 5)
    try script.send(pointer, 2, .word(9), .word(fixed(11)), .word(fixed(21)))
    try script.send(pointer, 5)
    (expected.x, expected.y) = (11, 21)
    #expect(try nextTouch() == expected)
    try script.send(pointer, 1, .word(4), .word(surface))
    try script.send(pointer, 5)
    (expected.overlay, expected.isDown) = (nil, false)
    #expect(try nextTouch() == expected)
  }

  @Test func fingersAreFollowedUntilTheyAreLiftedOrTakenAway() throws {
    let overlay = try make()
    let touch = try #require(script.object("wl_touch"))
    let surface = try #require(script.object("wl_surface"))
    for finger: UInt32 in [0, 1] {
      try script.send(
        touch, 0, .word(1), .word(5), .word(surface), .word(finger), .word(fixed(4)),
        .word(fixed(6)))
    }
    var first = TouchFrame(source: .finger(0), overlay: overlay.id, x: 4, y: 6, isDown: true)
    #expect(try nextTouch() == first)
    #expect(try nextTouch().source == .finger(1))
    try script.send(touch, 2, .word(6), .word(0), .word(fixed(7)), .word(fixed(8)))
    (first.x, first.y) = (7, 8)
    #expect(try nextTouch() == first)
    try script.send(touch, 1, .word(2), .word(7), .word(0))
    first.isDown = false
    #expect(try nextTouch() == first)
    try script.send(touch, 4)
    let taken = try nextTouch()
    #expect(taken.source == .finger(1) && taken.isCancelled && !taken.isDown)
  }

  @Test func inputIsTakenWithinRectanglesAlone() throws {
    let overlay = try make()
    overlay.setInput(within: [
      DamageBox(x: 1, y: 2, width: 30, height: 4), DamageBox(x: 5, y: 6, width: 7, height: 8),
    ])
    try session.settle()
    #expect(script.requests("wl_region", 1).map(\.words) == [[1, 2, 30, 4], [5, 6, 7, 8]])
    overlay.setInput(within: [
      DamageBox(x: 1, y: 2, width: 30, height: 4), DamageBox(x: 5, y: 6, width: 7, height: 8),
    ])
    try session.settle()
    #expect(script.requests("wl_region", 1).count == 2)
    // It had all before.
    #expect(script.requests("wl_surface", 5).count == 2)
  }
}
