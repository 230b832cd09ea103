extension Environment {
  /// The words behind the program's name on its command line.
  ///
  /// Swift takes them from /proc/self/cmdline, and without /proc there are none, not even the name: a program that
  /// went on would do what it does without any option.
  package static func arguments() throws(MissingArguments) -> [String] {
    try arguments(of: CommandLine.arguments)
  }

  /// The same of a whole command line, its first word the program's name.
  static func arguments(of commandLine: [String]) throws(MissingArguments) -> [String] {
    guard !commandLine.isEmpty else { throw MissingArguments() }
    return Array(commandLine.dropFirst())
  }
}

/// The command line cannot be read, so nobody knows what was asked for.
package struct MissingArguments: Error, CustomStringConvertible {
  package var description: String {
    "cannot read the command line: /proc is not mounted. Fix: mount -t proc proc /proc"
  }
}
