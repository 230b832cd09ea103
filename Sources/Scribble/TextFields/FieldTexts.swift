import InkGeometry
import Units

/// What becomes of the texts of fields that are written into: which change of a field is next, and
/// what follows from what became of one.
///
/// It has three parts, which know nothing of each other: phrases, rooms and choices. What one of
/// them must know of the others is said with each call.
struct FieldTexts: Sendable {
  var numbers = WritingNumbers()
  var counts = WritingCounts()
  /// Texts that could not be put into their fields.
  var unwritten = UnwrittenTexts()
  /// How writing is taken.
  var rules: WritingRules
  var phrases = OpenPhrases()
  var rooms = WritingRooms()
  /// What is over, and what may be chosen there.
  var choices = WordChoices()

  init(_ rules: WritingRules) { self.rules = rules }

  // MARK: Strokes

  /// A phrase that was over continues: a stroke began within the pause, but was heard of too late.
  mutating func reopen(at place: Point, _ time: Timestamp) {
    guard var late = choices.last, late.isContinued(at: place, time, rules) else { return }
    late.isOver = false
    counts.written -= 1
    phrases.enter(late)
    choices.reopenLast()
  }

  /// A phrase begins with a stroke.
  ///
  /// - Parameter gesture: what it looks like; nil: like writing.
  mutating func beginPhrase(
    with done: FieldStroke, _ stroke: UInt64, as gesture: TextGesture?, at time: Timestamp
  ) -> [WritingAction] {
    let number = numbers.make()
    var phrase = WrittenPhrase(
      number: number, target: done.target, place: done.ownStart,
      behind: predecessor(of: done, at: time))
    phrase.room = rooms.occupy(at: done.start, of: done.target.field.reference, by: number)
    if phrase.room == nil, let gesture {
      phrase.gesture = .drawn(gesture)
      phrase.appendStroke(done.places, stroke, at: time)
      phrases.enter(phrase)
      return gesture.isUnlikeWriting ? askGesture(number) : []
    }
    phrases.enter(phrase)
    return extend(number, with: done, stroke, at: time)
  }

  /// The phrase after which a new one is written.
  private func predecessor(of done: FieldStroke, at time: Timestamp) -> WrittenPhrase.Predecessor? {
    let field = done.target.field.reference
    guard let before = phrases.newest(in: field) ?? choices.last, before.field == field else {
      return nil
    }
    return before.predecessor(ofInkAt: done.start, time, rules)
  }

  /// A phrase has one stroke more.
  mutating func extend(
    _ number: UInt64, with done: FieldStroke, _ stroke: UInt64, at time: Timestamp
  ) -> [WritingAction] {
    phrases[number]?.appendStroke(done.places, stroke, at: time)
    guard phrases[number]?.isAskedFor == false else { return [] }
    // A second stroke: what looked like a gesture was the first of a word.
    return askReading(of: number)
  }

  /// A stroke took away what is being written.
  mutating func strikeOut(
    _ number: UInt64, with done: FieldStroke, _ stroke: UInt64
  ) -> [WritingAction] {
    phrases[number]?.strikeOut(with: done.places, stroke)
    return advance(number)
  }

  /// A tap over a field: it is the application's, or on a word that may be chosen again.
  mutating func serveTap(_ done: FieldStroke, _ time: Timestamp) -> [WritingAction] {
    choices.serveTap(done, time, rules, &numbers)
  }

  // MARK: Readings

  /// The words that some strokes of a phrase are; none: no text.
  mutating func received(
    _ words: [PhraseWord], of number: UInt64, version: Int
  ) -> [WritingAction] {
    phrases[number]?.received(words, of: version)
    return advance(number)
  }

  /// It is writing, whatever it looked like.
  mutating func askReading(of number: UInt64) -> [WritingAction] {
    phrases[number]?.gesture = .none
    return (phrases[number]?.askReading()).map { [$0] } ?? []
  }

  // MARK: What is next

  /// What is next for all phrases: they may have waited.
  mutating func advanceAll() -> [WritingAction] {
    var actions: [WritingAction] = []
    for number in phrases.order { actions += advance(number) }
    return actions
  }

  /// What is next for a phrase: a change, or its end.
  mutating func advance(_ number: UInt64) -> [WritingAction] {
    guard let phrase = phrases[number] else { return [] }
    if let edit = nextEdit(of: phrase) {
      phrases[number]?.text.editBegan()
      return [.edit(phrase: number, edit)]
    }
    return phrase.isOver && phrase.isSettled ? finish(number) : []
  }

  private func nextEdit(of phrase: WrittenPhrase) -> FieldEdit? {
    let last = choices.last
    guard let missing = phrase.dueText(after: last, rules) else { return nil }
    // What stands before it in the same field is first.
    guard !isMoving(phrase.field), !phrases.isUnsettled(before: phrase) else { return nil }
    if let written = phrase.text.written { return phrase.edit(.replace(written, with: missing)) }
    let place = phrase.insertionPlace(after: last, in: rooms.spaces(for: phrase))
    return phrase.edit(.insert(missing, place))
  }

  /// Whether what stands in a field is about to be elsewhere, or something else.
  func isMoving(_ field: FieldReference) -> Bool {
    rooms.movingFields.contains(field) || choices.pendingFields.contains(field)
  }

  private mutating func finish(_ number: UInt64) -> [WritingAction] {
    guard var done = phrases.takeOut(number) else { return [] }
    done.beginCorrection()
    choices.retain(done)
    counts.tally(done)
    if done.text.isLost, !done.isSecret, let text = done.text.wanted { unwritten.retain(text) }
    return [.fade(done.numbers)] + rooms.giveBack(done.room) + askLetters(of: done.target.field)
      + advanceAll()
  }

  /// Asks where the letters of a field are in which words may be chosen again.
  mutating func askLetters(of field: TextField) -> [WritingAction] {
    choices.askLetters(of: field, rules, &numbers)
  }

  // MARK: Time

  /// What is due of phrases, but those that are gone on with; and when to be asked again.
  mutating func updatePhrases(
    at now: Timestamp, but growing: Set<UInt64>
  ) -> (actions: [WritingAction], next: Timestamp?) {
    var (actions, next): ([WritingAction], Timestamp?) = ([], nil)
    for number in phrases.order where !growing.contains(number) {
      guard let phrase = phrases[number], !phrase.isOver else { continue }
      let due = phrase.lifted + rules.pause
      if due <= now || phrase.isUrgent, case .drawn = phrase.gesture {
        actions += askGesture(number)
      } else if due <= now {
        phrases[number]?.isOver = true
        actions += advance(number)
      } else {
        next = earlier(next, due)
      }
    }
    return (actions, next)
  }

  /// What is due of what may be chosen; and when to be asked again.
  mutating func updateChoices(at now: Timestamp) -> (actions: [WritingAction], next: Timestamp?) {
    choices.settleDue(at: now, rules, &numbers)
  }

  /// Everything is left as it is.
  ///
  /// - Returns: the ink that was not text yet.
  mutating func abandon() -> [UInt64] {
    defer { (phrases, rooms, choices) = (OpenPhrases(), WritingRooms(), WordChoices()) }
    return phrases.inkNumbers
  }
}
