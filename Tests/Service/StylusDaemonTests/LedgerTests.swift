import StylusModel
import StylusPipeline
import StylusProtocol
import Testing

@testable import StylusDaemon

private func ledger(_ limits: StrokeStore.Limits = StrokeStore.Limits()) -> Ledger {
  Ledger(limits: limits) {
    $0.rawValue == 1 ? Tablet(id: $0, name: "known", role: .pen) : nil
  }
}

@Test func everyUpdateGetsTheNextNumber() {
  var ledger = ledger()
  let outputs: [PipelineOutput] = [
    .arrival(1), .update(.beginning(1)), .update(.hovering(1, 1)), .update(.finishing(1)),
  ]
  #expect(outputs.map { ledger.record($0)?.sequence } == [1, 2, 3, 4])
  #expect(ledger.sequence == 4)
}

@Test func aFinishedStrokeIsToldWithTheNumberItIsKeptUnder() {
  var ledger = ledger()
  _ = ledger.record(.beginning(7))
  let message = ledger.record(.finishing(7))
  guard case .update(.finished(let summary)) = message?.content, summary.stored == 1 else {
    Issue.record("\(message as Any)")
    return
  }
  #expect(ledger.store.kept.newest == 1)
}

@Test func aFinishWithoutABeginningIsToldButNotKept() {
  var ledger = ledger()
  let message = ledger.record(.finishing(7))
  guard case .update(.finished(let summary)) = message?.content, summary.stored == nil else {
    Issue.record("\(message as Any)")
    return
  }
  #expect(ledger.store.kept.count == 0)
}

@Test func devicesComeAndGo() {
  var ledger = ledger()
  _ = ledger.record(.arrival(1))
  _ = ledger.record(.arrival(2))
  #expect(ledger.devices.map(\.tablet.name) == ["known", "unknown"])
  _ = ledger.record(.deviceRemoved(DeviceID(rawValue: 1), Timestamp(microseconds: 1)))
  #expect(ledger.devices.map(\.tablet.id.rawValue) == [2])
}

@Test func theOwnerOfAStrokeIsKnownUntilItsEndHasBeenOffered() {
  var ledger = ledger()
  _ = ledger.record(.beginning(1, device: 5))
  guard let end = ledger.record(.finishing(1)) else {
    Issue.record("a finish is nothing to tell")
    return
  }
  #expect(ledger.drawnOn[StrokeID(rawValue: 1)]?.rawValue == 5)
  ledger.close(end)
  #expect(ledger.drawnOn[StrokeID(rawValue: 1)] == nil)
}

@Test func lossesAreCounted() {
  var ledger = ledger()
  for _ in 0..<3 { _ = ledger.record(.gap(DeviceID(rawValue: 1), Timestamp(microseconds: 1))) }
  #expect(ledger.gaps == 3)
}

@Test func smallerLimitsKeepWhatIsThereUntilTheNextStroke() {
  var ledger = ledger()
  for stroke in 1...5 as ClosedRange<UInt64> {
    _ = ledger.record(.beginning(stroke))
    _ = ledger.record(.finishing(stroke))
  }
  var limits = StrokeStore.Limits()
  limits.strokes = 2
  ledger.setLimits(limits)
  #expect(ledger.store.kept.count == 5)
  _ = ledger.record(.beginning(6))
  _ = ledger.record(.finishing(6))
  #expect(ledger.store.kept.unpacked(since: 0, limit: 10).map(\.sequence) == [5, 6])
}
