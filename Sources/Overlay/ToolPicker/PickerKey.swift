/// A key that a picker knows.
public enum PickerKey: Hashable, Sendable {
  /// To the left, or less.
  case left
  /// To the right, or more.
  case right
  /// Upwards.
  case up
  /// Downwards.
  case down
  /// To the next element.
  case tab
  /// To the one before.
  case backTab
  /// Presses what has the focus.
  case enter
  /// Closes what is opened; then nothing has the focus.
  case escape
  /// 1 to 8 choose an ink, 9 the eraser, 0 the lasso.
  case digit(Int)
}
