import InkGeometry
import Units

// Other readings of a word that was just written: a tap on it offers them.
extension WritingSession {
  /// A tap over a field: on a word of the last phrase it asks for that word's other readings, elsewhere it is the application's.
  mutating func tap(_ done: FieldStroke, at spot: Point, _ time: Timestamp) -> [Action] {
    let place = done.target.own(Rect(min: spot, max: spot)).min
    if !done.closesList, let last, let written = last.written,
      last.target.field.reference == done.target.field.reference,
      last.isCorrectable(at: time, rules), let index = last.word(at: place),
      last.words[index].readings.count > 1
    {
      tapped = TappedWord(index: index, place: place, spot: spot)
      return [.edit(phrase: last.number, last.edit(.locate(written)))]
    }
    return handOn(spot)
  }

  private mutating func handOn(_ spot: Point) -> [Action] {
    counts.taps += 1
    return [.tap(spot)]
  }

  /// Asks where the letters of the last phrase are, so that a tap on them is known at once.
  func locateLast() -> [Action] {
    guard let last, let written = last.written, last.gesture == .none, !last.isStruckOut,
      !last.hasFailed, rules.candidates.value > 0, last.target.field.tellsGlyphs,
      last.words.contains(where: { $0.readings.count > 1 })
    else { return [] }
    return [.edit(phrase: last.number, last.edit(.locate(written)))]
  }

  /// What became of what its field was asked for the last phrase.
  mutating func noteLast(_ outcome: FieldEdit.Outcome, at now: Timestamp) -> [Action] {
    switch outcome {
    case .located(let letters):
      last?.correction.letters = letters
      noteMiss(at: now)
      return answerTap(at: now)
    case .written(let text):
      last?.written = text
      return noteChoice(at: now)
    case .changed:
      counts.corrected += 1
      last?.isStruckOut = true
      return []
    case .selected, .meaningless, .refused, .overtaken, .unreachable, .undone, .uncertain:
      // Where nobody answers it may be otherwise later.
      if outcome != .unreachable || tapped != nil { last?.correction.isOver = true }
      last?.correction.pending = nil
      noteMiss(at: now)
      return tapped.take().map { handOn($0.spot) } ?? []
    }
  }

  /// Letters that are not told yet are asked for once more.
  private mutating func noteMiss(at now: Timestamp) {
    guard let last, let range = last.written?.range, last.target.field.tellsGlyphs,
      !last.correction.isOver, last.correction.misses < Self.mostMisses,
      !last.correction.letters.contains(where: { $0.range.overlaps(range) })
    else { return }
    self.last?.correction.misses += 1
    self.last?.correction.retry = now + Self.rest
  }

  private static let mostMisses = 3
  private static let rest = Microseconds.milliseconds(300)

  /// Asks again where it is time.
  ///
  /// - Returns: that, and when it will be.
  mutating func retryLetters(at now: Timestamp) -> (actions: [Action], next: Timestamp?) {
    guard let due = last?.correction.retry else { return ([], nil) }
    guard due <= now else { return ([], due) }
    last?.correction.retry = nil
    return (locateLast(), nil)
  }

  /// The word stands where it was tapped: its readings are offered. It may have gone elsewhere meanwhile.
  private mutating func answerTap(at now: Timestamp) -> [Action] {
    guard let tapped = tapped.take(), let last else { return [] }
    guard last.word(at: tapped.place) == tapped.index else { return handOn(tapped.spot) }
    list = CandidateList(
      field: last.target.field, readings: last.words[tapped.index].readings,
      chosen: last.correction.chosen[tapped.index] ?? 0,
      word: last.area(of: tapped.index, at: tapped.place), place: tapped.place,
      index: tapped.index, opened: now)
    return []
  }

  private mutating func noteChoice(at now: Timestamp) -> [Action] {
    guard let last, case .choice(let word, let reading)? = last.correction.pending else {
      return []
    }
    self.last?.correction.pending = nil
    self.last?.correction.chosen[word] = reading
    self.last?.correction.last = now
    counts.corrected += 1
    return [.learn(last.words[word].readings[reading])] + locateLast()
  }

  // MARK: The list

  /// A reading of the list is pressed: it comes in the place of the one that stands there.
  package mutating func choose(_ reading: Int) -> [Action] {
    guard let list = list.take(), let last, let written = last.written,
      last.correction.pending == nil, list.readings.indices.contains(reading),
      reading != list.chosen
    else { return [] }
    self.last?.correction.pending = .choice(word: list.index, reading: reading)
    let text = last.text(with: reading, of: list.index)
    return [.edit(phrase: last.number, last.edit(.replace(written, with: text)))]
  }

  /// The word of the list is to go.
  package mutating func removeListed() -> [Action] {
    guard let list = list.take(), let last, last.correction.pending == nil,
      let word = last.writtenWord(list.index)
    else { return [] }
    self.last?.correction.pending = .removal
    return [.edit(phrase: last.number, last.edit(.remove(word)))]
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
