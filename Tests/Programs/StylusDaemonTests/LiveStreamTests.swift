import StylusModel
import StylusPipeline
import StylusProtocol
import Testing
import VarlinkServer

@testable import StylusDaemon

/// A bench with a device and an open stroke, whose subscriber has taken the greeting.
private func drawing(_ form: DaemonRequest.StreamForm = .frames) -> StreamBench {
  var bench = StreamBench(form)
  bench.publish(.arrival(1))
  bench.open()
  _ = bench.take()
  bench.publish(.beginning(1))
  return bench
}

@Test func aSubscriberIsToldWhatIsThereBeforeWhatHappens() throws {
  var bench = StreamBench()
  bench.publish(.arrival(1))
  bench.publish(.beginning(1))
  bench.publish(.sample(StrokeID(rawValue: 1), .at(1)))
  _ = bench.take()
  bench.open()
  bench.publish(.sample(StrokeID(rawValue: 1), .at(2)))
  let messages = try bench.takeAll()
  #expect(messages.map(\.sequence) == [3, 3, 3, 4])
  #expect(messages.compactMap(\.snapshot).map(\.samples) == [[.at(1)]])
}

/// What a subscriber is told of pens with its greeting.
private func nearPens(in messages: [LiveMessage]) -> [ProximityChange] {
  messages.compactMap { message in
    if case .update(.proximity(let change)) = message.content { change } else { nil }
  }
}

@Test func aSubscriberIsToldWhichPensAreNearAndNotDown() throws {
  var bench = StreamBench()
  for device in 1...3 as ClosedRange<UInt32> {
    bench.publish(.arrival(device))
    bench.publish(.proximity(.entered(device, at: Int64(device))))
  }
  bench.publish(.proximity(.left(2, at: 9)))
  bench.publish(.beginning(1, device: 3))
  _ = bench.take()
  bench.open()
  var messages = try bench.takeAll()
  #expect(nearPens(in: messages) == [.entered(1, at: 1)])
  #expect(messages.allSatisfy { $0.sequence == bench.ink.sequence })
  // Lifted, but not finished: its end is told, and that it is near.
  bench.publish(.lifting(1))
  _ = bench.take()
  bench.open()
  messages = try bench.takeAll()
  #expect(nearPens(in: messages) == [.entered(1, at: 1), .entered(3, at: 3)])
}

@Test func whoGetsTheTabletsIsNotToldOfPensThatCameBefore() throws {
  var bench = StreamBench()
  bench.publish(.arrival(1))
  bench.publish(.proximity(.entered(1, at: 1)))
  bench.ink.handOver(to: bench.ink.owner)
  #expect(bench.ink.hoveringPens == [.entered(1, at: 1)])
  bench.ink.handOver(to: 7)
  _ = bench.take()
  bench.open()
  #expect(nearPens(in: try bench.takeAll()) == [])
}

@Test func whoReadsInTimeGetsEveryUpdateUnchanged() throws {
  var bench = drawing()
  var messages = try bench.takeAll()
  for time in 1...5_000 as ClosedRange<Int64> {
    bench.publish(.sample(StrokeID(rawValue: 1), .at(time)))
    if time % 700 == 0 { messages += try bench.takeAll() }
  }
  messages += try bench.takeAll()
  #expect(messages.map(\.sequence) == bench.offered.dropFirst().map { $0 })
  #expect(bench.dropped == 0)
}

@Test func whoFallsBehindGetsTheLossThenTheDevicesThenTheOpenStrokes() throws {
  var bench = drawing()
  #expect(bench.overflow() > 1_000)
  bench.publish(.beginning(2))
  let last = bench.ink.sequence
  let messages = try bench.takeAll()
  let loss = try #require(messages.first?.loss)
  #expect(loss == LostUpdates(first: 2, last: last, open: 2))
  #expect(messages.dropFirst().first?.content == bench.ink.devices[0].arrival(at: .zero))
  let strokes = Dictionary(grouping: messages.compactMap(\.snapshot), by: \.beginning.stroke)
  for stroke in bench.ink.store.open {
    let parts = try #require(strokes[stroke.id])
    #expect(parts.flatMap(\.samples) == stroke.samples)
    #expect(parts.allSatisfy { Int($0.sampleCount) == stroke.samples.count })
  }
  #expect(messages.allSatisfy { $0.sequence == last })
}

