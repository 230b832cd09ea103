import InkGeometry
import Units

/// The writing rooms of fields that are open, opening or closing, at most one per field; and the
/// pens that are held still over letters, which request them.
struct WritingRooms: Sendable {
  private var all: [WritingRoom] = []
  /// Pens that are down, and were looked at while they were held still.
  private var pens: [UInt64: StillPen] = [:]

  private enum StillPen {
    case waiting(since: Timestamp)
    /// It requested a writing room, or the closing of one.
    case answered
    /// There are no letters.
    case meaningless
  }

  /// The maximum number at once: a person has one pen.
  private static let most = 4

  var isEmpty: Bool { all.isEmpty }

  /// The fields that they are in.
  var fields: [TextField] { all.map(\.target.field) }

  subscript(number: UInt64) -> WritingRoom? { all.first { $0.number == number } }

  /// The open writing room at a position, in millimeters of the layout.
  func room(at place: Point) -> WritingRoom? {
    all.first { $0.text != nil && $0.area.contains(place) }
  }

  /// The spaces that a phrase will replace.
  func spaces(for phrase: WrittenPhrase) -> WrittenText? { phrase.room.flatMap { self[$0]?.text } }

  /// The fields whose letters are about to move, because a writing room opens there or closes.
  var movingFields: Set<FieldReference> {
    Set(all.filter { $0.text == nil }.map(\.target.field.reference))
  }

  // MARK: Pens

  /// A pen is held still.
  ///
  /// - Returns: since when it is held still; nil if it has already been handled.
  mutating func watch(_ stroke: UInt64, at now: Timestamp) -> Timestamp? {
    guard case .waiting(let since) = pens[stroke, default: .waiting(since: now)] else { return nil }
    pens[stroke] = .waiting(since: since)
    return since
  }

  /// A pen was held still long enough: it requests a writing room at its position, or closes one.
  mutating func recordAnswer(
    _ stroke: UInt64, _ held: FieldStroke, _ numbers: inout WritingNumbers
  ) -> [WritingAction] {
    let target = held.target
    pens[stroke] = .answered
    if let closing = makeWay(in: target.field.reference) { return closing }
    guard target.field.reportsGlyphs else {
      pens[stroke] = .meaningless
      return []
    }
    let room = WritingRoom(
      number: numbers.make(), target: target, place: held.start, stroke: stroke)
    all.append(room)
    var edit = FieldEdit(.perform(TextGesture(pressAt: held.ownStart)), in: target.field)
    edit.place = held.ownStart
    return [.edit(phrase: room.number, edit)]
  }

  /// A pen is lifted.
  ///
  /// - Returns: whether holding still was its only effect, and the actions; if not, it is an
  ///   ordinary stroke.
  mutating func endHold(
    _ stroke: UInt64, _ done: FieldStroke
  ) -> (isAll: Bool, actions: [WritingAction]) {
    switch pens.removeValue(forKey: stroke) {
    case nil, .waiting: return (false, [])
    // The pen hesitated before it wrote.
    case .answered where done.sort.isLong, .meaningless where done.sort.isLong:
      return (false, giveBack(askedBy: stroke))
    case .answered: return (true, [.forget(stroke)])
    case .meaningless: return (true, [.forget(stroke), .tap(done.start)])
    }
  }

  /// Its stroke was canceled.
  mutating func dropPen(_ stroke: UInt64) { pens[stroke] = nil }

  // MARK: Opening

  /// A caret opened a writing room.
  ///
  /// - Parameter tip: its tip, in logical pixels from the window's corner.
  mutating func openRoom(
    _ number: UInt64, _ target: FieldPlace, at tip: Point, _ text: WrittenText, until: Timestamp
  ) {
    let place = (tip + target.corner) * (25.4 / 96)
    var room = WritingRoom(number: number, target: target, place: place, stroke: nil)
    room.state = .open(text, until: until)
    all.append(room)
  }

  /// The result of a change requested by a writing room.
  enum RoomChange {
    case opened(WritingRoom)
    /// It was open and closes immediately, because it is no longer needed.
    case unwanted([WritingAction])
    /// The program changed its own element.
    case replaced
    case closed
    /// There are no letters: it is a tap for the application, when the pen is lifted.
    case meaningless([WritingAction])
    case lost
  }

