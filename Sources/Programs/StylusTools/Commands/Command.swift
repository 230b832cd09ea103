import LinuxIO
import ProgramOptions
import StylusDevices

/// One of the commands.
protocol Command: Sendable {
  /// Parsing and help.
  static var description: ProgramDescription { get }
  /// The command with what was written on its command line.
  init(_ invocation: Invocation)
  /// Does it.
  func run() throws(StylusctlError) -> ExitCode
}

/// Why a command failed: what went wrong, with what, and what to do.
struct StylusctlError: Error {
  let message: String
  /// Whether the message has lines of its own.
  private(set) var hasLines = false

  /// Takes any error's own sentence.
  init(_ error: some CustomStringConvertible) { message = "\(error)" }

  /// Takes why a tablet cannot serve, with advice of several lines.
  init(_ error: DeviceError) {
    message = "\(error)"
    hasLines = error.hasLines
  }

  /// Takes what the system said, with what to do where that is always the same.
  init(_ error: SystemError) {
    message = error.advice
  }

  /// Takes why a file cannot be changed, likewise.
  init(_ error: FileLockError) {
    message = "\(error)" + (error.fix.map { ". Fix: \($0)" } ?? "")
  }
}
