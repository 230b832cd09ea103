package import InkGeometry
package import Units

/// What a word that was just written may be besides: its user tapped it, and may choose.
package struct CandidateList: Hashable, Sendable {
  package let field: TextField
  /// The likeliest first.
  package let readings: [String]
  /// Which of them stands in the field.
  package let chosen: Int
  /// Where the word is seen, in logical pixels from the corner of the window's content: that is not to be hidden.
  package let word: Rect
  /// Where it was tapped, likewise.
  package let place: Point
  /// The word's number in its phrase.
  let index: Int
  let opened: Timestamp

  /// It is offered so long.
  package static let time = Microseconds.milliseconds(8_000)
}

/// A word of the last phrase that was tapped.
struct TappedWord: Hashable, Sendable {
  let index: Int
  /// Where, in logical pixels from the corner of the window's content, and in millimetres of the layout.
  let place: Point
  let spot: Point
}

/// What becomes of a phrase's words when it is over.
struct PhraseCorrection: Hashable, Sendable {
  /// The words of its field that are seen, its own among them; none where nobody tells of letters.
  var letters: [LetterRun] = []
  /// When they are asked for once more, and how often they were asked for in vain: some tell of letters only when they are drawn.
  var retry: Timestamp?
  var misses = 0
  /// Which of its readings each word is now; one that is missing is the likeliest.
  var chosen: [Int: Int] = [:]
  /// When one was chosen last.
  var last: Timestamp?
  /// What is being done.
  var pending: Pending?
  /// Whether it was found that nothing can be chosen any more.
  var isOver = false

  enum Pending: Hashable {
    case choice(word: Int, reading: Int)
    case removal
  }

  /// Whether its text is another than was read.
  var isBegun: Bool { !chosen.isEmpty || pending != nil || isOver }
}

extension WrittenPhrase {
  /// Each word as it is now.
  private var texts: [String] {
    words.enumerated().map { index, word in word.readings[correction.chosen[index] ?? 0] }
  }

  /// The text with another reading of a word.
  func text(with reading: Int, of index: Int) -> String {
    var texts = texts
    texts[index] = words[index].readings[reading]
    return texts.joined(separator: " ")
  }

  /// Where a word stands in the field; nil if the text is not what was read.
  func writtenWord(_ index: Int) -> WrittenText? {
    guard let written, texts.joined(separator: " ") == written.text else { return nil }
    let (texts, unit) = (texts, target.field.toolkit.unit)
    let before = texts[..<index].reduce(0) { $0 + FieldText.length(of: $1, unit) + 1 }
    let start = written.range.lowerBound + before
    return WrittenText(
      text: texts[index], range: start..<start + FieldText.length(of: texts[index], unit))
  }

  /// Whether one of its words may be chosen anew.
  func isCorrectable(at time: Timestamp, _ rules: WritingRules) -> Bool {
    written != nil && !isStruckOut && !hasFailed && correction.pending == nil && !correction.isOver
      && time - (correction.last ?? lifted) < rules.candidates
  }

  /// The word that is seen at a place, from the corner of the window's content, or else was written there.
  func word(at place: Point) -> Int? {
    let seen = words.indices.first { index in
      letters(of: index).contains { $0.expanded(by: 2).contains(place) }
    }
    if let seen { return seen }
    // What stands there is not its own.
    guard !correction.letters.contains(where: { $0.area.contains(place) }) else { return nil }
    return words.indices.first { ink(of: $0).expanded(by: 3).contains(place) }
  }

  /// Where the letters of a word are seen, line by line.
  private func letters(of index: Int) -> [Rect] {
    guard let word = writtenWord(index) else { return [] }
    return correction.letters.filter { $0.range.overlaps(word.range) }.map { run in
      // Words that touch are one to the field.
      let (own, all) = (run.range.clamped(to: word.range), run.range)
      let step = run.area.width / Double(all.count)
      return Rect(
        x: run.area.min.x + step * Double(own.lowerBound - all.lowerBound), y: run.area.min.y,
        width: step * Double(own.count), height: run.area.height)
    }
  }

  /// Where a word was written, from the corner of the window's content.
  private func ink(of index: Int) -> Rect { target.own(words[index].area) }

  /// Where a word that was tapped is seen.
  func area(of index: Int, at place: Point) -> Rect {
    letters(of: index).first { $0.expanded(by: 2).contains(place) } ?? ink(of: index)
  }
}
