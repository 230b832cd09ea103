import CommandSupport
import StylusModel
import StylusProtocol
import StylusTestKit
import TerminalInk
import Testing

private let first = StrokeID(rawValue: 1)

/// A stroke of so many samples, 5 ms apart, each waiting for its pressure.
private func waitingStroke(_ count: Int, pressure: Float = 0.5) -> [StrokeUpdate] {
  var updates = strokeUpdates(through: (0..<count).map { (Float($0), 10) }, pressure: nil)
  for index in 0..<count {
    guard case .sample(let id, var sample) = updates[index + 1] else { continue }
    sample.pressure = Fraction(pressure)
    sample.provenance[.pressure] = .held
    sample.expectingUpdate = PropertySet(.pressure)
    sample.estimationIndex = UInt32(index)
    updates[index + 1] = .sample(id, sample)
  }
  return updates
}

extension StrokeUpdate {
  /// The correction that this sample, at a position, gets; without a pressure it has expired.
  fileprivate func corrected(_ position: UInt32, pressure: Float?) -> StrokeUpdate {
    guard case .sample(let id, var sample) = self else { return self }
    sample.expectingUpdate = []
    if let pressure {
      sample.pressure = Fraction(pressure)
      sample.provenance[.pressure] = .refined
    }
    return .corrected(
      SampleCorrection(
        stroke: id, position: position, changed: pressure == nil ? [] : PropertySet(.pressure),
        sample: sample))
  }
}

/// The finish of stroke 1.
private func finish(samples: Int, updated: UInt32 = 0, expired: UInt32 = 0) -> StrokeUpdate {
  var settlement = Settlement()
  settlement.updated = updated
  settlement.expired = expired
  settlement.waited = Microseconds(18_400)
  return .finished(
    StrokeSummary(
      stroke: first, time: Timestamp(microseconds: 0), flags: [], samples: UInt32(samples),
      settlement: settlement))
}

/// The last line about some updates.
private func line(_ updates: [StrokeUpdate]) -> String? {
  var teller = StrokeLines()
  var line: String?
  for update in updates { line = teller.describeUpdate(update) ?? line }
  return line
}

// MARK: The line of a stroke

@Test func aLineTellsWhatWasNotMeasuredAndWhatExpired() {
  let stroke = waitingStroke(4)
  let late = [
    stroke[1].corrected(0, pressure: 0.25), stroke[2].corrected(1, pressure: 0.75),
    stroke[3].corrected(2, pressure: nil), stroke[4].corrected(3, pressure: 0.5),
  ]
  #expect(
    line(stroke.dropLast() + late + [finish(samples: 4, updated: 3, expired: 1)])
      == "stroke   1  pen      4 samples    0.01 s      3 mm  max pressure 75 %  "
      + "pressure 3 refined, 1 held  3 updated, 1 expired, waited 18 ms")
}

@Test func aLineIsShortWhereAllValuesOfAKindAreKnownAlike() {
  let stroke = waitingStroke(1)
  #expect(
    line(
      stroke.dropLast() + [
        stroke[1].corrected(0, pressure: 1), finish(samples: 1, updated: 1),
      ])
      == "stroke   1  pen      1 samples    0.00 s      0 mm  max pressure 100 %  "
      + "pressure refined  1 updated, waited 18 ms")
}

@Test func aSampleThatWasNeverSettledCountsAsItWasSent() {
  // Who subscribes without updates hears no correction.
  #expect(
    line(waitingStroke(2).dropLast() + [finish(samples: 2, updated: 2)])
      == "stroke   1  pen      2 samples    0.00 s      1 mm  max pressure 50 %  "
      + "pressure held  2 updated, waited 18 ms")
}

@Test func theStrongestForceIsTheOneThatIsKnownAtTheEnd() {
  // The held pressure was too high: it must not count.
  let stroke = waitingStroke(2, pressure: 1)
  let late = [stroke[1].corrected(0, pressure: 0.25), stroke[2].corrected(1, pressure: 0.5)]
  let told = line(stroke.dropLast() + late + [finish(samples: 2, updated: 2)])
  #expect(told?.contains("max pressure 50 %") == true, "\(told ?? "nothing")")
}

