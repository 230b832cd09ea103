package import InkGeometry
package import Units

/// A field, and the position of its window's corner when the pen came down on it.
package struct FieldPlace: Hashable, Sendable {
  package let field: TextField
  /// In logical pixels of the layout.
  package let corner: Point
  /// Whether the field had the keyboard then.
  package let hasKeyboard: Bool

  package init(_ field: TextField, corner: Point, hasKeyboard: Bool = false) {
    (self.field, self.corner, self.hasKeyboard) = (field, corner, hasKeyboard)
  }

  private static let scale = 96 / 25.4

  /// A rectangle of the layout, in millimeters, as logical pixels from the window's corner.
  func own(_ area: Rect) -> Rect { Rect(min: own(area.min), max: own(area.max)) }

  /// A position, relative to that corner.
  func own(_ place: Point) -> Point { place * Self.scale - corner }
}

/// A field that is written into, and the start, in logical pixels from the window's corner.
package struct WrittenPlace: Hashable, Sendable {
  package let field: TextField
  package let place: Point

  init(_ field: TextField, _ place: Point) { (self.field, self.place) = (field, place) }
}

/// The rules for writing.
package struct WritingRules: Hashable, Sendable {
  /// The time without a stroke after which a phrase is finished.
  package var pause = Microseconds.milliseconds(500)
  /// Whether text appears during writing.
  package var isLive = true
  /// The time after a phrase during which a tap on one of its words offers alternative readings; 0
  /// for none.
  package var candidates = Microseconds.milliseconds(10_000)
  /// The time that a pen must be held still over letters to open a writing room.
  package var press = Microseconds.milliseconds(500)
  /// The time that an unused writing room stays open.
  package var room = Microseconds.milliseconds(6_000)
  /// The time during which writing after a phrase is appended to its text.
  package var memory = Microseconds.milliseconds(10_000)

  package init() {}
}

/// The strokes written into one field without a pause.
struct WrittenPhrase: Sendable {
  let number: UInt64
  let target: FieldPlace
  /// The start of its ink, in logical pixels from the window's corner.
  let place: Point
  /// The phrase before it.
  let predecessor: Predecessor?
  private(set) var ink: WrittenInk
  /// The numbers of its strokes, for the code that draws them.
  private(set) var numbers: [UInt64] = []
  /// Those whose ink fades although the phrase goes on.
  private var faded: Set<UInt64> = []
  /// When the pen was lifted last.
  private(set) var lifted = Timestamp(microseconds: 0)
  private(set) var reading = PhraseReading()
  var text = PhraseText()
  /// The state of its words once it has ended.
  var correction = PhraseCorrection()
  var gesture = GestureState.none
  /// The number of the writing room in which it began, until the writing room is written over.
  var room: UInt64?
  /// The text of its field that was selected when it began, which it replaces.
  var selection: WrittenText?
  /// Its field is a password field now: its text is passed on to nothing else.
  private(set) var isSecret = false
  private(set) var isStruckOut = false
  var isOver = false

  /// Whether its first stroke may be a gesture.
  enum GestureState: Equatable {
    case none
    /// It looks like a gesture. It is one if no other stroke follows until the pause, or at once if
    /// no writing looks like that.
    case drawn(TextGesture)
    /// The field's letters decide.
    case asked(TextGesture)
    case done
  }

  /// A phrase that is followed by another one.
  struct Predecessor {
    let phrase: UInt64
    /// Whether there is no distance between them.
    let isJoined: Bool
  }

  init(number: UInt64, target: FieldPlace, place: Point, behind predecessor: Predecessor?) {
    (self.number, self.target, self.place) = (number, target, place)
    self.predecessor = predecessor
    ink = WrittenInk(into: target.field)
  }

  var field: FieldReference { target.field.reference }

  // MARK: Ink

  mutating func appendStroke(_ places: [Point], _ stroke: UInt64, at time: Timestamp) {
    ink.appendStroke(places)
    numbers.append(stroke)
    lifted = time
  }

  /// The strokes that are still shown.
  var shownStrokes: [UInt64] { numbers.filter { !faded.contains($0) } }

  /// Its text is in the field: returns the strokes of all words but the last one, which may still
  /// grow; each stroke once.
  mutating func takeShownInk() -> [UInt64] {
    guard text.isDone, reading.words.count > 1, let last = reading.words.last?.area else {
      return []
    }
    let others = reading.words.dropLast().map(\.area)
    let shown = zip(numbers, ink.strokes).compactMap { number, places -> UInt64? in
      let middle = Rect(around: places).center
      let isOfOthers = others.contains { $0.contains(middle) } && !last.contains(middle)
      return isOfOthers && !faded.contains(number) ? number : nil
    }
    faded.formUnion(shown)
    return shown
  }

  /// Its readings will not be requested again.
  mutating func forgetStrokes() { ink.forgetStrokes() }

  /// A stroke scratched all of it out.
  mutating func strikeOut(with places: [Point], _ stroke: UInt64) {
    appendStroke(places, stroke, at: lifted)
    text.propose("")
    (isStruckOut, isOver) = (true, true)
  }

  /// Its relation to a stroke that begins there, in millimeters of the layout; nil for none.
  func predecessor(
    ofInkAt start: Point, _ time: Timestamp, _ rules: WritingRules
  ) -> Predecessor? {
    guard time - lifted < rules.memory, ink.continues(at: start), !isStruckOut else { return nil }
    return Predecessor(phrase: number, isJoined: ink.isJoined(to: start))
  }

