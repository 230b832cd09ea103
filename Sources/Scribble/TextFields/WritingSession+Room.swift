import InkGeometry
import Units

// A pen that is held still, or a caret, makes room between letters, into which one writes.
extension WritingSession {
  /// So many rooms at once: one in a field, and a person has one pen.
  private static let mostRooms = 4
  /// So long after writing a pen that is held still beside it, as for a slow dot, makes no room, in
  /// microseconds.
  private static let dotTime = Microseconds.milliseconds(2_000)

  /// The open room that a place lies in.
  func room(at place: Point) -> WritingRoom? {
    rooms.first { $0.text != nil && $0.area.contains(place) }
  }

  /// Whether the letters of a field are about to move, for a room opens there or closes.
  func isRoomMoving(in field: TextField) -> Bool {
    rooms.contains { $0.target.field.reference == field.reference && $0.text == nil }
  }

  // MARK: Opening

  /// Sees whether pens are held still, and whether rooms are to close.
  ///
  /// - Returns: when to be asked again.
  mutating func tendRooms(at now: Timestamp, _ actions: inout [Action]) -> Timestamp? {
    var next: Timestamp?
    for (number, stroke) in strokes.sorted(by: { $0.key < $1.key }) where stroke.press == .none {
      guard mayPress(stroke, at: now) else { continue }
      // By our own clock since we know of it: what is told late was not held still.
      let seen = stroke.seen ?? now
      strokes[number]?.seen = seen
      if seen + rules.press <= now {
        actions += handlePress(number, stroke)
      } else {
        next = earlier(next, seen + rules.press)
      }
    }
    for number in rooms.map(\.number) {
      guard let index = rooms.firstIndex(where: { $0.number == number }) else { continue }
      if let stroke = rooms[index].stroke, strokes[stroke]?.sort.isLong == true {
        actions += closeRoom(index)
      } else if case .open(_, let until) = rooms[index].state, mayClose(rooms[index]) {
        if until <= now { actions += closeRoom(index) } else { next = earlier(next, until) }
      }
    }
    return next
  }

  /// A pen that is held still counts where nothing is being written, and not for a dot of what was
  /// written just now.
  private func mayPress(_ stroke: FieldStroke, at now: Timestamp) -> Bool {
    guard stroke.phrase == nil, !stroke.sort.isLong, let start = stroke.places.first,
      phrases.allSatisfy({ $0.isOver && $0.target.field.reference != stroke.target.field.reference }
      ), !finished.isCorrecting(stroke.target.field.reference)
    else { return false }
    guard let last else { return true }
    return last.gesture == .done || now - last.lifted > Self.dotTime || !last.ink.isNear(start)
  }

  private mutating func handlePress(_ number: UInt64, _ stroke: FieldStroke) -> [Action] {
    guard let place = stroke.places.first else { return [] }
    let field = stroke.target.field
    if let closing = closeRoom(for: field) {
      strokes[number]?.press = .made
      return closing
    }
    guard field.tellsGlyphs else {
      strokes[number]?.press = .meaningless
      return []
    }
    strokes[number]?.press = .made
    numbers += 1
    rooms.append(
      WritingRoom(number: numbers, target: stroke.target, place: place, stroke: number))
    let own = stroke.target.own(Rect(min: place, max: place)).min
    var edit = FieldEdit(.perform(TextGesture(pressAt: own)), in: field)
    edit.place = own
    return [.edit(phrase: numbers, edit)]
  }

  /// A pen that was held still is lifted.
  ///
  /// - Returns: whether that was all that it did, and what is to be done; if not, it is a stroke
  ///   like any other.
  mutating func endPress(
    _ done: FieldStroke, _ stroke: UInt64, at place: Point
  ) -> (Bool, [Action]) {
    guard done.press != .none else { return (false, []) }
    if done.sort.isLong {
      // It hesitated before it wrote.
      guard let index = rooms.firstIndex(where: { $0.stroke == stroke }) else { return (false, []) }
      rooms[index].isUnwanted = true
      return (false, closeRoom(index))
    }
    guard done.press == .meaningless else { return (true, [.forget(stroke)]) }
    counts.taps += 1
    return (true, [.forget(stroke), .tap(place)])
  }

  /// A caret made room.
  mutating func open(roomOf phrase: WrittenPhrase, _ text: WrittenText, at now: Timestamp) {
    numbers += 1
    let scale = 25.4 / 96
    let place = ((phrase.gesturePlace ?? phrase.place) + phrase.target.corner) * scale
    var room = WritingRoom(number: numbers, target: phrase.target, place: place, stroke: nil)
    room.state = .open(text, until: now + rules.room)
    rooms.append(room)
    includeEarlierPhrase(rooms.count - 1)
  }

