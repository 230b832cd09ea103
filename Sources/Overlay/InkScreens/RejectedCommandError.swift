package import InkEditing

/// Why a command is not done.
package enum RejectedCommandError: Error, Hashable, Sendable, CustomStringConvertible {
  /// It cannot be done now.
  case cannot(EditError)
  /// There is no output.
  case noOutput
  /// A stroke is being drawn, which is not to end on another page.
  case penDown

  package var description: String {
    switch self {
    case .cannot(let error): "\(error)"
    case .noOutput: "there is no output"
    case .penDown: "a stroke is being drawn on this page. Fix: lift the pen"
    }
  }
}
