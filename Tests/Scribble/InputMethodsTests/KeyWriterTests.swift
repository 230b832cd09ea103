import Desktops
import Testing
import WaylandClient

@testable import InputMethods

/// Texts by keys: whole, or nothing of them, and why.
@Suite struct KeyWriterTests {
  /// The user's keyboards, of which a test tells what counts.
  private final class Keyboard: UserKeyboard {
    var state: KeyboardState? = KeyboardState(group: 0, isCapsLocked: false)
    var pressed: [[KeyMove]] = []
    var takes = true
    /// Says of what was sent that it was not pressed; nil: it was.
    var refusals: [() -> Void]?
    func sendKeys(
      _ moves: [KeyMove], in state: KeyboardState, refused: @escaping () -> Void
    ) -> Bool {
      guard takes else { return false }
      if refusals == nil { pressed.append(moves) }
      refusals?.append(refused)
      return true
    }
  }

  private let keyboard = Keyboard()
  private let typed: TypedKeyboard
  private final class Seat { var keymap: SeatKeymap? }
  private let seat = Seat()
  private let writer: KeyWriter

  init() throws {
    typed = try #require(TypedKeyboard("us,de"))
    seat.keymap = SeatKeymap(number: 1, text: typed.keymap)
    let seat = seat
    writer = KeyWriter(keyboard) { seat.keymap }
  }

  @Test func whatATextTakesThePlaceOfGoesWithIt() {
    #expect(writer.isReady && writer.type("Ab", over: 2, keeps: true))
    let deletes = EditingKey.backspace.moves(times: 2)
    #expect(keyboard.pressed.count == 1 && keyboard.pressed[0].starts(with: deletes))
    let state = KeyboardState(group: 0, isCapsLocked: false)
    #expect(typed.type(Array(keyboard.pressed[0].dropFirst(4)), in: state).text == "Ab")
    #expect(writer.typingError == nil && writer.press(.enter, times: 1))
    #expect(keyboard.pressed[1].map(\.key) == [28, 28])
  }

  @Test func ofATextWithALetterThatLacksNothingIsPressedNorDeleted() {
    #expect(!writer.type("naïve", over: 3, keeps: true))
    #expect(
      keyboard.pressed == [] && writer.typingError == .lacksCharacter && writer.takeRefused() == [])
    // The next goes, and nothing is wrong any more.
    #expect(writer.type("plain") && writer.typingError == nil)
  }

  @Test func whereItIsNotKnownOrAKeyIsHeldNothingIsPressed() {
    keyboard.state = nil
    #expect(!writer.isReady && !writer.type("a") && writer.typingError == .unknownState)
    keyboard.state = KeyboardState(group: 0, isCapsLocked: false, isModified: true)
    #expect(
      !writer.type("a") && writer.typingError == .modified && !writer.press(.backspace, times: 1))
    keyboard.state = KeyboardState(group: 0, isCapsLocked: false, isModified: false)
    seat.keymap = nil
    #expect(!writer.isReady && !writer.type("a") && writer.typingError == .noKeymap)
    seat.keymap = SeatKeymap(number: 2, text: Array("nonsense".utf8))
    #expect(!writer.type("a") && writer.typingError == .noKeymap)
    seat.keymap = SeatKeymap(number: 3, text: typed.keymap)
    keyboard.takes = false
    #expect(!writer.type("a") && writer.typingError == .refused)
    #expect(!writer.type("a", over: 257) && writer.typingError == .tooLong)
    #expect(keyboard.pressed == [])
  }

  @Test func anotherKeymapOrLayoutHasOtherKeys() throws {
    func key(_ text: String) -> UInt32? {
      writer.type(text) ? keyboard.pressed.last?.first?.key : nil
    }
    #expect(key("z") == 44)
    keyboard.state = KeyboardState(group: 1, isCapsLocked: false)
    #expect(key("z") == 21)
    let french = try #require(TypedKeyboard("fr"))
    seat.keymap = SeatKeymap(number: 2, text: french.keymap)
    #expect(key("a") == 16)
  }

  @Test func whatTurnsOutNotToHaveBeenPressedIsToldOnce() {
    keyboard.refusals = []
    #expect(writer.type("lost", over: 1, keeps: true) && writer.type("read back"))
    #expect(writer.typingError == nil && writer.takeRefused() == [])
    for refuse in keyboard.refusals ?? [] { refuse() }
    #expect(writer.takeRefused() == ["lost"] && writer.takeRefused() == [])
    #expect(writer.typingError == .refused)
  }

  @Test func eachFaultIsOneLineWithWhatToDoAndWithoutTheText() {
    for fault in TypingError.allCases {
      let line = "\(fault)"
      #expect(line.contains("Fix: ") && line.contains("waits") && !line.contains("\n"))
    }
  }
}
