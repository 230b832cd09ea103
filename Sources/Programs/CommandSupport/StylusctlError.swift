package import LinuxIO
package import StylusDevices

/// Why a command failed: what went wrong, with what, and what to do.
package struct StylusctlError: Error {
  package let message: String
  /// Whether the message has lines of its own.
  package private(set) var hasLines = false

  /// Takes any error's own sentence.
  package init(_ error: some CustomStringConvertible) { message = "\(error)" }

  /// Takes why a tablet cannot serve, with advice of several lines.
  package init(_ error: DeviceError) {
    message = "\(error)"
    hasLines = error.hasLines
  }

  /// Writes the message to standard error, as that of a command.
  package func printMessage(of command: String) {
    let text = hasLines ? ShownText(lines: message) : "\(message)"
    StandardStream.error("\(command): \(text)\n")
  }

  /// Takes why a file cannot be changed, likewise.
  package init(_ error: FileLockError) {
    message = "\(error)" + (error.fix.map { ". Fix: \($0)" } ?? "")
  }
}

/// Chooses a recording and gives the reason why there is none to the person.
package func choosing<Value>(
  _ body: () throws(RecordingChoice.RecordingChoiceError) -> Value
) throws(StylusctlError) -> Value {
  do throws(RecordingChoice.RecordingChoiceError) { return try body() } catch {
    throw StylusctlError(error)
  }
}
