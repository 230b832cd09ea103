import CWayland
import LinuxIO

/// A keyboard of ours, whose keys reach whichever window has the keyboard; gone with the value.
///
/// Kept plugged in: a seat without a keyboard gives no field the keyboard, and programs do not
/// expect one to go.
@safe package final class VirtualKeyboard {
  private let compositor: Compositor
  private let pointer: OpaquePointer
  private var keymap = Keymap()
  /// The compositor may read it at any time.
  private var memory: SharedMemory?
  private var time: UInt32 = 0

  /// A longer text is none of a word or a line, in characters: what is typed is sent at once.
  package static let longestText = 256
  private static let shift: UInt32 = 1

  /// - Throws: ``WaylandError/lacking(_:)`` where the compositor lets nobody make one, or has no
  ///   seat.
  package init(of compositor: Compositor) throws(WaylandError) {
    guard let manager = unsafe compositor.bound.virtualKeyboards, let seat = compositor.firstSeat,
      let made = unsafe zwp_virtual_keyboard_manager_v1_create_virtual_keyboard(
        manager, seat.pointer)
    else { throw .lacking(.virtualKeyboards) }
    self.compositor = compositor
    unsafe pointer = made
    try showKeymap()
  }

  deinit { unsafe zwp_virtual_keyboard_v1_destroy(pointer) }

  private func showKeymap() throws(WaylandError) {
    let bytes = Array(keymap.text.utf8) + [0]
    var words = [UInt32](repeating: 0, count: (bytes.count + 3) / 4)
    for (index, byte) in bytes.enumerated() {
      words[index / 4] |= UInt32(byte) << UInt32(index % 4 * 8)
    }
    do throws(SystemError) {
      let made = try SharedMemory(name: "keymap of inkscribe", count: words.count * 4)
      made.withWords(from: 0, count: words.count) { span in
        for index in words.indices { span[index] = words[index].littleEndian }
      }
      unsafe zwp_virtual_keyboard_v1_keymap(
        pointer, WL_KEYBOARD_KEYMAP_FORMAT_XKB_V1.rawValue, made.number, UInt32(bytes.count))
      memory = consume made
    } catch {
      throw .system(error)
    }
    unsafe zwp_virtual_keyboard_v1_modifiers(pointer, 0, 0, 0, 0)
    try compositor.flush()
  }

  /// Whether a text can be typed.
  package func takes(_ text: String) -> Bool {
    var trial = keymap
    return text.count <= Self.longestText && trial.addKeys(text) != nil
  }

  /// Types a text.
  ///
  /// - Returns: false, and nothing was typed, where it is too long or has what no key can be.
  package func type(_ text: String) throws(WaylandError) -> Bool {
    guard text.count <= Self.longestText, let isNew = keymap.addKeys(text) else { return false }
    if isNew { try showKeymap() }
    for scalar in text.unicodeScalars { typeCharacter(scalar) }
    try compositor.flush()
    return true
  }

  /// Presses a key and lets it go, so many times.
  package func press(_ key: EditingKey, times: Int = 1) throws(WaylandError) {
    for _ in 0..<min(max(0, times), Self.longestText) {
      typeCharacter(key == .backspace ? "\u{8}" : "\n")
    }
    try compositor.flush()
  }

  private func typeCharacter(_ scalar: Unicode.Scalar) {
    guard let press = keymap.keyPress(for: scalar) else { return }
    let mask = press.isShifted ? Self.shift : 0
    if press.isShifted { unsafe zwp_virtual_keyboard_v1_modifiers(pointer, mask, 0, 0, 0) }
    for state in [WL_KEYBOARD_KEY_STATE_PRESSED, WL_KEYBOARD_KEY_STATE_RELEASED] {
      unsafe zwp_virtual_keyboard_v1_key(pointer, nextTime(), press.key, state.rawValue)
    }
    if press.isShifted { unsafe zwp_virtual_keyboard_v1_modifiers(pointer, 0, 0, 0, 0) }
  }

  /// In milliseconds; no two keys at one.
  private func nextTime() -> UInt32 {
    let now = UInt32(truncatingIfNeeded: MonotonicClock.nanoseconds / 1_000_000)
    time = now > time ? now : time &+ 1
    return time
  }
}
