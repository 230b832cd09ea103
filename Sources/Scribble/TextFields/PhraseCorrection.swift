import InkGeometry
import Units

/// What becomes of a phrase's words when it is over.
struct PhraseCorrection: Hashable, Sendable {
  /// Where each word stands in the field, or what is left of it, in the toolkit's units; none:
  /// nobody knows.
  var places: [Range<Int>] = []
  /// Those that are other words by now.
  var spoilt: Set<Int> = []
  /// Which of its readings each word is now; one that is missing is the likeliest.
  var chosen: [Int: Int] = [:]
  /// When one was chosen last.
  var last: Timestamp?
  /// What is to be done.
  var pending: PendingCorrection?
  /// Whether its field was asked to do that.
  var isAsked = false
  /// Whether it was found that nothing can be chosen any more.
  var isOver = false
  /// Whether its text is another than was read, by a change of something else.
  var isTouched = false

  enum PendingCorrection: Hashable {
    case choice(word: Int, reading: Int)
    case removal(word: Int)
  }

  /// Whether its text is another than was read.
  var isBegun: Bool { !chosen.isEmpty || pending != nil || isOver || isTouched }
}

extension WrittenPhrase {
  /// It is over: from now on each of its words is followed.
  mutating func beginCorrection() {
    correction = PhraseCorrection()
    guard let written, words.text == written.text else { return }
    let unit = target.field.toolkit.unit
    var start = written.range.lowerBound
    for word in words {
      let end = start + FieldText.length(of: word.readings[0], unit)
      correction.places.append(start..<end)
      start = end + 1
    }
  }

  /// Something else changed the text of its field.
  mutating func follow(_ change: TextChange) {
    guard let text = written?.text else { return }
    written?.follow(change)
    for (index, place) in correction.places.enumerated() {
      if change.moved(place) == nil { correction.spoilt.insert(index) }
      correction.places[index] = change.left(of: place)
    }
    guard written?.text != text else { return }
    correction.isTouched = true
    // What others put between its words is not its own where those are gone: its ends are its own
    // words'.
    let places = correction.places.filter { !$0.isEmpty }
    if let first = places.first, let last = places.last {
      written?.cut(to: first.lowerBound..<last.upperBound, change.unit)
    }
    if places.isEmpty, !correction.places.isEmpty { isStruckOut = true }
  }

  /// Somebody else moved its text.
  mutating func move(to text: WrittenText) {
    guard let way = written.map({ text.range.lowerBound - $0.range.lowerBound }), way != 0 else {
      return
    }
    written?.range = text.range
    correction.places = correction.places.map { $0.shifted(by: way) }
  }

  /// Another reading of a word stands in the place of the one before.
  mutating func applyReading(
    _ reading: Int, of index: Int, _ text: WrittenText, _ change: TextChange?
  ) {
    let start = correction.places[index].lowerBound
    let length = FieldText.length(of: words[index].readings[reading], target.field.toolkit.unit)
    if let change { correction.places = correction.places.map { change.left(of: $0) } }
    correction.places[index] = start..<start + length
    correction.chosen[index] = reading
    written = text
  }

  /// The text with another reading of a word; nil if that word is another by now.
  func replacedText(with reading: Int, of index: Int) -> String? {
    guard let written, let place = textRange(of: index) else { return nil }
    let text = FieldText(written.text, target.field.toolkit.unit)
    let own = place.shifted(by: -written.range.lowerBound)
    guard own == own.clamped(to: 0..<text.count) else { return nil }
    return text.replacing(own, with: words[index].readings[reading])
  }

  /// A word as it stands in the field; nil if it is another by now.
  func writtenWord(_ index: Int) -> WrittenText? {
    textRange(of: index).map {
      WrittenText(text: words[index].readings[correction.chosen[index] ?? 0], range: $0)
    }
  }

  private func textRange(of index: Int) -> Range<Int>? {
    let isThere = correction.places.indices.contains(index) && !correction.spoilt.contains(index)
    return isThere ? correction.places[index] : nil
  }

  // MARK: What is offered

  /// Whether its words may be chosen anew, as long as there is time.
  var isOffered: Bool {
    written?.text.isEmpty == false && !isStruckOut && !hasFailed && gesture == .none
      && !correction.isOver && !words.isEmpty
  }

  /// Whether a word is to be chosen or taken away.
  var isPending: Bool { correction.pending != nil }

  func offeredUntil(_ rules: WritingRules) -> Timestamp {
    (correction.last ?? lifted) + rules.candidates
  }

  /// Whether one of its words may be chosen anew.
  func isCorrectable(at time: Timestamp, _ rules: WritingRules) -> Bool {
    isOffered && !isPending && time < offeredUntil(rules)
  }

  /// The word that is seen at a place, from the corner of the window's content.
  func word(seenAt place: Point, among runs: [LetterRun]) -> Int? {
    words.indices.first { area(of: $0, at: place, among: runs) != nil }
  }

  /// The word that was written at a place.
  func word(writtenAt place: Point) -> Int? {
    words.indices.first { ink(of: $0).expanded(by: 3).contains(place) }
  }

  /// Where a word is seen that has its letters at a place.
  func area(of index: Int, at place: Point, among runs: [LetterRun]) -> Rect? {
    letters(of: index, among: runs).first { $0.expanded(by: 2).contains(place) }
  }

  /// Where the letters of a word are seen, line by line.
  private func letters(of index: Int, among runs: [LetterRun]) -> [Rect] {
    guard let range = textRange(of: index) else { return [] }
    return runs.filter { $0.range.overlaps(range) }.map { run in
      // Words that touch are one to the field.
      let (own, all) = (run.range.clamped(to: range), run.range)
      let step = run.area.width / Double(all.count)
      return Rect(
        x: run.area.min.x + step * Double(own.lowerBound - all.lowerBound), y: run.area.min.y,
        width: step * Double(own.count), height: run.area.height)
    }
  }

  /// Where a word was written, from the corner of the window's content.
  func ink(of index: Int) -> Rect { target.own(words[index].area) }
}
