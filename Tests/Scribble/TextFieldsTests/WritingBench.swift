import InkGeometry
import TextFields
import Units

/// A session over a field that does what it is told at once, or when it comes to it, and a hand
/// over it. Times are in milliseconds, places in logical pixels, of which the field has 300 by 30.
final class WritingBench {
  let fake: FakeField
  private(set) var session: WritingSession
  /// What ink is read as: one word, or these.
  var readings: [String] = []
  var words: [PhraseWord]?
  /// What is asked of the field is answered by a call of its own.
  var isSlow = false
  private(set) var waiting: [(number: UInt64, edit: FieldEdit)] = []
  /// Told of each change before and after it is made.
  var heed: (FieldEdit.EditRequest, FieldEdit.Outcome?) -> Void = { _, _ in }
  /// A second field, over which the pen is as long as this is so.
  let other: FakeField
  var isOverOther = false
  private(set) var learnt: [String] = []
  /// Words that were kept as they were read.
  private(set) var kept: [String] = []
  /// How often it was said that a field became one for passwords.
  private(set) var secrets = 0
  private(set) var questions = 0
  private(set) var taps: [Point] = []
  /// The strokes whose ink faded, each time.
  private(set) var faded: [[UInt64]] = []
  private(set) var wishes: [FieldEdit.EditRequest] = []
  private var now: Int64 = 10_000
  private var strokes: UInt64 = 0
  private static let scale = 25.4 / 96

  init(_ text: String, _ toolkit: Toolkit = .gtk3, rules: WritingRules = WritingRules()) {
    fake = FakeField(text, toolkit)
    other = FakeField("", toolkit)
    other.path = "/other"
    session = WritingSession(rules)
  }

  var text: String { fake.text }

  func time(_ milliseconds: Int64 = 0) -> Timestamp {
    Timestamp(microseconds: (now + milliseconds) * 1_000)
  }

  /// The pen comes down.
  func press(_ x: Double, _ y: Double = 15, ago late: Int64 = 0) {
    strokes += 1
    let target = FieldPlace((isOverOther ? other : fake).field, corner: .zero)
    let place = Point(x: x, y: y) * Self.scale
    _ = session.begin(strokes, over: target, at: place, time(-late))
  }

  func move(_ x: Double, _ y: Double = 15) {
    session.appendPoint(Point(x: x, y: y) * Self.scale, to: strokes)
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

  /// Writes a phrase of words, each with its readings, 60 pixels apart; the pause is another's.
  func write(phrase: [[String]], at x: Double, _ y: Double = 15) {
    words = phrase.enumerated().map { index, readings in
      PhraseWord(
        readings,
        at: Rect(
          x: (x + 60 * Double(index)) * Self.scale, y: (y - 7) * Self.scale, width: 50 * Self.scale,
          height: 14 * Self.scale))
    }
    let right = x + 60 * Double(phrase.count) - 10
    draw([(x, y - 7), (x + 3, y + 7), (x + 8, y - 7), (right - 8, y + 7), (right, y - 5)])
    words = nil
  }

  /// Taps a place.
  func tap(_ x: Double, _ y: Double = 15) {
    press(x, y)
    wait(60)
    lift()
  }

  /// Presses a reading of the list; false if there is no such.
  func choose(_ reading: String) -> Bool {
    guard let index = session.list?.readings.firstIndex(of: reading) else { return false }
    perform(session.choose(index))
    return true
  }

  func removeListed() { perform(session.removeListed()) }

  /// The field answers what waits first.
  func answer() {
    guard !waiting.isEmpty else { return }
    let (number, edit) = waiting.removeFirst()
    make(edit, number)
  }

  private func make(_ edit: FieldEdit, _ number: UInt64) {
    heed(edit.request, nil)
    let outcome = (edit.field.reference.path == other.path ? other : fake).perform(edit.request)
    heed(edit.request, outcome)
    perform(session.edited(number, outcome, at: time()))
  }

  /// It is turned off.
  func turnOff() { perform(session.closeRooms()) }

  /// Time passes, in steps.
  func wait(_ milliseconds: Int64) {
    let end = now + milliseconds
    while now < end {
      now = min(end, now + 50)
      perform(session.collectDueActions(at: time()).actions)
    }
  }

  private func perform(_ actions: [WritingSession.Action]) {
    for action in actions {
      switch action {
      case .edit(let phrase, let edit):
        if case .locate = edit.request { questions += 1 } else { wishes.append(edit.request) }
        if isSlow { waiting.append((phrase, edit)) } else { make(edit, phrase) }
      case .read(let phrase, let version, _):
        perform(
          words.map { session.acceptReadings(phrase, version: version, $0, scale: nil) }
            ?? session.read(phrase, version: version, readings, scale: nil))
      case .tap(let place): taps.append(place * (1 / Self.scale))
      case .learn(let word): learnt.append(word)
      case .keep(let words, _): kept += words
      case .reportSecret: secrets += 1
      case .fade(let numbers): faded.append(numbers)
      case .forget: break
      }
    }
  }
}
