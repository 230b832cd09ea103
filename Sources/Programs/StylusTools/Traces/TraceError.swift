/// Why a trace cannot be read.
///
/// The reader of the file knows its name; the error knows the place.
package struct TraceError: Error, Hashable, Sendable {
  /// The line at fault; counts from 1.
  package var line: Int
  /// The column at fault, as the header line should name it; nil where it is the whole line.
  package var column: String?
  /// What is wrong there.
  package var what: String
  /// The fix.
  package var fix: String

  /// The sentence for a person who named the file.
  func sentence(file: String) -> String {
    let place = column.map { "column \($0): " } ?? ""
    return "\(file):\(line): \(place)\(what). Fix: \(fix)."
  }
}
