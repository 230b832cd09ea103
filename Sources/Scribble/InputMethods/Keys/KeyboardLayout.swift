import CXkbcommon
package import Desktops
package import WaylandClient

/// The user's layouts: finds the keys for a text.
///
/// The result is what a compositor would produce: all keys are first pressed here, on a simulated
/// xkb keyboard in the same state. A dead key is not a character and therefore never used, nor is a
/// key of the number pad, whose meaning depends on Num Lock.
@safe package final class KeyboardLayout {
  private let keymap: OpaquePointer
  /// The keys found, for some states.
  private var known: [KeyboardState: [UInt32: KeyChord]] = [:]
  private static let mostKnown = 8

  /// The longest text, in characters: longer than any word or line.
  package static let longestText = VirtualKeyboard.longestText

  /// A key with the modifier keys held for it, by the kernel's numbers.
  private struct KeyChord {
    var key: UInt32
    var held: [UInt32]
  }

  private enum KeyNumbers {
    /// xkb's offset from the kernel's numbers.
    static let offset: UInt32 = 8
    /// X11 counts to 255, and mutter accepts no others.
    static let all: ClosedRange<UInt32> = 1...247
    static let leftShift: UInt32 = 42
    static let rightAlt: UInt32 = 100
  }

  private enum Symbol {
    static let shifts: ClosedRange<UInt32> = 0xFFE1...0xFFE2
    static let thirdLevel: UInt32 = 0xFE03
    static let numberPad: ClosedRange<UInt32> = 0xFF80...0xFFBD
  }

  /// - Parameter text: the keymap, as a compositor reports it.
  /// - Returns: nil if it is not a keymap.
  package init?(_ text: [UInt8]) {
    let flags = XKB_CONTEXT_NO_DEFAULT_INCLUDES.rawValue | XKB_CONTEXT_NO_ENVIRONMENT_NAMES.rawValue
    guard let context = unsafe xkb_context_new(xkb_context_flags(rawValue: flags)) else {
      return nil
    }
    defer { unsafe xkb_context_unref(context) }
    // Otherwise its messages about a keymap, which only its creator can fix, would be logged.
    unsafe xkb_context_set_log_level(context, XKB_LOG_LEVEL_CRITICAL)
    let made = unsafe text.withUnsafeBytes { bytes in
      unsafe xkb_keymap_new_from_buffer(
        context, bytes.bindMemory(to: CChar.self).baseAddress, bytes.count,
        XKB_KEYMAP_FORMAT_TEXT_V1, XKB_KEYMAP_COMPILE_NO_FLAGS)
    }
    guard let made = unsafe made else { return nil }
    unsafe keymap = made
  }

  deinit { unsafe xkb_keymap_unref(keymap) }

  /// The keys for a text, each pressed and released.
  ///
  /// - Throws: ``TypingError/lacksCharacter``, ``TypingError/capsLocked``, ``TypingError/tooLong``.
  package func moves(for text: String, in state: KeyboardState) throws(TypingError) -> [KeyMove] {
    guard text.count <= Self.longestText, text.unicodeScalars.count <= 2 * Self.longestText else {
      throw .tooLong
    }
    if let moves = find(text, in: state) { return moves }
    let unlocked = KeyboardState(group: state.group, isCapsLocked: false)
    throw state.isCapsLocked && find(text, in: unlocked) != nil ? .capsLocked : .lacksCharacter
  }

  private func find(_ text: String, in state: KeyboardState) -> [KeyMove]? {
    let state = KeyboardState(group: state.group, isCapsLocked: state.isCapsLocked)
    if known.count >= Self.mostKnown { known = [:] }
    let chords = known[state] ?? findChords(in: state)
    known[state] = chords
    guard let proof = unsafe SimulatedKeyboard(keymap, state) else { return nil }
    let before = proof.modifiers
    var moves: [KeyMove] = []
    for scalar in text.unicodeScalars {
      guard let chord = chords[Self.codePoint(scalar)] else { return nil }
      for key in chord.held { moves.append(proof.simulateKey(key, isDown: true)) }
      // A previous key may change the result of this one: a latch, a lock that Shift opens.
      guard proof.character(of: chord.key) == Self.codePoint(scalar) else { return nil }
      for isDown in [true, false] { moves.append(proof.simulateKey(chord.key, isDown: isDown)) }
      for key in chord.held.reversed() { moves.append(proof.simulateKey(key, isDown: false)) }
    }
    guard proof.modifiers == before else { return nil }
    return moves
  }

  /// The code point that a key produces for a character: Return for a line feed.
  private static func codePoint(_ scalar: Unicode.Scalar) -> UInt32 {
    scalar == "\n" ? 0x0D : scalar.value
  }

  /// For each character the key that needs the fewest others, the lowest of several.
  private func findChords(in state: KeyboardState) -> [UInt32: KeyChord] {
    var found: [UInt32: KeyChord] = [:]
    for held in holds(in: state) {
      guard let keyboard = unsafe SimulatedKeyboard(keymap, state) else { continue }
      for key in held { _ = keyboard.simulateKey(key, isDown: true) }
      for key in KeyNumbers.all where !Symbol.numberPad.contains(keyboard.symbol(of: key)) {
        let character = keyboard.character(of: key)
        guard character >= 0x20 && character != 0x7F || character == 0x0D || character == 0x09,
          found[character] == nil
        else { continue }
        found[character] = KeyChord(key: key, held: held)
      }
    }
    return found
  }

  /// The combinations of keys that can be held, the fewest keys first.
  private func holds(in state: KeyboardState) -> [[UInt32]] {
    guard let keyboard = unsafe SimulatedKeyboard(keymap, state) else { return [] }
    func find(_ usual: UInt32, _ isOne: (UInt32) -> Bool) -> [UInt32] {
      if isOne(keyboard.symbol(of: usual)) { return [usual] }
      return KeyNumbers.all.first { isOne(keyboard.symbol(of: $0)) }.map { [$0] } ?? []
    }
    let shift = find(KeyNumbers.leftShift, Symbol.shifts.contains)
    let third = find(KeyNumbers.rightAlt) { $0 == Symbol.thirdLevel }
    var holds: [[UInt32]] = [[], shift, third]
    if !shift.isEmpty, !third.isEmpty { holds.append(third + shift) }
    return holds
  }

  /// A simulated xkb keyboard, whose keys have no effect elsewhere.
  @safe private final class SimulatedKeyboard {
    private let pointer: OpaquePointer

    init?(_ keymap: OpaquePointer, _ state: KeyboardState) {
      guard let made = unsafe xkb_state_new(keymap) else { return nil }
      unsafe pointer = made
      let caps = unsafe xkb_keymap_mod_get_index(keymap, XKB_MOD_NAME_CAPS)
      let locked: UInt32 = state.isCapsLocked && caps < 32 ? 1 << caps : 0
      _ = unsafe xkb_state_update_mask(made, 0, 0, locked, 0, 0, state.group)
    }

    deinit { unsafe xkb_state_unref(pointer) }

    /// The held, latched and locked modifiers, and the current layout.
    var modifiers: [UInt32] {
      let parts = [
        XKB_STATE_MODS_DEPRESSED, XKB_STATE_MODS_LATCHED, XKB_STATE_MODS_LOCKED,
      ]
      return parts.map { unsafe xkb_state_serialize_mods(pointer, $0) }
        + [unsafe xkb_state_serialize_layout(pointer, XKB_STATE_LAYOUT_EFFECTIVE)]
    }

    func symbol(of key: UInt32) -> UInt32 {
      unsafe xkb_state_key_get_one_sym(pointer, key + KeyNumbers.offset)
    }

    /// The character of a key; 0 for none.
    func character(of key: UInt32) -> UInt32 {
      unsafe xkb_state_key_get_utf32(pointer, key + KeyNumbers.offset)
    }

    func simulateKey(_ key: UInt32, isDown: Bool) -> KeyMove {
      _ = unsafe xkb_state_update_key(
        pointer, key + KeyNumbers.offset, isDown ? XKB_KEY_DOWN : XKB_KEY_UP)
      return KeyMove(key, isDown: isDown)
    }
  }
}
