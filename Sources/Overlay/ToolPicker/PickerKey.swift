/// A key with an effect in the picker.
public enum PickerKey: Hashable, Sendable {
  /// Moves to the left, or decreases a value.
  case left
  /// Moves to the right, or increases a value.
  case right
  /// Moves up.
  case up
  /// Moves down.
  case down
  /// Moves to the next element.
  case tab
  /// Moves to the previous element.
  case backTab
  /// Presses the focused element.
  case enter
  /// Closes the open panel, or removes the focus if there is none.
  case escape
  /// 1 to 8 choose an ink, 9 the eraser, 0 the lasso.
  case digit(Int)
}
