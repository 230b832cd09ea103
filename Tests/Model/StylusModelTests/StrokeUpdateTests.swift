import StylusModel
import Testing

private let stroke = StrokeID(rawValue: 4)
private let device = DeviceID(rawValue: 2)
private let pen = Tool(kind: .pen)
private let moment = Timestamp(microseconds: 5_000)
private let touch = Sample(time: moment, x: Millimeters(1), y: Millimeters(2))

/// One of each, with the same numbers wherever that is possible.
private let updates: [StrokeUpdate] = [
  .deviceRemoved(device, moment),
  .proximity(ProximityChange(device: device, tool: pen, time: moment, kind: .entered)),
  .hover(device, pen, touch),
  .began(StrokeBeginning(stroke: stroke, device: device, tool: pen, time: moment)),
  .sample(stroke, touch),
  .corrected(SampleCorrection(stroke: stroke, position: 0, changed: [], sample: touch)),
  .identified(stroke, pen, moment),
  .ended(StrokeEnding(stroke: stroke, time: moment, flags: [])),
  .finished(StrokeSummary(stroke: stroke, time: moment, flags: [], samples: 1)),
  .cancelled(stroke, moment),
  .gap(device, moment),
  .pad(
    PadAction(device: device, time: moment, control: .button, index: 0, mode: 0, value: 1)),
]

@Test func whatHappenedIsPartOfWhatIsTold() {
  // A removal and a gap carry the same device and moment, and mean nothing alike.
  #expect(Set(updates).count == updates.count)
  for (index, update) in updates.enumerated() {
    #expect(updates.firstIndex(of: update) == index)
  }
}

@Test func anUpdateIsSmallEnoughForARingOfThem() {
  // The ring of the stroke thread holds them in place, each in the room of the largest.
  #expect(MemoryLayout<StrokeUpdate>.stride <= 96)
  #expect(MemoryLayout<SampleCorrection>.stride <= 96)
}

@Test func aStrokeThatWasLiftedIsNotOneThatWasCut() {
  let lifted = StrokeEnding(stroke: stroke, time: moment, flags: [])
  for flag in [StrokeFlags.deviceLost, .gap, .liftEstimated, .stopped, .switched] {
    #expect(StrokeEnding(stroke: stroke, time: moment, flags: flag) != lifted)
  }
}

@Test func aSummaryOfAStrokeThatIsNotKeptHasNoPlaceAmongTheStored() {
  let summary = StrokeSummary(stroke: stroke, time: moment, flags: [], samples: 7)
  #expect(summary.stored == nil && summary.settlement == Settlement())
  let kept = StrokeSummary(stroke: stroke, time: moment, flags: [], samples: 7, stored: 1)
  #expect(kept.stored == 1 && kept != summary)
}

@Test func aToolThatWasReportedGoneIsNotOneThatWasLost() {
  let kinds: [ProximityChange.Kind] = [.entered, .left, .lost]
  let changes = kinds.map {
    ProximityChange(device: device, tool: pen, time: moment, kind: $0)
  }
  #expect(Set(changes).count == 3)
}

// MARK: Strokes

@Test func aStrokeWhoseToolIsKnownBetterLaterTellsSoOfItsBeginning() {
  var stroke = CapturedStroke(
    beginning: StrokeBeginning(stroke: stroke, device: device, tool: pen, time: moment))
  stroke.tool = Tool(kind: .pen, serial: 99, model: 0x802)
  #expect(stroke.beginning.tool.serial == 99)
  #expect(stroke.beginning.stroke == stroke.id && stroke.beginning.time == moment)
}

@Test func aStrokeMadeAgainFromItsBeginningHasLostOnlyWhatCameLater() {
  var stroke = CapturedStroke(
    beginning: StrokeBeginning(stroke: stroke, device: device, tool: pen, time: moment))
  stroke.sequence = 12
  stroke.flags = .resumed
  stroke.samples = [touch]
  let again = CapturedStroke(beginning: stroke.beginning)
  #expect(again.beginning == stroke.beginning)
  #expect(again.sequence == 0 && again.flags.isEmpty && again.samples.isEmpty)
}

@Test func theLengthOfAStrokeNeverTrapsHoweverBadItsTimes() {
  var stroke = CapturedStroke(
    beginning: StrokeBeginning(stroke: stroke, device: device, tool: pen, time: moment))
  func lasts(_ first: Int64, _ last: Int64) -> Int64 {
    stroke.samples = [first, last].map {
      Sample(time: Timestamp(microseconds: $0), x: Millimeters(0), y: Millimeters(0))
    }
    return stroke.duration.value
  }
  #expect(lasts(.min, .max) == .max)
  #expect(lasts(.max, .min) == .min)
  #expect(lasts(7, 3) == -4)
}

@Test func countsOfAHostileDaemonAreCutAndDoNotTrap() {
  // Both come from the socket as they are.
  var settlement = Settlement()
  settlement.updated = .max
  settlement.expired = 1
  #expect(settlement.issued == .max)
  settlement.expired = 0
  #expect(settlement.issued == .max)
  settlement.updated = .max - 1
  settlement.expired = 1
  #expect(settlement.issued == .max)
}

@Test func strokesThatOtherThreadsChangeAreCopies() async {
  var stroke = CapturedStroke(
    beginning: StrokeBeginning(stroke: stroke, device: device, tool: pen, time: moment))
  stroke.samples = Array(repeating: touch, count: 500)
  let original = stroke
  let lengths = await withTaskGroup { group in
    for count in 1...8 {
      group.addTask {
        var mine = original
        mine.samples.removeLast(count)
        mine.samples[0].pressure = Fraction(1)
        return mine.samples.count
      }
    }
    return await group.reduce(into: Set<Int>()) { $0.insert($1) }
  }
  #expect(lengths == Set(492...499))
  #expect(original == stroke && original.samples.allSatisfy { $0 == touch })
}
