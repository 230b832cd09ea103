package import TextFields

/// Inserts text into the field with the keyboard.
package protocol FocusedText: AnyObject {
  /// Asks for the keyboard for a window.
  func focus(_ window: WindowID)
  /// The known state of the field that has it.
  func readiness(for route: TextRoute) -> FocusReadiness
  /// Inserts a text at its caret, replacing the selection.
  ///
  /// - Returns: false if nothing was inserted.
  func insertText(_ text: String, by route: TextRoute) -> Bool
  /// Takes away what is selected.
  func eraseSelection(by route: TextRoute) -> Bool
  /// Deletes the text before the caret.
  func erase(before text: String, by route: TextRoute) -> Bool
}

/// Whether text can be put into the field with the keyboard.
package enum FocusReadiness: Hashable, Sendable {
  case ready
  /// Not yet, or never.
  case waiting
  /// It is a password field, or a field for other secrets.
  case secret
}
