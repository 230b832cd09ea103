public import InkEditing

/// The effect of a press, a key or the passing of time.
public enum PickerEvent: Hashable, Sendable {
  /// The tool or a setting changed.
  case chose(Toolset)
  /// The program must perform a command on the drawing, such as undo or redo.
  case perform(CanvasCommand)
  /// The program must perform one of its own actions.
  case invoke(PickerAction)
  /// The picker was moved, docked, made small or made large; its position should be stored.
  case moved
  /// A panel was opened; nil if it was closed.
  case opened(PickerPopover?)
}

/// The type of contact.
public enum PickerTouch: Hashable, Sendable {
  /// The tip of a pen.
  case pen
  /// A mouse or a touchpad.
  case pointer
  /// A finger, which covers what it presses.
  case finger

  /// The largest distance that the contact may move and still count as a press, in points.
  var slack: Double {
    switch self {
    case .pointer: 6
    case .pen: 9
    case .finger: 12
    }
  }
}
