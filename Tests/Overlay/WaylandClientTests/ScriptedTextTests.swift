import CompositorKit
import Testing

@testable import WaylandClient

/// An input method and a keyboard of ours, on a compositor that says what no real one does.
@Suite struct ScriptedTextTests {
  private let script: ScriptedCompositor
  private let session: CompositorSession

  init() throws {
    script = try ScriptedCompositor([
      ("wl_compositor", 5), ("wl_shm", 1), ("wl_seat", 7), ("zwlr_layer_shell_v1", 4),
      ("zwp_input_method_manager_v2", 1), ("zwp_virtual_keyboard_manager_v1", 1),
    ])
    session = try script.session()
  }

  private func made() throws -> (InputMethod, UInt32) {
    let method = try InputMethod(of: session.compositor)
    try session.settle()
    return (method, try #require(script.object("zwp_input_method_v2")))
  }

  private func tell(_ method: UInt32, _ opcode: UInt32, _ words: ScriptedCompositor.Argument...)
    throws
  {
    switch words.count {
    case 0: try script.send(method, opcode)
    case 2: try script.send(method, opcode, words[0], words[1])
    default: try script.send(method, opcode, words[0], words[1], words[2])
    }
  }

  @Test func whatAFieldTellsCountsWithTheLastOfIt() throws {
    let (method, object) = try made()
    try tell(object, 0)
    try tell(object, 2, .text("some ink"), .word(5), .word(4))
    try tell(object, 4, .word(0), .word(13))
    try session.settle()
    #expect(method.focus.field == nil && method.focus.serial == 0)
    try tell(object, 5)
    try session.wait("focus") { if case .textFocus = $0 { true } else { false } }
    let field = try #require(method.focus.field)
    #expect(field.isTerminal && !field.isSecret && method.focus.serial == 1)
    #expect(field.surrounding?.before == "some" && field.surrounding?.selected == " ")
    #expect(field.surrounding?.after == "ink")
    try tell(object, 1)
    try tell(object, 5)
    try session.settle()
    #expect(method.focus.field == nil && method.focus.serial == 2)
  }

  @Test func nothingOfAFormerFieldIsBelievedOfTheNext() throws {
    let (method, object) = try made()
    try tell(object, 0)
    try tell(object, 2, .text("stale"), .word(5), .word(5))
    try tell(object, 4, .word(0x40), .word(0))
    try tell(object, 5)
    try session.settle()
    let first = try #require(method.focus.field)
    #expect(first.isSecret)
    try tell(object, 0)
    try tell(object, 5)
    try session.settle()
    let second = try #require(method.focus.field)
    #expect(second.surrounding == nil && !second.isSecret && second.number != first.number)
  }

  @Test(arguments: [(0, 8), (0, 9), (0x40, 0), (0x80, 1), (0xC0, 8)] as [(UInt32, UInt32)])
  func secretFieldsAreKnown(hint: UInt32, purpose: UInt32) {
    var focus = InputFocus()
    focus.activate()
    focus.describe(hint: hint, purpose: purpose)
    focus.applyState()
    #expect(focus.field?.isSecret == true)
  }

  @Test(arguments: [(9, 9), (0, 99), (2, 1), (1, 1)] as [(UInt32, UInt32)])
  func placesOutsideOfATextOrInACharacterAreNotBelieved(cursor: UInt32, anchor: UInt32) {
    var focus = InputFocus()
    focus.activate()
    focus.surround("é ink", cursor: cursor, anchor: anchor)
    focus.applyState()
    #expect(focus.field != nil && focus.field?.surrounding == nil)
  }

  @Test func textIsCommittedWithTheSerialOfTheLastNews() throws {
    let (method, object) = try made()
    try tell(object, 0)
    try tell(object, 5)
    try session.settle()
    try method.setPreedit("in")
    try method.commit("ink")
    try method.delete(before: 3)
    try session.settle()
    #expect(script.requests("zwp_input_method_v2", 1).map { $0.text() } == ["in"])
    #expect(script.requests("zwp_input_method_v2", 0).map { $0.text() } == ["ink"])
    #expect(script.requests("zwp_input_method_v2", 2).map(\.words) == [[3, 0]])
    #expect(script.requests("zwp_input_method_v2", 3).map(\.words) == [[1], [1], [1]])
  }

  @Test func aLongTextIsPartedBetweenCharacters() {
    let text = String(repeating: "ä", count: 4_000)
    let parts = InputMethod.chunks(of: text)
    #expect(parts.count == 3 && parts.joined() == text)
    #expect(parts.allSatisfy { $0.utf8.count <= 3_000 })
    #expect(InputMethod.chunks(of: "").isEmpty)
  }

  @Test func aSeatThatHasAnotherInputMethodIsNoneOfOurs() throws {
    let (method, object) = try made()
    try tell(object, 0)
    try tell(object, 5)
    try tell(object, 6)
    try session.settle()
    #expect(method.isRefused && method.focus.field == nil)
  }

  @Test func aCompositorWithoutThemIsNamed() throws {
    let bare = try ScriptedCompositor([("wl_compositor", 5), ("wl_shm", 1), ("wl_seat", 7)])
    let session = try bare.session()
    #expect(throws: WaylandError.lacking(.inputMethods)) {
      _ = try InputMethod(of: session.compositor)
    }
    #expect(throws: WaylandError.lacking(.virtualKeyboards)) {
      _ = try VirtualKeyboard(of: session.compositor)
    }
  }

  @Test func aKeyboardPressesWhatATextNeeds() throws {
    let keyboard = try VirtualKeyboard(of: session.compositor)
    #expect(try keyboard.type("aB€"))
    try keyboard.press(.backspace, times: 2)
    try session.settle()
    // A second keymap has the third character.
    #expect(script.requests("zwp_virtual_keyboard_v1", 0).count == 2)
    let keys = script.requests("zwp_virtual_keyboard_v1", 1).map { [$0.words[1], $0.words[2]] }
    let pressed: [UInt32] = [30, 48, 184, 14, 14]
    #expect(keys == pressed.flatMap { [[$0, 1], [$0, 0]] })
    let times = script.requests("zwp_virtual_keyboard_v1", 1).map { $0.words[0] }
    #expect(zip(times, times.dropFirst()).allSatisfy { $0 < $1 })
    #expect(!(try keyboard.type("a\u{1B}[0m")))
    #expect(!(try keyboard.type(String(repeating: "a", count: 300))))
  }

  @Test func aKeymapHasEachCharacterOnce() throws {
    var map = Keymap()
    #expect(map.addKeys("all of ASCII ~!@#$%^&*()_+{}|:\"<>?`-=[]\\;',./") == false)
    #expect(map.addKeys("éé€") == true && map.added.count == 2)
    #expect(map.text.contains("[ U00E9 ]") && map.text.contains("[ U0061, U0041 ]"))
    #expect(map.addKeys("\u{7}") == nil && map.addKeys("é") == false)
    // There is room for 64; then those that are not needed go.
    let many = String(String.UnicodeScalarView((0x400..<0x440).map { Unicode.Scalar($0)! }))
    #expect(map.addKeys(many) == true && map.keyPress(for: "é") == nil && map.added.count == 64)
    #expect(map.addKeys(many + "é") == nil)
    #expect(map.keyPress(for: "\u{400}") != nil)
  }
}
