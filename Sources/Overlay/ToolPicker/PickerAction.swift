/// An action of the program that shows a picker, for which the picker has a button.
///
/// A picker has the buttons that its owner requests with ``ToolPicker/actions``; by default none.
public enum PickerAction: CaseIterable, Hashable, Sendable {
  /// Switches between drawing and letting clicks through to the windows below.
  case passThrough
  /// Saves what is drawn.
  case save
  /// Removes everything that is drawn.
  case clear
  /// Hides the picker.
  case hide
  /// Ends the program.
  case quit

  /// The actions in the group at the end of the picker, in its order.
  static let grouped: [PickerAction] = [.save, .clear, .hide, .quit]

  /// The name of the action.
  var name: String {
    switch self {
    case .passThrough: "Let clicks through"
    case .save: "Save the drawing"
    case .clear: "Clear everything"
    case .hide: "Hide the picker"
    case .quit: "Quit"
    }
  }
}
