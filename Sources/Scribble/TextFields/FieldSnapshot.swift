/// A field's text before a change, or the part of it that is examined.
struct FieldSnapshot: Hashable, Sendable {
  /// The part that was read.
  private(set) var part: FieldText
  /// The start of the part.
  private(set) var base = 0
  /// Nil if there is none, or it is not reported.
  private(set) var caret: Int?
  /// The length of the whole text.
  private(set) var total = 0

  init(of field: TextField) { part = FieldText("", field.toolkit.unit) }

  /// The text differs from the report.
  mutating func restart() { (base, caret) = (0, nil) }

  mutating func counted(_ total: Int) { self.total = total }

  /// Browsers report -1 for a field that does not have the keyboard.
  mutating func placeCaret(at offset: Int) { caret = offset < 0 ? nil : min(offset, total) }

  /// The part that must be read: in a longer text, the part around a position or the caret.
  mutating func span(around place: Int?) -> Range<Int> {
    var range = 0..<total
    if total > FieldEdit.mostRead {
      let middle = place ?? caret ?? total
      let low = min(max(0, middle - FieldEdit.mostRead / 2), total - FieldEdit.mostRead)
      range = low..<low + FieldEdit.mostRead
    }
    base = range.lowerBound
    return range
  }

  /// Sets the text of that part; false if its length is wrong.
  mutating func fill(with text: String, of field: TextField) -> Bool {
    part = FieldText(text, field.toolkit.unit)
    guard part.count == min(total, FieldEdit.mostRead) else { return false }
    if base + part.count == total {
      part = FieldText(field.ownText(text), field.toolkit.unit)
      total = base + part.count
      caret = caret.map { min($0, total) }
    }
    return true
  }

  /// Whether all of it was read.
  var isWhole: Bool { part.count == total }

  /// The position of the caret in the part that was read; its end if it is not reported.
  var ownCaret: Int { (caret ?? total) - base }

  /// The current position of an inserted text in the part that was read; a writing room, which
  /// consists only of spaces, is found again if it was moved.
  func range(of former: WrittenText) -> Range<Int>? {
    let range = former.range.shifted(by: -base)
    if range.lowerBound >= 0, range.upperBound <= part.count, part[range] == former.text {
      return range
    }
    return former.isRoom ? part.onlySpaces(former.range.count) : nil
  }
}
