import StylusModel
import StylusPipeline
import StylusProtocol
import Testing
import VarlinkServer

@testable import StylusDaemon

/// A bench whose subscriber has taken the greeting and wants tails; a stroke has begun.
private func drawing(_ milliseconds: Int = 25, _ form: DaemonRequest.StreamForm = .frames)
  -> StreamBench
{
  var bench = StreamBench(form, wishes: .ahead(milliseconds))
  bench.publish(.arrival(1))
  bench.open()
  bench.publish(.beginning(1))
  _ = bench.take()
  return bench
}

/// Where a pen that goes straight on, and is observed alone, is expected to be in the next 25 ms;
/// between two runs of its steps everything is forgotten.
private func tail(after runs: ClosedRange<Int64>...) -> [PredictedSample] {
  var predictor = TipPredictor(network: TipNetwork())
  for run in runs {
    predictor.restart()
    for step in run { predictor.observe(.ahead(step)) }
  }
  var points: [PredictedSample] = []
  predictor.prediction?.tail(to: .milliseconds(25), into: &points)
  return points
}

extension StreamBench {
  /// The pen goes straight on, from one step to another, in one batch; what the client is told
  /// then.
  fileprivate mutating func draw(_ steps: ClosedRange<Int64>, stroke: UInt64 = 1, at now: Int64 = 0)
    throws -> [LiveMessage]
  {
    for step in steps { publish(.sample(StrokeID(rawValue: stroke), .ahead(step))) }
    lookAhead(at: now)
    return try takeAll()
  }
}

@Test func behindABatchComesOneTailOfWhatThePredictorExpects() throws {
  var bench = drawing()
  let messages = try bench.draw(0...9)
  let expected = tail(after: 0...9)
  #expect(expected.count == 5)
  #expect(messages.count == 11)
  #expect(messages.last?.content == .predicted(StrokeID(rawValue: 1), expected))
}

@Test(arguments: [1, 5, 16, 25, 50] as [Int64])
func theLastPointOfATailLiesExactlyAtTheHorizon(horizon: Int64) throws {
  var bench = drawing(Int(horizon))
  let points = try #require(try bench.draw(0...9).last?.tail)
  let origin = Sample.ahead(9).time
  #expect(points.last?.sample.time == origin + .milliseconds(horizon))
  #expect(points.count == Int(horizon + 4) / 5)
}

@Test func aPredictionHasTheNumberOfTheLastUpdateAndUsesNone() throws {
  var bench = drawing()
  let first = try bench.draw(0...5)
  let second = try bench.draw(6...7)
  #expect(first.map(\.sequence) == [3, 4, 5, 6, 7, 8, 8])
  #expect(second.map(\.sequence) == [9, 10, 10])
}

@Test func eachTailIsOfAllSamplesSoFar() throws {
  var bench = drawing()
  for last in 3...12 as ClosedRange<Int64> {
    let told = try bench.draw(last...last).last?.tail
    #expect(last < 5 || told == tail(after: 3...last))
  }
}

@Test func nothingIsToldAgainWhileTheTipDoesNotMove() throws {
  var bench = drawing()
  _ = try bench.draw(0...9)
  bench.publish(.hovering(2, 1))
  bench.lookAhead(at: 30)
  #expect(try bench.takeAll().compactMap(\.tail) == [])
}

@Test func aLiftTakesTheTailAwayWithoutAWord() throws {
  var bench = drawing()
  _ = try bench.draw(0...9)
  for step in 10...12 as ClosedRange<Int64> {
    bench.publish(.sample(StrokeID(rawValue: 1), .ahead(step)))
  }
  bench.publish(.lifting(1))
  bench.lookAhead(at: 10)
  bench.publish(.finishing(1))
  bench.lookAhead(at: 1_000)
  #expect(try bench.takeAll().compactMap(\.tail) == [])
  #expect(bench.tailPublisher.deadline == nil)
}

