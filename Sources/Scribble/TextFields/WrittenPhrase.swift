package import InkGeometry
package import Units

/// A field, and where its window's corner was when the pen came down on it.
package struct FieldPlace: Hashable, Sendable {
  package let field: TextField
  /// In logical pixels of the layout.
  package let corner: Point
  /// Whether the field had the keyboard then.
  package let hasKeyboard: Bool

  package init(_ field: TextField, corner: Point, hasKeyboard: Bool = false) {
    (self.field, self.corner, self.hasKeyboard) = (field, corner, hasKeyboard)
  }

  /// A rectangle of the layout, in millimetres, as logical pixels from the window's corner.
  func own(_ area: Rect) -> Rect {
    let scale = 96 / 25.4
    return Rect(min: area.min * scale - corner, max: area.max * scale - corner)
  }
}

/// A field that is written into, and where that began, in logical pixels from the window's corner.
package struct WrittenPlace: Hashable, Sendable {
  package let field: TextField
  package let place: Point

  init(_ field: TextField, _ place: Point) { (self.field, self.place) = (field, place) }
}

/// How writing is taken.
package struct WritingRules: Hashable, Sendable {
  /// After so long without a stroke a phrase is over.
  package var pause = Microseconds.milliseconds(500)
  /// Whether text appears while one writes.
  package var isLive = true
  /// So long after a phrase a tap on one of its words offers that word's other readings; 0: never.
  package var candidates = Microseconds.milliseconds(10_000)
  /// A pen that is held still so long over letters makes room there.
  package var press = Microseconds.milliseconds(500)
  /// So long a room into which nothing is written stays open.
  package var room = Microseconds.milliseconds(6_000)
  /// So long what is written behind a phrase is put behind its text.
  package var memory = Microseconds.milliseconds(10_000)

  package init() {}
}

/// A stroke that is not lifted yet.
struct FieldStroke: Sendable {
  let target: FieldPlace
  /// The phrase that it belongs to; nil: one begins with it, if it is no tap.
  let phrase: UInt64?
  let began: Timestamp
  private(set) var places: [Point] = []
  private(set) var sort = StrokeSort()
  /// Whether it closed a list: then a tap is the application's, if it is on the word once more.
  var closesList = false
  var press = HeldPress.none
  /// When it was looked at for the first time.
  var seen: Timestamp?

  /// Whether the pen is held still over letters.
  enum HeldPress { case none, made, meaningless }

  init(target: FieldPlace, phrase: UInt64?, began: Timestamp) {
    (self.target, self.phrase, self.began) = (target, phrase, began)
  }

  mutating func appendPlace(_ place: Point) {
    guard place.isFinite, places.count < WrittenInk.mostPlaces else { return }
    places.append(place)
    sort.includePlace(place)
  }

  var trace: [SIMD2<Float>] { places.map { SIMD2(Float($0.x), Float($0.y)) } }
}

/// What is written into one field without a pause.
struct WrittenPhrase: Sendable {
  let number: UInt64
  let target: FieldPlace
  /// Where it began, in logical pixels from the window's corner.
  let place: Point
  /// The phrase that it was written behind.
  let predecessor: Predecessor?
  private(set) var ink: WrittenInk
  /// Its strokes' numbers, for who draws them.
  private(set) var numbers: [UInt64] = []
  /// When the pen was lifted last.
  private(set) var lifted = Timestamp(microseconds: 0)
  /// How many strokes were given to be read, and how many the last reading is of.
  private(set) var asked = 0
  var heard = 0
  /// Its words as they were read.
  var words: [PhraseWord] = []
  /// What its user may do with them, once it is over.
  var correction = PhraseCorrection()
  /// What is to stand in the field; nil: nothing was read.
  var wanted: String?
  /// What stands there.
  var written: WrittenText?
  var gesture = GestureState.none
  /// What a gesture is about, in logical pixels from the window's corner.
  var gesturePlace: Point?
  /// The number of the room that it was begun in, as long as that is not written over.
  var room: UInt64?
  var isEditing = false
  var hasFailed = false
  /// Its field is one for passwords now: its text goes nowhere else.
  var isSecret = false
  var isStruckOut = false
  var isOver = false

