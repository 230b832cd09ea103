import InkGeometry
import Units

/// Manages the texts of fields that are written into: the next change of each field, and the
/// consequences of its result.
///
/// It has three parts, which are independent of each other: phrases, writing rooms and choices.
/// Each call passes the information that one part needs about the others.
struct FieldTexts: Sendable {
  var numbers = WritingNumbers()
  var counts = WritingCounts()
  /// Texts that could not be put into their fields.
  var unwritten = UnwrittenTexts()
  /// The rules for writing.
  var rules: WritingRules
  var phrases = OpenPhrases()
  var rooms = WritingRooms()
  /// The finished phrases, and the words that may be chosen again.
  var choices = WordChoices()
  /// The text that a gesture selected last.
  var selection: FieldSelection?

  init(_ rules: WritingRules) { self.rules = rules }

  // MARK: Strokes

  /// A finished phrase continues: a stroke began within the pause, but was reported too late.
  mutating func reopen(at place: Point, _ time: Timestamp) {
    guard var late = choices.last, late.isContinued(at: place, time, rules) else { return }
    late.isOver = false
    counts.written -= 1
    phrases.enter(late)
    choices.reopenLast()
  }

  /// A phrase begins with a stroke.
  ///
  /// - Parameter gesture: the gesture that it looks like; nil for writing.
  mutating func beginPhrase(
    with done: FieldStroke, _ stroke: UInt64, as gesture: TextGesture?, at time: Timestamp
  ) -> [WritingAction] {
    let number = numbers.make()
    var phrase = WrittenPhrase(
      number: number, target: done.target, place: done.ownStart,
      behind: predecessor(of: done, at: time))
    phrase.room = rooms.occupy(at: done.start, of: done.target.field.reference, by: number)
    phrase.selection = selection.take()?.replacedText(in: phrase.field, at: time)
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

  /// A phrase gets another stroke.
  mutating func extend(
    _ number: UInt64, with done: FieldStroke, _ stroke: UInt64, at time: Timestamp
  ) -> [WritingAction] {
    phrases[number]?.appendStroke(done.places, stroke, at: time)
    guard phrases[number]?.isAskedFor == false else { return [] }
    // A second stroke: the supposed gesture was the first stroke of a word.
    return askReading(of: number)
  }

  /// A stroke deleted the text that is being written.
  mutating func strikeOut(
    _ number: UInt64, with done: FieldStroke, _ stroke: UInt64
  ) -> [WritingAction] {
    phrases[number]?.strikeOut(with: done.places, stroke)
    return advance(number)
  }

  /// A tap over a field: for the application, or on a word that may be chosen again.
  mutating func serveTap(_ done: FieldStroke, _ time: Timestamp) -> [WritingAction] {
    choices.serveTap(done, time, rules, &numbers)
  }

  // MARK: Readings

  /// The words of some strokes of a phrase; empty if they are not text.
  mutating func received(
    _ words: [PhraseWord], of number: UInt64, version: Int
  ) -> [WritingAction] {
    phrases[number]?.received(words, of: version)
    return advance(number)
  }

  /// It is writing, not a gesture.
  mutating func askReading(of number: UInt64) -> [WritingAction] {
    phrases[number]?.gesture = .none
    return (phrases[number]?.askReading()).map { [$0] } ?? []
  }

  // MARK: Next changes

  /// The next changes for all phrases, which may have waited.
  mutating func advanceAll() -> [WritingAction] {
    var actions: [WritingAction] = []
    for number in phrases.order { actions += advance(number) }
    return actions
  }

  /// The next action for a phrase: a change, or its end.
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
    // Text before it in the same field comes first.
    guard !isMoving(phrase.field), !phrases.isUnsettled(before: phrase) else { return nil }
    if let written = phrase.text.written { return phrase.edit(.replace(written, with: missing)) }
    let former = rooms.spaces(for: phrase) ?? phrase.selection
    let place = phrase.insertionPlace(after: last, over: former)
    return phrase.edit(.insert(missing, place))
  }

  /// Whether the content of a field is about to move or change.
  func isMoving(_ field: FieldReference) -> Bool {
    rooms.movingFields.contains(field) || choices.pendingFields.contains(field)
  }

  private mutating func finish(_ number: UInt64) -> [WritingAction] {
    guard var done = phrases.takeOut(number) else { return [] }
    done.beginCorrection()
    choices.retain(done)
    counts.tally(done)
    if done.text.isLost, !done.isSecret, let text = done.text.wanted { unwritten.retain(text) }
    return [.fade(done.shownStrokes)] + rooms.giveBack(done.room)
      + askLetters(of: done.target.field)
      + advanceAll()
  }

  /// Requests the positions of the letters of a field in which words may be chosen again.
  mutating func askLetters(of field: TextField) -> [WritingAction] {
    choices.askLetters(of: field, rules, &numbers)
  }

  // MARK: Time

  /// The due actions of phrases, except those that are continued; and the time of the next call.
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

  /// The due actions of choices; and the time of the next call.
  mutating func updateChoices(at now: Timestamp) -> (actions: [WritingAction], next: Timestamp?) {
    choices.settleDue(at: now, rules, &numbers)
  }

  /// Stops without further changes.
  ///
  /// - Returns: the ink that had not become text yet.
  mutating func abandon() -> [UInt64] {
    defer { (phrases, rooms, choices) = (OpenPhrases(), WritingRooms(), WordChoices()) }
    return phrases.inkNumbers
  }
}