  /// What became of a change that a room asked for.
  mutating func roomEdited(
    _ index: Int, _ outcome: FieldEdit.Outcome, at now: Timestamp
  ) -> [Action] {
    let room = rooms[index]
    var actions: [Action] = []
    switch (room.state, outcome) {
    case (.asked, .written(let text, _)):
      rooms[index].state = .open(text, until: now + rules.room)
      counts.gestures += 1
      if room.isUnwanted { return closeRoom(index) }
      includeEarlierPhrase(index)
      actions += askLetters(of: room.target.field)
    case (.asked, .changed), (.asked, .selected):
      // A program of its own did something.
      counts.gestures += 1
      rooms.remove(at: index)
    case (.closing, .written):
      rooms.remove(at: index)
      actions += askLetters(of: room.target.field)
    case (.asked, _):
      rooms.remove(at: index)
      actions += pressMeantNothing(room)
    default: rooms.remove(at: index)
    }
    return actions + advanceAll()
  }

  /// There are no letters: it is the application's, when the pen is lifted.
  private mutating func pressMeantNothing(_ room: WritingRoom) -> [Action] {
    guard let stroke = room.stroke else { return [] }
    if strokes[stroke] != nil {
      strokes[stroke]?.press = .meaningless
      return []
    }
    counts.taps += 1
    return [.tap(room.place)]
  }

  /// Where no more rooms may be, that of the field closes, if it has one; nil: one may be made.
  mutating func closeRoom(for field: TextField) -> [Action]? {
    guard let index = rooms.firstIndex(where: { $0.target.field.reference == field.reference })
    else { return rooms.count < Self.mostRooms ? nil : [] }
    // Its letters stand elsewhere when it is closed: what was meant then nobody knows.
    return closeRoom(index)
  }

  // MARK: Writing into it

  /// Takes the room that a phrase begins in.
  mutating func takeRoom(at place: Point, of target: FieldPlace, for phrase: UInt64) -> UInt64? {
    guard
      let index = rooms.firstIndex(where: {
        $0.text != nil && $0.phrase == nil && $0.area.contains(place)
          && $0.target.field.reference == target.field.reference
      })
    else { return nil }
    rooms[index].phrase = phrase
    return rooms[index].number
  }

  /// A phrase that was begun before the room was open is in it all the same.
  private mutating func includeEarlierPhrase(_ index: Int) {
    let room = rooms[index]
    guard
      let phrase = phrases.firstIndex(where: {
        $0.target.field.reference == room.target.field.reference && $0.gesture == .none
          && $0.written == nil && !$0.isEditing
          && room.area.intersects($0.ink.area)
      })
    else { return }
    phrases[phrase].room = room.number
    rooms[index].phrase = phrases[phrase].number
  }

  /// The spaces that a phrase is to take the place of.
  func roomText(of phrase: WrittenPhrase) -> WrittenText? {
    rooms.first { $0.number == phrase.room }?.text
  }

  /// What is written into a room takes its place with the pause: before, the gap is where one
  /// writes.
  func mayFill(_ phrase: WrittenPhrase) -> Bool {
    phrase.room == nil || phrase.isOver && phrase.heard >= phrase.asked
  }

  /// A phrase took the place of its room.
  mutating func fillRoom(of index: Int) {
    guard let number = phrases[index].room else { return }
    phrases[index].room = nil
    rooms.removeAll { $0.number == number }
  }

  // MARK: Closing

  /// A room closes when nobody writes into its field.
  private func mayClose(_ room: WritingRoom) -> Bool {
    let field = room.target.field.reference
    return room.phrase == nil && !finished.isCorrecting(field)
      && !phrases.contains { $0.target.field.reference == field && $0.gesture != .done }
      && !strokes.values.contains { $0.target.field.reference == field }
  }

  /// A phrase is over that did not take the place of its room.
  mutating func giveBackRoom(of phrase: WrittenPhrase) -> [Action] {
    guard let index = rooms.firstIndex(where: { $0.number == phrase.room }) else { return [] }
    return closeRoom(index)
  }

  /// Whether there are spaces that are to go again.
  package var hasRooms: Bool { !rooms.isEmpty }

  /// All rooms are to close: nobody writes into them any more.
  package mutating func closeRooms() -> [Action] {
    var actions: [Action] = []
    for index in rooms.indices {
      rooms[index].phrase = nil
      rooms[index].isUnwanted = true
      actions += closeRoom(index)
    }
    return actions
  }

  /// The spaces go again.
  private mutating func closeRoom(_ index: Int) -> [Action] {
    guard let text = rooms[index].text else { return [] }
    rooms[index].state = .closing(text)
    let edit = FieldEdit(.replace(text, with: ""), in: rooms[index].target.field)
    return [.edit(phrase: rooms[index].number, edit)]
  }
}
