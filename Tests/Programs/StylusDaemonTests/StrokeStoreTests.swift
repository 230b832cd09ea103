import StylusModel
import StylusProtocol
import Testing

@testable import StylusDaemon

/// Draws a stroke of some samples and finishes it.
private func draw(
  _ number: UInt64, samples: Int = 1, into store: inout StrokeStore
) -> UInt64? {
  let id = StrokeID(rawValue: number)
  let time = Timestamp(microseconds: Int64(number) * 1_000)
  let device = DeviceID(rawValue: 1)
  _ = store.receive(
    .began(StrokeBeginning(stroke: id, device: device, tool: Tool(kind: .pen), time: time)))
  for index in 0..<samples {
    let sample = Sample(time: time, x: Millimeters(Float(index)), y: Millimeters(Float(number)))
    _ = store.receive(.sample(id, sample))
  }
  return store.receive(
    .finished(StrokeSummary(stroke: id, time: time, flags: [], samples: UInt32(samples))))
}

@Test func finishedStrokesAreNumberedInOrder() {
  var store = StrokeStore()
  #expect((1...3).map { draw($0, into: &store) } == [1, 2, 3])
  #expect(store.kept.unpacked(since: 0, limit: 10).map(\.sequence) == [1, 2, 3])
  #expect(store.kept.unpacked(since: 2, limit: 10).map(\.sequence) == [3])
  #expect(store.kept.unpacked(since: 3, limit: 10).isEmpty)
  #expect(store.kept.unpacked(since: 99, limit: 10).isEmpty)
  #expect(store.kept.unpacked(since: 0, limit: 2).map(\.sequence) == [1, 2])
}

@Test func theOldestStrokesAreForgottenAndItIsTold() {
  var limits = StrokeStore.Limits()
  limits.strokes = 4
  var store = StrokeStore(limits: limits)
  for number in 1...5_000 { _ = draw(UInt64(number), into: &store) }
  #expect(store.kept.count == 4)
  #expect(store.kept.oldest == 4_997)
  #expect(store.kept.newest == 5_000)
  #expect(
    store.kept.unpacked(since: 10, limit: 10).map(\.sequence) == [4_997, 4_998, 4_999, 5_000])
  #expect(store.kept.unpacked(since: 4_998, limit: 10).map(\.sequence) == [4_999, 5_000])
}

@Test func theNewestStrokeIsKeptEvenIfItAloneIsTooLarge() {
  var limits = StrokeStore.Limits()
  limits.samples = 10
  var store = StrokeStore(limits: limits)
  _ = draw(1, samples: 5, into: &store)
  _ = draw(2, samples: 100, into: &store)
  #expect(store.kept.unpacked(since: 0, limit: 10).map(\.samples.count) == [100])
}

@Test func aStrokeThatIsTooLongIsCutAndMarked() {
  var limits = StrokeStore.Limits()
  limits.samplesOfStroke = 3
  var store = StrokeStore(limits: limits)
  _ = draw(1, samples: 9, into: &store)
  let stroke = store.kept.unpacked(since: 0, limit: 1).first
  #expect(stroke?.samples.count == 3)
  #expect(stroke?.flags == .truncated)
}

@Test func strokesThatGrowTogetherKeepTheirOwnSamples() {
  var store = StrokeStore()
  for number in 1...3 as ClosedRange<UInt64> {
    _ = store.receive(
      .began(
        StrokeBeginning(
          stroke: StrokeID(rawValue: number), device: DeviceID(rawValue: UInt32(number)),
          tool: Tool(kind: .pen), time: Timestamp(microseconds: 0))))
  }
  for step in 0..<10 {
    for number in 1...3 as ClosedRange<UInt64> {
      let sample = Sample(
        time: Timestamp(microseconds: Int64(step)), x: Millimeters(Float(number)),
        y: Millimeters(0))
      _ = store.receive(.sample(StrokeID(rawValue: number), sample))
    }
  }
  #expect(store.open.map(\.samples.count) == [10, 10, 10])
  for stroke in store.open {
    #expect(stroke.samples.allSatisfy { $0.x.value == Float(stroke.id.rawValue) })
  }
}

// MARK: Owners

