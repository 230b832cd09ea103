import InkGeometry
import Units

/// The phrases that are being written, or wait until their fields are changed: the oldest first.
struct OpenPhrases: Sendable {
  private var all: [WrittenPhrase] = []

  subscript(number: UInt64) -> WrittenPhrase? {
    get { all[numbered: number] }
    set { all[numbered: number] = newValue }
  }

  /// The phrases' numbers, in their order.
  var order: [UInt64] { all.map(\.number) }

  /// The numbers of all their strokes.
  var inkNumbers: [UInt64] { all.flatMap(\.numbers) }

  /// One more begins, or one continues that was over.
  mutating func enter(_ phrase: WrittenPhrase) { all.append(phrase) }

  /// Removes a phrase that has ended.
  mutating func takeOut(_ number: UInt64) -> WrittenPhrase? {
    all.firstIndex { $0.number == number }.map { all.remove(at: $0) }
  }

  // MARK: Finding

  /// The phrase of a stroke that begins there, in millimeters of the layout.
  func growing(at place: Point) -> WrittenPhrase? {
    all.last { !$0.isOver && $0.ink.isNear(place) }
  }

  /// The last phrase written into a field.
  func newest(in field: FieldReference) -> WrittenPhrase? { all.last { $0.field == field } }

  /// Whether all phrases have ended, and none is in a field.
  func leaveAlone(_ field: FieldReference) -> Bool {
    all.allSatisfy { $0.isOver && $0.field != field }
  }

  /// Whether another phrase is being written into a field, or waits for an answer from it.
  func isUnsettled(_ field: FieldReference, beside own: UInt64) -> Bool {
    all.contains { $0.number != own && $0.field == field && !$0.isSettled }
  }

  /// Whether an earlier phrase in the same field has not been inserted yet.
  func isUnsettled(before phrase: WrittenPhrase) -> Bool {
    all.prefix { $0.number != phrase.number }.contains {
      $0.field == phrase.field && !$0.isSettled
    }
  }

  /// The fields with a pending change or request.
  var changingFields: Set<FieldReference> {
    Set(all.filter { $0.text.isEditing || $0.isAskedFor }.map(\.field))
  }

  /// The fields that are written into, or will be.
  var writtenFields: Set<FieldReference> {
    Set(all.filter { $0.gesture != .done }.map(\.field))
  }

  /// The fields with writing in progress.
  var growingFields: [TextField] { all.filter { !$0.isOver }.map(\.target.field) }

  /// The start positions of phrases that are not gestures.
  var writtenPlaces: [WrittenPlace] {
    all.filter { $0.gesture == .none }.map { WrittenPlace($0.target.field, $0.place) }
  }

  // MARK: Changes

  /// Something else changed a field's text.
  mutating func absorb(_ change: TextChange, in field: FieldReference, but own: UInt64) {
    for index in all.indices where all[index].field == field && all[index].number != own {
      all[index].text.shift(beside: change)
    }
  }

  /// A field is one for passwords now.
  mutating func becameSecret(_ field: FieldReference) {
    for index in all.indices where all[index].field == field { all[index].becameSecret() }
  }

  /// A phrase that began before a writing room was open also belongs to the writing room.
  ///
  /// - Returns: its number; nil if there is none.
  mutating func moveInto(_ room: WritingRoom) -> UInt64? {
    let index = all.firstIndex {
      $0.field == room.target.field.reference && $0.gesture == .none && $0.text.written == nil
        && !$0.text.isEditing && room.area.intersects($0.ink.area)
    }
    guard let index else { return nil }
    all[index].room = room.number
    return all[index].number
  }
}
