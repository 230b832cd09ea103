import InkGeometry

/// The text of a phrase: the wanted text, the text in the field, and whether a change is in
/// progress.
struct PhraseText: Hashable, Sendable {
  /// The text that the field should contain; nil if nothing was recognized.
  private(set) var wanted: String?
  /// The text in the field.
  private(set) var written: WrittenText?
  private(set) var isEditing = false
  private(set) var hasFailed = false

  /// Sets the text that the field should contain from now on.
  mutating func propose(_ text: String?) { wanted = text }

  /// A change of the field was requested.
  mutating func editBegan() { isEditing = true }

  /// The result.
  mutating func editEnded(_ outcome: FieldEdit.Outcome) {
    isEditing = false
    switch outcome {
    case .written(let text, _): written = text
    case .changed, .selected, .located, .meaningless: break
    case .refused, .secret, .overtaken, .unreachable, .undone, .uncertain: hasFailed = true
    }
  }

  /// Forgets both texts.
  mutating func erase() { (wanted, written) = (nil, nil) }

  // MARK: Changes of the field by something else

  /// Something else changed the field, possibly within this text.
  mutating func absorb(_ change: TextChange) { written?.follow(change) }

  /// Something else changed the field next to it.
  mutating func shift(beside change: TextChange) { written?.range.follow(change) }

  /// Somebody else moved this text.
  mutating func relocate(to range: Range<Int>) { written?.range = range }

  /// Reduces the text to a part.
  mutating func narrow(to part: Range<Int>, _ unit: TextUnit) { written?.cut(to: part, unit) }

  /// Another text replaced this one.
  mutating func overwrite(with text: WrittenText) { written = text }

  // MARK: Consequences

  /// The text to insert; nil if it is already there, or there is none.
  var missing: String? { wanted == written?.text ?? "" ? nil : wanted }

  /// Whether the field contains the wanted text.
  var isDone: Bool { wanted == nil || wanted == written?.text }

  /// Whether a text could not be inserted.
  var isLost: Bool { hasFailed && wanted?.isEmpty == false }
}

/// The readings of a phrase's strokes.
struct PhraseReading: Hashable, Sendable {
  /// The number of strokes in the last request, and in the last reading.
  private(set) var asked = 0
  private(set) var answered = 0
  /// Its recognized words.
  private(set) var words: [PhraseWord] = []

  /// Whether all requests have been answered.
  var isComplete: Bool { answered >= asked }

  /// The number of strokes passed to the recognizer.
  mutating func requested(of strokes: Int) { asked = strokes }

  /// The number of recognized strokes.
  mutating func received(of strokes: Int, _ words: [PhraseWord]) {
    (answered, self.words) = (strokes, words)
  }

  mutating func forgetWords() { words = [] }
}
