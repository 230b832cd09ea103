/// A part of a field's text that became another.
package struct TextChange: Hashable, Sendable {
  /// The replaced range, in the toolkit's units, in the text before the change.
  package let range: Range<Int>
  package let text: String
  package let unit: TextUnit
  /// The number of units of the new text.
  let count: Int

  package init(_ range: Range<Int>, to text: String, _ unit: TextUnit) {
    (self.range, self.text, self.unit) = (range, text, unit)
    count = FieldText.length(of: text, unit)
  }

  /// The position of a part of the text after the change; nil if the part itself changed.
  package func moved(_ part: Range<Int>) -> Range<Int>? {
    if part.upperBound <= range.lowerBound { return part }
    guard part.lowerBound >= range.upperBound else { return nil }
    return part.shifted(by: count - range.count)
  }

  /// The remaining range of a part of the text: text inserted inside belongs to it, text that
  /// replaced one of its ends does not.
  func left(of part: Range<Int>) -> Range<Int> {
    if let moved = moved(part) { return moved }
    let begin = range.lowerBound < part.lowerBound ? range.lowerBound + count : part.lowerBound
    let own = range.clamped(to: part)
    return begin..<begin + part.count - own.count + (own == range ? count : 0)
  }
}

extension WrittenText {
  /// Follows a change of the text around it, or of itself.
  mutating func follow(_ change: TextChange) {
    let start = range.lowerBound
    if change.moved(range) == nil {
      let whole = FieldText(text, change.unit)
      let own = change.range.clamped(to: range)
      let gone = own.shifted(by: -start).clamped(to: 0..<whole.count)
      text = whole.replacing(gone, with: own == change.range ? change.text : "")
    }
    range = change.left(of: range)
  }

  /// Reduces it to a part.
  mutating func cut(to part: Range<Int>, _ unit: TextUnit) {
    let whole = FieldText(text, unit)
    let own = part.clamped(to: range)
    text = whole[own.shifted(by: -range.lowerBound)]
    range = own
  }
}

extension Range<Int> {
  /// Follows a change next to it; a change that overlaps it is ignored: a later check then finds
  /// another text there.
  mutating func follow(_ change: TextChange) { self = change.moved(self) ?? self }

  /// The same range, shifted.
  func shifted(by way: Int) -> Range<Int> { lowerBound + way..<upperBound + way }
}
