/// A command line that cannot be understood, and how to fix it.
package struct UsageError: Error, Hashable, CustomStringConvertible {
  /// The program and command that were addressed.
  package let command: String
  /// The error, with the argument.
  package let problem: String
  /// The fix, if there is one.
  package let fix: String?

  /// The lines for standard error, without a final newline.
  package var description: String {
    let line = [problem, fix].compactMap(\.self).joined(separator: "; ")
    return "\(command): \(line)\nSee '\(command) --help'."
  }
}

/// The exit codes of all our programs.
package enum ExitCode: Int32, Sendable {
  /// Everything requested was done.
  case success = 0
  /// Something failed; standard error contains the reason.
  case failure = 1
  /// The command line is invalid; nothing was started.
  case usage = 2
  /// A result was written, but it is incomplete; standard error contains the reason.
  case incomplete = 3
}

/// An argument as an error shows it: in quotes, and without bytes that would steer a terminal.
func quoted(_ argument: String) -> String {
  let shown = argument.unicodeScalars.map { scalar in
    scalar.properties.generalCategory == .control
      ? "\\u{\(String(scalar.value, radix: 16))}" : String(scalar)
  }
  return "'\(shown.joined())'"
}
