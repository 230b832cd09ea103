import InkGeometry
import Units

/// A gap in a text for new words: spaces that were inserted to be written into. Writing replaces
/// them, or they are deleted again.
struct WritingRoom: Sendable {
  /// The number that identifies its changes of the text.
  let number: UInt64
  let target: FieldPlace
  /// Where the pen requested it, in millimeters of the layout.
  let place: Point
  /// The stroke that is held still there; nil if another gesture requested the writing room.
  let stroke: UInt64?
  var state = RoomState.asked
  /// Whether it is to close as soon as it is open.
  var isUnwanted = false
  /// The phrase that is being written there.
  var phrase: UInt64?

  enum RoomState: Equatable {
    case asked
    case open(WrittenText, until: Timestamp)
    case closing(WrittenText)
  }

  /// Its text, while it is open.
  var text: WrittenText? {
    guard case .open(let text, _) = state else { return nil }
    return text
  }

  /// Something else changed the text of its field.
  mutating func follow(_ change: TextChange) {
    switch state {
    case .asked: break
    case .open(var text, let until):
      text.range.follow(change)
      state = .open(text, until: until)
    case .closing(var text):
      text.range.follow(change)
      state = .closing(text)
    }
  }

  /// The area whose strokes are written into it, in millimeters of the layout: a pen aimed at the
  /// writing room does not always hit it.
  var area: Rect {
    let width = TextGesture.roomWidth * 25.4 / 96
    return Rect(
      min: place - Point(x: Self.margin, y: Self.height),
      max: place + Point(x: width + Self.margin, y: Self.height))
  }

  private static let margin = 6.0
  private static let height = 9.0
}
