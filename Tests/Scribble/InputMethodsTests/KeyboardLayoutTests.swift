import Desktops
import Testing
import WaylandClient

@testable import InputMethods

/// Which keys give a text, in layouts of xkeyboard-config.
@Suite struct KeyboardLayoutTests {
  /// What comes of the keys that are found; nil: it is said that a character lacks.
  private func typed(
    _ text: String, _ layouts: String, group: UInt32 = 0, caps: Bool = false, options: String = ""
  ) throws -> String? {
    let keyboard = try #require(TypedKeyboard(layouts, options: options))
    let layout = try #require(KeyboardLayout(keyboard.keymap))
    let state = KeyboardState(group: group, isCapsLocked: caps)
    do throws(TypingError) {
      let moves = try layout.moves(for: text, in: state)
      let (typed, isAsBefore) = keyboard.type(moves, in: state)
      #expect(isAsBefore, "\(layouts) \(caps) \(options)")
      return typed
    } catch {
      #expect(error == .lacksCharacter || error == .capsLocked && caps)
      return nil
    }
  }

  @Test(arguments: [
    ("us", "Hello, World! 'quoted' {x} \\~"), ("de", "Grün: 5 € @home [x] {y} ÄÖÜ"),
    ("fr", "Le, 123 € Hz ; <ici>"), ("ru", "Привет, мир! Ёж"), ("gb", "£5 \"x\" @"),
    ("pl", "zażółć gęślą jaźń ŹDŹBŁO"), ("gr", "λογος"),
  ])
  func aTextComesAsItIsWrittenWhateverCapsLockIs(layout: String, text: String) throws {
    for caps in [false, true] {
      #expect(try typed(text, layout, caps: caps) == text, "\(layout) \(caps)")
    }
  }

  /// Some keys have no other letter with Shift, and give a capital one with Caps Lock, whatever is
  /// held.
  @Test(arguments: [("de", "Größe"), ("fr", "déjà où ça"), ("ch", "éàè [z]")])
  func whatCapsLockKeepsFromComingIsSaid(layout: String, text: String) throws {
    #expect(try typed(text, layout) == text)
    #expect(try typed(text, layout, caps: true) == nil)
    let keyboard = try #require(TypedKeyboard(layout))
    let found = try #require(KeyboardLayout(keyboard.keymap))
    #expect(throws: TypingError.capsLocked) {
      try found.moves(for: text, in: KeyboardState(group: 0, isCapsLocked: true))
    }
  }

  /// Keys whose letters lie elsewhere are found where they are.
  @Test func keysAreThoseOfTheLayout() throws {
    func keys(_ text: String, _ layout: String) throws -> [UInt32] {
      let keyboard = try #require(TypedKeyboard(layout))
      let found = try #require(KeyboardLayout(keyboard.keymap))
      let state = KeyboardState(group: 0, isCapsLocked: false)
      return try found.moves(for: text, in: state).filter(\.isDown).map(\.key)
    }
    #expect(try keys("zy", "us") == [44, 21])
    #expect(try keys("zy", "de") == [21, 44])
    #expect(try keys("aq", "fr") == [16, 30])
    // Digits of a French keyboard need Shift, and are not those of the number pad.
    #expect(try keys("1", "fr") == [42, 2])
    #expect(try keys("@", "de") == [100, 16])
    #expect(try keys("\n", "us") == [28])
  }

  @Test(arguments: [
    // By a dead key alone, which gives no character by itself.
    ("de", "café"), ("fr", "fenêtre"), ("us", "naïve"), ("us", "€"), ("ru", "hello"), ("us", "мир"),
    ("us", "a\u{1B}[2J"), ("us", "\u{8}"), ("us", "日本"), ("us", "e\u{301}"),
  ])
  func whatTheLayoutLacksIsNotTypedAtAll(layout: String, text: String) throws {
    #expect(try typed(text, layout) == nil)
    #expect(try typed(text, layout, caps: true) == nil)
  }

  @Test func theLayoutThatCountsIsTheOne() throws {
    #expect(try typed("hello", "us,ru", group: 0) == "hello")
    #expect(try typed("hello", "us,ru", group: 1) == nil)
    #expect(try typed("привет", "us,ru", group: 1) == "привет")
    #expect(try typed("привет", "us,ru", group: 0) == nil)
    #expect(try typed("zero", "us,de", group: 1, caps: true) == "zero")
  }

  /// Where keys change what the next ones mean, all comes as it is meant, or nothing is typed.
  @Test(arguments: [
    "shift:breaks_caps", "caps:escape", "caps:shiftlock", "caps:internal", "lv3:ralt_alt",
    "lv3:caps_switch", "ctrl:nocaps", "shift:both_capslock", "grp:shifts_toggle", "compose:ralt",
    "lv3:enter_switch", "nbsp:level3", "numpad:shift3", "grp:lalt_toggle", "lv5:rwin_switch_lock",
  ])
  func withUnusualKeysATextComesWholeOrNotAtAll(options: String) throws {
    for (layout, text) in [("us", "One Two"), ("de", "Größe € [X]"), ("us,ru", "Ab Cd!")] {
      for caps in [false, true] {
        let found = try typed(text, layout, caps: caps, options: options)
        #expect(found == nil || found == text, "\(options) \(layout) \(caps)")
        #expect(found != nil || caps || options.contains("lv3"), "\(options) \(layout)")
      }
    }
  }

  @Test func eachCharacterThatIsFoundComes() throws {
    for layout in ["us", "de", "fr", "ru", "es", "it", "se", "cz", "tr", "il", "ara"] {
      let keyboard = try #require(TypedKeyboard(layout))
      let found = try #require(KeyboardLayout(keyboard.keymap))
      var count = 0
      for caps in [false, true] {
        let state = KeyboardState(group: 0, isCapsLocked: caps)
        for scalar in (0x20...0x24FF).compactMap(Unicode.Scalar.init) where scalar.value != 0x7F {
          let text = String(scalar)
          guard let moves = try? found.moves(for: text, in: state) else { continue }
          count += 1
          let (typed, isAsBefore) = keyboard.type(moves, in: state)
          #expect(typed == text && isAsBefore, "\(layout) \(caps) \(scalar.value)")
        }
      }
      #expect(count > 2 * 70, "\(layout)")
    }
  }

  @Test func aTextBeyondTheBoundAndWhatIsNoKeymapAreRefused() throws {
    let keyboard = try #require(TypedKeyboard("us"))
    let layout = try #require(KeyboardLayout(keyboard.keymap))
    let state = KeyboardState(group: 0, isCapsLocked: false)
    let most = String(repeating: "A", count: KeyboardLayout.longestText)
    #expect(try layout.moves(for: most, in: state).count == most.count * 4)
    #expect(throws: TypingError.tooLong) { try layout.moves(for: most + "A", in: state) }
    for bad in ["", "xkb_keymap {", "xkb_keymap { };", "\u{0}\u{0}"] {
      let found = KeyboardLayout(Array(bad.utf8))
      #expect(throws: TypingError.lacksCharacter) {
        guard let found else { throw TypingError.lacksCharacter }
        _ = try found.moves(for: "a", in: state)
      }
    }
    // Cut off anywhere it is none, or one that can be asked.
    for count in stride(from: 0, to: keyboard.keymap.count, by: 4_099) {
      _ = try? KeyboardLayout(Array(keyboard.keymap.prefix(count)))?.moves(for: "a", in: state)
    }
    for group in [1, 31, UInt32.max] {
      let moves = try? layout.moves(for: "a", in: KeyboardState(group: group, isCapsLocked: false))
      #expect(moves?.count ?? 2 == 2)
    }
  }
}
