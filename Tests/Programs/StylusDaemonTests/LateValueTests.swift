import StylusModel
import StylusPipeline
import StylusProtocol
import Testing

@testable import StylusDaemon

/// A store with one open stroke of samples whose pressure is awaited.
private func store(waiting count: UInt32, limit: Int = 100) -> StrokeStore {
  var limits = StrokeStore.Limits()
  limits.samplesOfStroke = limit
  var store = StrokeStore(limits: limits)
  _ = store.receive(.beginning(1))
  for index in 0..<count { _ = store.receive(.sample(.first, .waiting(index))) }
  return store
}

/// A bench with a device and an open stroke of three samples that wait, greeted, with nothing to
/// take.
private func waiting(
  _ wishes: Subscription = .everything, form: DaemonRequest.StreamForm = .frames
) -> StreamBench {
  var bench = StreamBench(form, wishes: wishes)
  bench.publish(.arrival(1))
  bench.open()
  bench.publish(.beginning(1))
  for index in 0..<3 as Range<UInt32> { bench.publish(.sample(.first, .waiting(index))) }
  _ = bench.take()
  return bench
}

// MARK: The store

@Test func aCorrectionReplacesTheSampleAtItsPosition() {
  var store = store(waiting: 3)
  _ = store.receive(.refining(1))
  #expect(store.open.first?.samples == [.waiting(0), .refined(1), .waiting(2)])
}

@Test func aCorrectionOfAnEarlierCorrectionReplacesIt() {
  var store = store(waiting: 1)
  _ = store.receive(.refining(0, pressure: 0.25))
  _ = store.receive(.refining(0, pressure: 1))
  #expect(store.open.first?.samples == [.refined(0, pressure: 1)])
}

@Test func aCorrectionBeyondATruncatedStrokeIsIgnored() {
  var store = store(waiting: 5, limit: 3)
  for index in 2..<5 as Range<UInt32> { _ = store.receive(.refining(index)) }
  _ = store.receive(.refining(.max))
  #expect(store.open.first?.samples == [.waiting(0), .waiting(1), .refined(2)])
  #expect(store.open.first?.flags == .truncated)
}

@Test func aCorrectionOfAStrokeThatIsNotOpenChangesNothing() {
  var store = store(waiting: 2)
  _ = store.receive(.refining(0, stroke: 2))
  #expect(store.open.first?.samples == [.waiting(0), .waiting(1)])
  _ = store.receive(.finishing(1))
  _ = store.receive(.refining(0))
  #expect(store.kept.unpacked(since: 0, limit: 1).first?.samples == [.waiting(0), .waiting(1)])
}

@Test func correctionsGoToTheStrokeTheyNameAlsoInMemoryThatIsUsedAgain() {
  var store = store(waiting: 2)
  _ = store.receive(.beginning(2))
  _ = store.receive(.sample(StrokeID(rawValue: 2), .waiting(0)))
  _ = store.receive(.refining(0, stroke: 2))
  _ = store.receive(.finishing(1))
  _ = store.receive(.beginning(3))
  _ = store.receive(.sample(StrokeID(rawValue: 3), .waiting(0)))
  _ = store.receive(.refining(0, stroke: 3, pressure: 0.125))
  #expect(
    store.open.map(\.samples) == [[.refined(0)], [.refined(0, pressure: 0.125)]])
}

@Test func whatWasCorrectedAndSettledIsKept() {
  var store = store(waiting: 2)
  _ = store.receive(.refining(0))
  _ = store.receive(.finishing(1, updated: 1, expired: 1))
  let stroke = store.kept.unpacked(since: 0, limit: 1).first
  #expect(stroke?.samples == [.refined(0), .waiting(1)])
  #expect(stroke?.settlement.updated == 1)
  #expect(stroke?.settlement.expired == 1)
  #expect(stroke?.settlement.waited == Microseconds(18_000))
}

@Test func aStrokeInUsedMemoryHasNoSettlementAndNoEndOfItsOwnYet() {
  var store = store(waiting: 1)
  _ = store.receive(.ending(1))
  _ = store.receive(.finishing(1, updated: 1, expired: 0))
  _ = store.receive(.beginning(2))
  #expect(store.open.first?.settlement == Settlement())
  #expect(store.ending(of: StrokeID(rawValue: 2)) == nil)
}