  /// Whether its first stroke may ask for something.
  enum GestureState: Equatable {
    case none
    /// It looks like that, and counts if it stays alone until the pause, or at once if no writing
    /// looks so.
    case drawn(TextGesture)
    /// The field's letters decide.
    case asked
    case done
  }

  /// A phrase behind which another is written.
  struct Predecessor {
    var phrase: UInt64
    /// Whether there is no gap between them.
    var isJoined: Bool
  }

  init(number: UInt64, target: FieldPlace, place: Point, behind predecessor: Predecessor?) {
    (self.number, self.target, self.place) = (number, target, place)
    self.predecessor = predecessor
    ink = WrittenInk(into: target.field)
  }

  mutating func appendStroke(_ places: [Point], _ stroke: UInt64, at time: Timestamp) {
    ink.appendStroke(places)
    numbers.append(stroke)
    lifted = time
  }

  /// It will not be read any more.
  mutating func forgetStrokes() { ink.forgetStrokes() }

  /// The same, without anything of what was written.
  var withoutText: Self {
    var copy = self
    (copy.words, copy.wanted, copy.written) = ([], nil, nil)
    copy.correction.isOver = true
    return copy
  }

  /// A change of its field, for what was written where it began.
  func edit(_ wish: FieldEdit.EditRequest) -> FieldEdit {
    var edit = FieldEdit(wish, in: target.field)
    edit.place = place
    return edit
  }

  /// The question what it may be.
  mutating func requestReading() -> WritingSession.Action {
    asked = ink.strokes.count
    return .read(phrase: number, version: asked, ink.strokes)
  }

  /// Whether it looks like a gesture that nobody has to wait for.
  var isUrgent: Bool {
    guard case .drawn(let gesture) = gesture else { return false }
    return gesture.isUnlikeWriting
  }

  /// Whether nothing will change any more, once it is over.
  var isSettled: Bool {
    guard isOver, !isEditing else { return false }
    if hasFailed || gesture == .done { return true }
    if isStruckOut { return written == nil || written?.text == "" }
    return heard >= asked && gesture == .none && (wanted == nil || wanted == written?.text)
  }
}

/// What was done since the start, and how long it took.
package struct WritingCounts: Hashable, Sendable {
  /// Phrases that are in their fields, and were read back.
  package var written = 0
  /// Phrases that could not be put in.
  package var failed = 0
  /// Ink that was no text.
  package var unread = 0
  package var gestures = 0
  /// Words of which another reading was chosen, or that were taken away from a list.
  package var corrected = 0
  package var taps = 0
  /// From the last lift to the text that was read back, in microseconds: the newest.
  package private(set) var waits: [Int64] = []
  private var next = 0

  /// So many are kept.
  package static let mostWaits = 1_024

  package init() {}

  mutating func recordPhrase(writtenAfter wait: Microseconds) {
    if waits.count < Self.mostWaits {
      waits.append(wait.value)
    } else {
      waits[next] = wait.value
      next = (next + 1) % Self.mostWaits
    }
  }

  /// The wait that such a share of all were no longer than; nil if there is none.
  package func wait(_ share: Double) -> Microseconds? {
    guard !waits.isEmpty else { return nil }
    let sorted = waits.sorted()
    return Microseconds(sorted[min(sorted.count - 1, Int(Double(sorted.count) * share))])
  }
}

extension Rect {
  /// Whether it covers most of another, from left to right and in the middle.
  func covers(_ other: Rect) -> Bool {
    intersection(other).width > 0.6 * other.width && min.y < other.center.y + other.height / 2
      && max.y > other.center.y - other.height / 2
  }
}
