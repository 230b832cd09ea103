import CompositorKit
import Foundation
import Testing

@testable import WaylandClient

/// An input method by the first version of the protocol, on a compositor that says what KWin does,
/// and what it never would.
@Suite struct ScriptedContextTests {
  private let script: ScriptedCompositor
  private let session: CompositorSession
  private let method: ContextInputMethod
  private let object: UInt32

  init() throws {
    script = try ScriptedCompositor([("wl_seat", 7), ("zwp_input_method_v1", 1)])
    session = try script.session()
    method = try ContextInputMethod(of: session.compositor)
    try session.settle()
    object = try #require(script.object("zwp_input_method_v1"))
  }

  /// A field gets the keyboard; its context.
  private func activate() throws -> UInt32 {
    let context = script.make("zwp_input_method_context_v1")
    try script.send(object, 0, .word(context))
    return context
  }

  private func requests(_ opcode: Int) -> [ScriptedCompositor.Request] {
    script.requests("zwp_input_method_context_v1", opcode)
  }

  @Test func whatAFieldTellsCountsWithTheStateAndIsAnsweredByItsNumber() throws {
    let context = try activate()
    try script.send(context, 0, .text("some ink"), .word(8), .word(8))
    try script.send(context, 2, .word(0), .word(0))
    try session.settle()
    #expect(method.focus.field == nil)
    try script.send(context, 4, .word(77))
    try session.settle()
    #expect(method.focus.field?.surrounding?.before == "some ink" && method.focus.serial == 77)
    #expect(try method.commit("water") && method.press(.backspace, times: 2))
    try session.settle()
    #expect(
      requests(1).map { $0.words[0] } == [77] && requests(1).map { $0.text(at: 1) } == ["water"])
    #expect(requests(8).map { [$0.words[2], $0.words[3]] } == [1, 0, 1, 0].map { [0xFF08, $0] })
  }

  @Test(arguments: [(8, 0, true), (0, 0x40, true), (0, 0x80, true), (9, 0, false), (12, 0, false)])
  func secretsAreKnownByTheNumbersOfThisVersion(
    purpose: UInt32, hint: UInt32, isSecret: Bool
  ) throws {
    let context = try activate()
    try script.send(context, 2, .word(hint), .word(purpose))
    try script.send(context, 4, .word(1))
    try session.settle()
    #expect(method.focus.field?.isSecret == isSecret)
    #expect(method.focus.field?.isTerminal == (purpose == 12))
  }

  @Test func nothingOfAFormerContextCountsForTheNext() throws {
    let first = try activate()
    try script.send(first, 0, .text("stale"), .word(5), .word(5))
    try script.send(first, 2, .word(0x40), .word(8))
    try script.send(first, 4, .word(1))
    let second = try activate()
    // The former goes late.
    try script.send(object, 1, .word(first))
    try script.send(second, 4, .word(2))
    try session.settle()
    try session.settle()
    let field = try #require(method.focus.field)
    #expect(field.surrounding == nil && !field.isSecret && field.number == 2)
    #expect(requests(0).contains { $0.object == first })
    try script.send(object, 1, .word(second))
    try session.settle()
    #expect(try method.focus.field == nil && !method.commit("lost") && !method.press(.enter))
    #expect(requests(1).isEmpty && requests(8).isEmpty)
  }

  @Test func aCompositorWithoutItIsNamed() throws {
    let bare = try ScriptedCompositor([("wl_seat", 7)])
    let session = try bare.session()
    #expect(throws: WaylandError.lacking(.contextInputMethod)) {
      _ = try ContextInputMethod(of: session.compositor)
    }
  }

  @Test func keysOfTheCompositorAreThoseOfEachLayout() throws {
    let script = try ScriptedCompositor([("wl_seat", 7), ("org_kde_kwin_fake_input", 4)])
    let session = try script.session()
    let keys = try FakeKeyboard(of: session.compositor)
    try keys.press(.backspace)
    try keys.press(.enter)
    try session.settle()
    let pressed = script.requests("org_kde_kwin_fake_input", 10).map(\.words)
    #expect(pressed == [[14, 1], [14, 0], [28, 1], [28, 0]])
  }

  @Test func keysGoDownAndUpInTheirOrder() throws {
    let script = try ScriptedCompositor([("wl_seat", 7), ("org_kde_kwin_fake_input", 4)])
    let session = try script.session()
    let keys = try FakeKeyboard(of: session.compositor)
    try keys.sendKeys([
      KeyMove(42, isDown: true), KeyMove(30, isDown: true), KeyMove(30, isDown: false),
      KeyMove(42, isDown: false),
    ])
    try session.settle()
    let pressed = script.requests("org_kde_kwin_fake_input", 10).map(\.words)
    #expect(pressed == [[42, 1], [30, 1], [30, 0], [42, 0]])
  }

  /// KWin 5.27 has the first version of it, and tells of locks alone.
  @Test(arguments: [1, 5, 9])
  func whichLocksAndModifiersCountIsWhatKWinTells(version: UInt32) throws {
    let script = try ScriptedCompositor([("wl_seat", 7), ("org_kde_kwin_keystate", version)])
    let session = try script.session()
    let states = try KeyStates(of: session.compositor)
    try session.settle()
    let object = try #require(script.object("org_kde_kwin_keystate"))
    #expect(script.requests("org_kde_kwin_keystate", 0).count == 1)
    #expect(states.isCapsLocked == nil && states.isModified == (version < 5 ? nil : false))
    func tell(_ key: UInt32, _ state: UInt32) throws {
      try script.send(object, 0, .word(key), .word(state))
      try session.settle()
    }
    try tell(0, 0)
    try tell(1, 2)
    try tell(4_000_000_000, 2)
    #expect(states.isCapsLocked == false && states.isModified == (version < 5 ? nil : false))
    try tell(0, 2)
    try tell(4, 3)
    #expect(states.isCapsLocked == true && states.isModified == (version < 5 ? nil : true))
    try tell(4, 0)
    #expect(states.isModified == (version < 5 ? nil : false))
  }

  @Test func aKeymapIsReadFromItsFileAndNothingElseIs() throws {
    let path = NSTemporaryDirectory() + "keymap-\(UUID().uuidString.prefix(8))"
    defer { try? FileManager.default.removeItem(atPath: path) }
    try Data("xkb_keymap { };\0".utf8).write(to: URL(fileURLWithPath: path))
    let file = try #require(FileHandle(forReadingAtPath: path))
    func read(format: UInt32 = 1, from number: Int32? = nil, count: UInt32) -> String? {
      SeatKeymap(
        number: 1, format: format, descriptor: number ?? file.fileDescriptor, count: count
      ).map { String(decoding: $0.text, as: UTF8.self) }
    }
    #expect(read(count: 16) == "xkb_keymap { };" && read(count: 10) == "xkb_keymap")
    #expect(read(count: 17) == nil && read(count: 0) == nil && read(count: .max) == nil)
    #expect(read(format: 0, count: 16) == nil && read(from: -1, count: 16) == nil)
    let folder = try #require(FileHandle(forReadingAtPath: NSTemporaryDirectory()))
    #expect(read(from: folder.fileDescriptor, count: 16) == nil)
  }
}
