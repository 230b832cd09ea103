package import Units

// From what was read to what stands in the field.
extension WritingSession {
  /// The words that some strokes are; none: no text.
  package mutating func acceptReadings(
    _ phrase: UInt64, version: Int, _ words: [PhraseWord], scale: Float?
  ) -> [Action] {
    guard let index = phrases.firstIndex(where: { $0.number == phrase }),
      phrases[index].heard < version, !phrases[index].isStruckOut
    else { return [] }
    if let scale { self.scale = min(max(scale, 1.5), Self.mostScale) }
    phrases[index].heard = version
    phrases[index].words = words
    phrases[index].wanted = words.text
    return advance(index)
  }

  /// What became of a change, or of a question.
  package mutating func edited(
    _ number: UInt64, _ outcome: FieldEdit.Outcome, at now: Timestamp
  ) -> [Action] {
    if outcome == .secret { return becameSecret(number, at: now) }
    return handleOutcome(outcome, of: number, at: now)
  }

  /// The field is one for passwords now: what was to go there is dropped, and waits nowhere.
  private mutating func becameSecret(_ number: UInt64, at now: Timestamp) -> [Action] {
    let field = field(changedBy: number) ?? letters.values.first { $0.question == number }?.field
    if let field {
      for index in phrases.indices where phrases[index].target.field.reference == field.reference {
        phrases[index].isSecret = true
      }
      finished.forgetWords(in: field.reference)
    }
    return [.tellSecret] + handleOutcome(.secret, of: number, at: now)
  }

  private mutating func handleOutcome(
    _ outcome: FieldEdit.Outcome, of number: UInt64, at now: Timestamp
  ) -> [Action] {
    if let field = letters.first(where: { $0.value.question == number })?.key {
      return noteLetters(of: field, outcome, at: now)
    }
    return followOutcome(outcome, of: number) + noteChange(number, outcome, at: now) + correct()
  }

  private mutating func noteChange(
    _ number: UInt64, _ outcome: FieldEdit.Outcome, at now: Timestamp
  ) -> [Action] {
    if finished[number] != nil { return noteCorrection(number, outcome, at: now) }
    if let room = rooms.firstIndex(where: { $0.number == number }) {
      return roomEdited(room, outcome, at: now)
    }
    guard let index = phrases.firstIndex(where: { $0.number == number }) else { return [] }
    phrases[index].isEditing = false
    if phrases[index].gesture == .asked { return gestureEnded(index, outcome, at: now) }
    switch outcome {
    case .written(let text, _):
      phrases[index].written = text
      fillRoom(of: index)
      counts.recordPhrase(writtenAfter: now - phrases[index].lifted)
    case .changed, .selected, .located, .meaningless: break
    case .refused, .secret, .overtaken, .unreachable, .undone, .uncertain:
      phrases[index].hasFailed = true
    }
    return advance(index)
  }

  /// What else was written into a field stands elsewhere now.
  private mutating func followOutcome(_ outcome: FieldEdit.Outcome, of number: UInt64) -> [Action] {
    let change: TextChange?
    switch outcome {
    case .written(_, let made), .changed(let made): change = made
    case .uncertain: change = nil
    default: return []
    }
    guard let field = field(changedBy: number) else { return [] }
    finished.follow(change, in: field.reference, but: number)
    letters[field.reference]?.follow(change)
    if let change {
      for index in phrases.indices
      where phrases[index].target.field.reference == field.reference
        && phrases[index].number != number
      { phrases[index].written?.range.follow(change) }
      for index in rooms.indices
      where rooms[index].target.field.reference == field.reference && rooms[index].number != number
      {
        rooms[index].follow(change)
      }
    }
    // A word was tapped, and what was asked for it is about another text.
    guard let tapped, tapped.field.reference == field.reference else { return [] }
    self.tapped?.isOutrun = true
    return askForTap()
  }

  private func field(changedBy number: UInt64) -> TextField? {
    let phrase = finished[number] ?? phrases.first { $0.number == number }
    return phrase?.target.field ?? rooms.first { $0.number == number }?.target.field
  }

  /// What is next for all phrases: they may have waited.
  mutating func advanceAll() -> [Action] {
    var actions: [Action] = []
    for number in phrases.map(\.number) {
      guard let index = phrases.firstIndex(where: { $0.number == number }) else { continue }
      actions += advance(index)
    }
    return actions
  }

  /// What is next for a phrase: a change, or its end.
  mutating func advance(_ index: Int) -> [Action] {
    if let edit = nextEdit(of: index) {
      phrases[index].isEditing = true
      return [.edit(phrase: phrases[index].number, edit)]
    }
    guard phrases[index].isOver, phrases[index].isSettled else { return [] }
    return finishPhrase(index)
  }

  private func nextEdit(of index: Int) -> FieldEdit? {
    let phrase = phrases[index]
    guard !phrase.isEditing, !phrase.hasFailed, phrase.gesture == .none,
      mayWrite(phrase), mayFill(phrase), let wanted = phrase.wanted,
      wanted != phrase.written?.text ?? ""
    else { return nil }
    // What stands before it in the same field is first.
    let field = phrase.target.field
    guard !isRoomMoving(in: field), !finished.isCorrecting(field.reference),
      !phrases[..<index].contains(where: {
        $0.target.field.reference == field.reference && !$0.isSettled
      })
    else { return nil }
    if let written = phrase.written { return phrase.edit(.replace(written, with: wanted)) }
    return phrase.edit(.insert(wanted, destination(of: phrase)))
  }

  /// Whether it is time: a field that must get the keyboard for it, or moves, is changed once, when
  /// all is read.
  private func mayWrite(_ phrase: WrittenPhrase) -> Bool {
    let field = phrase.target.field
    let isCalm =
      !field.isRestless && (field.toolkit.takesTextUnfocused || hasKeyboard(phrase))
    guard isCalm else { return phrase.isOver && phrase.heard >= phrase.asked }
    return rules.isLive || phrase.isOver
  }

  /// Whether a phrase's field has the keyboard: it had it when the pen came down, or got it for
  /// what was just written there.
  private func hasKeyboard(_ phrase: WrittenPhrase) -> Bool {
    if phrase.target.hasKeyboard { return true }
    guard let last, last.written != nil else { return false }
    return last.target.field.reference == phrase.target.field.reference
      && phrase.lifted - last.lifted < rules.memory
  }

  /// Where a phrase goes, now that what it follows is known.
  private func destination(of phrase: WrittenPhrase) -> InsertionPlace {
    if let room = roomText(of: phrase) { return .room(room, phrase.place) }
    guard let predecessor = phrase.predecessor, last?.number == predecessor.phrase,
      var text = last?.written
    else { return .ink(phrase.place) }
    text.isJoined = predecessor.isJoined
    return .after(text)
  }

  private mutating func finishPhrase(_ index: Int) -> [Action] {
    var done = phrases.remove(at: index)
    done.beginCorrection()
    finished.appendPhrase(done.isSecret ? done.withoutText : done)
    if done.hasFailed, let text = done.wanted, !text.isEmpty {
      counts.failed += 1
      if !done.isSecret { keepUnwritten(text) }
    } else if done.written != nil, !done.isStruckOut {
      counts.written += 1
    } else if done.gesture == .none, !done.isStruckOut {
      counts.unread += 1
    }
    letters[done.target.field.reference]?.expectMore()
    return [.fade(done.numbers)] + giveBackRoom(of: done) + askLetters(of: done.target.field)
      + advanceAll()
  }
}