@Test func behindAGapNothingIsExpectedFromWhatWasBefore() throws {
  var bench = drawing()
  _ = try bench.draw(0...9)
  bench.publish(.lifting(1))
  bench.publish(.gap(DeviceID(rawValue: 1), Sample.ahead(9).time))
  bench.publish(.beginning(2))
  #expect(try bench.draw(10...10, stroke: 2).compactMap(\.tail) == [])
  let told = try bench.draw(11...14, stroke: 2).last?.tail
  #expect(told == tail(after: 0...9, 10...14))
}

@Test func whatHoveredBeforeTheTouchIsKnownToThePredictorAndHasNoTail() throws {
  var bench = drawing()
  bench.publish(.lifting(1))
  for step in 0...7 as ClosedRange<Int64> {
    bench.publish(.hover(DeviceID(rawValue: 1), Tool(kind: .pen), .ahead(step)))
    bench.lookAhead()
  }
  #expect(try bench.takeAll().compactMap(\.tail) == [])
  bench.publish(.beginning(2))
  #expect(try bench.draw(8...8, stroke: 2).last?.tail == tail(after: 0...8))
}

@Test func aPenThatStopsHasItsTailTakenAwayOnce() throws {
  var bench = drawing()
  _ = try bench.draw(0...9)
  var tails: [[PredictedSample]] = []
  for step in 10...60 as ClosedRange<Int64> {
    var sample = Sample.ahead(9)
    sample.time = Sample.ahead(step).time
    bench.publish(.sample(StrokeID(rawValue: 1), sample))
    bench.lookAhead(at: step * 5)
    tails += try bench.takeAll().compactMap(\.tail)
  }
  #expect(tails.last == [])
  #expect(zip(tails, tails.dropFirst()).allSatisfy { !$0.isEmpty || !$1.isEmpty })
}

@Test func aTailThatNoSampleFollowsIsTakenAwayAfterSixtyMilliseconds() throws {
  var bench = drawing()
  _ = try bench.draw(0...9, at: 100)
  #expect(bench.tailPublisher.deadline == Timestamp(microseconds: 160_000))
  bench.lookAhead(at: 159)
  #expect(try bench.takeAll().isEmpty)
  bench.lookAhead(at: 160)
  #expect(try bench.takeAll().map(\.content) == [.predicted(StrokeID(rawValue: 1), [])])
  bench.lookAhead(at: 1_000)
  #expect(try bench.takeAll().isEmpty)
  #expect(bench.tailPublisher.deadline == nil)
}

@Test func aValueThatWasNotMeasuredMovesNoTip() throws {
  var bench = drawing()
  _ = try bench.draw(0...9)
  var held = Sample.ahead(30)
  held.provenance[.position] = .held
  bench.publish(.sample(StrokeID(rawValue: 1), held))
  bench.lookAhead()
  #expect(try bench.takeAll().compactMap(\.tail) == [])
}

@Test func aCorrectionBringsNoNewTail() throws {
  var bench = drawing()
  _ = try bench.draw(0...9)
  var better = Sample.ahead(8)
  better.pressure = Fraction(0.75)
  bench.publish(
    .corrected(
      SampleCorrection(
        stroke: StrokeID(rawValue: 1), position: 8, changed: PropertySet(.pressure), sample: better)
    ))
  bench.lookAhead()
  #expect(try bench.takeAll().compactMap(\.tail) == [])
}

@Test func whoDoesNotAskOrAsksForAnotherTabletGetsNoTail() throws {
  var elsewhere = Subscription.ahead(25)
  elsewhere.devices = [DeviceID(rawValue: 2)]
  for wishes in [Subscription.everything, elsewhere] {
    var bench = StreamBench(wishes: wishes)
    bench.publish(.arrival(1))
    bench.publish(.arrival(2))
    bench.open()
    bench.publish(.beginning(1))
    #expect(try bench.draw(0...9).compactMap(\.tail) == [])
  }
}