  /// Handles the result of a change requested by a writing room.
  mutating func editEnded(
    _ number: UInt64, _ outcome: FieldEdit.Outcome, openUntil until: Timestamp
  ) -> RoomChange {
    guard let index = index(of: number) else { return .lost }
    let room = all[index]
    switch (room.state, outcome) {
    case (.asked, .written(let text, _)):
      all[index].state = .open(text, until: until)
      return room.isUnwanted ? .unwanted(close(index)) : .opened(all[index])
    case (.asked, .changed), (.asked, .selected):
      all.remove(at: index)
      return .replaced
    case (.closing, .written):
      all.remove(at: index)
      return .closed
    case (.asked, _):
      all.remove(at: index)
      return .meaningless(pressMeantNothing(room))
    default:
      all.remove(at: index)
      return .lost
    }
  }

  private mutating func pressMeantNothing(_ room: WritingRoom) -> [WritingAction] {
    guard let stroke = room.stroke else { return [] }
    guard pens[stroke] == nil else {
      pens[stroke] = .meaningless
      return []
    }
    return [.tap(room.place)]
  }

  // MARK: Writing into them

  /// Assigns a phrase to the writing room in which it begins; returns the writing room's number,
  /// nil for none.
  mutating func occupy(at place: Point, of field: FieldReference, by phrase: UInt64) -> UInt64? {
    let index = all.firstIndex {
      $0.text != nil && $0.phrase == nil && $0.area.contains(place)
        && $0.target.field.reference == field
    }
    guard let index else { return nil }
    all[index].phrase = phrase
    return all[index].number
  }

  /// Assigns a writing room to a phrase.
  mutating func occupy(_ number: UInt64, by phrase: UInt64) {
    if let index = index(of: number) { all[index].phrase = phrase }
  }

  /// Another text replaced it.
  mutating func fill(_ number: UInt64) { all.removeAll { $0.number == number } }

  /// Something else changed a field's text.
  mutating func absorb(_ change: TextChange, in field: FieldReference, but own: UInt64) {
    for index in all.indices
    where all[index].target.field.reference == field && all[index].number != own {
      all[index].follow(change)
    }
  }

  // MARK: Closing

  /// If no more writing rooms are allowed, that of a field closes, if it has one; nil if one may be
  /// opened.
  mutating func makeWay(in field: FieldReference) -> [WritingAction]? {
    guard let index = all.firstIndex(where: { $0.target.field.reference == field }) else {
      return all.count < Self.most ? nil : []
    }
    // Its letters will move when it closes, so the gesture's position would be ambiguous.
    return close(index)
  }

  /// A phrase has ended without replacing its writing room.
  mutating func giveBack(_ number: UInt64?) -> [WritingAction] {
    guard let number, let index = index(of: number) else { return [] }
    return close(index)
  }

  /// The pen that requested it writes elsewhere.
  private mutating func giveBack(askedBy stroke: UInt64) -> [WritingAction] {
    guard let index = all.firstIndex(where: { $0.stroke == stroke }) else { return [] }
    all[index].isUnwanted = true
    return close(index)
  }

  /// Nobody writes into the writing rooms any more.
  mutating func closeAll() -> [WritingAction] {
    var actions: [WritingAction] = []
    for index in all.indices {
      all[index].phrase = nil
      all[index].isUnwanted = true
      actions += close(index)
    }
    return actions
  }

  /// Closes writing rooms whose pens write, and those that were open long enough without writing in
  /// their fields.
  ///
  /// - Parameters:
  ///   - long: strokes that are not pens held still any more.
  ///   - busy: the fields with writing in progress.
  /// - Returns: the actions, and the time of the next closing.
  mutating func closeDue(
    at now: Timestamp, long: [UInt64], busy: Set<FieldReference>
  ) -> (actions: [WritingAction], next: Timestamp?) {
    var (actions, next): ([WritingAction], Timestamp?) = ([], nil)
    for index in all.indices {
      let room = all[index]
      if let stroke = room.stroke, long.contains(stroke) {
        actions += close(index)
      } else if case .open(_, let until) = room.state, room.phrase == nil,
        !busy.contains(room.target.field.reference)
      {
        if until <= now { actions += close(index) } else { next = earlier(next, until) }
      }
    }
    return (actions, next)
  }

  private func index(of number: UInt64) -> Int? { all.firstIndex { $0.number == number } }

  /// The spaces are deleted again.
  private mutating func close(_ index: Int) -> [WritingAction] {
    guard let text = all[index].text else { return [] }
    all[index].state = .closing(text)
    let edit = FieldEdit(.replace(text, with: ""), in: all[index].target.field)
    return [.edit(phrase: all[index].number, edit)]
  }
}
