import Units

// What was chosen for words that were written before. A field is changed by one wish at a time, for
// where its words stand is known when that is done.
extension WritingSession {
  /// Asks for what was chosen, as soon as nothing else changes its field.
  mutating func correct() -> [Action] {
    var actions: [Action] = []
    for phrase in finished.all where phrase.isPending && !phrase.correction.isAsked {
      guard !isChanging(phrase.target.field) else { continue }
      guard let wish = wish(of: phrase) else {
        // Its word is another by now.
        finished[phrase.number]?.correction.pending = nil
        actions += advanceAll()
        continue
      }
      finished[phrase.number]?.correction.isAsked = true
      actions.append(.edit(phrase: phrase.number, phrase.edit(wish)))
    }
    return actions
  }

  /// Whether a change of a field is under way.
  private func isChanging(_ field: TextField) -> Bool {
    let isWritten = phrases.contains {
      $0.target.field.reference == field.reference && ($0.isEditing || $0.gesture == .asked)
    }
    let isCorrected = finished.all.contains {
      $0.target.field.reference == field.reference && $0.isPending && $0.correction.isAsked
    }
    return isWritten || isCorrected || isRoomMoving(in: field)
  }

  private func wish(of phrase: WrittenPhrase) -> FieldEdit.EditRequest? {
    guard phrase.isOffered else { return nil }
    switch phrase.correction.pending {
    case .choice(let word, let reading):
      guard let written = phrase.written, let text = phrase.replacedText(with: reading, of: word)
      else {
        return nil
      }
      return .replace(written, with: text)
    case .removal(let word): return phrase.writtenWord(word).map { .remove($0) }
    case nil: return nil
    }
  }

  /// What became of it.
  mutating func noteCorrection(
    _ number: UInt64, _ outcome: FieldEdit.Outcome, at now: Timestamp
  ) -> [Action] {
    guard var phrase = finished[number], let pending = phrase.correction.pending else { return [] }
    phrase.correction.pending = nil
    var actions: [Action] = []
    switch (pending, outcome) {
    case (.choice(let word, let reading), .written(let text, let change)):
      phrase.applyReading(reading, of: word, text, change)
      phrase.correction.last = now
      counts.corrected += 1
      actions = [.learn(phrase.words[word].readings[reading])]
    case (.removal, .changed(let change)):
      counts.corrected += 1
      if let change { phrase.follow(change) } else { phrase.correction.isOver = true }
    // Its words stand as they did.
    case (_, .unreachable):
      finished[number] = phrase
      return advanceAll()
    default: phrase.correction.isOver = true
    }
    finished[number] = phrase
    return actions + askLetters(of: phrase.target.field) + advanceAll()
  }
}