/// A stroke of an owner, begun and finished.
private func draw(_ number: UInt64, of owner: UInt32?, into store: inout StrokeStore) -> UInt64? {
  _ = store.applyUpdate(.beginning(number), owner: owner)
  _ = store.applyUpdate(.sample(StrokeID(rawValue: number), .at(Int64(number))), owner: owner)
  return store.applyUpdate(.finishing(number), owner: owner)
}

@Test func eachOwnersStrokesAreNumberedApart() {
  var store = StrokeStore()
  let numbers = (1...6 as ClosedRange<UInt64>).map {
    draw($0, of: $0 % 3 == 0 ? 7 : 8, into: &store)
  }
  #expect(numbers == [1, 2, 1, 3, 4, 2])
  #expect(store.finished(of: 7).unpacked(since: 1, limit: 9).map(\.id.rawValue) == [6])
  #expect(store.finished(of: 8).count == 4)
  #expect(store.finished(of: 9).newest == 0)
}

@Test func nobodysStrokesAreNotKept() {
  var store = StrokeStore()
  #expect(draw(1, of: nil, into: &store) == nil)
  #expect(draw(2, of: 7, into: &store) == 1)
  #expect(store.open.isEmpty)
}

@Test func theOwnerWhoseLastStrokeIsOldestLosesItsStrokesAndNeverItsNumbering() {
  var limits = StrokeStore.Limits()
  limits.owners = 2
  var store = StrokeStore(limits: limits)
  for (stroke, owner) in zip((1 as UInt64)..., [5, 6, 5, 7] as [UInt32]) {
    _ = draw(stroke, of: owner, into: &store)
  }
  #expect([5, 6, 7].map { store.finished(of: $0).count } == [2, 0, 1])
  #expect(store.finished(of: 6).newest == 1)
  #expect(store.finished(of: 6).oldest == 2)
  #expect(draw(9, of: 6, into: &store) == 2)
  #expect([5, 6, 7].map { store.finished(of: $0).count } == [0, 1, 1])
}

@Test func ownersBeyondAllMeasureAreNotKept() {
  var store = StrokeStore()
  for owner in 1...1_024 as ClosedRange<UInt32> {
    #expect(draw(UInt64(owner), of: owner, into: &store) == 1)
  }
  #expect(draw(2_000, of: 2_000, into: &store) == nil)
  #expect(draw(2_001, of: 1, into: &store) == 2)
}

// MARK: Closing

@Test func aStrokeThatIsClosedWhileTheTipIsDownEndsAndIsFinished() {
  var store = StrokeStore()
  _ = store.receive(.beginning(1))
  for time in [10, 20] as [Int64] { _ = store.receive(.sample(.first, .at(time))) }
  let end = StrokeEnding(
    stroke: .first, time: Timestamp(microseconds: 25), flags: .switched)
  let summary = StrokeSummary(stroke: .first, time: end.time, flags: .switched, samples: 2)
  let updates = store.closing(.first, at: end.time, adding: .switched)
  #expect(updates == [.ended(end), .finished(summary)])
  #expect(updates.compactMap { store.receive($0) } == [1])
  #expect(store.open.isEmpty)
  #expect(store.closing(.first, at: end.time, adding: .switched).isEmpty)
}

@Test func aStrokeIsNeverClosedBeforeItsLastSample() {
  var store = StrokeStore()
  _ = store.receive(.beginning(1))
  _ = store.receive(.sample(.first, .at(30)))
  guard
    case .ended(let end) = store.closing(
      .first, at: Timestamp(microseconds: 25), adding: .switched
    ).first
  else {
    Issue.record("no end")
    return
  }
  #expect(end.time == Timestamp(microseconds: 30))
}

@Test func samplesThatStillExpectValuesGiveUpBeforeTheirStrokeIsClosed() {
  var store = StrokeStore()
  _ = store.receive(.beginning(1))
  for index in 0..<3 as Range<UInt32> { _ = store.receive(.sample(.first, .waiting(index))) }
  _ = store.receive(.refining(1))
  _ = store.receive(.ending(1))
  let time = Timestamp(microseconds: 1_000_000)
  let updates = store.closing(.first, at: time, adding: .switched)
  let positions = updates.compactMap { update in
    if case .corrected(let correction) = update, correction.sample.expectingUpdate.isEmpty,
      correction.changed.isEmpty
    {
      correction.position
    } else {
      nil
    }
  }
  #expect(positions == [0, 2])
  guard updates.count == 3, case .finished(let summary) = updates[2] else {
    Issue.record("\(updates)")
    return
  }
  // Those of its own end.
  #expect(summary.flags == .gap)
  #expect(summary.samples == 3)
  #expect(summary.settlement.updated == 1 && summary.settlement.expired == 2)
  #expect(summary.settlement.waited.value > 0)
}

