import InkGeometry
import Units

// The words of a finished phrase: their positions and their alternative readings.
extension WrittenPhrase {
  /// Somebody else moved its text.
  mutating func move(to moved: WrittenText) {
    guard let way = text.written.map({ moved.range.lowerBound - $0.range.lowerBound }), way != 0
    else { return }
    text.relocate(to: moved.range)
    correction.shift(by: way)
  }

  /// Another reading of a word has replaced the previous one.
  mutating func replaceWord(
    _ index: Int, with reading: Int, _ written: WrittenText, _ change: TextChange?,
    at now: Timestamp
  ) {
    let length = FieldText.length(
      of: self.reading.words[index].readings[reading], target.field.toolkit.unit)
    correction.replaceWord(index, with: reading, length: length, change, at: now)
    text.overwrite(with: written)
  }

  /// The text with another reading of a word; nil if the word has changed.
  func replacedText(with reading: Int, of index: Int) -> String? {
    guard let written = text.written, let place = correction.place(of: index) else { return nil }
    let whole = FieldText(written.text, target.field.toolkit.unit)
    let own = place.shifted(by: -written.range.lowerBound)
    guard own == own.clamped(to: 0..<whole.count) else { return nil }
    return whole.replacing(own, with: self.reading.words[index].readings[reading])
  }

  /// A word as it is in the field; nil if it has changed.
  func writtenWord(_ index: Int) -> WrittenText? {
    correction.place(of: index).map {
      WrittenText(
        text: reading.words[index].readings[correction.chosenReading(of: index)], range: $0)
    }
  }

  /// The words that stand in the field as they were read; none if words cannot be followed there.
  var untouchedWords: [String] {
    guard isOffered, !isSecret else { return [] }
    return reading.words.indices.compactMap { index in
      guard correction.chosenReading(of: index) == 0, let word = writtenWord(index),
        !word.range.isEmpty
      else { return nil }
      return word.text
    }
  }

  // MARK: Offered words

  /// Whether its words may be chosen again while there is time.
  var isOffered: Bool {
    text.written?.text.isEmpty == false && !isStruckOut && !text.hasFailed && gesture == .none
      && !correction.isOver && !reading.words.isEmpty
  }

  /// Whether a word is to be chosen or taken away.
  var isPending: Bool { correction.pending != nil }

  /// Whether one of its words has alternative readings.
  var isAmbiguous: Bool { reading.words.contains { $0.readings.count > 1 } }

  func offeredUntil(_ rules: WritingRules) -> Timestamp {
    (correction.last ?? lifted) + rules.candidates
  }

  /// Whether one of its words may be chosen again.
  func isCorrectable(at time: Timestamp, _ rules: WritingRules) -> Bool {
    isOffered && !isPending && time < offeredUntil(rules)
  }

  /// The visible word at a position, relative to the corner of the window's content.
  func word(seenAt place: Point, among runs: [LetterRun]) -> Int? {
    reading.words.indices.first { area(of: $0, at: place, among: runs) != nil }
  }

  /// The word whose ink was at a position.
  func word(writtenAt place: Point) -> Int? {
    reading.words.indices.first { ink(of: $0).expanded(by: 3).contains(place) }
  }

  /// The visible area of the word with letters at a position.
  func area(of index: Int, at place: Point, among runs: [LetterRun]) -> Rect? {
    letters(of: index, among: runs).first { $0.expanded(by: 2).contains(place) }
  }

  /// The visible areas of a word's letters, line by line.
  private func letters(of index: Int, among runs: [LetterRun]) -> [Rect] {
    guard let range = correction.place(of: index) else { return [] }
    return runs.filter { $0.range.overlaps(range) }.map { run in
      // Words that touch are one to the field.
      let (own, all) = (run.range.clamped(to: range), run.range)
      let step = run.area.width / Double(all.count)
      return Rect(
        x: run.area.min.x + step * Double(own.lowerBound - all.lowerBound), y: run.area.min.y,
        width: step * Double(own.count), height: run.area.height)
    }
  }

  /// The area of a word's ink, relative to the corner of the window's content.
  func ink(of index: Int) -> Rect { target.own(reading.words[index].area) }

  /// The user's request for its field; nil if the word has changed.
  var editRequest: FieldEdit.EditRequest? {
    guard isOffered else { return nil }
    switch correction.pending {
    case .choice(let word, let reading):
      guard let written = text.written, let text = replacedText(with: reading, of: word) else {
        return nil
      }
      return .replace(written, with: text)
    case .removal(let word): return writtenWord(word).map { .remove($0) }
    case nil: return nil
    }
  }
}