@Test func theToolOfAStrokeIsTheOneThatIsKnownBest() {
  let pen = Tool(kind: .pen, serial: 7, model: 0x802)
  var store = store(waiting: 1)
  _ = store.receive(.identifying(1, pen))
  #expect(store.open.first?.beginning.tool == pen)
  _ = store.receive(.finishing(1))
  #expect(store.kept.unpacked(since: 0, limit: 1).first?.tool == pen)
}

@Test func aStrokeThatHasEndedIsOpenUntilItIsFinished() {
  var store = store(waiting: 1)
  #expect(store.ending(of: .first) == nil)
  _ = store.receive(.ending(1))
  #expect(store.open.count == 1)
  #expect(store.ending(of: .first)?.flags == .gap)
  _ = store.receive(.refining(0))
  #expect(store.open.first?.samples == [.refined(0)])
  _ = store.receive(.finishing(1))
  #expect(store.open.isEmpty)
  #expect(store.ending(of: .first) == nil)
}

// MARK: The ink

@Test func aProfileChangesTheTabletAndIsToldWithIt() throws {
  var bench = StreamBench()
  _ = bench.ink.record(.arrival(1))
  let told = bench.ink.record(.profiling(1, .multirate))
  let message = try #require(told)
  #expect(message.sequence == 2)
  let tablet = try #require(bench.ink.devices.first?.tablet)
  #expect(tablet.profile == .multirate)
  #expect(message.content == .changed(tablet.id, tablet, Timestamp(microseconds: 6)))
}

@Test func aProfileOfADeviceThatIsGoneIsNothing() {
  var bench = StreamBench()
  #expect(bench.ink.record(.profiling(1, .multirate)) == nil)
  #expect(bench.ink.sequence == 0)
}

@Test func anomaliesAreCountedAndNeverNumbered() {
  var bench = StreamBench()
  for kind in Anomaly.allCases {
    let anomaly = PipelineOutput.anomaly(DeviceID(rawValue: 1), kind, Timestamp(microseconds: 1))
    #expect(bench.ink.record(anomaly) == nil)
  }
  #expect(bench.ink.anomalies == UInt64(Anomaly.allCases.count))
  #expect(bench.ink.sequence == 0)
}

// MARK: The stream

@Test func correctionsAndIdentityComeInOrderWithTheSamples() throws {
  let pen = Tool(kind: .pen, serial: 7)
  let late: [StrokeUpdate] = [
    .refining(0), .refining(1), .sample(.first, .waiting(3)), .identifying(1, pen), .refining(3),
    .ending(1), .refining(2), .finishing(1, updated: 4, expired: 0),
  ]
  var bench = waiting()
  for update in late { bench.publish(update) }
  let messages = try bench.takeAll()
  #expect(messages.map(\.sequence) == Array(6...13))
  #expect(messages.dropLast().map(\.content) == late.dropLast().map { .update($0) })
  guard case .update(.finished(let summary))? = messages.last?.content, summary.stored == 1 else {
    Issue.record("\(messages)")
    return
  }
  #expect(summary.settlement.updated == 4)
}

@Test func whoWantsNoUpdatesGetsNoCorrectionButTheIdentity() throws {
  var wishes = Subscription()
  wishes.updates = false
  let pen = Tool(kind: .pen, serial: 7)
  var bench = waiting(wishes)
  bench.publish(.refining(0))
  bench.publish(.identifying(1, pen))
  bench.publish(.profiling(1, .multirate))
  bench.publish(.refining(1))
  let messages = try bench.takeAll()
  #expect(messages.map(\.sequence) == [7, 8])
  #expect(messages.first?.content == .update(.identifying(1, pen)))
}

