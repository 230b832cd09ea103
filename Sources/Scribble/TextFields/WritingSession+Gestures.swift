import InkGeometry
import InkRecognition
import Units

// Strokes that ask for something.
extension WritingSession {
  /// Asks the field what a gesture means there, unless its letters are about to move: then it stays
  /// drawn.
  mutating func askGesture(_ index: Int) -> [Action] {
    let phrase = phrases[index]
    guard case .drawn(let gesture) = phrase.gesture,
      !isRoomMoving(in: phrase.target.field), !isWritten(phrase.target.field, beside: phrase),
      !finished.isCorrecting(phrase.target.field.reference)
    else { return [] }
    if gesture.movement == .stroke(.caret), let closing = closeRoom(for: phrase.target.field) {
      return closing + gestureDone(index)
    }
    phrases[index].gesture = .asked
    phrases[index].gesturePlace = gesture.place
    return [.edit(phrase: phrase.number, phrase.edit(.perform(gesture)))]
  }

  /// Whether something else is being written into a field, or asked of it.
  private func isWritten(_ field: TextField, beside own: WrittenPhrase) -> Bool {
    phrases.contains {
      $0.number != own.number && $0.target.field.reference == field.reference
        && !$0.isSettled
    }
  }

  mutating func gestureEnded(
    _ index: Int, _ outcome: FieldEdit.Outcome, at now: Timestamp
  ) -> [Action] {
    switch outcome {
    case .written(let text, _):
      open(roomOf: phrases[index], text, at: now)
      return gestureDone(index)
    case .changed, .selected: return gestureDone(index)
    // Then it is a letter.
    default:
      phrases[index].gesture = .none
      return [phrases[index].requestReading()]
    }
  }

  private mutating func gestureDone(_ index: Int) -> [Action] {
    counts.gestures += 1
    phrases[index].gesture = .done
    phrases[index].isOver = true
    return advance(index)
  }
}

extension TextGesture {
  /// What a stroke looks like beside letters of a size, in millimetres; nil: like writing.
  init?(_ stroke: FieldStroke, scale: Float) {
    guard let gesture = InkGesture(overText: stroke.trace, scale: scale) else { return nil }
    let area = stroke.target.own(stroke.sort.area)
    guard gesture == .caret else {
      self.init(gesture, over: area)
      return
    }
    self.init(caretOver: area, tip: stroke.target.own(Rect(around: [Self.tip(stroke.places)])).min)
  }

  /// Where the legs of a caret meet: of all places the one that is farthest above or below where it
  /// begins.
  private static func tip(_ places: [Point]) -> Point {
    let start = places.first ?? .zero
    return places.max { abs($0.y - start.y) < abs($1.y - start.y) } ?? start
  }

  /// Whether hardly any word begins so: then nobody has to wait whether more is written.
  var isUnlikeWriting: Bool { movement == .stroke(.scratchOut) }
}
