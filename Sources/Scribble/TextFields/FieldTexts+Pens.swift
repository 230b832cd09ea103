import InkGeometry
import Units

// A pen that is held still opens a writing room between letters, for inserting text.
extension FieldTexts {
  /// The time after writing during which a pen held still next to it, as for a slow dot, opens no
  /// writing room, in microseconds.
  private static let dotTime = Microseconds.milliseconds(2_000)

  /// Checks whether pens are held still, and whether writing rooms must close.
  ///
  /// - Returns: the actions, and the time of the next call.
  mutating func updateRooms(
    at now: Timestamp, _ strokes: FieldStrokes
  ) -> (actions: [WritingAction], next: Timestamp?) {
    var (actions, next): ([WritingAction], Timestamp?) = ([], nil)
    for (number, stroke) in strokes.sorted where mayAskForRoom(stroke, at: now) {
      // Measured by our clock since we received it: a late report does not count as holding still.
      guard let due = rooms.watch(number, at: now).map({ $0 + rules.press }) else { continue }
      if due <= now {
        actions += rooms.recordAnswer(number, stroke, &numbers)
      } else {
        next = earlier(next, due)
      }
    }
    guard !rooms.isEmpty else { return (actions, next) }
    let busy = choices.pendingFields.union(phrases.writtenFields)
      .union(strokes.fields.map(\.reference))
    let closing = rooms.closeDue(at: now, long: strokes.long.map(\.number), busy: busy)
    return (actions + closing.actions, earlier(next, closing.next))
  }

  /// A pen that is held still counts only if no writing is in progress, and not for a dot of text
  /// that was just written.
  private func mayAskForRoom(_ stroke: FieldStroke, at now: Timestamp) -> Bool {
    let field = stroke.target.field.reference
    guard stroke.phrase == nil, !stroke.sort.isLong, let start = stroke.places.first,
      phrases.leaveAlone(field), !choices.pendingFields.contains(field)
    else { return false }
    guard let last = choices.last else { return true }
    return last.gesture == .done || now - last.lifted > Self.dotTime || !last.ink.isNear(start)
  }

  /// A pen is lifted.
  ///
  /// - Returns: whether holding still was its only effect, and the actions; if not, it is an
  ///   ordinary stroke.
  mutating func endHold(
    _ stroke: UInt64, _ done: FieldStroke
  ) -> (isAll: Bool, actions: [WritingAction]) { rooms.endHold(stroke, done) }
}
