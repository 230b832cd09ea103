import CompositorKit
import Testing

@testable import WaylandClient

/// Keyboards, which no headless compositor has.
@Suite struct ScriptedKeyTests {
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
  }

  /// Tells what the seat has: 1 a pointer, 2 a keyboard, 4 fingers.
  private func tell(_ capabilities: UInt32) throws {
    try script.send(try #require(script.object("wl_seat")), 0, .word(capabilities))
    try session.settle()
    // Once more: what is answered to it has been read then.
    try session.settle()
  }

  private func make(takesKeys: Bool) throws -> Overlay {
    let overlay = try session.compositor.makeOverlay(on: nil, takesKeys: takesKeys)
    try session.configure(overlay)
    try session.settle()
    return overlay
  }

  private var keyboardsAskedFor: Int { script.requests("wl_seat", 1).count }

  @Test func onlyAnOverlayThatTakesKeysAsksForTheKeyboard() throws {
    try tell(3)
    let silent = try make(takesKeys: false)
    #expect(keyboardsAskedFor == 0)
    #expect(script.requests("zwlr_layer_surface_v1", 4).map(\.words) == [[0]])
    let loud = try make(takesKeys: true)
    #expect(keyboardsAskedFor == 1)
    #expect(script.requests("zwlr_layer_surface_v1", 4).map(\.words) == [[0], [1]])
    withExtendedLifetime((silent, loud)) {}
  }

  @Test func aKeyboardThatComesLaterIsListenedToAndOneThatGoesIsLetGo() throws {
    let overlay = try make(takesKeys: true)
    #expect(keyboardsAskedFor == 0)
    try tell(2)
    try tell(2)
    #expect(keyboardsAskedFor == 1)
    try tell(0)
    #expect(script.requests("wl_keyboard", 0).count == 1)
    try tell(2)
    #expect(keyboardsAskedFor == 2)
    withExtendedLifetime(overlay) {}
  }

  @Test func escapeIsToldWhenItIsPressedOverTheOverlayAndNoOtherKeyIs() throws {
    try tell(2)
    let overlay = try make(takesKeys: true)
    let keyboard = try #require(script.object("wl_keyboard"))
    let surface = try #require(script.object("wl_surface"))
    func press(_ key: UInt32) throws {
      try script.send(keyboard, 3, .word(9), .word(1_000), .word(key), .word(1))
      try script.send(keyboard, 3, .word(9), .word(1_010), .word(key), .word(0))
    }
    // Before it has the keyboard.
    try press(1)
    try script.send(keyboard, 1, .word(9), .word(surface), .word(0))
    for key: UInt32 in [2, 28, 57, 1] { try press(key) }
    try script.send(keyboard, 2, .word(9), .word(surface))
    try press(1)
    try session.settle()
    let told = session.events.filter { if case .escaped(overlay.id) = $0 { true } else { false } }
    #expect(told.count == 1)
  }
}