@Test func afterALossTheStreamGoesOnWithTheNextUpdate() throws {
  var bench = drawing()
  _ = bench.overflow()
  _ = try bench.takeAll()
  #expect(!bench.stream.isLagging)
  bench.publish(.finishing(1))
  let messages = try bench.takeAll()
  #expect(messages.map(\.sequence) == [bench.ink.sequence])
}

@Test func aMessageThatIsHalfSentIsCompletedBeforeTheLossIsTold() throws {
  for count in [1, 15, 16, 17, 60, 100, 4_096] {
    var bench = drawing()
    bench.publish(.sample(StrokeID(rawValue: 1), .at(1)))
    var bytes = bench.take(count)
    _ = bench.overflow()
    bytes += bench.take()
    bench.stream.drained(bench.ink, into: &bench.outbox)
    bytes += bench.take()
    let messages = try bench.decode(bytes)
    #expect(messages.contains { $0.loss != nil }, "\(count) bytes")
    #expect(messages.last?.snapshot != nil)
  }
}

@Test func theLossNamesTheFirstUpdateThatTheBacklogHeld() throws {
  // The greeting was never taken, so the outbox has not been empty since.
  var bench = StreamBench()
  bench.publish(.arrival(1))
  bench.publish(.beginning(1))
  bench.open()
  _ = bench.take(1)
  _ = bench.overflow()
  let loss = try #require(try bench.takeAllAfterGreeting().compactMap(\.loss).first)
  #expect(loss.first == 3)
  #expect(loss.last == bench.ink.sequence)
}

@Test func aSecondLossDoesNotRepeatTheFirst() throws {
  var bench = drawing()
  _ = bench.overflow()
  let first = bench.ink.sequence
  bench.stream.seal()
  _ = bench.take()
  bench.stream.drained(bench.ink, into: &bench.outbox)
  // The subscriber takes nothing of what was made good, and falls behind again.
  _ = bench.overflow()
  bench.stream.drained(bench.ink, into: &bench.outbox)
  let loss = try #require(try bench.takeAll().compactMap(\.loss).last)
  #expect(loss.first == first + 1)
}

@Test func everythingThatWasThrownAwayIsCounted() throws {
  var bench = drawing()
  let taken = bench.overflow()
  for time in 1...10 as ClosedRange<Int64> {
    bench.publish(.sample(StrokeID(rawValue: 1), .at(time)))
  }
  // The beginning, the samples that overflowed, and those that came later.
  #expect(bench.dropped == UInt64(1 + taken + 10))
}

@Test func aLossIsToldEvenIfTheStreamEndsBeforeTheSubscriberReads() throws {
  for reason in [EndReason.stopping, .replayEnded] {
    var bench = drawing()
    _ = bench.overflow()
    bench.publish(.finishing(1))
    bench.stream.appendEnd(reason, bench.ink, into: &bench.outbox)
    let messages = try bench.decode(bench.take())
    #expect(messages.compactMap(\.loss).map(\.last) == [bench.ink.sequence])
    #expect(messages.last?.content == .endOfStream(reason))
  }
}

@Test func whoIsTooSlowIsToldNothingButThat() throws {
  var bench = drawing()
  var bytes = bench.take(20)
  _ = bench.overflow()
  bench.stream.appendEnd(.tooSlow, bench.ink, into: &bench.outbox)
  bytes += bench.take()
  let messages = try bench.decode(bytes)
  #expect(messages.map(\.sequence) == [2, bench.ink.sequence])
  #expect(messages.last?.content == .endOfStream(.tooSlow))
}

@Test func hoverThatWaitsIsThinnedToTheNewestOfEachTabletInOrder() throws {
  var bench = drawing()
  while bench.outbox.count <= LiveStream.coalescing {
    bench.publish(.sample(StrokeID(rawValue: 1), .at(1)))
  }
  let before = bench.ink.sequence
  for time in 1...100 as ClosedRange<Int64> {
    bench.publish(.hovering(2, time))
    bench.publish(.hovering(3, time))
  }
  bench.publish(.finishing(1))
  let messages = try bench.takeAll().filter { $0.sequence > before }
  #expect(messages.map(\.sequence) == [before + 199, before + 200, before + 201])
  #expect(bench.dropped == 198)
}

