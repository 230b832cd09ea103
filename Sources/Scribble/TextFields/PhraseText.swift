import InkGeometry

/// The text of a phrase: what is to stand in its field, what stands there, and whether that is
/// being changed.
struct PhraseText: Hashable, Sendable {
  /// What is to stand in the field; nil: nothing was read.
  private(set) var wanted: String?
  /// What stands there.
  private(set) var written: WrittenText?
  private(set) var isEditing = false
  private(set) var hasFailed = false

  /// Something else is to stand there from now on.
  mutating func propose(_ text: String?) { wanted = text }

  /// A change of the field was asked for.
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

  /// Nothing of it is known any more.
  mutating func erase() { (wanted, written) = (nil, nil) }

  // MARK: Changes of the field by something else

  /// Something else changed the field, perhaps in the midst of what stands there.
  mutating func absorb(_ change: TextChange) { written?.follow(change) }

  /// Something else changed the field next to it.
  mutating func shift(beside change: TextChange) { written?.range.follow(change) }

  /// Somebody else moved what stands there.
  mutating func relocate(to range: Range<Int>) { written?.range = range }

  /// Only a part of it is meant any more.
  mutating func narrow(to part: Range<Int>, _ unit: TextUnit) { written?.cut(to: part, unit) }

  /// Something else was put in its place.
  mutating func overwrite(with text: WrittenText) { written = text }

  // MARK: What follows

  /// What would have to be inserted; nil: it stands there, or nothing is to.
  var missing: String? { wanted == written?.text ?? "" ? nil : wanted }

  /// Whether it stands there as it is to.
  var isDone: Bool { wanted == nil || wanted == written?.text }

  /// Whether it could not be inserted, though there was something.
  var isLost: Bool { hasFailed && wanted?.isEmpty == false }
}

/// What a phrase's strokes were read as.
struct PhraseReading: Hashable, Sendable {
  /// How many strokes were given to be read, and how many the last reading is of.
  private(set) var asked = 0
  private(set) var answered = 0
  /// Its words as they were read.
  private(set) var words: [PhraseWord] = []

  /// Whether all that was asked for is read.
  var isComplete: Bool { answered >= asked }

  /// The number of strokes passed to the recognizer.
  mutating func requested(of strokes: Int) { asked = strokes }

  /// The number of recognized strokes.
  mutating func received(of strokes: Int, _ words: [PhraseWord]) {
    (answered, self.words) = (strokes, words)
  }

  mutating func forgetWords() { words = [] }
}
