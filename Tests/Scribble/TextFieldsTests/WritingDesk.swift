import InkGeometry
import TextFields
import Units

/// A session over one field that does what it is told at once, and a hand over it. Times are in milliseconds, places in logical
/// pixels, of which the field has 300 by 30.
final class WritingDesk {
  let fake: FakeField
  private(set) var session: WritingSession
  /// What ink is read as.
  var readings: [String] = []
  private(set) var taps: [Point] = []
  private(set) var wishes: [FieldEdit.Wish] = []
  private var now: Int64 = 10_000
  private var strokes: UInt64 = 0
  private static let scale = 25.4 / 96

  init(_ text: String, _ toolkit: Toolkit = .gtk3, rules: WritingRules = WritingRules()) {
    fake = FakeField(text, toolkit)
    session = WritingSession(rules)
  }

  var text: String { fake.text }

  func time(_ milliseconds: Int64 = 0) -> Timestamp {
    Timestamp(microseconds: (now + milliseconds) * 1_000)
  }

  /// The pen comes down.
  func press(_ x: Double, _ y: Double = 15, ago late: Int64 = 0) {
    strokes += 1
    let target = FieldPlace(fake.field, corner: .zero)
    let place = Point(x: x, y: y) * Self.scale
    _ = session.begin(strokes, over: target, at: place, time(-late))
  }

  func move(_ x: Double, _ y: Double = 15) {
    session.append(Point(x: x, y: y) * Self.scale, to: strokes)
  }

  func lift() { perform(session.end(strokes, at: time())) }

  /// Draws a stroke through places.
  func draw(_ places: [(x: Double, y: Double)], seconds: Double = 0.2) {
    guard let first = places.first else { return }
    press(first.x, first.y)
    for (one, two) in zip(places, places.dropFirst()) {
      for step in 1...20 {
        let share = Double(step) / 20
        move(one.x + (two.x - one.x) * share, one.y + (two.y - one.y) * share)
      }
    }
    wait(Int64(seconds * 1_000))
    lift()
  }

  /// Writes something that is no gesture.
  func write(_ word: String, at x: Double) {
    readings = [word]
    draw([(x, 8), (x + 3, 22), (x + 8, 8), (x + 12, 22), (x + 18, 10)])
  }

  /// It is turned off.
  func turnOff() { perform(session.closeRooms()) }

  /// Time passes, in steps.
  func wait(_ milliseconds: Int64) {
    let end = now + milliseconds
    while now < end {
      now = min(end, now + 50)
      perform(session.tend(at: time()).actions)
    }
  }

  private func perform(_ actions: [WritingSession.Action]) {
    for action in actions {
      switch action {
      case .edit(let phrase, let edit):
        if case .locate = edit.wish {} else { wishes.append(edit.wish) }
        let outcome = fake.perform(edit.wish)
        perform(session.edited(phrase, outcome, at: time()))
      case .read(let phrase, let version, _):
        perform(session.read(phrase, version: version, readings, scale: nil))
      case .tap(let place): taps.append(place * (1 / Self.scale))
      case .fade, .forget, .learn: break
      }
    }
  }
}
