import InkGeometry
import Units

/// The finished phrases, and the choice among alternative readings of their words: a tap on a word
/// opens a list of them, and the chosen one is requested from the word's field.
///
/// Its owner reports which fields have other pending changes. A field has only one change at a
/// time, because the positions of its words are known only when the change is done.
struct WordChoices: Sendable {
  private var finished = FinishedPhrases()
  /// The letters of fields in which words may be chosen again: one request for all texts written
  /// there.
  private var letters: [FieldReference: FieldLetters] = [:]
  /// The other readings of a word that was tapped, while they are offered.
  private(set) var list: CandidateList?
  /// A word was tapped, and its field is being asked whether the word still exists.
  private var tapped: TappedWord?

  /// The last finished phrase.
  var last: WrittenPhrase? { finished.last }

  /// A finished phrase; nil if it is not finished, or is not kept any more.
  subscript(number: UInt64) -> WrittenPhrase? { finished[number] }

  /// The fields in which a word is to be replaced or deleted.
  var pendingFields: Set<FieldReference> { finished.pendingFields }

  /// The field whose letters a request asked for.
  func field(askedBy question: UInt64) -> FieldReference? {
    letters.first { $0.value.question == question }?.key
  }

  // MARK: Phrases

  /// Adds a phrase that has ended.
  mutating func retain(_ phrase: WrittenPhrase) {
    finished.appendPhrase(phrase.isSecret ? phrase.withoutText : phrase)
    letters[phrase.field]?.expectMore()
  }

  /// The last phrase continues.
  mutating func reopenLast() { finished.reopenLast() }

  /// Removes all alternatives and all knowledge of text written into a field.
  mutating func forgetWords(in field: FieldReference) { finished.forgetWords(in: field) }

  /// A field's text changed; nil if the position is unknown. Requests the letters again for a word
  /// that was tapped there.
  mutating func absorb(
    _ change: TextChange?, in field: FieldReference, but own: UInt64, _ rules: WritingRules,
    _ numbers: inout WritingNumbers
  ) -> [WritingAction] {
    finished.follow(change, in: field, but: own)
    letters[field]?.follow(change)
    // A word was tapped, and the pending request is about an earlier text.
    guard let tapped, tapped.field.reference == field else { return [] }
    self.tapped?.isOutrun = true
    return askForTap(rules, &numbers)
  }

  // MARK: Taps

  /// A tap over a field: on a word that was just written there it requests the alternative
  /// readings, elsewhere it is for the application.
  mutating func serveTap(
    _ done: FieldStroke, _ time: Timestamp, _ rules: WritingRules, _ numbers: inout WritingNumbers
  ) -> [WritingAction] {
    let (place, field) = (done.ownStart, done.target.field)
    guard !done.closesList, let word = offeredWord(at: place, in: field.reference, time, rules)
    else { return [.tap(done.start)] }
    tapped = TappedWord(word: word, field: field, place: place, spot: done.start, time: time)
    return askForTap(rules, &numbers)
  }

  /// Asks whether the word that was tapped still exists; if there is nothing left to ask for, the
  /// tap is for the application.
  private mutating func askForTap(
    _ rules: WritingRules, _ numbers: inout WritingNumbers
  ) -> [WritingAction] {
    guard let tapped else { return [] }
    let asked = askLetters(of: tapped.field, forTap: tapped.word.phrase, rules, &numbers)
    return asked.isEmpty ? handTapOn() : asked
  }

  /// The tap is the application's.
  private mutating func handTapOn() -> [WritingAction] {
    guard let spot = tapped.take()?.spot else { return [] }
    return [.tap(spot)]
  }

  /// The word at a position of a field, in logical pixels from the corner of the window's content,
  /// if it may be chosen again.
  private func offeredWord(
    at place: Point, in field: FieldReference, _ time: Timestamp, _ rules: WritingRules
  ) -> OfferedWord? {
    guard let word = wordSeen(at: place, in: field) ?? wordWritten(at: place, in: field),
      let phrase = finished[word.phrase], phrase.isCorrectable(at: time, rules),
      phrase.writtenWord(word.index) != nil, phrase.reading.words[word.index].readings.count > 1
    else { return nil }
    return word
  }