@Test func correctionsIdentitiesAndProfilesOfOtherTabletsAreNotTold() throws {
  var wishes = Subscription()
  wishes.devices = [DeviceID(rawValue: 2)]
  var bench = StreamBench(wishes: wishes)
  for device in 1...2 as ClosedRange<UInt32> {
    bench.publish(.arrival(device))
    bench.publish(.beginning(UInt64(device), device: device))
    bench.publish(.sample(StrokeID(rawValue: UInt64(device)), .waiting(0)))
  }
  _ = bench.take()
  bench.open()
  _ = bench.take()
  for device in 1...2 as ClosedRange<UInt32> {
    bench.publish(.refining(0, stroke: UInt64(device)))
    bench.publish(.identifying(UInt64(device), Tool(kind: .brush)))
    bench.publish(.profiling(device, .multirate))
  }
  #expect(try bench.takeAll().map(\.sequence) == [10, 11, 12])
}

@Test func aSnapshotTellsSamplesAndToolAsTheyAreKnownNow() throws {
  let pen = Tool(kind: .pen, serial: 7)
  var bench = waiting()
  bench.publish(.refining(1))
  bench.publish(.identifying(1, pen))
  _ = bench.take()
  bench.open()
  let messages = try bench.takeAll()
  let part = try #require(messages.compactMap(\.snapshot).first)
  #expect(part.samples == [.waiting(0), .refined(1), .waiting(2)])
  #expect(part.beginning.tool == pen)
  #expect(messages.last?.snapshot != nil, "the tip is still down")
}

@Test func aSnapshotOfAStrokeThatHasEndedIsFollowedByItsEnd() throws {
  var bench = waiting()
  bench.publish(.ending(1))
  bench.publish(.refining(0))
  bench.publish(.beginning(2))
  _ = bench.take()
  bench.open()
  let messages = try bench.takeAll()
  #expect(messages.compactMap(\.snapshot).map(\.beginning.stroke.rawValue) == [1, 2])
  let end = try #require(messages.firstIndex { $0.content == .update(.ending(1)) })
  #expect(messages[end - 1].snapshot?.beginning.stroke == .first)
  #expect(messages[end + 1].snapshot != nil)
  #expect(messages.count { $0.isEnd } == 1)
  #expect(messages.allSatisfy { $0.sequence == bench.ink.sequence })
}

@Test func whoFallsBehindGetsTheCorrectedSamplesAndTheEnd() throws {
  for form in [DaemonRequest.StreamForm.frames, .replies] {
    var bench = waiting(form: form)
    var count: UInt32 = 3
    while !bench.stream.isLagging {
      bench.publish(.sample(.first, .waiting(count)))
      count += 1
    }
    // What is corrected while nothing is told.
    for index in 0..<count where index % 2 == 0 { bench.publish(.refining(index)) }
    bench.publish(.ending(1))
    #expect(bench.ink.store.open.first?.samples.count == Int(count))
    guard form == .frames else {
      let text = String(decoding: bench.takeMadeGood(), as: UTF8.self)
      #expect(text.contains(#""event":"end","#))
      #expect(text.contains(#""pressure":"refined""#))
      continue
    }
    let messages = try bench.takeAll()
    #expect(messages.first?.loss?.open == 1)
    let samples = messages.compactMap(\.snapshot).flatMap(\.samples)
    #expect(samples == (0..<count).map { $0 % 2 == 0 ? .refined($0) : .waiting($0) })
    #expect(messages.last?.content == .update(.ending(1)))
  }
}

@Test func correctionsAloneCanOverflowAndAreCounted() throws {
  var bench = waiting()
  while !bench.stream.isLagging { bench.publish(.refining(1)) }
  bench.publish(.refining(2))
  let loss = try #require(try bench.takeAll().first?.loss)
  #expect(loss.first == 6)
  #expect(loss.last == bench.ink.sequence)
  #expect(bench.dropped == loss.last - loss.first + 1)
}

extension LiveMessage {
  /// Whether a tip was lifted.
  fileprivate var isEnd: Bool {
    if case .update(.ended) = content { true } else { false }
  }
}

extension StreamBench {
  /// The bytes that come once everything that waited was taken.
  fileprivate mutating func takeMadeGood() -> [UInt8] {
    _ = take()
    stream.drained(ink, into: &outbox)
    return take()
  }
}
