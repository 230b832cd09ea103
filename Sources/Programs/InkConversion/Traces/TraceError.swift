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

  /// Without a column it is about the whole line.
  package init(line: Int, column: String? = nil, what: String, fix: String) {
    (self.line, self.column, self.what, self.fix) = (line, column, what, fix)
  }

  /// The sentence for a person who named the file.
  package func sentence(file: String) -> String {
    let place = column.map { "column \($0): " } ?? ""
    return "\(file):\(line): \(place)\(what). Fix: \(fix)."
  }
}
