package import InkGeometry
import InkRecognition
package import Units

/// What is written over fields, from the first stroke to the text: decides, and leaves the doing to others.
///
///     let isInk = session.begin(stroke, over: field, at: place, time)
///     session.append(place, to: stroke) ... for action in session.end(stroke, at: time) { do it }
///     session.read(phrase, version, readings) and session.edited(phrase, outcome) give actions, too, and
///     session.tend(at: now) those that come with time
///
/// A *phrase* is what is written into one field without a pause. While it grows its text is in the field already, and is
/// replaced by better readings; with the pause it is over.
package struct WritingSession: Sendable {
  /// How it is to be done.
  package var rules: WritingRules
  var strokes: [UInt64: FieldStroke] = [:]
  var phrases: [WrittenPhrase] = []
  /// What was over last.
  var last: WrittenPhrase?
  var numbers: UInt64 = 0
  /// Rooms that are open, or will be, or are being closed.
  var rooms: [WritingRoom] = []
  /// How high small letters of this hand are, in millimetres, for gestures, which must be larger: letters of a screen are
  /// small, so of a large hand it is no more than that.
  var scale = mostScale
  private static let mostScale: Float = 2.5
  package var counts = WritingCounts()
  /// Texts that could not be put into their fields, for their user to fetch.
  package internal(set) var unwritten: [String] = []
  /// The other readings of a word that was tapped, while they are offered.
  package internal(set) var list: CandidateList?
  /// A word was tapped, and its field is asked whether it stands there still.
  var tapped: TappedWord?

  package init(_ rules: WritingRules = WritingRules()) { self.rules = rules }

  /// What is to be done.
  package enum Action: Hashable, Sendable {
    /// Read these strokes: places in millimetres of the layout.
    case read(phrase: UInt64, version: Int, [[Point]])
    case edit(phrase: UInt64, FieldEdit)
    /// The ink of these strokes has become text, or nothing.
    case fade([UInt64])
    /// The stroke was no ink.
    case forget(UInt64)
    /// A tap for what lies beneath, in millimetres of the layout.
    case tap(Point)
    /// Its user chose this for a word that was read wrongly.
    case learn(String)
  }

  // MARK: Strokes

  /// A stroke begins.
  ///
  /// - Parameters:
  ///   - place: in millimetres of the layout.
  ///   - target: the field there, and its window's corner.
  /// - Returns: whether it may be ink; else nothing more is to be told of it.
  package mutating func begin(
    _ stroke: UInt64, over target: FieldPlace?, at place: Point, _ time: Timestamp
  ) -> Bool {
    let closesList = closeList()
    reopen(at: place, time)
    let near = phrases.last { !$0.isOver && $0.ink.isNear(place) }
    guard let target = near?.target ?? target ?? room(at: place)?.target else { return false }
    strokes[stroke] = FieldStroke(target: target, phrase: near?.number, began: time)
    strokes[stroke]?.closesList = closesList
    append(place, to: stroke)
    return true
  }

  /// What was over goes on: the stroke began within the pause, but was heard of too late.
  private mutating func reopen(at place: Point, _ time: Timestamp) {
    guard var late = last, time - late.lifted < rules.pause, late.ink.isNear(place),
      late.written != nil, !late.hasFailed, !late.isStruckOut, !late.correction.isBegun
    else { return }
    late.isOver = false
    counts.written -= 1
    phrases.append(late)
    last = nil
  }

  /// The tip went on.
  package mutating func append(_ place: Point, to stroke: UInt64) { strokes[stroke]?.add(place) }

  /// It never counted.
  package mutating func cancel(_ stroke: UInt64) { strokes[stroke] = nil }

  /// The pen was lifted.
  package mutating func end(_ stroke: UInt64, at time: Timestamp) -> [Action] {
    guard let done = strokes.removeValue(forKey: stroke), let start = done.places.first else {
      return [.forget(stroke)]
    }
    let (isPress, pressed) = endPress(done, stroke, at: start)
    if isPress { return pressed }
    return pressed + endStroke(done, stroke, from: start, at: time)
  }

  private mutating func endStroke(
    _ done: FieldStroke, _ stroke: UInt64, from start: Point, at time: Timestamp
  ) -> [Action] {
    let seconds = Double((time - done.began).value) * 1e-6
    let open = phrases.lastIndex { $0.number == done.phrase && !$0.isOver }
    guard let index = open else {
      if done.sort.isTap(after: seconds) { return [.forget(stroke)] + tap(done, at: start, time) }
      return beginPhrase(with: done, stroke, at: time)
    }
    if let action = scratch(done, stroke, phrase: index) { return action }
    return add(done, stroke, to: index, at: time)
  }

  private mutating func beginPhrase(
    with done: FieldStroke, _ stroke: UInt64, at time: Timestamp
  ) -> [Action] {
    numbers += 1
    let (place, predecessor) = insertionPlace(of: done, at: time)
    var phrase = WrittenPhrase(
      number: numbers, target: done.target, place: place, behind: predecessor)
    phrase.room = takeRoom(at: start(of: done), of: done.target, for: numbers)
    if phrase.room == nil, let gesture = TextGesture(done, scale: scale) {
      phrase.gesture = .drawn(gesture)
      phrase.add(done.places, stroke, at: time)
      phrases.append(phrase)
      return gesture.isUnlikeWriting ? askGesture(phrases.count - 1) : []
    }
    phrases.append(phrase)
    return add(done, stroke, to: phrases.count - 1, at: time)
  }

  private mutating func add(
    _ done: FieldStroke, _ stroke: UInt64, to index: Int, at time: Timestamp
  ) -> [Action] {
    phrases[index].add(done.places, stroke, at: time)
    guard phrases[index].gesture != .asked else { return [] }
    // A second stroke: what looked like a gesture was the first of a word.
    phrases[index].gesture = .none
    return [phrases[index].reading()]
  }

  /// Scratched out over what is being written: that goes.
  private mutating func scratch(_ done: FieldStroke, _ stroke: UInt64, phrase index: Int)
    -> [Action]?
  {
    guard phrases[index].gesture == .none,
      InkGesture(done.trace, scale: scale) == .scratchOut,
      done.sort.area.covers(phrases[index].ink.area)
    else { return nil }
    phrases[index].add(done.places, stroke, at: phrases[index].lifted)
    phrases[index].wanted = ""
    phrases[index].isStruckOut = true
    phrases[index].isOver = true
    return advance(index)
  }

  /// Where a phrase is put in: behind the one before it, if it is written behind that.
  private func insertionPlace(
    of done: FieldStroke, at time: Timestamp
  ) -> (Point, WrittenPhrase.Predecessor?) {
    let start = start(of: done)
    let place = done.target.own(Rect(min: start, max: start)).min
    let before = phrases.last { $0.target.field.reference == done.target.field.reference } ?? last
    if let before, before.target.field.reference == done.target.field.reference,
      time - before.lifted < rules.memory, before.ink.continues(at: start), !before.isStruckOut
    {
      let isJoined = before.ink.isJoined(to: start)
      return (place, WrittenPhrase.Predecessor(phrase: before.number, isJoined: isJoined))
    }
    return (place, nil)
  }

  private func start(of stroke: FieldStroke) -> Point { stroke.places.first ?? .zero }

  // MARK: Readings and texts

  /// The words that some strokes are; none: no text.
  package mutating func read(
    _ phrase: UInt64, version: Int, _ words: [PhraseWord], scale: Float?
  ) -> [Action] {
    guard let index = phrases.firstIndex(where: { $0.number == phrase }),
      phrases[index].heard < version, !phrases[index].isStruckOut
    else { return [] }
    if let scale { self.scale = min(max(scale, 1.5), Self.mostScale) }
    phrases[index].heard = version
    phrases[index].words = words
    phrases[index].wanted = words.text
    return advance(index)
  }

  /// What became of a change.
  package mutating func edited(
    _ phrase: UInt64, _ outcome: FieldEdit.Outcome, at now: Timestamp
  ) -> [Action] {
    if last?.number == phrase { return noteLast(outcome, at: now) }
    if let room = rooms.firstIndex(where: { $0.number == phrase }) {
      return roomEdited(room, outcome, at: now)
    }
    guard let index = phrases.firstIndex(where: { $0.number == phrase }) else { return [] }
    phrases[index].isEditing = false
    if phrases[index].gesture == .asked { return gestureEnded(index, outcome, at: now) }
    switch outcome {
    case .written(let text):
      phrases[index].written = text
      fillRoom(of: index)
      counts.note(writtenAfter: now - phrases[index].lifted)
    case .changed, .selected, .located, .meaningless: break
    case .refused, .overtaken, .unreachable, .undone, .uncertain: phrases[index].hasFailed = true
    }
    return advance(index)
  }

  /// What is next for a phrase: a change, or its end.
  mutating func advance(_ index: Int) -> [Action] {
    if let edit = nextEdit(of: index) {
      phrases[index].isEditing = true
      return [.edit(phrase: phrases[index].number, edit)]
    }
    guard phrases[index].isOver, phrases[index].isSettled else { return [] }
    return finish(index)
  }

  private func nextEdit(of index: Int) -> FieldEdit? {
    let phrase = phrases[index]
    guard !phrase.isEditing, !phrase.hasFailed, phrase.gesture == .none,
      mayWrite(phrase), mayFill(phrase), let wanted = phrase.wanted,
      wanted != phrase.written?.text ?? ""
    else { return nil }
    // What stands before it in the same field is first.
    let field = phrase.target.field
    guard !isRoomMoving(in: field),
      !phrases[..<index].contains(where: {
        $0.target.field.reference == field.reference && !$0.isSettled
      })
    else { return nil }
    if let written = phrase.written { return phrase.edit(.replace(written, with: wanted)) }
    return phrase.edit(.insert(wanted, place(of: phrase)))
  }

  /// Whether it is time: a field that must get the keyboard for it, or moves, is changed once, when all is read.
  private func mayWrite(_ phrase: WrittenPhrase) -> Bool {
    let field = phrase.target.field
    let isCalm =
      !field.isRestless && (field.toolkit.takesTextUnfocused || hasKeyboard(phrase))
    guard isCalm else { return phrase.isOver && phrase.heard >= phrase.asked }
    return rules.isLive || phrase.isOver
  }

  /// Whether a phrase's field has the keyboard: it had it when the pen came down, or got it for what was just written there.
  private func hasKeyboard(_ phrase: WrittenPhrase) -> Bool {
    if phrase.target.hasKeyboard { return true }
    guard let last, last.written != nil else { return false }
    return last.target.field.reference == phrase.target.field.reference
      && phrase.lifted - last.lifted < rules.memory
  }

  /// Where a phrase goes, now that what it follows is known.
  private func place(of phrase: WrittenPhrase) -> InsertionPlace {
    if let room = roomText(of: phrase) { return .room(room, phrase.place) }
    guard let predecessor = phrase.predecessor, last?.number == predecessor.phrase,
      var text = last?.written
    else { return .ink(phrase.place) }
    text.isJoined = predecessor.isJoined
    return .after(text)
  }

  private mutating func finish(_ index: Int) -> [Action] {
    let done = phrases.remove(at: index)
    last = done
    if done.hasFailed, let text = done.wanted, !text.isEmpty {
      counts.failed += 1
      keepUnwritten(text)
    } else if done.written != nil, !done.isStruckOut {
      counts.written += 1
    } else if done.gesture == .none, !done.isStruckOut {
      counts.unread += 1
    }
    var actions: [Action] = [.fade(done.numbers)] + giveBackRoom(of: done) + locateLast()
    // Others may have waited for it.
    for other in phrases.indices { actions += advance(other) }
    return actions
  }
}
