import InkGeometry
import InkRecognition
import Testing
import TextFields
import Units

/// From strokes to what is to be done; times in milliseconds, places in millimeters.
@Suite struct WritingSessionTests {
  private typealias Action = WritingSession.Action

  private let field = TextField(
    FieldReference(name: ":1.1", path: "/a"), of: WindowID(rawValue: 1), .gtk3, isMultiline: false,
    area: Rect(x: 0, y: 0, width: 400, height: 40))

  private func time(_ milliseconds: Int64) -> Timestamp {
    Timestamp(microseconds: milliseconds * 1_000)
  }

  private var target: FieldPlace { FieldPlace(field, corner: .zero) }

  /// Draws a wave as wide as a letter from a place on, and lifts the pen.
  @discardableResult private func draw(
    _ session: inout WritingSession, _ stroke: UInt64, from start: Point, at begin: Int64,
    width: Double = 4, over target: FieldPlace?, lasting: Int64 = 200
  ) -> [Action] {
    guard session.begin(stroke, over: target, at: start, time(begin)) else { return [] }
    for step in 1...20 {
      let share = Double(step) / 20
      let wave = [0, 1, 2.5, 1][step % 4]
      session.appendPoint(start + Point(x: width * share, y: wave), to: stroke)
    }
    return session.end(stroke, at: time(begin + lasting))
  }

  private func read(_ actions: [Action]) -> (phrase: UInt64, version: Int)? {
    for case .read(let phrase, let version, _) in actions { return (phrase, version) }
    return nil
  }

  private func edit(_ actions: [Action]) -> (phrase: UInt64, wish: FieldEdit.EditRequest)? {
    for case .edit(let phrase, let edit) in actions { return (phrase, edit.request) }
    return nil
  }

  @Test func besideFieldsNothingIsInk() {
    var session = WritingSession()
    let isInk = session.begin(1, over: nil, at: .zero, time(0))
    #expect(!isInk)
    #expect(session.end(1, at: time(10)) == [.forget(1)])
  }

  @Test func aTapIsHandedOn() {
    for number in 0..<50 {
      var session = WritingSession()
      let place = Point(x: Double(number), y: 5)
      let begins1 = session.begin(1, over: target, at: place, time(0))
      #expect(begins1)
      session.appendPoint(place + Point(x: 0.3, y: 0.2), to: 1)
      #expect(session.end(1, at: time(90)) == [.forget(1), .tap(place)])
      #expect(session.counts.taps == 1)
    }
  }