@Test func hoverThatWasHeldBackComesWhenThereIsRoom() throws {
  var bench = drawing()
  while bench.outbox.count <= LiveStream.coalescing {
    bench.publish(.sample(StrokeID(rawValue: 1), .at(1)))
  }
  bench.publish(.hovering(2, 1))
  bench.publish(.hovering(2, 2))
  #expect(try bench.takeAll().last?.sequence == bench.ink.sequence)
}

@Test func theOutboxOfWhoNeverReadsStaysBounded() {
  for form in [DaemonRequest.StreamForm.frames, .replies] {
    var bench = drawing(form)
    var most = 0
    for time in 1...20_000 as ClosedRange<Int64> {
      bench.publish(.sample(StrokeID(rawValue: 1), .at(time)))
      most = max(most, bench.outbox.count)
    }
    #expect(most <= LiveStream.overflow + 1_024, "\(form)")
  }
}

@Test func aSubscriberToOneTabletGetsOnlyItsStrokes() throws {
  var wishes = Subscription()
  wishes.devices = [DeviceID(rawValue: 2)]
  var bench = StreamBench(wishes: wishes)
  bench.publish(.arrival(1))
  bench.publish(.arrival(2))
  bench.publish(.beginning(1, device: 1))
  bench.publish(.beginning(2, device: 2))
  _ = bench.take()
  bench.open()
  for stroke in 1...2 as ClosedRange<UInt64> {
    bench.publish(.sample(StrokeID(rawValue: stroke), .at(1)))
    bench.publish(.finishing(stroke))
  }
  let messages = try bench.takeAll()
  #expect(messages.compactMap(\.snapshot).map(\.beginning.stroke.rawValue) == [2])
  #expect(messages.suffix(2).map(\.sequence) == [7, 8])
  #expect(messages.count == 5)
}

// MARK: Tablets that leave one subscriber

@Test func tabletsLeaveAndComeBackUnderTheirNumbers() throws {
  var bench = StreamBench()
  bench.publish(.arrival(1))
  bench.publish(.arrival(2))
  bench.open()
  _ = bench.take()
  let time = Timestamp(microseconds: 77)
  bench.stream.setShut(isShut: true, bench.ink, at: time, into: &bench.outbox)
  bench.stream.setShut(isShut: false, bench.ink, at: time, into: &bench.outbox)
  let messages = try bench.takeAll()
  #expect(
    messages.map(\.content) == [1, 2].map { .update(.deviceRemoved(DeviceID(rawValue: $0), time)) }
      + bench.ink.devices.map { $0.arrival(at: time) })
  #expect(messages.allSatisfy { $0.sequence == 2 })
}

@Test func whoFellBehindBeforeTheTabletsLeftIsToldThatThereAreNone() throws {
  var bench = drawing()
  _ = bench.overflow()
  bench.stream.setShut(isShut: true, bench.ink, at: .zero, into: &bench.outbox)
  let messages = try bench.takeAll()
  #expect(messages.count == 1)
  #expect(messages.first?.loss?.open == 0)
  bench.stream.setShut(isShut: false, bench.ink, at: .zero, into: &bench.outbox)
  #expect(try bench.takeAll().count == 1)
}

@Test func switchesWithoutEndFillNobodysOutbox() throws {
  var bench = StreamBench()
  bench.publish(.arrival(1))
  bench.open()
  var most = 0
  for count in 1...10_000 {
    bench.stream.setShut(isShut: count % 2 == 1, bench.ink, at: .zero, into: &bench.outbox)
    most = max(most, bench.outbox.count)
  }
  #expect(bench.stream.isLagging)
  #expect(most <= LiveStream.overflow + 2_048)
}

extension StreamBench {
  /// What comes when the first byte of the greeting was taken before.
  fileprivate mutating func takeAllAfterGreeting() throws -> [LiveMessage] {
    _ = take()
    stream.drained(ink, into: &outbox)
    return try decode(take())
  }
}

extension Timestamp {
  fileprivate static let zero = Timestamp(microseconds: 0)
}
