package import InkGeometry
import InkRecognition
package import Units

/// Writing over fields, from the first stroke to the text: makes the decisions; its owner carries
/// them out.
///
///     let isInk = session.begin(stroke, over: field, at: place, time)
///     session.appendPoint(place, to: stroke)
///     for action in session.end(stroke, at: time) { do it }
///     // These also return actions; the last one returns those that depend on time:
///     session.acceptReadings(phrase, version, readings) ; session.edited(phrase, outcome)
///     session.collectDueActions(at: now)
///
/// A *phrase* consists of the strokes written into one field without a pause. While it grows, its
/// text is already in the field, and is replaced by better readings; it ends with the pause.
package struct WritingSession: Sendable {
  private var strokes = FieldStrokes()
  /// The texts that the strokes become.
  private var texts: FieldTexts
  /// The height of this writer's small letters, in millimeters, for gestures, which must be larger.
  /// Letters on the screen are small, so it is limited for large handwriting.
  private var scale = mostScale
  private static let mostScale: Float = 2.5

  package init(_ rules: WritingRules = WritingRules()) { texts = FieldTexts(rules) }

  package typealias Action = WritingAction

  /// How it is to be done.
  package var rules: WritingRules {
    get { texts.rules }
    set { texts.rules = newValue }
  }

  package var counts: WritingCounts {
    get { texts.counts }
    set { texts.counts = newValue }
  }

  /// Texts that could not be put into their fields.
  package var unwritten: UnwrittenTexts {
    get { texts.unwritten }
    set { texts.unwritten = newValue }
  }

  /// Gives the texts that could not be put into their fields, and forgets them.
  package mutating func takeUnwritten() -> [String] { texts.unwritten.takeAll() }

  // MARK: Strokes

  /// A stroke begins.
  ///
  /// - Parameters:
  ///   - place: in millimeters of the layout.
  ///   - target: the field there, and its window's corner.
  /// - Returns: whether it may be ink; otherwise no further calls for it are needed.
  package mutating func begin(
    _ stroke: UInt64, over target: FieldPlace?, at place: Point, _ time: Timestamp
  ) -> Bool {
    let closesList = closeList()
    texts.reopen(at: place, time)
    let near = texts.phrases.growing(at: place)
    guard let target = near?.target ?? target ?? texts.rooms.room(at: place)?.target else {
      return false
    }
    texts.rooms.dropPen(stroke)
    strokes.enter(
      stroke,
      FieldStroke(target: target, phrase: near?.number, began: time, closesList: closesList),
      at: place)
    return true
  }

  /// The tip continued.
  package mutating func appendPoint(_ place: Point, to stroke: UInt64) {
    strokes.extend(stroke, to: place)
  }

  /// The stroke is canceled.
  package mutating func cancel(_ stroke: UInt64) {
    strokes.takeOut(stroke)
    texts.rooms.dropPen(stroke)
  }

  /// The pen was lifted.
  package mutating func end(_ stroke: UInt64, at time: Timestamp) -> [Action] {
    guard let done = strokes.takeOut(stroke), !done.places.isEmpty else {
      return [.forget(stroke)]
    }
    let held = texts.endHold(stroke, done)
    return countingTaps(
      held.isAll ? held.actions : held.actions + endStroke(done, stroke, at: time))
  }

  private mutating func endStroke(
    _ done: FieldStroke, _ stroke: UInt64, at time: Timestamp
  ) -> [Action] {
    if let number = done.phrase, let phrase = texts.phrases[number], !phrase.isOver {
      return isScratch(done, over: phrase)
        ? texts.strikeOut(number, with: done, stroke)
        : texts.extend(number, with: done, stroke, at: time)
    }
    let seconds = Double((time - done.began).value) * 1e-6
    if done.sort.isTap(after: seconds) { return [.forget(stroke)] + texts.serveTap(done, time) }
    let gesture = TextGesture(done, scale: scale)
    return texts.beginPhrase(with: done, stroke, as: gesture, at: time)
  }

  /// Whether a stroke scratches out the text that is being written.
  private func isScratch(_ done: FieldStroke, over phrase: WrittenPhrase) -> Bool {
    phrase.gesture == .none && InkGesture(done.trace, scale: scale) == .scratchOut
      && done.sort.area.covers(phrase.ink.area)
  }

  private mutating func countingTaps(_ actions: [Action]) -> [Action] {
    texts.counts.countTaps(among: actions)
    return actions
  }

  // MARK: Results

  /// The words of some strokes; empty if they are not text.
  package mutating func acceptReadings(
    _ number: UInt64, version: Int, _ words: [PhraseWord], scale: Float?
  ) -> [Action] {
    guard let phrase = texts.phrases[number], phrase.reading.answered < version, !phrase.isStruckOut
    else { return [] }
    if let scale { self.scale = min(max(scale, 1.5), Self.mostScale) }
    return texts.received(words, of: number, version: version)
  }

  /// Handles the result of a change, or of a request.
  package mutating func edited(
    _ number: UInt64, _ outcome: FieldEdit.Outcome, at now: Timestamp
  ) -> [Action] { countingTaps(texts.edited(number, outcome, at: now)) }

  // MARK: Time

  /// Performs due work.
  ///
  /// - Returns: the actions, and the time of the next call.
  package mutating func collectDueActions(at now: Timestamp) -> (
    actions: [Action], next: Timestamp?
  ) {
    let rooms = texts.updateRooms(at: now, strokes)
    let phrases = texts.updatePhrases(at: now, but: strokes.phrases)
    let choices = texts.updateChoices(at: now)
    return (
      rooms.actions + phrases.actions + choices.actions,
      earlier(earlier(rooms.next, phrases.next), choices.next)
    )
  }

  /// The fields with writing in progress, or until a moment ago.
  package var openFields: [TextField] {
    texts.phrases.growingFields + strokes.fields + texts.rooms.fields
  }

  /// The fields with writing in progress or waiting for insertion, with the first position, in
  /// logical pixels from the window's corner.
  package var writtenFields: [FieldReference: WrittenPlace] {
    var found: [FieldReference: WrittenPlace] = [:]
    for place in texts.phrases.writtenPlaces { found[place.field.reference] = place }
    for (_, stroke) in strokes.long {
      let field = stroke.target.field
      found[field.reference] = found[field.reference] ?? WrittenPlace(field, stroke.ownStart)
    }
    return found
  }

  /// Ends everything without further changes: no more writing follows.
  package mutating func stop() -> [Action] {
    strokes = FieldStrokes()
    let ink = texts.abandon()
    return ink.isEmpty ? [] : [.fade(ink)]
  }

  // MARK: The list

  /// The other readings of a word that was tapped, while they are offered.
  package var list: CandidateList? { texts.choices.list }

  /// A reading of the list is pressed: it replaces the current one.
  package mutating func choose(_ reading: Int) -> [Action] {
    texts.choices.choose(reading) ? texts.correct() : []
  }

  /// Deletes the word of the list.
  package mutating func removeListed() -> [Action] {
    texts.choices.removeListed() ? texts.correct() : []
  }

  /// Ends the choice.
  ///
  /// - Returns: whether something was offered, or about to be.
  @discardableResult package mutating func closeList() -> Bool { texts.choices.closeList() }

  // MARK: Rooms

  /// Whether there are writing rooms that must be closed.
  package var hasRooms: Bool { !texts.rooms.isEmpty }

  /// Closes all writing rooms: nobody writes into them any more.
  package mutating func closeRooms() -> [Action] { texts.rooms.closeAll() }
}
