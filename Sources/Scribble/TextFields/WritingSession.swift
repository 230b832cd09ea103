package import InkGeometry
import InkRecognition
package import Units

/// What is written over fields, from the first stroke to the text: decides, and leaves the doing to
/// others.
///
///     let isInk = session.begin(stroke, over: field, at: place, time)
///     session.appendPoint(place, to: stroke) ... for action in session.end(stroke, at: time) { do it }
///     session.acceptReadings(phrase, version, readings) and session.edited(phrase, outcome) give actions, too, and
///     session.collectDueActions(at: now) those that come with time
///
/// A *phrase* is what is written into one field without a pause. While it grows its text is in the
/// field already, and is replaced by better readings; with the pause it is over.
package struct WritingSession: Sendable {
  /// How it is to be done.
  package var rules: WritingRules
  var strokes: [UInt64: FieldStroke] = [:]
  var phrases: [WrittenPhrase] = []
  /// What is over.
  var finished = FinishedPhrases()
  /// What was over last.
  var last: WrittenPhrase? { finished.last }
  /// Where the letters of fields are in which words may be chosen anew.
  var letters: [FieldReference: FieldLetters] = [:]
  var numbers: UInt64 = 0
  /// Rooms that are open, or will be, or are being closed.
  var rooms: [WritingRoom] = []
  /// How high small letters of this hand are, in millimetres, for gestures, which must be larger:
  /// letters of a screen are small, so of a large hand it is no more than that.
  var scale = mostScale
  static let mostScale: Float = 2.5
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
    /// A field became one for passwords while it was written into.
    case tellSecret
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
    appendPoint(place, to: stroke)
    return true
  }

  /// What was over goes on: the stroke began within the pause, but was heard of too late.
  private mutating func reopen(at place: Point, _ time: Timestamp) {
    guard var late = last, time - late.lifted < rules.pause, late.ink.isNear(place),
      !late.ink.isEmpty, late.written != nil, !late.hasFailed, !late.isStruckOut,
      !late.correction.isBegun
    else { return }
    late.isOver = false
    counts.written -= 1
    phrases.append(late)
    finished.reopenLast()
  }

  /// The tip went on.
  package mutating func appendPoint(_ place: Point, to stroke: UInt64) {
    strokes[stroke]?.appendPlace(place)
  }

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
    return appendStroke(done, stroke, to: index, at: time)
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
      phrase.appendStroke(done.places, stroke, at: time)
      phrases.append(phrase)
      return gesture.isUnlikeWriting ? askGesture(phrases.count - 1) : []
    }
    phrases.append(phrase)
    return appendStroke(done, stroke, to: phrases.count - 1, at: time)
  }

  private mutating func appendStroke(
    _ done: FieldStroke, _ stroke: UInt64, to index: Int, at time: Timestamp
  ) -> [Action] {
    phrases[index].appendStroke(done.places, stroke, at: time)
    guard phrases[index].gesture != .asked else { return [] }
    // A second stroke: what looked like a gesture was the first of a word.
    phrases[index].gesture = .none
    return [phrases[index].requestReading()]
  }

  /// Scratched out over what is being written: that goes.
  private mutating func scratch(_ done: FieldStroke, _ stroke: UInt64, phrase index: Int)
    -> [Action]?
  {
    guard phrases[index].gesture == .none,
      InkGesture(done.trace, scale: scale) == .scratchOut,
      done.sort.area.covers(phrases[index].ink.area)
    else { return nil }
    phrases[index].appendStroke(done.places, stroke, at: phrases[index].lifted)
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
}
