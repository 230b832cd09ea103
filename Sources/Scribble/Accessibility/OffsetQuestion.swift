import InkGeometry
import LinuxIO
import TextFields
import Units

/// A question for the offset at a place of a field, answered by the program's own caret after a
/// click there. Its requests retain it until they are answered or the bus ends.
final class OffsetQuestion {
  private let bus: AccessibilityBus
  private let rests: FieldRests
  private let field: TextField
  private let place: Point
  /// Where the caret is before the click.
  private let anchor: Int
  private let then: (FieldEdit.Reply) -> Void
  private var end = Timestamp(microseconds: 0)

  /// The time limit for the caret to move; it stays if the place is where it was.
  private static let patience = Microseconds.milliseconds(150)
  private static let step = Microseconds.milliseconds(4)
  /// Two clicks near each other within this time are a double click, which selects: the default of
  /// GTK, 400 ms, and some more.
  static let doubleClick = Microseconds.milliseconds(450)

  init(
    of field: TextField, at place: Point, from anchor: Int, on bus: AccessibilityBus,
    _ rests: FieldRests, then: @escaping (FieldEdit.Reply) -> Void
  ) {
    (self.field, self.place, self.anchor) = (field, place, anchor)
    (self.bus, self.rests, self.then) = (bus, rests, then)
  }

  /// Asks by a click of `clicks`.
  func start(_ clicks: any FieldClicks) {
    bus.ask(.setCaret(anchor, in: field.reference)) { [self] _ in
      bus.ifForText(field, otherwise: { self.then(.failed) }, then: { self.click(clicks) })
    }
  }

  private func click(_ clicks: any FieldClicks) {
    guard clicks.click(field, at: place) else { return then(.failed) }
    end = .now + Self.patience
    look()
  }

  private func look() {
    bus.ask(.caret(of: field.reference)) { [self] caret in
      guard let caret else { return then(.failed) }
      guard caret == anchor, .now < end else { return then(.number(caret)) }
      rests.pause(Self.step) { [self] in look() }
    }
  }
}
