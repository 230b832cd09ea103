import InkGeometry
import Testing
import TextFields
import Units

/// What is written on the pad: read while it grows, put in with the pause, another reading in its
/// place where one is chosen.
@Suite struct PadWritingTests {
  private typealias Action = PadWriting.PadTextAction

  private func time(_ milliseconds: Int64) -> Timestamp {
    Timestamp(microseconds: milliseconds * 1_000)
  }

  /// A stroke from one place to another, in millimeters.
  private func draw(
    _ pad: inout PadWriting, _ stroke: UInt64, from x: Double, to end: Double, at start: Int64
  ) -> [Action] {
    pad.begin(stroke, at: Point(x: x, y: 20), time(start))
    pad.appendPoint(Point(x: (x + end) / 2, y: 26), to: stroke)
    pad.appendPoint(Point(x: end, y: 20), to: stroke)
    return pad.end(stroke, at: time(start + 100))
  }

  private func phrase(_ actions: [Action]) -> (UInt64, Int)? {
    if case .read(let phrase, let version, _)? = actions.first { (phrase, version) } else { nil }
  }

  /// Writes a word that may be some things, and waits.
  private func write(
    _ pad: inout PadWriting, _ readings: [String], stroke: UInt64, from x: Double, at start: Int64
  ) throws -> [Action] {
    let (number, version) = try #require(
      phrase(draw(&pad, stroke, from: x, to: x + 10, at: start)))
    _ = pad.acceptReadings(number, version: version, readings)
    return pad.collectDueActions(at: time(start + 700)).actions
  }

  @Test func aWordIsPutInWithThePauseAndTheNextOneBehindASpace() throws {
    var pad = PadWriting()
    #expect(
      try write(&pad, ["ink", "ill"], stroke: 1, from: 10, at: 0)
        == [.put("ink", over: ""), .fade([1]), .show])
    #expect(pad.readings == ["ink", "ill"] && !pad.isBusy)
    #expect(
      try write(&pad, ["pen"], stroke: 2, from: 60, at: 2_000)
        == [.put(" pen", over: ""), .fade([2]), .show])
    // Just behind the other there is none.
    #expect(
      try write(&pad, ["s"], stroke: 3, from: 70.2, at: 4_000).first == .put("s", over: ""))
  }

  @Test func nothingIsPutInBeforeAllIsRead() throws {
    var pad = PadWriting()
    let (first, one) = try #require(phrase(draw(&pad, 1, from: 10, to: 15, at: 0)))
    let (second, two) = try #require(phrase(draw(&pad, 2, from: 16, to: 20, at: 200)))
    #expect(first == second && (one, two) == (1, 2))
    _ = pad.acceptReadings(first, version: 1, ["i"])
    #expect(pad.readings == ["i"])
    #expect(pad.collectDueActions(at: time(2_000)).actions == [])
    _ = pad.acceptReadings(first, version: 2, ["in"])
    #expect(pad.collectDueActions(at: time(2_001)).actions.first == .put("in", over: ""))
    // What comes late is of a word that is over.
    #expect(pad.acceptReadings(first, version: 3, ["no"]) == [])
  }

  @Test func anotherReadingTakesThePlaceOfWhatWasPutIn() throws {
    var pad = PadWriting()
    _ = try write(&pad, ["a"], stroke: 1, from: 10, at: 0)
    _ = try write(&pad, ["ink", "ill"], stroke: 2, from: 60, at: 2_000)
    #expect(pad.choose(1) == [.put(" ill", over: " ink"), .show])
    #expect(pad.choose(0) == [.put(" ink", over: " ill"), .show])
    #expect(pad.choose(9) == [])
    // After a key nobody knows what stands there.
    #expect(pad.forgetContext() == [.show] && pad.readings == [])
    #expect(try write(&pad, ["b"], stroke: 3, from: 10, at: 4_000).first == .put("b", over: ""))
  }

  @Test func afterAWhileInWhichNothingWasToldWhatStandsThereIsLeftAloneAndTheNextWordComesBehindIt()
    throws
  {
    var pad = PadWriting()
    _ = try write(&pad, ["ink", "ill"], stroke: 1, from: 10, at: 0)
    #expect(pad.forgetText() == [.show] && pad.readings == [] && pad.choose(1) == [])
    #expect(try write(&pad, ["b"], stroke: 2, from: 60, at: 2_000).first == .put(" b", over: ""))
  }

  @Test func aReadingThatIsPressedWhileOneWritesIsPutInAtOnce() throws {
    var pad = PadWriting()
    let (number, version) = try #require(phrase(draw(&pad, 1, from: 10, to: 20, at: 0)))
    _ = pad.acceptReadings(number, version: version, ["ink", "ill"])
    #expect(pad.choose(1) == [.put("ill", over: ""), .fade([1]), .show])
  }

  @Test func whatIsScratchedOutOrNoTextIsPutInNowhere() throws {
    var pad = PadWriting()
    _ = draw(&pad, 1, from: 10, to: 20, at: 0)
    pad.begin(2, at: Point(x: 8, y: 23), time(300))
    for step in 0..<240 {
      let share = Double(step) / 240
      let saw = abs((share * 8).truncatingRemainder(dividingBy: 2) - 1)
      pad.appendPoint(Point(x: 8 + 16 * (1 - saw), y: 23 + share), to: 2)
    }
    #expect(pad.end(2, at: time(900)) == [.fade([1, 2]), .show])
    #expect(!pad.isBusy && pad.collectDueActions(at: time(3_000)).actions == [])
    // Ink that is no text.
    #expect(try write(&pad, [], stroke: 3, from: 10, at: 4_000) == [.fade([3]), .show])
    _ = draw(&pad, 4, from: 10, to: 20, at: 6_000)
    #expect(pad.stop() == [.fade([4])] && pad.stop() == [])
  }
}
