/// A configuration file with lines of ours between two comment lines. All other lines stay as they
/// are.
package struct MarkedLines {
  private static let begin = "# Begin: inkscribe (stylusctl scribble setup)"
  private static let end = "# End: inkscribe"

  /// The content of the file.
  package private(set) var text: String

  package init(_ text: String) { self.text = text }

  /// Whether lines of ours are in the file, which may be those of an earlier version.
  package var hasOurs: Bool { range != nil }

  /// Whether a line that is not a comment contains a word.
  package func mentions(_ word: String) -> Bool {
    text.split(whereSeparator: \.isNewline).contains { line in
      line.contains(word) && line.first { $0 != " " && $0 != "\t" } != "#"
    }
  }

  /// Puts lines behind the last one, in place of earlier ones of ours.
  package mutating func appendLines(_ lines: [String]) {
    removeLines()
    if !text.isEmpty, text.last?.isNewline != true { text += "\n" }
    text += ([Self.begin] + lines + [Self.end]).map { "\($0)\n" }.joined()
  }

  /// Removes our lines.
  package mutating func removeLines() {
    guard let range else { return }
    text.removeSubrange(range)
  }

  private var range: Range<String.Index>? {
    guard let start = text.firstRange(of: Self.begin + "\n"),
      let stop = text[start.upperBound...].firstRange(of: Self.end + "\n")
    else { return nil }
    return start.lowerBound..<stop.upperBound
  }
}
