package import Units
package import WaylandClient

/// Texts on sway and its kin: the input method of the seat (zwp_input_method_v2) and a keyboard of
/// our own.
package final class SwayInput: DesktopInput {
  private let method: InputMethod?
  private let keyboard: VirtualKeyboard?

  package init(of compositor: Compositor) {
    method = try? InputMethod(of: compositor)
    keyboard = try? VirtualKeyboard(of: compositor)
  }

  package var field: FocusedField? {
    guard let method, !method.isRefused else { return nil }
    return method.focus.field
  }

  package var fault: String? {
    let rest =
      keyboard == nil
      ? "only fields on the accessibility bus are written into"
      : "programs that do not tell of their fields get key strokes"
    guard let method else {
      return keyboard == nil
        ? "the compositor has neither input methods nor virtual keyboards (zwp_input_method_manager_v2, "
          + "zwp_virtual_keyboard_manager_v1): \(rest)"
        : "the compositor has no input methods (zwp_input_method_manager_v2): \(rest)"
    }
    guard method.isRefused else { return nil }
    return
      "the seat has another input method (fcitx5, IBus or a keyboard on the screen), so this can be none: \(rest)"
  }

  package var typesTexts: Bool { keyboard != nil }

  /// The compositor's connection is somebody else's.
  package func processEvents(at now: Timestamp) -> Timestamp? { nil }

  package func commit(_ text: String) -> Bool {
    withMethod { method throws(WaylandFault) in try method.commit(text) }
  }

  package func eraseSelection() -> Bool {
    withMethod { method throws(WaylandFault) in
      // What is shown takes the place of what is selected, and then goes; an empty text does
      // neither.
      try method.setPreedit("q")
      try method.setPreedit("")
    }
  }

  package func erase(before text: String) -> Bool {
    withMethod { method throws(WaylandFault) in
      try method.delete(before: UInt32(text.utf8.count))
    }
  }

  package func type(_ text: String) -> Bool {
    guard let keyboard else { return false }
    do throws(WaylandFault) { return try keyboard.type(text) } catch { return false }
  }

  package func type(_ text: String, over former: String) -> Bool {
    guard let keyboard, keyboard.takes(text) else { return false }
    return press(.backspace, times: former.count) && type(text)
  }

  package func press(_ key: EditingKey, times: Int) -> Bool {
    guard let keyboard else { return false }
    do throws(WaylandFault) { try keyboard.press(key, times: times) } catch { return false }
    return true
  }

  /// A compositor that is gone is found out by whoever talks to it next.
  private func withMethod(_ body: (InputMethod) throws(WaylandFault) -> Void) -> Bool {
    guard let method, field != nil else { return false }
    do throws(WaylandFault) { try body(method) } catch { return false }
    return true
  }
}
