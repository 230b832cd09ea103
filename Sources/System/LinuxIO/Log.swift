import Glibc

/// Lines for the journal or the terminal: one write each, never a coordinate, never a stroke.
package enum Log {
  /// How bad it is; the numbers of syslog.
  package enum Priority: UInt8, Sendable {
    case error = 3
    case warning = 4
    case notice = 5
  }

  /// Writes one line to standard error, preceded by its priority for the journal.
  ///
  /// For cold paths only: it formats and allocates. A line for which there is no room is dropped: a
  /// reader that does not read the log must not stop the ink.
  package static func write(_ priority: Priority, _ message: String) {
    StandardStream.offerError(line(priority, message))
  }

  /// A whole line, with its end.
  static func line(_ priority: Priority, _ message: String) -> ShownText {
    let line = String(message.map { $0.isNewline ? " " : $0 })
    return goesToJournal ? "<\(priority.rawValue)>\(line)\n" : "\(program): \(line)\n"
  }

  /// The name of the process.
  private static let program =
    CommandLine.arguments.first?.split(separator: "/").last.map { String($0) } ?? "stylusd"

  /// Whether systemd connected standard error to the journal.
  private static let goesToJournal = Environment.variable("JOURNAL_STREAM") != nil
}