  private func wordSeen(at place: Point, in field: FieldReference) -> OfferedWord? {
    let runs = letters[field]?.runs ?? []
    for phrase in finished.offered(in: field) {
      guard let index = phrase.word(seenAt: place, among: runs) else { continue }
      return OfferedWord(phrase: phrase.number, index: index, isSeen: true)
    }
    return nil
  }

  /// The word whose ink was there, if no other word is visible there. If letters are reported, only
  /// for the last phrase: a tap on older ink may refer to the position itself.
  private func wordWritten(at place: Point, in field: FieldReference) -> OfferedWord? {
    guard letters[field]?.runs.contains(where: { $0.area.contains(place) }) != true else {
      return nil
    }
    for phrase in finished.offered(in: field)
    where phrase.number == last?.number || !phrase.target.field.reportsGlyphs {
      guard let index = phrase.word(writtenAt: place) else { continue }
      return OfferedWord(phrase: phrase.number, index: index, isSeen: false)
    }
    return nil
  }

  /// The word at the tapped position is known: if it may be chosen again, its readings are offered.
  private mutating func answerTap(
    in field: FieldReference, at now: Timestamp, _ rules: WritingRules
  ) -> [WritingAction] {
    guard let tapped, tapped.field.reference == field else { return [] }
    guard let word = offeredWord(at: tapped.place, in: field, tapped.time, rules),
      word == tapped.word || word.isSeen && !tapped.isOutrun,
      let phrase = finished[word.phrase]
    else { return handTapOn() }
    self.tapped = nil
    let area =
      phrase.area(of: word.index, at: tapped.place, among: letters[field]?.runs ?? [])
      ?? phrase.ink(of: word.index)
    list = CandidateList(
      field: tapped.field, readings: phrase.reading.words[word.index].readings,
      chosen: phrase.correction.chosenReading(of: word.index), word: area, place: tapped.place,
      choice: word, opened: now)
    return []
  }

  // MARK: The list

  /// A reading of the list is pressed: it will replace the current one.
  ///
  /// - Returns: whether it will.
  mutating func choose(_ reading: Int) -> Bool {
    guard let list = list.take(), list.readings.indices.contains(reading), reading != list.chosen
    else { return false }
    return request(.choice(word: list.choice.index, reading: reading), of: list.choice.phrase)
  }

  /// Deletes the word of the list; returns whether that will be done.
  mutating func removeListed() -> Bool {
    guard let list = list.take() else { return false }
    return request(.removal(word: list.choice.index), of: list.choice.phrase)
  }

  private mutating func request(_ wish: PhraseCorrection.PendingCorrection, of phrase: UInt64)
    -> Bool
  {
    guard let known = finished[phrase], known.isOffered, !known.isPending else { return false }
    finished[phrase]?.correction.request(wish)
    return true
  }

  /// Ends the choice.
  ///
  /// - Returns: whether something was offered, or about to be.
  @discardableResult mutating func closeList() -> Bool {
    defer { (list, tapped) = (nil, nil) }
    return list != nil || tapped != nil
  }

  /// Closes the list if it was offered long enough.
  ///
  /// - Returns: the time at which it will be closed.
  private mutating func closeList(at now: Timestamp) -> Timestamp? {
    guard let list else { return nil }
    let due = list.opened + CandidateList.time
    guard due <= now else { return due }
    closeList()
    return nil
  }

  // MARK: Corrections

  /// The next step for a chosen reading.
  enum Correction {
    /// A request to its field.
    case ask(WritingAction)
    /// Its word has changed in the meantime: its field is free.
    case dropped
  }

  /// Requests the chosen reading if its field has no other change; nil if there are no more.
  ///
  /// - Parameter busy: fields with other pending changes.
  mutating func nextCorrection(besides busy: Set<FieldReference>) -> Correction? {
    let busy = busy.union(finished.changingFields)
    let phrase = finished.all.first {
      $0.isPending && !$0.correction.isAsked && !busy.contains($0.field)
    }
    guard let phrase else { return nil }
    guard let wish = phrase.editRequest else {
      finished[phrase.number]?.correction.dropPending()
      return .dropped
    }
    finished[phrase.number]?.correction.markAsked()
    return .ask(.edit(phrase: phrase.number, phrase.edit(wish)))
  }

  /// The result.
  enum CorrectionEnd {
    /// A word was replaced or deleted.
    case corrected(learnt: String?)
    /// The words are unchanged.
    case unreachable
    /// The positions are unknown.
    case lost
  }

