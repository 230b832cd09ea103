import InkRecognition
import Units

// The results of changes.
extension FieldTexts {
  /// Handles the result of a change, or of a request.
  mutating func edited(
    _ number: UInt64, _ outcome: FieldEdit.Outcome, at now: Timestamp
  ) -> [WritingAction] {
    let told = outcome == .secret ? becameSecret(number) : []
    if let field = choices.field(askedBy: number) {
      return told + choices.lettersLocated(in: field, outcome, at: now, rules)
    }
    return told + shiftOthers(after: outcome, of: number) + recordChange(number, outcome, at: now)
      + correct()
  }

  /// The field is a password field now: its pending text is discarded, and not kept.
  private mutating func becameSecret(_ number: UInt64) -> [WritingAction] {
    selection = nil
    if let field = field(changedBy: number) ?? choices.field(askedBy: number) {
      phrases.becameSecret(field)
      choices.forgetWords(in: field)
    }
    return [.reportSecret]
  }

  /// Moves the other texts in a field after a change.
  private mutating func shiftOthers(
    after outcome: FieldEdit.Outcome, of number: UInt64
  ) -> [WritingAction] {
    let change: TextChange?
    switch outcome {
    case .written(_, let made), .changed(let made): change = made
    case .uncertain: change = nil
    default: return []
    }
    guard let field = field(changedBy: number) else { return [] }
    if selection?.field == field { selection = nil }
    if let change {
      phrases.absorb(change, in: field, but: number)
      rooms.absorb(change, in: field, but: number)
    }
    return choices.absorb(change, in: field, but: number, rules, &numbers)
  }

  private func field(changedBy number: UInt64) -> FieldReference? {
    choices[number]?.field ?? phrases[number]?.field ?? rooms[number]?.target.field.reference
  }

  private mutating func recordChange(
    _ number: UInt64, _ outcome: FieldEdit.Outcome, at now: Timestamp
  ) -> [WritingAction] {
    if let phrase = choices[number] { return corrected(phrase, outcome, at: now) }
    if let room = rooms[number] { return roomEdited(room, outcome, at: now) }
    guard let phrase = phrases[number] else { return [] }
    if case .asked(let gesture) = phrase.gesture {
      return gestureEnded(gesture, of: phrase, outcome, at: now)
    }
    phrases[number]?.text.editEnded(outcome)
    var shown: [UInt64] = []
    if case .written = outcome {
      shown = phrases[number]?.takeShownInk() ?? []
      if let room = phrase.room {
        phrases[number]?.room = nil
        rooms.fill(room)
      }
      counts.recordPhrase(writtenAfter: now - phrase.lifted)
    }
    return (shown.isEmpty ? [] : [.fade(shown)]) + advance(number)
  }

  // MARK: Chosen readings

  /// Requests the chosen reading, as soon as no other change of its field is pending.
  mutating func correct() -> [WritingAction] {
    var actions: [WritingAction] = []
    while let correction = choices.nextCorrection(
      besides: phrases.changingFields.union(rooms.movingFields))
    {
      switch correction {
      case .ask(let action): actions.append(action)
      case .dropped: actions += advanceAll()
      }
    }
    return actions
  }

  /// Handles the result of replacing a word of a phrase by the chosen reading.
  private mutating func corrected(
    _ phrase: WrittenPhrase, _ outcome: FieldEdit.Outcome, at now: Timestamp
  ) -> [WritingAction] {
    var actions: [WritingAction] = []
    switch choices.correctionEnded(phrase.number, outcome, at: now) {
    case nil: return []
    case .unreachable: return advanceAll()
    case .corrected(let word):
      counts.corrected += 1
      if let word { actions = [.learn(word)] }
    case .lost: break
    }
    return actions + askLetters(of: phrase.target.field) + advanceAll()
  }

  // MARK: Gestures

  /// Requests the meaning of a gesture from the field, unless its letters are about to move: then
  /// it waits.
  mutating func askGesture(_ number: UInt64) -> [WritingAction] {
    guard let phrase = phrases[number], case .drawn(let gesture) = phrase.gesture,
      !isMoving(phrase.field), !phrases.isUnsettled(phrase.field, beside: number)
    else { return [] }
    if gesture.movement == .stroke(.caret), let closing = rooms.makeWay(in: phrase.field) {
      return closing + gestureDone(number)
    }
    phrases[number]?.gesture = .asked(gesture)
    return [.edit(phrase: number, phrase.edit(.perform(gesture)))]
  }

  private mutating func gestureEnded(
    _ gesture: TextGesture, of phrase: WrittenPhrase, _ outcome: FieldEdit.Outcome,
    at now: Timestamp
  ) -> [WritingAction] {
    switch outcome {
    // A caret opened a writing room.
    case .written(let text, _):
      let number = numbers.make()
      rooms.openRoom(number, phrase.target, at: gesture.place, text, until: now + rules.room)
      if let room = rooms[number] { moveWriting(into: room) }
      return gestureDone(phrase.number)
    case .changed: return gestureDone(phrase.number)
    case .selected(let text):
      selection = FieldSelection(field: phrase.field, text: text, until: now + rules.memory)
      return gestureDone(phrase.number)
    // Then it is a letter.
    default: return askReading(of: phrase.number)
    }
  }

  private mutating func gestureDone(_ number: UInt64) -> [WritingAction] {
    counts.gestures += 1
    phrases[number]?.gesture = .done
    phrases[number]?.isOver = true
    return advance(number)
  }

  // MARK: Rooms

  /// Handles the result of a change requested by a writing room.
  private mutating func roomEdited(
    _ room: WritingRoom, _ outcome: FieldEdit.Outcome, at now: Timestamp
  ) -> [WritingAction] {
    let field = room.target.field
    var actions: [WritingAction] = []
    switch rooms.editEnded(room.number, outcome, openUntil: now + rules.room) {
    case .unwanted(let closing):
      counts.gestures += 1
      return closing
    case .opened(let room):
      counts.gestures += 1
      moveWriting(into: room)
      actions = askLetters(of: field)
    case .replaced: counts.gestures += 1
    case .closed: actions = askLetters(of: field)
    case .meaningless(let tap): actions = tap
    case .lost: break
    }
    return actions + advanceAll()
  }

  /// A phrase that began before a writing room was open also belongs to the writing room.
  private mutating func moveWriting(into room: WritingRoom) {
    if let phrase = phrases.moveInto(room) { rooms.occupy(room.number, by: phrase) }
  }
}
