package import Units

// What comes with time, and the end.
extension WritingSession {
  /// Does what is due.
  ///
  /// - Returns: that, and when to be asked again.
  package mutating func collectDueActions(at now: Timestamp) -> (
    actions: [Action], next: Timestamp?
  ) {
    var actions: [Action] = []
    var next = tendRooms(at: now, &actions)
    let writing = Set(strokes.values.compactMap(\.phrase))
    for number in phrases.map(\.number) {
      guard let index = phrases.firstIndex(where: { $0.number == number }),
        !phrases[index].isOver, !writing.contains(number)
      else { continue }
      let due = phrases[index].lifted + rules.pause
      if due <= now || phrases[index].isUrgent, case .drawn = phrases[index].gesture {
        actions += askGesture(index)
      } else if due <= now {
        phrases[index].isOver = true
        actions += advance(index)
      } else {
        next = earlier(next, due)
      }
    }
    next = earlier(next, closeList(at: now))
    let asked = tendLetters(at: now)
    return (actions + asked.actions, earlier(next, asked.next))
  }

  /// Whether somebody is writing into a field, or was until a moment ago.
  package var openFields: [TextField] {
    phrases.filter { !$0.isOver }.map(\.target.field) + strokes.values.map(\.target.field)
      + rooms.map(\.target.field)
  }

  /// Everything ends as it is: nothing is written any more.
  package mutating func stop() -> [Action] {
    let numbers = phrases.flatMap(\.numbers)
    (phrases, strokes, rooms) = ([], [:], [])
    (finished, letters) = (FinishedPhrases(), [:])
    closeList()
    return numbers.isEmpty ? [] : [.fade(numbers)]
  }
}