@Test func whoComesInTheMiddleOfAStrokeGetsItsTailAfterTwoSamples() throws {
  var bench = StreamBench(wishes: .ahead(25))
  bench.publish(.arrival(1))
  bench.open()
  bench.publish(.beginning(1))
  _ = try bench.draw(0...4)
  // Nobody wants it for a while.
  bench.tailPublisher.updateInterest { _ in false }
  for step in 5...6 as ClosedRange<Int64> {
    bench.tailPublisher.applyMessage(
      LiveMessage(sequence: 0, .sample(StrokeID(rawValue: 1), .ahead(step))))
  }
  // What it was told before is taken away.
  #expect(try bench.draw(7...7).compactMap(\.tail) == [[]])
  #expect(try bench.draw(8...9).last?.tail == tail(after: 0...4, 7...9))
}

@Test func aTabletThatWentTakesItsTailsAlong() throws {
  var bench = drawing()
  _ = try bench.draw(0...9)
  bench.publish(.deviceRemoved(DeviceID(rawValue: 1), Sample.ahead(9).time))
  bench.lookAhead(at: 1_000)
  #expect(try bench.takeAll().compactMap(\.tail) == [])
}

@Test func theJSONFormHasTheSameTails() throws {
  var bench = drawing(25, .replies)
  for step in 0...9 as ClosedRange<Int64> {
    bench.publish(.sample(StrokeID(rawValue: 1), .ahead(step)))
  }
  _ = bench.take()
  bench.lookAhead()
  var writer = JSONWriter()
  let expected = tail(after: 0...9)
  writer.reply(
    LiveMessage(
      sequence: bench.ink.sequence, content: .predicted(StrokeID(rawValue: 1), expected)),
    continues: true)
  #expect(bench.take() == writer.bytes)
}

// MARK: Slow subscribers

@Test func aLossTakesAllTailsAndTheyDoNotCountAsLost() throws {
  var bench = drawing()
  _ = try bench.draw(0...9)
  let before = bench.dropped
  let taken = bench.overflow()
  bench.lookAhead()
  #expect(bench.dropped - before == UInt64(taken))
  let messages = try bench.takeAll()
  #expect(messages.first?.loss != nil)
  #expect(messages.compactMap(\.tail) == [])
  // What was forgotten needs not be taken away.
  bench.lookAhead(at: 1_000)
  #expect(try bench.takeAll().compactMap(\.tail) == [])
}

@Test func whileAnythingWaitsTheTailIsTakenAwayAndNoOtherComes() throws {
  let bench = try SessionBench()
  try bench.subscribe(.ahead(25))
  var bytes: [UInt8] = []
  try bench.tellTail()
  bytes += try bench.hear() ?? []
  while bench.session.connection.outbox.isEmpty { bench.publish(200) }
  let waiting = bench.session.connection.outbox.count
  try bench.tellTail()
  try bench.tellTail()
  // The one is an empty frame, the other nothing.
  #expect(bench.session.connection.outbox.count == waiting + 32)
  for _ in 0..<50 {
    bytes += try bench.hear() ?? []
    try bench.poll()
  }
  try bench.tellTail()
  bytes += try bench.hear() ?? []
  let messages = try StreamBench().decode(bytes)
  #expect(messages.compactMap(\.tail).map(\.count) == [5, 0, 5])
  #expect(messages.count { $0.loss != nil } == 0)
}

extension SessionBench {
  /// Tells the tail of a pen that goes straight ahead.
  fileprivate func tellTail() throws {
    var predictor = TipPredictor(network: TipNetwork())
    for step in 0...9 { predictor.observe(.ahead(Int64(step))) }
    let prediction = try #require(predictor.prediction)
    session.sendTail(
      TailPublisher.PublishedTail(
        device: DeviceID(rawValue: 1), stroke: StrokeID(rawValue: 1), prediction: prediction),
      sequence: ink.sequence)
    turn()
  }
}