  /// Whether a stroke that begins there belongs to it although it has ended, because the stroke was
  /// reported too late.
  func isContinued(at place: Point, _ time: Timestamp, _ rules: WritingRules) -> Bool {
    time - lifted < rules.pause && ink.isNear(place) && !ink.isEmpty && text.written != nil
      && !text.hasFailed && !isStruckOut && !correction.isBegun
  }

  // MARK: Reading

  /// The request for its readings.
  mutating func askReading() -> WritingAction {
    reading.requested(of: ink.strokes.count)
    return .read(phrase: number, version: reading.asked, ink.strokes)
  }

  /// The words of the first `strokes` strokes.
  mutating func received(_ words: [PhraseWord], of strokes: Int) {
    reading.received(of: strokes, words)
    text.propose(words.text)
  }

  mutating func forgetWords() { reading.forgetWords() }

  // MARK: Next changes

  /// A change of its field, for text written where the phrase began.
  func edit(_ wish: FieldEdit.EditRequest) -> FieldEdit {
    var edit = FieldEdit(wish, in: target.field)
    edit.place = place
    return edit
  }

  /// The text to insert now, as far as the phrase decides; nil for none yet.
  ///
  /// - Parameter last: the phrase that ended last.
  func dueText(after last: WrittenPhrase?, _ rules: WritingRules) -> String? {
    guard !text.isEditing, !text.hasFailed, gesture == .none, mayWrite(after: last, rules), mayFill
    else { return nil }
    return text.missing
  }

  /// Whether it is time: a field that must get the keyboard first, or moves, is changed only once,
  /// when all readings are complete.
  private func mayWrite(after last: WrittenPhrase?, _ rules: WritingRules) -> Bool {
    let field = target.field
    let isCalm =
      !field.isRestless && (field.toolkit.takesTextUnfocused || hasKeyboard(after: last, rules))
    return isCalm ? rules.isLive || isOver : isWhole
  }

  /// Text written into a writing room replaces it after the pause; until then the writing room
  /// stays open.
  private var mayFill: Bool { room == nil || isWhole }

  /// Whether it is over, and read.
  private var isWhole: Bool { isOver && reading.isComplete }

  /// Whether its field has the keyboard: since the pen came down, or because of text just written
  /// there.
  private func hasKeyboard(after last: WrittenPhrase?, _ rules: WritingRules) -> Bool {
    if target.hasKeyboard { return true }
    guard let last, last.text.written != nil else { return false }
    return last.field == field && lifted - last.lifted < rules.memory
  }

  /// The position for its text, now that the preceding text is known.
  ///
  /// - Parameters:
  ///   - last: the phrase that ended last.
  ///   - former: the text that it will replace.
  func insertionPlace(after last: WrittenPhrase?, over former: WrittenText?) -> InsertionPlace {
    if let former { return .over(former, place) }
    guard let predecessor, last?.number == predecessor.phrase, var text = last?.text.written else {
      return .ink(place)
    }
    text.isJoined = predecessor.isJoined
    return .after(text)
  }

  /// Whether it looks like a gesture that needs no waiting.
  var isUrgent: Bool {
    guard case .drawn(let gesture) = gesture else { return false }
    return gesture.isUnlikeWriting
  }

  /// Whether its field is being asked for the meaning of its first stroke.
  var isAskedFor: Bool {
    if case .asked = gesture { true } else { false }
  }

  /// Whether nothing will change any more, once it has ended.
  var isSettled: Bool {
    guard isOver, !text.isEditing else { return false }
    if text.hasFailed || gesture == .done { return true }
    if isStruckOut { return text.written == nil || text.written?.text == "" }
    return reading.isComplete && gesture == .none && text.isDone
  }

  // MARK: Its field

  /// Its field is one for passwords now.
  mutating func becameSecret() { isSecret = true }

  /// The same without any written text.
  var withoutText: Self {
    var copy = self
    copy.reading.forgetWords()
    copy.text.erase()
    copy.correction.giveUp()
    return copy
  }

  /// It is over: from now on each of its words is followed.
  mutating func beginCorrection() {
    correction = PhraseCorrection(
      of: reading.words, in: text.written, target.field.toolkit.unit)
  }

  /// Something else changed the text of its field.
  mutating func follow(_ change: TextChange) {
    guard let former = text.written?.text else { return }
    text.absorb(change)
    correction.followWords(change)
    guard text.written?.text != former else { return }
    if let left = correction.touch() { text.narrow(to: left, change.unit) }
    if correction.isEmptied { isStruckOut = true }
  }
}

extension [WrittenPhrase] {
  /// The phrase with a number; setting a missing one has no effect.
  subscript(numbered number: UInt64) -> WrittenPhrase? {
    get { first { $0.number == number } }
    set {
      guard let index = firstIndex(where: { $0.number == number }), let newValue else { return }
      self[index] = newValue
    }
  }
}

extension Rect {
  /// Whether it covers most of another, from left to right and in the middle.
  func covers(_ other: Rect) -> Bool {
    intersection(other).width > 0.6 * other.width && min.y < other.center.y + other.height / 2
      && max.y > other.center.y - other.height / 2
  }
}
