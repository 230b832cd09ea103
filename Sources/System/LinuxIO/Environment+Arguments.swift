import Glibc

extension Environment {
  /// The arguments after the program's name on its command line.
  ///
  /// Swift reads them from /proc/self/cmdline. Without /proc there are none, not even the name, and
  /// a program that continued would act as if it had no options. Therefore it ends here, with
  /// status 1 and a line on standard error.
  ///
  /// - Parameter program: the beginning of that line.
  package static func arguments(for program: String) -> [String] {
    do throws(MissingArgumentsError) {
      return try arguments(of: CommandLine.arguments)
    } catch {
      StandardStream.error("\(program): \(error)\n")
      exit(EXIT_FAILURE)
    }
  }

  /// The same for a whole command line, whose first word is the program's name.
  static func arguments(of commandLine: [String]) throws(MissingArgumentsError) -> [String] {
    guard !commandLine.isEmpty else { throw MissingArgumentsError() }
    return Array(commandLine.dropFirst())
  }
}

/// The command line cannot be read, so the request is unknown.
struct MissingArgumentsError: Error, CustomStringConvertible {
  var description: String {
    "cannot read the command line: /proc is not mounted. Fix: mount -t proc proc /proc"
  }
}
