import CWayland
import LinuxIO
import Units

/// An input method by the first version of the protocol, as KWin 5.27 speaks it with the program
/// that it starts itself: for each field that gets the keyboard there is a context. Gone with the
/// value.
///
///     let method = try ContextInputMethod(of: compositor)
///     ... .textFocus: if method.focus.field?.isSecret == false { try method.commit("ink") }
@safe package final class ContextInputMethod: Listening {
  /// The field that has the keyboard, and its state.
  package fileprivate(set) var focus = InputFocus()
  private let compositor: Compositor
  private let pointer: OpaquePointer
  private var context: OpaquePointer?
  private var time: UInt32 = 0

  /// - Throws: ``WaylandError/lacking(_:)`` where the compositor has none for us.
  package init(of compositor: Compositor) throws(WaylandError) {
    guard let place = compositor.bound.contextInputMethod,
      // Bound only now: with it the compositor reports the field that has the keyboard already.
      let made = unsafe cwayland_bind_zwp_input_method_v1(
        compositor.registry, place.name, place.version)
    else { throw .lacking(.contextInputMethod) }
    self.compositor = compositor
    unsafe pointer = made
    unsafe zwp_input_method_v1_add_listener(pointer, methodListener.table, address)
    try compositor.flush()
  }

  deinit {
    leave()
    unsafe wl_proxy_destroy(pointer)
  }

  /// Puts text in at the cursor, in place of what is only shown.
  ///
  /// - Returns: false, and nothing was inserted, where no field has the keyboard.
  package func commit(_ text: String) throws(WaylandError) -> Bool {
    guard let context = unsafe context else { return false }
    for part in InputMethod.chunks(of: text) {
      unsafe zwp_input_method_context_v1_commit_string(context, focus.serial, part)
    }
    try compositor.flush()
    return true
  }

  /// Presses and releases a key `times` times, in order with the texts requested before.
  ///
  /// - Returns: false, and nothing was pressed, where no field has the keyboard.
  package func press(_ key: EditingKey, times: Int = 1) throws(WaylandError) -> Bool {
    guard let context = unsafe context else { return false }
    for _ in 0..<min(max(0, times), EditingKey.mostPresses) {
      for state in [WL_KEYBOARD_KEY_STATE_PRESSED, WL_KEYBOARD_KEY_STATE_RELEASED] {
        time &+= 1
        unsafe zwp_input_method_context_v1_keysym(
          context, focus.serial, time, key.symbol, state.rawValue, 0)
      }
    }
    try compositor.flush()
    return true
  }

  fileprivate func enter(_ context: OpaquePointer?) {
    leave()
    guard let context = unsafe context else { return }
    unsafe self.context = context
    unsafe zwp_input_method_context_v1_add_listener(context, contextListener.table, address)
    focus.activate()
  }

  /// - Parameter context: nothing happens where it is not the newest.
  fileprivate func leave(_ context: OpaquePointer?) {
    guard unsafe context == self.context else {
      if let context = unsafe context { unsafe zwp_input_method_context_v1_destroy(context) }
      return
    }
    leave()
    focus.deactivate()
    focus.applyState(serial: focus.serial)
    compositor.queueEvent(.textFocus)
  }

  private func leave() {
    if let context = unsafe context { unsafe zwp_input_method_context_v1_destroy(context) }
    unsafe context = nil
  }

  fileprivate func applyState(serial: UInt32) {
    focus.applyState(serial: serial)
    compositor.queueEvent(.textFocus)
  }

  fileprivate func describe(hint: UInt32, purpose: UInt32) {
    // A date (9) would be a PIN later, and a terminal (12) a time; hints have the same numbers.
    let later: UInt32 =
      switch purpose {
      case 9...11: 0
      case 12: InputFocus.terminal
      default: purpose
      }
    focus.describe(hint: hint, purpose: later)
  }
}

/// A key that is not a character, and means the same on each keyboard.
package enum EditingKey: Hashable, Sendable {
  case backspace
  case enter

  /// By xkb's names.
  package var symbol: UInt32 { self == .backspace ? 0xFF08 : 0xFF0D }
  /// The maximum number of presses at once.
  package static let mostPresses = 256

  /// By the kernel's.
  package var number: UInt32 { self == .backspace ? 14 : 28 }

  /// The number of presses and releases.
  package func moves(times: Int) -> [KeyMove] {
    (0..<min(max(0, times), Self.mostPresses)).flatMap { _ in
      [KeyMove(number, isDown: true), KeyMove(number, isDown: false)]
    }
  }
}

private let methodListener = Listener(zwp_input_method_v1_listener()) { table in
  unsafe table.activate = { data, _, context in
    unsafe ContextInputMethod.at(data).enter(context)
  }
  unsafe table.deactivate = { data, _, context in
    unsafe ContextInputMethod.at(data).leave(context)
  }
}

private let contextListener = Listener(zwp_input_method_context_v1_listener()) { table in
  unsafe table.surrounding_text = { data, _, words, cursor, anchor in
    unsafe ContextInputMethod.at(data).focus.surround(
      decodeCString(words), cursor: cursor, anchor: anchor)
  }
  unsafe table.reset = { _, _ in }
  unsafe table.content_type = { data, _, hint, purpose in
    unsafe ContextInputMethod.at(data).describe(hint: hint, purpose: purpose)
  }
  unsafe table.invoke_action = { _, _, _, _ in }
  unsafe table.commit_state = { data, _, serial in
    unsafe ContextInputMethod.at(data).applyState(serial: serial)
  }
  unsafe table.preferred_language = { _, _, _ in }
}
