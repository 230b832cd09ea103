public import InkEditing

/// What came of a press, a key or the time.
public enum PickerEvent: Hashable, Sendable {
  /// Something else is chosen, or set otherwise.
  case chose(Toolset)
  /// Something is to be done with the drawing: undo, redo.
  case perform(CanvasCommand)
  /// It was moved, docked, made small or large: to be remembered.
  case moved
  /// Something was opened beside it; nil: closed.
  case opened(PickerPopover?)
}

/// What presses.
public enum PickerTouch: Hashable, Sendable {
  /// A pen's tip.
  case pen
  /// A mouse or a touchpad.
  case pointer
  /// A finger, which covers what it presses.
  case finger

  /// So far may it move and still press, in points.
  var slack: Double {
    switch self {
    case .pointer: 6
    case .pen: 9
    case .finger: 12
    }
  }
}
