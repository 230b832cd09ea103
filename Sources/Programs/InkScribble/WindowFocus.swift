import TextFields

/// Which window has the keyboard, and who gives it to one.
protocol WindowFocus: AnyObject {
  /// Whether a window has it, as the desktop reports it.
  func hasKeyboard(_ window: WindowID) -> Bool
  /// Gives a window the keyboard.
  func focus(_ window: WindowID)
  /// The same for one that has it, so that the desktop reports its field again.
  func refocus(_ window: WindowID)
}
