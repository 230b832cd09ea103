import Desktops
package import WaylandClient

/// Texts through the input method of the seat (zwp_input_method_v2), which wlroots and compositors
/// based on it support.
package final class InputMethodTexts: DesktopTexts {
  private let method: InputMethod
  /// The functions that remain without it.
  private let rest: String

  /// - Parameter rest: the functions that remain while another program is the input method.
  package init(of compositor: Compositor, rest: String) throws(WaylandError) {
    method = try InputMethod(of: compositor)
    self.rest = rest
  }

  package var field: FocusedField? { method.isRefused ? nil : method.focus.field }

  package var fault: String? {
    guard method.isRefused else { return nil }
    return
      "the seat has another input method (fcitx5, IBus or a keyboard on the screen), so inkscribe "
      + "cannot be one: \(rest)"
  }

  package func commit(_ text: String) -> Bool {
    withMethod { method throws(WaylandError) in try method.commit(text) }
  }

  package var erasesText: Bool { true }

  package func eraseSelection() -> Bool {
    withMethod { method throws(WaylandError) in
      // A preedit text replaces the selection and then disappears; an empty text does neither.
      try method.setPreedit("q")
      try method.setPreedit("")
    }
  }

  package func erase(before text: String) -> Bool {
    withMethod { method throws(WaylandError) in
      try method.delete(before: UInt32(text.utf8.count))
    }
  }

  /// The next call notices that the compositor is gone.
  private func withMethod(_ body: (InputMethod) throws(WaylandError) -> Void) -> Bool {
    guard field != nil else { return false }
    do throws(WaylandError) { try body(method) } catch { return false }
    return true
  }
}
