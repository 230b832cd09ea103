/// The text of an element, as inkscribe changes it: offsets count code points.
public struct ElementText: Hashable, Sendable {
  /// The text as it is.
  public private(set) var text: String
  /// Where its caret is: behind what was put in last.
  public private(set) var caret: Int

  /// A text with its caret at the end.
  public init(_ text: String = "") {
    self.text = text
    caret = text.unicodeScalars.count
  }

  /// A part becomes another text, and the caret is behind it.
  ///
  /// - Returns: whether there is such a part; else nothing changes.
  public mutating func change(_ range: Range<Int>, to text: String) -> Bool {
    var scalars = self.text.unicodeScalars
    guard range.lowerBound >= 0, range.upperBound <= scalars.count else { return false }
    let start = scalars.index(scalars.startIndex, offsetBy: range.lowerBound)
    let end = scalars.index(start, offsetBy: range.count)
    scalars.replaceSubrange(start..<end, with: text.unicodeScalars)
    self.text = String(scalars)
    caret = range.lowerBound + text.unicodeScalars.count
    return true
  }
}
