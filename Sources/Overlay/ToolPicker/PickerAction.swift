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
  /// Shows or removes paper that covers the windows.
  case board
  /// Opens the settings of the program.
  case settings
  /// Hides the picker.
  case hide
  /// Ends the program.
  case quit

  /// The actions in the group at the end of the picker, in its order.
  static let grouped: [PickerAction] = [.save, .clear, .board, .settings, .hide, .quit]

  /// Whether the button is on or off.
  var isToggle: Bool { self == .passThrough || self == .board }

  /// The name of the action.
  var name: String {
    switch self {
    case .passThrough: "Let clicks through"
    case .save: "Save the drawing"
    case .clear: "Clear everything"
    case .board: "Show a board"
    case .settings: "Settings"
    case .hide: "Hide the picker"
    case .quit: "Quit"
    }
  }

  /// The name of what the button does while it is on.
  var reverseName: String {
    switch self {
    case .passThrough: "Draw on the screen"
    case .board: "Remove the board"
    default: name
    }
  }
}
