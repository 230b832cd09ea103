import InkGeometry
import InkRecognition
import Testing
import TextFields
import Units

/// A tap on a word that was just written offers its other readings; times in milliseconds, places
/// in millimeters.
@Suite struct CandidateTests {
  private typealias Action = WritingSession.Action

  private static let field = TextField(
    FieldReference(name: ":1.1", path: "/a"), of: WindowID(rawValue: 1), .gtk3, isMultiline: false,
    area: Rect(x: 0, y: 0, width: 400, height: 40))
  /// A logical pixel.
  private static let pixel = 25.4 / 96

  private func time(_ milliseconds: Int64) -> Timestamp {
    Timestamp(microseconds: milliseconds * 1_000)
  }

  /// A phrase of two words that is in its field and over: *hello* was written from 5 mm on, *yon*
  /// from 25.
  private struct Written {
    var session: WritingSession
    var phrase: UInt64
    /// Where it stands: each letter is 10 pixels wide.
    var text = WrittenText(text: "hello yon", range: 4..<13)
    /// What its field was asked last about its letters.
    var question: UInt64 = 0

    /// Takes note of what is asked.
    mutating func heed(_ actions: [Action]) {
      for case .edit(let number, let edit) in actions {
        if case .locate = edit.request { question = number }
      }
    }

    /// The last question is answered.
    mutating func answer(_ outcome: FieldEdit.Outcome, _ now: Int64) -> [Action] {
      let actions = session.edited(question, outcome, at: Timestamp(microseconds: now * 1_000))
      heed(actions)
      return actions
    }

    /// The field has its text there still, and these letters.
    mutating func locate(_ letters: [LetterRun], _ now: Int64) -> [Action] {
      answer(.located(letters, [text]), now)
    }
  }

  private func write(
    _ rules: WritingRules = WritingRules(), in field: TextField = field,
    readings: [String] = ["yon", "you", "yam"]
  ) throws -> Written {
    var session = WritingSession(rules)
    let target = FieldPlace(field, corner: .zero)
    let begins = session.begin(1, over: target, at: Point(x: 5, y: 5), time(0))
    #expect(begins)
    for step in 1...20 {
      session.appendPoint(Point(x: 5 + Double(step) * 2, y: [5, 6, 7.5, 6][step % 4]), to: 1)
    }
    let asked = session.end(1, at: time(500))
    guard case .read(let phrase, let version, _)? = asked.first else {
      throw MissingCandidateError()
    }
    let words = [
      PhraseWord(["hello", "hallo"], at: Rect(x: 5, y: 5, width: 16, height: 3)),
      PhraseWord(readings, at: Rect(x: 25, y: 5, width: 20, height: 3)),
    ]
    _ = session.acceptReadings(phrase, version: version, words, scale: nil)
    var written = Written(session: session, phrase: phrase)
    _ = written.session.edited(phrase, .written(written.text, nil), at: time(520))
    let end = written.session.collectDueActions(at: time(1_100)).actions
    written.heed(end)
    #expect(end.first == .fade([1]))
    return written
  }

  private struct MissingCandidateError: Error {}

  /// What an edit among some actions wants.
  private func wish(_ actions: [Action]) -> FieldEdit.EditRequest? {
    for case .edit(_, let edit) in actions { return edit.request }
    return nil
  }

  private func tap(
    _ written: inout Written, at place: Point, _ begin: Int64, in field: TextField = field
  ) -> [Action] {
    let begins = written.session.begin(
      9, over: FieldPlace(field, corner: .zero), at: place, time(begin))
    #expect(begins)
    let actions = written.session.end(9, at: time(begin + 60))
    written.heed(actions)
    return actions
  }

  /// *the hello yon*, seen in one line.
  private let letters = [
    LetterRun(0..<3, at: Rect(x: 0, y: 0, width: 30, height: 40)),
    LetterRun(4..<9, at: Rect(x: 40, y: 0, width: 50, height: 40)),
    LetterRun(10..<13, at: Rect(x: 100, y: 0, width: 30, height: 40)),
  ]

  /// A tap on the word that is written at a place, answered.
  private func list(_ written: inout Written, tappedAt place: Point) throws -> CandidateList {
    let asked = tap(&written, at: place, 2_000)
    #expect(wish(asked) == .locate([written.text]) && written.session.list == nil)
    let answer = written.locate(letters, 2_070)
    #expect(answer == [])
    return try #require(written.session.list)
  }

  @Test func whereLettersAreIsAskedWhenAPhraseIsOver() throws {
    var rules = WritingRules()
    var session = try write(rules).session
    #expect(session.collectDueActions(at: time(1_200)).actions == [])
    rules.candidates = .milliseconds(0)
    session = try write(rules).session
    #expect(session.list == nil)
  }

