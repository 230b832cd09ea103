import Accessibility
import LinuxIO
import StylusModel
import TextFields
import WaylandClient

/// Text for the field with the keyboard, whichever program has it: by an input method of the seat, or by keys.
///
/// It knows nothing but what the field tells. A field for a secret gets nothing, by either way; of a field that tells nothing
/// (a program without input methods) that cannot be known here.
final class SeatInput: FocusedText {
  /// Why one of both is not there; nil while all is well. One line, with what still works.
  private(set) var fault: String?
  /// Asks the desktop for the keyboard for a window.
  var askFocus: (WindowID) -> Void = { _ in }
  private let method: InputMethod?
  private let keyboard: VirtualKeyboard?
  /// Which field has the keyboard, and since when that is known.
  private var field: UInt64?
  private var since = Timestamp(microseconds: 0)
  /// The processes that told an input method of a field.
  private var tellers: Set<Int32> = []
  private static let mostTellers = 1_024

  /// What was told of a field that just got the keyboard may be of the one before: so long nothing is put in.
  private static let settling = Microseconds.milliseconds(15)

  init(of compositor: Compositor) {
    method = try? InputMethod(of: compositor)
    keyboard = try? VirtualKeyboard(of: compositor)
    if method == nil {
      fault =
        keyboard == nil
        ? "the compositor has neither input methods nor virtual keyboards (zwp_input_method_manager_v2, "
          + "zwp_virtual_keyboard_manager_v1): only fields on the accessibility bus are written into"
        : "the compositor has no input methods (zwp_input_method_manager_v2): programs that do not tell of their fields get key strokes"
    }
    if let fault { Log.write(.notice, fault) }
  }

  /// The input method knows more of the field with the keyboard, or that it is none; whether it is another field.
  func heed(at now: Timestamp) -> Bool {
    guard let method else { return false }
    if method.isRefused, fault == nil {
      let rest =
        keyboard == nil
        ? "only fields on the accessibility bus are written into"
        : "programs that do not tell of their fields get key strokes"
      let told =
        "the seat has another input method (fcitx5, IBus or a keyboard on the screen), so this can be none: \(rest)"
      Log.write(.notice, told)
      fault = told
    }
    guard method.focus.field?.number != field else { return false }
    (field, since) = (method.focus.field?.number, now)
    return true
  }

  /// The field with the keyboard, if its program tells of one.
  var focusedField: FocusedField? {
    guard let method, !method.isRefused else { return nil }
    return method.focus.field
  }

  // MARK: For the pad

  /// What a text goes in by; nil: it cannot, for the field is for a secret, or none has the keyboard, or nobody could put it in.
  ///
  /// A program that told an input method of a field before, and does not now, has none with the keyboard: keys would be commands.
  private func route(into process: Int32?) -> TextRoute? {
    if readiness(for: .inputMethod) == .ready { return .inputMethod }
    if let process, tellers.contains(process) { return nil }
    return readiness(for: .keyboard) == .ready ? .keyboard : nil
  }

  /// The window with the keyboard is that of a process.
  func note(_ process: Int32?) {
    if let process, focusedField != nil { tellers.insert(process) }
    if tellers.count > Self.mostTellers { tellers = [] }
  }

  /// Puts a text into whichever field has the keyboard, in place of what was put in last there.
  ///
  /// - Returns: false if nothing was changed.
  func put(_ text: String, over former: String, into process: Int32?) -> Bool {
    guard let route = route(into: process) else { return false }
    // Keys delete everywhere; programs pass over what an input method asks to be deleted.
    if !former.isEmpty, !erase(before: former, by: keyboard == nil ? route : .keyboard) {
      return false
    }
    return put(text, by: route)
  }

  /// Presses a key; false if it could not.
  func press(_ key: VirtualKeyboard.Key) -> Bool {
    guard let keyboard, readiness(for: .keyboard) == .ready else { return false }
    do throws(WaylandFault) { try keyboard.press(key) } catch { return false }
    return true
  }

  // MARK: FocusedText

  func focus(_ window: WindowID) { askFocus(window) }

  func readiness(for route: TextRoute) -> FocusReadiness {
    if focusedField?.isSecret == true { return .secret }
    switch route {
    case .accessibility, .program: return .waiting
    case .inputMethod:
      guard focusedField != nil, .now - since >= Self.settling else { return .waiting }
      return .ready
    case .keyboard: return keyboard == nil ? .waiting : .ready
    }
  }

  func put(_ text: String, by route: TextRoute) -> Bool {
    attempt(route) { method throws(WaylandFault) in
      try method.commit(text)
      return true
    } keys: { keyboard throws(WaylandFault) in
      try keyboard.type(text)
    }
  }

  func eraseSelection(by route: TextRoute) -> Bool {
    attempt(route) { method throws(WaylandFault) in
      // What is shown takes the place of what is selected, and then goes; an empty text does neither.
      try method.show("q")
      try method.show("")
      return true
    } keys: { keyboard throws(WaylandFault) in
      try keyboard.press(.backspace)
      return true
    }
  }

  func erase(before text: String, by route: TextRoute) -> Bool {
    attempt(route) { method throws(WaylandFault) in
      try method.delete(before: UInt32(text.utf8.count))
      return true
    } keys: { keyboard throws(WaylandFault) in
      try keyboard.press(.backspace, times: text.count)
      return true
    }
  }

  /// A compositor that is gone is found out by whoever talks to it next.
  private func attempt(
    _ route: TextRoute, _ write: (InputMethod) throws(WaylandFault) -> Bool,
    keys: (VirtualKeyboard) throws(WaylandFault) -> Bool
  ) -> Bool {
    do throws(WaylandFault) {
      switch route {
      case .accessibility, .program: return false
      case .inputMethod:
        guard let method, focusedField != nil else { return false }
        return try write(method)
      case .keyboard:
        guard let keyboard else { return false }
        return try keys(keyboard)
      }
    } catch {
      return false
    }
  }
}