@Test func theLineOfALiveStrokeIsThatOfTheStoredOne() {
  let stroke = waitingStroke(6)
  let updates =
    Array(stroke.dropLast()) + [
      stroke[1].corrected(0, pressure: 0.25), stroke[6].corrected(5, pressure: 0.875),
      .identified(first, Tool(kind: .eraser), Timestamp(microseconds: 0)),
      stroke[2].corrected(1, pressure: nil), finish(samples: 6, updated: 2, expired: 4),
    ]
  var collector = StrokeCollector()
  for update in updates { collector.collectUpdate(update) }
  #expect(collector.finished.count == 1)
  #expect(collector.finished.first.map(StrokeTally.line(about:)) == line(updates))
  #expect(line(updates)?.contains("eraser") == true)
}

// MARK: The strokes put together

@Test func theCollectorAppliesWhatComesLate() throws {
  let stroke = waitingStroke(3)
  let pen = Tool(kind: .pen, serial: 7)
  var collector = StrokeCollector()
  for update in stroke.dropLast() { collector.collectUpdate(update) }
  collector.collectUpdate(stroke[2].corrected(1, pressure: 0.75))
  collector.collectUpdate(stroke[2].corrected(7, pressure: 0.75))
  collector.collectUpdate(.identified(first, pen, Timestamp(microseconds: 0)))
  #expect(collector.all.first?.samples.map(\.pressure.value) == [0.5, 0.75, 0.5])
  collector.collectUpdate(finish(samples: 3, updated: 1, expired: 2))
  let finished = try #require(collector.finished.first)
  #expect(finished.tool == pen)
  #expect(finished.settlement.updated == 1)
  #expect(finished.settlement.expired == 2)
}

@Test func aSnapshotAndWhatFollowsGiveTheWholeStroke() {
  let stroke = waitingStroke(3)
  var collector = StrokeCollector()
  var samples: [Sample] = []
  for case .sample(_, let sample) in stroke { samples.append(sample) }
  guard case .began(let beginning) = stroke[0] else { return }
  for part in StrokeSnapshot.parts(of: beginning, samples: samples) {
    collector.collectMessage(LiveMessage(sequence: 9, content: .snapshot(part)))
  }
  collector.collectUpdate(stroke[1].corrected(0, pressure: 0.25))
  collector.collectUpdate(finish(samples: 3, updated: 1, expired: 2))
  #expect(collector.finished.first?.samples.map(\.pressure.value) == [0.25, 0.5, 0.5])
}

// MARK: What waits

@Test func whatWaitsIsCountedUntilItIsSettled() {
  let stroke = waitingStroke(3)
  var waiting = WaitingStrokes()
  for update in stroke.prefix(4) { waiting.trackUpdate(update) }
  #expect(waiting.line == "stroke 1 waiting 3 of 3")
  waiting.trackUpdate(stroke[1].corrected(0, pressure: 0.25))
  #expect(waiting.line == "stroke 1 waiting 2 of 3")
  waiting.trackUpdate(stroke[2].corrected(1, pressure: nil))
  waiting.trackUpdate(stroke[3].corrected(2, pressure: 1))
  #expect(waiting.line == "")
}

@Test func afterTheLiftItIsToldHowLongAStrokeMayWait() {
  var known = tablet()
  known.profile.budget = Microseconds.milliseconds(30)
  let stroke = waitingStroke(3)
  var waiting = WaitingStrokes()
  waiting.registerTablet(known)
  for update in stroke.dropLast() { waiting.trackUpdate(update) }
  #expect(waiting.line == "stroke 1 waiting 3 of 3, 30 ms")
  var hover = Sample(
    time: Timestamp(microseconds: 1_010_000 + 12_000), x: Millimeters(0), y: Millimeters(0))
  waiting.trackUpdate(.hover(DeviceID(rawValue: 1), Tool(kind: .pen), hover))
  #expect(waiting.line == "stroke 1 waiting 3 of 3, 18 ms")
  hover.time = Timestamp(microseconds: 9_000_000)
  waiting.trackUpdate(.hover(DeviceID(rawValue: 1), Tool(kind: .pen), hover))
  #expect(waiting.line == "stroke 1 waiting 3 of 3, 0 ms")
  waiting.trackUpdate(stroke[5])
  #expect(waiting.line == "")
}