  @Test func aTapOnAWordOffersItsReadingsAndOneTakesItsPlace() throws {
    var written = try write()
    let spot = Point(x: 28, y: 6)
    let offered = try list(&written, tappedAt: spot)
    #expect(offered.readings == ["yon", "you", "yam"] && offered.chosen == 0)
    let change = written.session.choose(1)
    #expect(wish(change) == .replace(written.text, with: "hello you"))
    #expect(written.session.list == nil && written.session.counts.corrected == 0)
    let now = WrittenText(text: "hello you", range: 4..<13)
    let done = written.session.edited(
      written.phrase, .written(now, TextChange(12..<13, to: "u", .codePoint)), at: time(3_000))
    written.heed(done)
    written.text = now
    #expect(done.first == .learn("you") && wish(done) == .locate([now]))
    #expect(written.session.counts.corrected == 1 && written.session.counts.taps == 0)
    // Chosen words can be chosen again; time begins anew.
    _ = written.locate(letters, 3_010)
    #expect(wish(tap(&written, at: spot, 12_000)) == .locate([now]))
    _ = written.locate(letters, 12_070)
    #expect(written.session.list?.chosen == 1)
  }

  @Test func anyWordOfAPhraseIsOffered() throws {
    var written = try write()
    let offered = try list(&written, tappedAt: Point(x: 12, y: 6))
    #expect(offered.readings == ["hello", "hallo"])
    #expect(wish(written.session.choose(1)) == .replace(written.text, with: "hallo yon"))
  }

  @Test func theLettersInTheFieldCanBeTapped() throws {
    var written = try write()
    _ = written.locate(letters, 1_200)
    // 115 pixels: on yon as it stands there, though nothing of it was written there.
    let spot = Point(x: 115 * Self.pixel, y: 1)
    let offered = try list(&written, tappedAt: spot)
    #expect(offered.readings.first == "yon" && offered.word == letters[2].area)
  }

  @Test func whatWasThereBeforeIsTheApplications() throws {
    var written = try write()
    // The first word of the field is another's, and stands over ink of ours.
    let others = [LetterRun(0..<3, at: Rect(x: 20, y: 10, width: 60, height: 30)), letters[2]]
    _ = written.locate(others, 1_200)
    let spot = Point(x: 8, y: 6)
    #expect(tap(&written, at: spot, 2_000) == [.forget(9), .tap(spot)])
  }

  @Test func wordsThatTouchAnotherAreToldApartInIt() throws {
    var written = try write()
    // All of it is one word to the field: "(hello" and "yon)".
    let joined = [LetterRun(3..<9, at: Rect(x: 30, y: 0, width: 60, height: 40))]
    _ = written.locate(joined, 1_200)
    let beside = Point(x: 34 * Self.pixel, y: 1)
    #expect(tap(&written, at: beside, 2_000).last == .tap(beside))
    #expect(wish(tap(&written, at: Point(x: 60 * Self.pixel, y: 1), 2_200)) != nil)
  }

  @Test func aSecondTapIsTheApplications() throws {
    var written = try write()
    let spot = Point(x: 28, y: 6)
    _ = try list(&written, tappedAt: spot)
    #expect(tap(&written, at: spot, 3_000) == [.forget(9), .tap(spot)])
    #expect(written.session.list == nil && written.session.counts.taps == 1)
  }