  @Test func textAppearsWhileOneWritesAndInkFadesWithThePause() throws {
    var session = WritingSession()
    let first = try #require(read(draw(&session, 1, from: Point(x: 5, y: 5), at: 0, over: target)))
    let insertion = try #require(
      edit(session.read(first.phrase, version: first.version, ["h", "n"], scale: nil)))
    guard case .insert("h", .ink) = insertion.wish else {
      Issue.record("\(insertion)")
      return
    }
    // The next stroke belongs to it, and is read with it.
    let second = try #require(
      read(draw(&session, 2, from: Point(x: 8, y: 5), at: 300, over: target)))
    #expect(second.phrase == first.phrase && second.version == 2)
    #expect(session.read(second.phrase, version: 2, ["he"], scale: nil) == [])
    let written = WrittenText(text: "h", range: 0..<1)
    let better = try #require(
      edit(session.edited(first.phrase, .written(written, nil), at: time(600))))
    #expect(better.wish == .replace(written, with: "he"))
    #expect(session.collectDueActions(at: time(999)).next == time(1_000))
    #expect(session.collectDueActions(at: time(1_000)).actions == [])
    let all = session.edited(
      first.phrase, .written(WrittenText(text: "he", range: 0..<2), nil), at: time(1_010))
    #expect(all.first == .fade([1, 2]))
    #expect(session.counts.written == 1)
  }

  @Test func withoutLiveTextItComesWithThePause() throws {
    var rules = WritingRules()
    rules.isLive = false
    var session = WritingSession(rules)
    let first = try #require(read(draw(&session, 1, from: Point(x: 5, y: 5), at: 0, over: target)))
    #expect(session.read(first.phrase, version: 1, ["he"], scale: nil) == [])
    #expect(edit(session.collectDueActions(at: time(700)).actions) != nil)
  }

  @Test func aLateReadingOfFewerStrokesIsNone() throws {
    var session = WritingSession()
    let first = try #require(read(draw(&session, 1, from: Point(x: 5, y: 5), at: 0, over: target)))
    _ = draw(&session, 2, from: Point(x: 8, y: 5), at: 300, over: target)
    #expect(edit(session.read(first.phrase, version: 2, ["he"], scale: nil)) != nil)
    #expect(session.read(first.phrase, version: 1, ["h"], scale: nil) == [])
  }

  @Test func aStrokeThatIsHeardOfTooLateStillBelongsToItsWord() throws {
    var session = WritingSession()
    let first = try #require(read(draw(&session, 1, from: Point(x: 5, y: 5), at: 0, over: target)))
    _ = session.read(first.phrase, version: first.version, ["fam"], scale: nil)
    let written = WrittenText(text: "fam", range: 0..<3)
    _ = session.edited(first.phrase, .written(written, nil), at: time(250))
    // The next stroke began 300 ms later, but nobody knew of it for a second.
    _ = session.collectDueActions(at: time(1_300))
    #expect(session.counts.written == 1)
    let second = try #require(
      read(draw(&session, 2, from: Point(x: 10, y: 5), at: 500, over: target)))
    #expect(second.phrase == first.phrase && second.version == 2)
    let change = try #require(
      edit(session.read(second.phrase, version: 2, ["family"], scale: nil)))
    #expect(change.wish == .replace(written, with: "family"))
    #expect(session.counts.written == 0)
  }

  @Test func strokesMayLeaveTheField() throws {
    var session = WritingSession()
    let first = try #require(read(draw(&session, 1, from: Point(x: 5, y: 5), at: 0, over: target)))
    let dot = try #require(
      read(draw(&session, 2, from: Point(x: 7, y: 1), at: 300, width: 0.4, over: nil, lasting: 40)))
    #expect(dot.phrase == first.phrase)
    #expect(draw(&session, 3, from: Point(x: 90, y: 60), at: 400, over: nil) == [])
  }

  @Test func whatCannotBePutInWaitsForItsUserOnce() throws {
    for outcome in [FieldEdit.Outcome.refused, .unreachable, .undone, .uncertain, .overtaken] {
      var session = WritingSession()
      let first = try #require(
        read(draw(&session, 1, from: Point(x: 5, y: 5), at: 0, over: target)))
      _ = session.read(first.phrase, version: 1, ["hello"], scale: nil)
      #expect(session.edited(first.phrase, outcome, at: time(250)) == [])
      #expect(session.collectDueActions(at: time(800)).actions == [.fade([1])])
      #expect(session.counts.failed == 1)
      #expect(session.takeUnwritten() == ["hello"])
      #expect(session.takeUnwritten() == [])
    }
  }

  @Test func whatWasForAFieldThatBecameOneForPasswordsIsDroppedAndSaid() throws {
    var session = WritingSession()
    let first = try #require(
      read(draw(&session, 1, from: Point(x: 5, y: 5), at: 0, over: target)))
    _ = session.read(first.phrase, version: 1, ["he"], scale: nil)
    let written = WrittenText(text: "he", range: 0..<2)
    _ = session.edited(first.phrase, .written(written, nil), at: time(250))
    _ = draw(&session, 2, from: Point(x: 8, y: 5), at: 300, over: target)
    _ = session.read(first.phrase, version: 2, ["hello"], scale: nil)
    #expect(session.edited(first.phrase, .secret, at: time(500)) == [.reportSecret])
    _ = session.read(first.phrase, version: 3, ["hellos"], scale: nil)
    let actions = session.collectDueActions(at: time(1_200)).actions
    #expect(actions == [.fade([1, 2])])
    #expect(session.counts.failed == 1 && session.counts.written == 0)
    #expect(session.unwritten.texts == [] && session.takeUnwritten() == [])
    // Nothing of it can be chosen anew, for its letters are not asked for.
    #expect(session.collectDueActions(at: time(2_000)).actions == [])
  }

  @Test func inkThatIsNoTextFadesAndWritesNothing() throws {
    var session = WritingSession()
    let first = try #require(read(draw(&session, 1, from: Point(x: 5, y: 5), at: 0, over: target)))
    #expect(session.read(first.phrase, version: 1, [] as [String], scale: nil) == [])
    #expect(session.collectDueActions(at: time(800)).actions == [.fade([1])])
    #expect(session.counts.unread == 1)
  }

  /// Writes one phrase to its end.
  private func write(_ session: inout WritingSession, _ readings: [String], at begin: Int64) throws
    -> UInt64
  {
    let first = try #require(
      read(draw(&session, 1, from: Point(x: 5, y: 5), at: begin, width: 12, over: target)))
    _ = session.read(first.phrase, version: 1, readings, scale: nil)
    let written = WrittenText(text: readings[0], range: 0..<readings[0].count)
    _ = session.edited(first.phrase, .written(written, nil), at: time(begin + 250))
    #expect(session.collectDueActions(at: time(begin + 800)).actions.first == .fade([1]))
    return first.phrase
  }

  @Test func whatIsWrittenBehindAPhraseGoesBehindItsText() throws {
    var session = WritingSession()
    _ = try write(&session, ["hello"], at: 0)
    let next = try #require(
      read(draw(&session, 2, from: Point(x: 24, y: 5), at: 1_500, over: target)))
    let insertion = try #require(edit(session.read(next.phrase, version: 1, ["you"], scale: nil)))
    #expect(insertion.wish == .insert("you", .after(WrittenText(text: "hello", range: 0..<5))))
    // Long afterwards it goes where it is written.
    var later = WritingSession()
    _ = try write(&later, ["hello"], at: 0)
    let other = try #require(
      read(draw(&later, 2, from: Point(x: 24, y: 5), at: 30_000, over: target)))
    guard
      case .insert("you", .ink)? = edit(later.read(other.phrase, version: 1, ["you"], scale: nil))?
        .wish
    else {
      Issue.record("not at its place")
      return
    }
  }

  @Test func toAndFroOverLettersAsksToDeleteAndIsInkWhereThereAreNone() throws {
    var session = WritingSession()
    let begins4 = session.begin(1, over: target, at: Point(x: 5, y: 5), time(0))
    #expect(begins4)
    for step in 1...240 {
      let turn = abs((Double(step) / 30).truncatingRemainder(dividingBy: 2) - 1)
      session.appendPoint(Point(x: 5 + 20 * (1 - turn), y: 5 + Double(step) * 0.01), to: 1)
    }
    let asked = try #require(edit(session.end(1, at: time(900))))
    guard case .perform(let gesture) = asked.wish else {
      Issue.record("\(asked)")
      return
    }
    #expect(gesture.movement == .stroke(.scratchOut))
    var deleted = session
    #expect(deleted.edited(asked.phrase, .changed(nil), at: time(920)) == [.fade([1])])
    #expect(deleted.counts.gestures == 1)
    let meant = session.edited(asked.phrase, .meaningless, at: time(920))
    #expect(read(meant)?.version == 1)
  }

  @Test func aFieldThatMovesWhenTextComesIsWrittenIntoWithThePause() throws {
    var restless = field
    restless.isRestless = true
    var session = WritingSession()
    let place = FieldPlace(restless, corner: .zero)
    let asked = try #require(
      read(draw(&session, 1, from: Point(x: 5, y: 5), at: 0, over: place)))
    #expect(session.read(asked.phrase, version: asked.version, ["ink"], scale: nil) == [])
    #expect(session.collectDueActions(at: time(600)).actions.isEmpty)
    guard let change = edit(session.collectDueActions(at: time(701)).actions),
      case .insert("ink", _) = change.wish
    else {
      Issue.record("nothing was put in with the pause")
      return
    }
  }

  @Test func aFieldOfABrowserIsWrittenIntoAtOnceWhenItHasTheKeyboard() throws {
    let page = TextField(
      field.reference, of: field.window, .chromium, isMultiline: false, area: field.area)
    var session = WritingSession()
    func write(_ stroke: UInt64, at begin: Int64, hasKeyboard: Bool) throws -> FieldEdit
      .EditRequest?
    {
      let place = FieldPlace(page, corner: .zero, hasKeyboard: hasKeyboard)
      let start = Point(x: Double(stroke) * 12, y: 5)
      let asked = try #require(read(draw(&session, stroke, from: start, at: begin, over: place)))
      let change = edit(
        session.read(asked.phrase, version: asked.version, ["ink"], scale: nil))?.wish
      let atEnd = edit(session.collectDueActions(at: time(begin + 701)).actions)?.wish
      #expect((change == nil) != (atEnd == nil))
      let written = WrittenText(text: "ink", range: 0..<3)
      _ = session.edited(asked.phrase, .written(written, nil), at: time(begin + 710))
      _ = session.collectDueActions(at: time(begin + 720))
      return change
    }
    #expect(try write(1, at: 0, hasKeyboard: false) == nil)
    // It got it for the first word.
    #expect(try write(2, at: 1_000, hasKeyboard: false) != nil)
    #expect(try write(3, at: 60_000, hasKeyboard: false) == nil)
    #expect(try write(4, at: 120_000, hasKeyboard: true) != nil)
  }

  @Test func aFieldIsWrittenIntoFromTheFirstLongStrokeUntilItsTextIsIn() throws {
    var session = WritingSession()
    let begins = session.begin(1, over: target, at: Point(x: 5, y: 5), time(0))
    #expect(begins && session.writtenFields.isEmpty)
    session.appendPoint(Point(x: 8, y: 6), to: 1)
    let place = try #require(session.writtenFields[field.reference]?.place)
    #expect(abs(place.x - 5 * 96 / 25.4) < 1e-9)
    let asked = try #require(read(session.end(1, at: time(200))))
    _ = session.read(asked.phrase, version: asked.version, ["i"], scale: nil)
    #expect(session.writtenFields.count == 1)
    _ = session.collectDueActions(at: time(701))
    let written = WrittenText(text: "i", range: 0..<1)
    _ = session.edited(asked.phrase, .written(written, nil), at: time(710))
    #expect(session.writtenFields.isEmpty)
    // A tap is no writing.
    let taps = session.begin(2, over: target, at: Point(x: 90, y: 5), time(2_000))
    session.appendPoint(Point(x: 90.3, y: 5), to: 2)
    #expect(taps && session.writtenFields.isEmpty)
  }

  @Test func stoppingForgetsWhatIsWritten() {
    var session = WritingSession()
    draw(&session, 1, from: Point(x: 5, y: 5), at: 0, over: target)
    #expect(session.stop() == [.fade([1])])
    #expect(session.collectDueActions(at: time(5_000)).actions == [])
    #expect(session.openFields == [])
  }
}
