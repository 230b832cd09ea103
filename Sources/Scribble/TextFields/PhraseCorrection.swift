import Units

/// The state of a phrase's words after its end: the position of each word, its chosen reading, and
/// a pending change of one of them.
struct PhraseCorrection: Hashable, Sendable {
  /// The position of each word in the field, or of its remaining part, in the toolkit's units;
  /// empty if unknown.
  private var places: [Range<Int>] = []
  /// Words that have been changed.
  private var spoilt: Set<Int> = []
  /// The index of each word's current reading; the likeliest if it is missing.
  private var chosen: [Int: Int] = [:]
  /// When one was chosen last.
  private(set) var last: Timestamp?
  /// The action.
  private(set) var pending: PendingCorrection?
  /// Whether this change was requested.
  private(set) var isAsked = false
  /// Whether no word can be chosen any more.
  private(set) var isOver = false
  /// Whether something else changed its text.
  private var isTouched = false

  enum PendingCorrection: Hashable {
    case choice(word: Int, reading: Int)
    case removal(word: Int)
  }

  init() {}

  /// From now on each word of a text is followed, if the text is as they were read.
  init(of words: [PhraseWord], in written: WrittenText?, _ unit: TextUnit) {
    guard let written, words.text == written.text else { return }
    var start = written.range.lowerBound
    for word in words {
      let end = start + FieldText.length(of: word.readings[0], unit)
      places.append(start..<end)
      start = end + 1
    }
  }

  /// Whether its text is another than was read.
  var isBegun: Bool { !chosen.isEmpty || pending != nil || isOver || isTouched }

  /// The position of a word; nil if it has changed.
  func place(of index: Int) -> Range<Int>? {
    let isThere = places.indices.contains(index) && !spoilt.contains(index)
    return isThere ? places[index] : nil
  }

  /// Which of its readings a word is.
  func chosenReading(of index: Int) -> Int { chosen[index] ?? 0 }

  // MARK: Pending change

  mutating func request(_ wish: PendingCorrection) { (pending, isAsked) = (wish, false) }

  mutating func markAsked() { isAsked = true }

  /// The pending change is done, or impossible.
  mutating func dropPending() { pending = nil }

  /// No word can be chosen any more.
  mutating func giveUp() { isOver = true }

  // MARK: Changes of the field

  /// Something else changed the text of its field.
  mutating func followWords(_ change: TextChange) {
    for (index, place) in places.enumerated() {
      if change.moved(place) == nil { spoilt.insert(index) }
      places[index] = change.left(of: place)
    }
  }

  /// Something else changed its own text.
  ///
  /// - Returns: the remaining range. It ends with the phrase's own words, so text inserted next to
  ///   deleted words does not belong to it. Nil if it is unknown, or nothing remains.
  mutating func touch() -> Range<Int>? {
    isTouched = true
    let left = places.filter { !$0.isEmpty }
    guard let first = left.first, let last = left.last else { return nil }
    return first.lowerBound..<last.upperBound
  }

  /// Whether all its words have been deleted.
  var isEmptied: Bool { !places.isEmpty && places.allSatisfy(\.isEmpty) }

  /// Somebody else moved its text.
  mutating func shift(by way: Int) { places = places.map { $0.shifted(by: way) } }

  /// Another reading of a word, of this length, has replaced the previous one.
  mutating func replaceWord(
    _ index: Int, with reading: Int, length: Int, _ change: TextChange?, at now: Timestamp
  ) {
    let start = places[index].lowerBound
    if let change { places = places.map { change.left(of: $0) } }
    places[index] = start..<start + length
    chosen[index] = reading
    last = now
  }
}