@Test func strokesThatWaitTogetherAreNamedInOrder() {
  let stroke = waitingStroke(1)
  var waiting = WaitingStrokes()
  for update in stroke.prefix(2) { waiting.trackUpdate(update) }
  for update in strokeUpdates(2, through: [(0, 0), (1, 1)]).prefix(3) {
    waiting.trackUpdate(update)
  }
  guard case .sample(_, let sample) = stroke[1] else { return }
  waiting.trackUpdate(.sample(StrokeID(rawValue: 2), sample))
  #expect(waiting.line == "stroke 1 waiting 1 of 1; stroke 2 waiting 1 of 3")
  waiting.trackUpdate(.cancelled(first, Timestamp(microseconds: 0)))
  #expect(waiting.line == "stroke 2 waiting 1 of 3")
  waiting.removeAll()
  #expect(waiting.line == "")
}

// MARK: The drawing

@Test func theRuleTellsWhatWaitsAndIsARuleAgainAfterwards() {
  let stroke = waitingStroke(3)
  var drawing = TerminalDrawing(traits(), framing: .tablet)
  drawing.registerTablet(tablet())
  for update in stroke.prefix(4) { drawing.drawUpdate(update) }
  var terminal = TerminalEmulator(columns: 40, rows: 16)
  terminal.receive(drawing.frame())
  #expect(terminal.lines[11] == "-- stroke 1 waiting 3 of 3 -------------")
  drawing.drawUpdate(finish(samples: 3, expired: 3))
  terminal.receive(drawing.frame())
  #expect(terminal.lines[11] == String(repeating: "-", count: 40))
  #expect(drawing.frame().isEmpty)
}

@Test func aLongRuleIsCutAtTheEdge() {
  var drawing = TerminalDrawing(traits(columns: 20, rows: 12), framing: .ink)
  for update in waitingStroke(3).prefix(4) { drawing.drawUpdate(update) }
  var terminal = TerminalEmulator(columns: 20, rows: 12)
  terminal.receive(drawing.frame())
  #expect(terminal.lines[7...9] == ["", "-- stroke 1 waiting", ""])
}

@Test func aStrokeThatIsCorrectedLooksInTheEndLikeOneThatWasMeasured() {
  let late = waitingStroke(12, pressure: 1)
  let pressures = (0..<12).map { Float($0 % 4) / 4 }
  var measured = waitingStroke(12)
  for index in 0..<12 {
    guard case .sample(let id, var sample) = measured[index + 1] else { continue }
    sample.pressure = Fraction(pressures[index])
    measured[index + 1] = .sample(id, sample)
  }
  var corrected = InkScene(framing: .tablet, columns: 80, rows: 30)
  var direct = corrected
  for update in late.dropLast() { corrected.drawUpdate(update) }
  for update in measured { direct.drawUpdate(update) }
  #expect(corrected.picture() != direct.picture())
  for index in 0..<12 {
    corrected.drawUpdate(late[index + 1].corrected(UInt32(index), pressure: pressures[index]))
  }
  corrected.drawUpdate(finish(samples: 12, updated: 12))
  #expect(corrected.picture() == direct.picture())
}

@Test func aCorrectionIsSeenAtOnce() {
  let stroke = waitingStroke(2, pressure: 0)
  var scene = InkScene(framing: .tablet, columns: 80, rows: 30)
  for update in stroke.dropLast() { scene.drawUpdate(update) }
  let before = scene.picture()
  scene.drawUpdate(stroke[2].corrected(1, pressure: 1))
  #expect(scene.picture() != before)
}

@Test func aStrokeOfABrokenDeviceIsNotCorrectedInTheWrongPlace() {
  var stroke = waitingStroke(3)
  guard case .sample(let id, var sample) = stroke[1] else { return }
  sample.x = Millimeters(.nan)
  stroke[1] = .sample(id, sample)
  var scene = InkScene(framing: .tablet, columns: 80, rows: 30)
  for update in stroke.dropLast() { scene.drawUpdate(update) }
  let before = scene.picture()
  scene.drawUpdate(stroke[2].corrected(1, pressure: 1))
  scene.drawUpdate(stroke[3].corrected(99, pressure: 1))
  scene.drawUpdate(finish(samples: 3, updated: 3))
  #expect(scene.picture() == before)
}