  @Test func writingClosesTheListAndSoDoesTime() throws {
    var written = try write()
    _ = try list(&written, tappedAt: Point(x: 28, y: 6))
    var other = written
    #expect(other.session.collectDueActions(at: time(10_000)).next == time(10_070))
    #expect(other.session.list != nil)
    #expect(
      other.session.collectDueActions(at: time(10_070)).next == time(10_500)
        && other.session.list == nil)
    // Beside all fields, too.
    let isInk = written.session.begin(2, over: nil, at: Point(x: 300, y: 300), time(2_500))
    #expect(!isInk && written.session.list == nil && written.session.choose(1) == [])
  }

  @Test func afterSomeSecondsATapIsATap() throws {
    var written = try write()
    let spot = Point(x: 28, y: 6)
    #expect(tap(&written, at: spot, 10_501) == [.forget(9), .tap(spot)])
  }

  @Test func aWordWithOneReadingIsNotOffered() throws {
    var written = try write(readings: ["yon"])
    let spot = Point(x: 28, y: 6)
    #expect(tap(&written, at: spot, 2_000) == [.forget(9), .tap(spot)])
    #expect(wish(tap(&written, at: Point(x: 12, y: 6), 2_200)) == .locate([written.text]))
  }

  @Test func theSamePlaceInAnotherFieldIsNoWord() throws {
    var written = try write()
    let other = TextField(
      FieldReference(name: ":1.1", path: "/b"), of: WindowID(rawValue: 1), .gtk3,
      isMultiline: false, area: Rect(x: 0, y: 0, width: 400, height: 40))
    let spot = Point(x: 28, y: 6)
    #expect(tap(&written, at: spot, 2_000, in: other).last == .tap(spot))
  }

  @Test(arguments: [
    FieldEdit.Outcome.overtaken, .refused, .unreachable, .uncertain,
  ])
  func aTextThatIsAnotherByNowIsNotOfferedAndTheTapIsHandedOn(outcome: FieldEdit.Outcome) throws {
    var written = try write()
    let spot = Point(x: 28, y: 6)
    _ = tap(&written, at: spot, 2_000)
    #expect(written.answer(outcome, 2_070) == [.tap(spot)])
    #expect(written.session.list == nil)
    // It is not asked again.
    #expect(tap(&written, at: spot, 2_500).last == .tap(spot))
  }

  @Test func aWordThatWentElsewhereIsNotOffered() throws {
    var written = try write()
    _ = written.locate(letters, 1_200)
    let spot = Point(x: 115 * Self.pixel, y: 1)
    _ = tap(&written, at: spot, 2_000)
    let scrolled = letters.map { LetterRun($0.range, at: Rect(x: 0, y: 90, width: 9, height: 9)) }
    #expect(written.locate(scrolled, 2_070) == [.tap(spot)])
  }

  @Test func aChoiceThatCouldNotBePutInChangesNothing() throws {
    for outcome in [FieldEdit.Outcome.overtaken, .undone, .refused, .unreachable, .uncertain] {
      var written = try write()
      let spot = Point(x: 28, y: 6)
      _ = try list(&written, tappedAt: spot)
      _ = written.session.choose(2)
      #expect(written.session.edited(written.phrase, outcome, at: time(3_000)) == [])
      #expect(written.session.counts.corrected == 0 && written.session.counts.failed == 0)
    }
  }

  @Test func thePresentReadingChangesNothingAndNeitherDoesOneThatIsNotThere() throws {
    for reading in [0, 3, -1] {
      var written = try write()
      _ = try list(&written, tappedAt: Point(x: 28, y: 6))
      #expect(written.session.choose(reading) == [] && written.session.list == nil)
    }
  }

  @Test func aWordOfTheListCanGo() throws {
    var written = try write()
    _ = try list(&written, tappedAt: Point(x: 12, y: 6))
    let removal = written.session.removeListed()
    #expect(wish(removal) == .remove(WrittenText(text: "hello", range: 4..<9)))
    var other = written
    let change = TextChange(4..<10, to: "", .codePoint)
    let yon = WrittenText(text: "yon", range: 4..<7)
    let asked = written.session.edited(written.phrase, .changed(change), at: time(3_000))
    #expect(wish(asked) == .locate([yon]) && written.session.counts.corrected == 1)
    // The other one is offered still, and where this was written nothing is.
    #expect(tap(&written, at: Point(x: 12, y: 6), 3_500).last == .tap(Point(x: 12, y: 6)))
    #expect(wish(tap(&written, at: Point(x: 28, y: 6), 3_700)) == .locate([yon]))
    // Where nobody knows what was changed nothing is.
    #expect(other.session.edited(other.phrase, .changed(nil), at: time(3_000)) == [])
    #expect(tap(&other, at: Point(x: 28, y: 6), 3_500).last == .tap(Point(x: 28, y: 6)))
  }

  @Test func whereNoLettersAreToldTheInkIsTapped() throws {
    let field = TextField(
      FieldReference(name: ":1.1", path: "/a"), of: WindowID(rawValue: 1), .gtk4,
      isMultiline: false, area: Rect(x: 0, y: 0, width: 400, height: 40))
    var written = try write(in: field)
    #expect(
      wish(tap(&written, at: Point(x: 28, y: 6), 2_000, in: field)) == .locate([written.text]))
    _ = written.locate([], 2_070)
    let word = try #require(written.session.list?.word)
    #expect(abs(word.min.x - 25 / Self.pixel) < 1e-6)
  }

  @Test func lettersThatAreNotToldYetAreAskedForAgainThreeTimes() throws {
    var written = try write()
    var now: Int64 = 1_200
    for _ in 0..<3 {
      #expect(written.locate([], now) == [])
      #expect(written.session.collectDueActions(at: time(now + 299)).next == time(now + 300))
      let again = written.session.collectDueActions(at: time(now + 300)).actions
      written.heed(again)
      #expect(wish(again) == .locate([written.text]))
      now += 400
    }
    _ = written.locate([], now)
    // Then nothing is due but to forget it.
    #expect(written.session.collectDueActions(at: time(now + 300)).next == time(10_500))
  }

  @Test func stoppingClosesIt() throws {
    var written = try write()
    _ = try list(&written, tappedAt: Point(x: 28, y: 6))
    _ = written.session.stop()
    #expect(written.session.list == nil)
  }
}