@Test func strokesThatAreNumberedAnewStandBehindTheOthersOfTheirOwner() {
  var store = StrokeStore()
  for number in 1...5 { _ = draw(UInt64(number), into: &store) }
  store.revise(InkState.drawer) { $0.renumber(above: 2, behind: 40) }
  #expect(store.kept.unpacked(since: 0, limit: 10).map(\.sequence) == [41, 42, 43])
  #expect(store.kept.unpacked(since: 0, limit: 10).map(\.id.rawValue) == [3, 4, 5])
  #expect(draw(6, into: &store) == 44)
  store.revise(InkState.drawer) { $0.forgetStrokes(upTo: 43) }
  #expect(store.kept.oldest == 44 && store.kept.newest == 44)
  #expect(store.finished(of: 7).newest == 0)
}

@Test func strokesKeepTheirNumbersWhereThoseAreTheSame() {
  var store = StrokeStore()
  for number in 1...5 { _ = draw(UInt64(number), into: &store) }
  store.revise(InkState.drawer) { $0.renumber(above: 3, behind: 3) }
  #expect(store.kept.unpacked(since: 0, limit: 10).map(\.sequence) == [1, 2, 3, 4, 5])
}

@Test func anOwnerWhoHasNotDrawnYetGetsANumbering() {
  var store = StrokeStore()
  store.revise(7) { $0.renumber(above: 0, behind: 12) }
  #expect(store.finished(of: 7).newest == 12 && store.finished(of: 7).count == 0)
  #expect(store.owners == [7] && store.hasRoom(for: 8))
}

@Test func aStrokeWhoseFinishWasToldIsOpenForNobodyUntilItIsKept() {
  var store = StrokeStore()
  let id = StrokeID(rawValue: 1)
  let time = Timestamp(microseconds: 5)
  _ = store.receive(
    .began(
      StrokeBeginning(
        stroke: id, device: DeviceID(rawValue: 1), tool: Tool(kind: .pen), time: time)))
  store.markAnnounced(id)
  #expect(store.open.isEmpty)
  let summary = StrokeSummary(stroke: id, time: time, flags: [], samples: 0)
  #expect(store.completed(by: summary)?.outline.id == id)
  #expect(store.receive(.finished(summary)) == 1)
  #expect(store.completed(by: summary) == nil)
}

@Test func aStrokeThatWasPackedForTheJournalIsKeptAsItIsInTheEnd() {
  var store = StrokeStore()
  _ = store.receive(.beginning(1))
  for index in 0..<3 as Range<UInt32> { _ = store.receive(.sample(.first, .waiting(index))) }
  let summary = StrokeSummary(
    stroke: .first, time: Timestamp(microseconds: 9), flags: .gap, samples: 3)
  let early = store.completed(by: summary)
  #expect(early?.unpacked.samples == [.waiting(0), .waiting(1), .waiting(2)])
  #expect(early?.unpacked.flags == .gap)
  _ = store.receive(.refining(1))
  let late = store.completed(by: summary)
  #expect(late?.unpacked.samples == [.waiting(0), .refined(1), .waiting(2)])
  #expect(store.receive(.finished(summary)) == 1)
  #expect(store.kept.keptStrokes(since: 0, limit: 1).first?.samples == late?.samples)
}

@Test func aSlotThatIsUsedAgainDoesNotKeepTheInkOfItsLastStroke() {
  var store = StrokeStore()
  for stroke in 1...3 as ClosedRange<UInt64> {
    let id = StrokeID(rawValue: stroke)
    _ = store.receive(.beginning(stroke))
    for index in 0..<UInt32(stroke) { _ = store.receive(.sample(id, .waiting(index))) }
    let summary = StrokeSummary(
      stroke: id, time: Timestamp(microseconds: 9), flags: [], samples: UInt32(stroke))
    _ = store.completed(by: summary)
    // The second is nobody's: it is packed, and not kept.
    _ = store.applyUpdate(.finished(summary), owner: stroke == 2 ? nil : InkState.drawer)
  }
  #expect(store.kept.unpacked(since: 0, limit: 9).map(\.samples.count) == [1, 3])
}
