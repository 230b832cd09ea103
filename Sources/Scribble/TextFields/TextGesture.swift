package import InkGeometry
package import InkRecognition

/// A movement over a text that asks for something, and what it asks of that text.
package struct TextGesture: Hashable, Sendable {
  package let gesture: InkGesture
  /// What it covers, in logical pixels from the corner of the window's content.
  package let area: Rect

  package init(_ gesture: InkGesture, over area: Rect) {
    (self.gesture, self.area) = (gesture, area)
  }

  /// What is to be done with a text.
  package enum Change: Hashable, Sendable {
    case delete(Range<Int>)
    case insert(String, at: Int)
    case select(Range<Int>)
  }

  /// A word is meant where so much of it is covered; else its covered letters are.
  private static let enough = 0.6

  /// What it asks where letters are known; nil if there is nothing that it could mean.
  package func change(of glyphs: GlyphBoxes) -> Change? {
    let text = glyphs.text
    switch gesture {
    case .scratchOut:
      guard let covered = glyphs.covered(by: area) else { return nil }
      return .delete(Self.withSpace(Self.meant(covered, in: text), in: text))
    case .line:
      // Through a line, or a little under it.
      let height = glyphs.lineHeight ?? 0
      let reach = Rect(
        min: Point(x: area.min.x, y: area.min.y - 0.8 * height),
        max: Point(x: area.max.x, y: area.max.y + 0.3 * height))
      return glyphs.covered(by: reach).map { .select(Self.meant($0, in: text)) }
    case .circle: return glyphs.covered(by: area).map { .select(Self.meant($0, in: text)) }
    case .verticalLine:
      guard let offset = glyphs.gap(at: area.center) else { return nil }
      if let spaces = Self.spaces(around: offset, in: text) { return .delete(spaces) }
      let isInside = text.words.contains { $0.lowerBound < offset && offset < $0.upperBound }
      return isInside ? .insert(" ", at: offset) : nil
    case .arrow: return nil
    }
  }

  /// What it asks where a toolkit tells of no letters: scratched out over half of a field of one line, all of it goes; else
  /// the word before the caret. Other gestures mean nothing there.
  package func change(of text: FieldText, caret: Int, in field: TextField) -> Change? {
    guard gesture == .scratchOut, text.count > 0 else { return nil }
    if !field.isMultiline, area.width > field.area.width / 2 { return .delete(0..<text.count) }
    guard let word = text.words.last(where: { $0.lowerBound < caret }) ?? text.words.first else {
      return nil
    }
    return .delete(Self.withSpace(word, in: text))
  }

  /// The words that are covered for the most part; where none is, the letters.
  private static func meant(_ covered: Range<Int>, in text: FieldText) -> Range<Int> {
    var words: Range<Int>?
    for word in text.words {
      let part = word.clamped(to: covered)
      guard Double(part.count) >= enough * Double(word.count) else { continue }
      words = (words?.lowerBound ?? word.lowerBound)..<word.upperBound
    }
    return words ?? covered
  }

  /// A range and one of the spaces beside it, if it lies between spaces or ends: else two would be left, or one at an end.
  static func withSpace(_ range: Range<Int>, in text: FieldText) -> Range<Int> {
    let isBefore = range.lowerBound == 0 || text.character(before: range.lowerBound) == " "
    let isAfter = range.upperBound == text.count || text.character(after: range.upperBound) == " "
    guard isBefore, isAfter, range.count < text.count else { return range }
    return range.lowerBound > 0
      ? range.lowerBound - 1..<range.upperBound : range.lowerBound..<range.upperBound + 1
  }

  /// The run of spaces at an offset; nil if there are none.
  private static func spaces(around offset: Int, in text: FieldText) -> Range<Int>? {
    var (low, high) = (offset, offset)
    while text.character(before: low) == " " { low -= 1 }
    while text.character(after: high) == " " { high += 1 }
    // At an end of the text there are no words to join.
    return low < high && low > 0 && high < text.count ? low..<high : nil
  }
}
