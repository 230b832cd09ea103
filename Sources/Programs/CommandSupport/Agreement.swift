package import LinuxIO

/// The answer of a person to a question.
package enum Agreement {
  /// Asks on standard error and reads a line; false without a clear yes, and if nobody answers.
  package static func ask(_ question: ShownText) -> Bool {
    StandardStream.error(question)
    return readLine().map { ["y", "yes"].contains($0.lowercased()) } ?? false
  }
}
