import InkGeometry
import Units

// Other readings of a word that was just written: a tap on it offers them.
extension WritingSession {
  /// A tap over a field: on a word that was just written there it asks for that word's other
  /// readings, elsewhere it is the application's.
  mutating func tap(_ done: FieldStroke, at spot: Point, _ time: Timestamp) -> [Action] {
    let (place, field) = (done.target.own(Rect(min: spot, max: spot)).min, done.target.field)
    guard !done.closesList, let word = offeredWord(at: place, in: field.reference, time) else {
      return handOn(spot)
    }
    tapped = TappedWord(word: word, field: field, place: place, spot: spot, time: time)
    return askForTap()
  }

  /// Asks whether the word that was tapped stands there still; if there is nothing left to ask for,
  /// the tap is the application's.
  mutating func askForTap() -> [Action] {
    guard let tapped else { return [] }
    let asked = askLetters(of: tapped.field, forTap: tapped.word.phrase)
    guard asked.isEmpty else { return asked }
    self.tapped = nil
    return handOn(tapped.spot)
  }

  mutating func handOn(_ spot: Point) -> [Action] {
    counts.taps += 1
    return [.tap(spot)]
  }

  /// The word at a place of a field, in logical pixels from the corner of the window's content, if
  /// it may be chosen anew.
  private func offeredWord(
    at place: Point, in field: FieldReference, _ time: Timestamp
  ) -> OfferedWord? {
    guard let word = wordSeen(at: place, in: field) ?? wordWritten(at: place, in: field),
      let phrase = finished[word.phrase], phrase.isCorrectable(at: time, rules),
      phrase.writtenWord(word.index) != nil, phrase.words[word.index].readings.count > 1
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

  /// The word that was written there, if nothing else stands there. Where letters are told that
  /// counts of the last phrase only: who taps where the ink of others was may mean the place.
  private func wordWritten(at place: Point, in field: FieldReference) -> OfferedWord? {
    guard letters[field]?.runs.contains(where: { $0.area.contains(place) }) != true else {
      return nil
    }
    for phrase in finished.offered(in: field)
    where phrase.number == last?.number || !phrase.target.field.tellsGlyphs {
      guard let index = phrase.word(writtenAt: place) else { continue }
      return OfferedWord(phrase: phrase.number, index: index, isSeen: false)
    }
    return nil
  }

  /// It is known what stands where a word was tapped: if that is one that may be chosen anew, its
  /// readings are offered.
  mutating func answerTap(in field: FieldReference, at now: Timestamp) -> [Action] {
    guard let tapped, tapped.field.reference == field else { return [] }
    self.tapped = nil
    guard let word = offeredWord(at: tapped.place, in: field, tapped.time),
      word == tapped.word || word.isSeen && !tapped.isOutrun,
      let phrase = finished[word.phrase]
    else { return handOn(tapped.spot) }
    let area =
      phrase.area(of: word.index, at: tapped.place, among: letters[field]?.runs ?? [])
      ?? phrase.ink(of: word.index)
    list = CandidateList(
      field: tapped.field, readings: phrase.words[word.index].readings,
      chosen: phrase.correction.chosen[word.index] ?? 0, word: area, place: tapped.place,
      choice: word, opened: now)
    return []
  }

  // MARK: The list

  /// A reading of the list is pressed: it comes in the place of the one that stands there.
  package mutating func choose(_ reading: Int) -> [Action] {
    guard let list = list.take(), list.readings.indices.contains(reading), reading != list.chosen
    else { return [] }
    return want(.choice(word: list.choice.index, reading: reading), of: list.choice.phrase)
  }

  /// The word of the list is to go.
  package mutating func removeListed() -> [Action] {
    guard let list = list.take() else { return [] }
    return want(.removal(word: list.choice.index), of: list.choice.phrase)
  }

  private mutating func want(_ wish: PhraseCorrection.PendingCorrection, of phrase: UInt64)
    -> [Action]
  {
    guard let known = finished[phrase], known.isOffered, !known.isPending else { return [] }
    finished[phrase]?.correction.pending = wish
    finished[phrase]?.correction.isAsked = false
    return correct()
  }

  /// Nothing is chosen any more.
  ///
  /// - Returns: whether something was offered, or about to be.
  @discardableResult package mutating func closeList() -> Bool {
    defer { (list, tapped) = (nil, nil) }
    return list != nil || tapped != nil
  }

  /// Closes it where it was offered long enough.
  ///
  /// - Returns: when it will be closed.
  mutating func closeList(at now: Timestamp) -> Timestamp? {
    guard let list else { return nil }
    let due = list.opened + CandidateList.time
    guard due <= now else { return due }
    closeList()
    return nil
  }
}
