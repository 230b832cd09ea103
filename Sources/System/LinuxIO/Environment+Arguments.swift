import Glibc

extension Environment {
  /// The words behind the program's name on its command line.
  ///
  /// Swift takes them from /proc/self/cmdline, and without /proc there are none, not even the name:
  /// a program that continued would do what it does without any option. So it ends here then, with
  /// status 1 and a line on standard error.
  ///
  /// - Parameter program: how that line begins.
  package static func arguments(for program: String) -> [String] {
    do throws(MissingArgumentsError) {
      return try arguments(of: CommandLine.arguments)
    } catch {
      StandardStream.error("\(program): \(error)\n")
      exit(EXIT_FAILURE)
    }
  }

  /// The same of a whole command line, its first word the program's name.
  static func arguments(of commandLine: [String]) throws(MissingArgumentsError) -> [String] {
    guard !commandLine.isEmpty else { throw MissingArgumentsError() }
    return Array(commandLine.dropFirst())
  }
}

/// The command line cannot be read, so nobody knows what was asked for.
struct MissingArgumentsError: Error, CustomStringConvertible {
  var description: String {
    "cannot read the command line: /proc is not mounted. Fix: mount -t proc proc /proc"
  }
}
