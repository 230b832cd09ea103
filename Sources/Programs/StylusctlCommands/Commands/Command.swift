import CommandSupport
import LinuxIO
import ProgramOptions

/// One of the commands.
protocol Command: Sendable {
  /// Parsing and help.
  static var description: ProgramDescription { get }
  /// The command with what was written on its command line.
  init(_ invocation: Invocation)
  /// Does it.
  func run() throws(StylusctlError) -> ExitCode
}