  /// Handles the result for a chosen reading of a word; nil if none was chosen.
  mutating func correctionEnded(
    _ number: UInt64, _ outcome: FieldEdit.Outcome, at now: Timestamp
  ) -> CorrectionEnd? {
    guard var phrase = finished[number], let pending = phrase.correction.pending else { return nil }
    phrase.correction.dropPending()
    defer { finished[number] = phrase }
    switch (pending, outcome) {
    case (.choice(let word, let reading), .written(let text, let change)):
      phrase.replaceWord(word, with: reading, text, change, at: now)
      return .corrected(learnt: phrase.reading.words[word].readings[reading])
    case (.removal, .changed(let change)):
      if let change { phrase.follow(change) } else { phrase.correction.giveUp() }
      return .corrected(learnt: nil)
    case (_, .unreachable): return .unreachable
    default:
      phrase.correction.giveUp()
      return .lost
    }
  }

  // MARK: Letters

  /// Requests the letters of a field and which texts written there still exist; nothing if there
  /// are no choices.
  ///
  /// - Parameter tapped: a phrase that was tapped, which is requested first, even if no letters are
  ///   reported.
  mutating func askLetters(
    of field: TextField, forTap tapped: UInt64? = nil, _ rules: WritingRules,
    _ numbers: inout WritingNumbers
  ) -> [WritingAction] {
    let offered = finished.offered(in: field.reference)
    guard rules.candidates.value > 0, offered.contains(where: \.isAmbiguous) else {
      letters[field.reference] = nil
      return []
    }
    guard field.reportsGlyphs || tapped != nil else { return [] }
    let asked = offered.filter { $0.number == tapped } + offered.filter { $0.number != tapped }
    let question = numbers.make()
    letters[field.reference, default: FieldLetters(field)].recordQuestion(
      question, of: asked.map(\.number))
    let edit = FieldEdit(.locate(asked.compactMap(\.text.written)), in: field)
    return [.edit(phrase: question, edit)]
  }

  /// Handles the answer.
  mutating func lettersLocated(
    in field: FieldReference, _ outcome: FieldEdit.Outcome, at now: Timestamp,
    _ rules: WritingRules
  ) -> [WritingAction] {
    guard let asked = letters[field]?.asked else { return [] }
    switch outcome {
    case .located(let runs, let texts):
      letters[field]?.answered(runs)
      for (number, text) in zip(asked, texts) {
        if let text { finished[number]?.move(to: text) } else { giveUp(number) }
      }
      askAgainForNewest(in: field, at: now)
      return answerTap(in: field, at: now, rules)
    case .overtaken, .refused, .secret:
      for number in asked { giveUp(number) }
      letters[field] = nil
    default:
      // Without an answer now, a later request may succeed.
      if let tapped, tapped.field.reference == field { giveUp(tapped.word.phrase) }
      letters[field]?.miss(at: now)
    }
    return tapped?.field.reference == field ? handTapOn() : []
  }

  /// No word of a phrase can be chosen any more.
  private mutating func giveUp(_ phrase: UInt64) { finished[phrase]?.correction.giveUp() }

  /// Requests letters again that are not reported yet for the text written last there.
  private mutating func askAgainForNewest(in field: FieldReference, at now: Timestamp) {
    guard let known = letters[field], known.field.reportsGlyphs,
      let range = finished.offered(in: field).first?.text.written?.range,
      !known.runs.contains(where: { $0.range.overlaps(range) })
    else { return }
    letters[field]?.miss(at: now)
  }

  // MARK: Time

  /// Closes the list, removes expired choices, and requests letters again if it is time.
  ///
  /// - Returns: the actions, and the time of the next call.
  mutating func settleDue(
    at now: Timestamp, _ rules: WritingRules, _ numbers: inout WritingNumbers
  ) -> (actions: [WritingAction], next: Timestamp?) {
    var next = closeList(at: now)
    let held = tapped?.word.phrase ?? list?.choice.phrase
    let expired = finished.expire(at: now, but: held, rules)
    next = earlier(next, expired.next)
    var actions = expired.kept
    for (field, known) in letters {
      if finished.offered(in: field).isEmpty {
        letters[field] = nil
      } else if let due = known.retry, due > now {
        next = earlier(next, due)
      } else if known.retry != nil {
        letters[field]?.asksAgain()
        actions += askLetters(of: known.field, rules, &numbers)
      }
    }
    return (actions, next)
  }
}
