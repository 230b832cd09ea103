import InkGeometry
import Units

// Where the letters of fields are in which words may be chosen anew: one question for all that was
// written there.
extension WritingSession {
  /// Asks where the letters of a field are, and what of what was written there stands there still;
  /// nothing where nothing can be chosen.
  ///
  /// - Parameter tapped: a phrase that was tapped, which is asked for first, and also where no
  ///   letters are told.
  mutating func askLetters(of field: TextField, forTap tapped: UInt64? = nil) -> [Action] {
    let offered = finished.offered(in: field.reference)
    guard rules.candidates.value > 0,
      offered.contains(where: { $0.words.contains { $0.readings.count > 1 } })
    else {
      letters[field.reference] = nil
      return []
    }
    guard field.tellsGlyphs || tapped != nil else { return [] }
    let asked = offered.filter { $0.number == tapped } + offered.filter { $0.number != tapped }
    numbers += 1
    letters[field.reference, default: FieldLetters(field)].noteQuestion(
      numbers, of: asked.map(\.number))
    let edit = FieldEdit(.locate(asked.compactMap(\.written)), in: field)
    return [.edit(phrase: numbers, edit)]
  }

  /// What was answered.
  mutating func noteLetters(
    of field: FieldReference, _ outcome: FieldEdit.Outcome, at now: Timestamp
  ) -> [Action] {
    guard let asked = letters[field]?.asked else { return [] }
    switch outcome {
    case .located(let runs, let texts):
      letters[field]?.answered(runs)
      for (number, text) in zip(asked, texts) {
        if let text { finished[number]?.move(to: text) } else { giveUp(number) }
      }
      noteMiss(in: field, at: now)
      return answerTap(in: field, at: now)
    case .overtaken, .refused, .secret:
      for number in asked { giveUp(number) }
      letters[field] = nil
    default:
      // Where nobody answers it may be otherwise later.
      if let tapped, tapped.field.reference == field { giveUp(tapped.word.phrase) }
      letters[field]?.miss(at: now)
    }
    guard let tapped, tapped.field.reference == field else { return [] }
    self.tapped = nil
    return handOn(tapped.spot)
  }

  /// Nothing of a phrase can be chosen any more.
  private mutating func giveUp(_ phrase: UInt64) { finished[phrase]?.correction.isOver = true }

  /// Letters of what was written last there that are not told yet are asked for once more.
  private mutating func noteMiss(in field: FieldReference, at now: Timestamp) {
    guard let known = letters[field], known.field.tellsGlyphs,
      let range = finished.offered(in: field).first?.written?.range,
      !known.runs.contains(where: { $0.range.overlaps(range) })
    else { return }
    letters[field]?.miss(at: now)
  }

  /// Forgets what can be chosen no more, and asks again where it is time.
  ///
  /// - Returns: that, and when it will be.
  mutating func tendLetters(at now: Timestamp) -> (actions: [Action], next: Timestamp?) {
    var next = finished.expire(
      at: now, but: tapped?.word.phrase ?? list?.choice.phrase, rules)
    var actions: [Action] = []
    for (field, known) in letters {
      if finished.offered(in: field).isEmpty {
        letters[field] = nil
      } else if let due = known.retry, due > now {
        next = earlier(next, due)
      } else if known.retry != nil {
        letters[field]?.retry = nil
        actions += askLetters(of: known.field)
      }
    }
    return (actions, next)
  }
}
