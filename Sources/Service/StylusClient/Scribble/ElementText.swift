/// The text of an element, as inkscribe changes it. Offsets count code points.
public struct ElementText: Hashable, Sendable {
  /// The current text.
  public private(set) var text: String
  /// The position of the caret, which is after the text inserted last.
  public private(set) var caret: Int

  /// Creates a text with the caret at its end.
  public init(_ text: String = "") {
    self.text = text
    caret = text.unicodeScalars.count
  }

  /// Replaces a range of the text and moves the caret to the end of the new text.
  ///
  /// - Returns: whether the range exists. Otherwise nothing changes.
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
