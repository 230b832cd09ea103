import StylusModel
import StylusPipeline
import StylusProtocol
import Testing

@testable import StylusDaemon

private func ink(_ limits: StrokeStore.Limits = StrokeStore.Limits()) -> InkState {
  InkState(limits: limits) {
    $0.rawValue == 1 ? Tablet(id: $0, name: "known", role: .pen) : nil
  }
}

@Test func everyUpdateGetsTheNextNumber() {
  var ink = ink()
  let outputs: [PipelineOutput] = [
    .arrival(1), .update(.beginning(1)), .update(.hovering(1, 1)), .update(.finishing(1)),
  ]
  #expect(outputs.map { ink.record($0)?.sequence } == [1, 2, 3, 4])
  #expect(ink.sequence == 4)
}

@Test func aFinishedStrokeIsToldWithTheNumberItIsKeptUnder() {
  var ink = ink()
  _ = ink.record(.beginning(7))
  let message = ink.record(.finishing(7))
  guard case .update(.finished(let summary)) = message?.content, summary.stored == 1 else {
    Issue.record("\(message as Any)")
    return
  }
  #expect(ink.store.kept.newest == 1)
}

@Test func aFinishWithoutABeginningIsToldButNotKept() {
  var ink = ink()
  let message = ink.record(.finishing(7))
  guard case .update(.finished(let summary)) = message?.content, summary.stored == nil else {
    Issue.record("\(message as Any)")
    return
  }
  #expect(ink.store.kept.count == 0)
}

@Test func devicesComeAndGo() {
  var ink = ink()
  _ = ink.record(.arrival(1))
  _ = ink.record(.arrival(2))
  #expect(ink.devices.map(\.tablet.name) == ["known", "unknown"])
  _ = ink.record(.deviceRemoved(DeviceID(rawValue: 1), Timestamp(microseconds: 1)))
  #expect(ink.devices.map(\.tablet.id.rawValue) == [2])
}

@Test func theOwnerOfAStrokeIsKnownUntilItsEndHasBeenOffered() {
  var ink = ink()
  _ = ink.record(.beginning(1, device: 5))
  guard let end = ink.record(.finishing(1)) else {
    Issue.record("a finish is nothing to tell")
    return
  }
  #expect(ink.drawnOn[StrokeID(rawValue: 1)]?.rawValue == 5)
  ink.forgetEnded(end)
  #expect(ink.drawnOn[StrokeID(rawValue: 1)] == nil)
}

@Test func lossesAreCounted() {
  var ink = ink()
  for _ in 0..<3 { _ = ink.record(.gap(DeviceID(rawValue: 1), Timestamp(microseconds: 1))) }
  #expect(ink.gaps == 3)
}

@Test func smallerLimitsKeepWhatIsThereUntilTheNextStroke() {
  var ink = ink()
  for stroke in 1...5 as ClosedRange<UInt64> {
    _ = ink.record(.beginning(stroke))
    _ = ink.record(.finishing(stroke))
  }
  var limits = StrokeStore.Limits()
  limits.strokes = 2
  ink.setLimits(limits)
  #expect(ink.store.kept.count == 5)
  _ = ink.record(.beginning(6))
  _ = ink.record(.finishing(6))
  #expect(ink.store.kept.unpacked(since: 0, limit: 10).map(\.sequence) == [5, 6])
}
