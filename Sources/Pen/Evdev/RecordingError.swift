/// Why a recording cannot be read.
///
/// The error contains the line; the reader of the file adds its name.
package struct RecordingError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The line at fault; counts from 1.
  package var line: Int
  /// The fault.
  package var what: String
  /// The fix.
  package var fix: String

  /// Blames a line.
  package init(line: Int, what: String, fix: String) {
    self.line = line
    self.what = what
    self.fix = fix
  }

  package var description: String { "line \(line): \(what); \(fix)" }
}
