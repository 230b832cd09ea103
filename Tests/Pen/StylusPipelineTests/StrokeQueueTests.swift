import SimulatedPens
import StylusModel
import StylusPipeline
import Testing

private let pressure = PropertySet(.pressure)

/// A pen whose pressure another program sends.
private func remoteStory(budget: Int64 = 50) -> Story {
  Story {
    $0.cadence = .secondary
    $0.late = pressure
    $0.period = .milliseconds(10)
    $0.budget = .milliseconds(budget)
  }
}

private func contact(at time: Int64, _ touches: Bool = true) -> ToolFrame {
  penFrame(at: time, carried: [.init(.position)]).with { $0.isTouching = touches }
}

private func value(
  _ share: Float, at time: Int64, key: LateValue.SampleKey? = nil
) -> DeviceEvent {
  let moment = Timestamp(microseconds: time * 1000)
  var value = LateValue(
    device: DeviceID(rawValue: 1), arrival: moment + .milliseconds(1), key: key ?? .time(moment))
  value.carried = pressure
  value.pressure = Fraction(share)
  return .late(value)
}

@Test func theNextStrokeRunsWhileTheLastOneStillWaits() {
  var story = remoteStory()
  for frame in [contact(at: 0), contact(at: 5, false), contact(at: 10), contact(at: 15, false)] {
    story.add(frame)
  }
  let words = story.updates.map { "\($0)".prefix { $0 != "(" } }
  #expect(words.filter { $0 == "began" }.count == 2 && !words.contains("finished"))
  story.events.append(.passed(Timestamp(microseconds: 100_000)))
  #expect(story.summaries.map(\.stroke.rawValue) == [1, 2])
  #expect(story.summaries.map(\.settlement.expired) == [1, 1])
}

@Test func aStrokeThatIsReadyWaitsForAnOlderOne() {
  var story = remoteStory()
  story.add(contact(at: 0))
  story.add(contact(at: 5, false))
  story.add(contact(at: 10))
  story.add(contact(at: 15, false))
  story.events.append(value(0.5, at: 20, key: .index(StrokeID(rawValue: 2), 0)))
  #expect(story.summaries.isEmpty)
  story.events.append(value(0.5, at: 21, key: .index(StrokeID(rawValue: 1), 0)))
  #expect(story.summaries.map(\.stroke.rawValue) == [1, 2])
  #expect(story.final.map(\.pressure.value) == [0.5, 0.5])
}

@Test func aValueForAFinishedStrokeIsCountedAndLeftOut() {
  var story = remoteStory(budget: 0)
  story.add(contact(at: 0))
  story.add(contact(at: 5, false))
  story.events.append(value(0.5, at: 20, key: .index(StrokeID(rawValue: 1), 0)))
  #expect(story.anomalies == [.lateValueUnclaimed])
  #expect(story.final.first?.pressure.value == 0 && story.summaries.count == 1)
}

@Test func timesThatContradictEachOtherAreRefused() {
  var story = remoteStory()
  story.add(contact(at: 0))
  story.events.append(value(0.2, at: 10))
  story.events.append(value(0.3, at: 8))
  let future = Timestamp(microseconds: 90_000_000)
  story.events.append(value(0.3, at: 12, key: .time(future)))
  #expect(story.anomalies == [.lateValueImpossible, .lateValueImpossible])
}

@Test func aNinthStrokeFinishesTheOldest() {
  var story = remoteStory(budget: 500)
  for stroke in 0..<9 {
    story.add(contact(at: Int64(stroke) * 10))
    story.add(contact(at: Int64(stroke) * 10 + 5, false))
  }
  #expect(story.summaries.map(\.stroke.rawValue) == [1] && story.anomalies == [.tooManyStrokes])
}

@Test func moreWaitingSamplesThanThereIsRoomForGiveUpTheOldest() {
  var story = remoteStory(budget: 500)
  for step in 0..<600 { story.events.append(.tool(contact(at: 0).with { $0.time = micros(step) })) }
  #expect(story.anomalies == [.tooManyWaiting])
  let ended = story.updates.compactMap {
    if case .corrected(let correction) = $0 { correction.position } else { nil }
  }
  #expect(ended == Array(0..<256))
}

private func micros(_ step: Int) -> Timestamp { Timestamp(microseconds: Int64(step) * 100) }

@Test func thePulledTabletsStrokesFinishAtOnce() {
  var story = remoteStory()
  story.add(contact(at: 0))
  story.add(contact(at: 5, false))
  story.add(contact(at: 10))
  story.events.append(.removed(DeviceID(rawValue: 1), Timestamp(microseconds: 12_000)))
  #expect(story.summaries.map(\.flags) == [[], .deviceLost])
  #expect(story.summaries.map(\.settlement.expired) == [1, 1])
}

@Test(arguments: [(Int64(15), Int64(15), false), (110, 15, true)])
func onlyADepartureAfterALongSilenceMeansThatTheLiftWasNeverReported(
  departure: Int64, end: Int64, isEstimate: Bool
) {
  var story = Story { $0.traits = .lostExit }
  for time in [0, 5, 10] as [Int64] { story.add(penFrame(at: time, pressure: 0.3)) }
  story.add(penFrame(at: departure, presence: .left))
  #expect(story.summaries.map(\.flags) == [isEstimate ? .liftEstimated : []])
  #expect(story.summaries.map(\.time.microseconds) == [end * 1000])
}

@Test func aLossFinishesWhatWaitsForThePenItselfButNotWhatWaitsForAnotherSource() {
  var story = remoteStory()
  story.add(contact(at: 0))
  story.add(contact(at: 5))
  story.events.append(.gap(DeviceID(rawValue: 1), Timestamp(microseconds: 10_000)))
  #expect(story.summaries.isEmpty)
  for time in [0, 10] as [Int64] { story.events.append(value(0.5, at: time)) }
  #expect(story.summaries.map(\.flags) == [.gap])
  #expect(story.final.map(\.pressure.value) == [0.5, 0.5])
}

@Test func aStrokeThatGoesOnAfterALossBeginsWithItsFirstMeasurement() {
  var story = Story {
    $0.cadence = .multirate
    $0.late = pressure
    $0.period = .milliseconds(10)
    $0.budget = .milliseconds(25)
  }
  func frame(at time: Int64, _ share: Float, isWhole: Bool) -> ToolFrame {
    penFrame(
      at: time, pressure: share,
      carried: isWhole ? [.init(.position), .init(.pressure)] : [.init(.position)])
  }
  for step in 0...10 as ClosedRange<Int64> {
    story.add(frame(at: step * 2, 0.2, isWhole: step % 5 == 0))
  }
  story.add(frame(at: 60, 0.2, isWhole: false).with { $0.followsGap = true })
  for step in 31...40 as ClosedRange<Int64> {
    story.add(frame(at: step * 2, step < 35 ? 0.2 : 0.8, isWhole: step % 5 == 0))
  }
  story.add(penFrame(at: 82))
  story.events.append(.passed(Timestamp(microseconds: 200_000)))
  #expect(story.summaries.map(\.flags) == [.gap, .resumed])
  #expect(story.final.prefix(11).allSatisfy { $0.pressure == Fraction(0.2) })
  #expect(story.final.dropFirst(11).prefix(9).allSatisfy { $0.pressure == Fraction(0.8) })
}

@Test func timesThatRunBackwardsOrStandStillStayInOrder() {
  var story = Story()
  for time in [0, 5, 3, 3, 10] as [Int64] { story.add(penFrame(at: time, pressure: 0.3)) }
  let times = story.sent.map(\.time.microseconds)
  #expect(times == [0, 5_000, 5_001, 5_002, 10_000])
  #expect(story.anomalies == [.timeRanBackwards, .timeRanBackwards])
  #expect(story.sent[2].provenance[.time] == .modelled)
}

@Test func theSerialNumberComesOnceForTheWholeStroke() {
  var story = Story {
    $0.traits = [.lateIdentity]
    $0.budget = .milliseconds(20)
  }
  story.add(penFrame(at: 0, pressure: 0.3))
  story.add(penFrame(at: 5))
  #expect(story.summaries.isEmpty && story.sent[0].provenance[.identity] == .held)
  story.add(penFrame(at: 10).with { $0.tool.serial = 9 })
  let told = story.updates.contains {
    if case .identified(_, let tool, _) = $0 { tool.serial == 9 } else { false }
  }
  #expect(told && story.summaries.count == 1)
}

@Test func aClockOfSixteenBitsWrapsUnnoticed() {
  var story = Story { $0.clock = .device }
  for step in 0..<4_000 {
    let time = Int64(step) * 5
    let late = Int64(step % 7) * 300
    story.add(
      penFrame(at: 0, pressure: 0.3).with {
        $0.time = Timestamp(microseconds: time * 1000 + late)
        $0.deviceTicks = UInt32((time * 10) & 0xFFFF)
      })
  }
  #expect(story.anomalies.isEmpty)
  let times = story.sent.suffix(3_900).map(\.time.microseconds)
  #expect(zip(times, times.dropFirst()).allSatisfy { abs($1 - $0 - 5_000) < 120 })
}

@Test func aDevicesClockThatJumpsIsFittedAnew() {
  var story = Story { $0.clock = .device }
  for step in 0..<200 {
    story.add(
      penFrame(at: Int64(step) * 5, pressure: 0.3).with {
        $0.deviceTicks = UInt32((step * 50 + (step < 100 ? 0 : 30_000)) & 0xFFFF)
      })
  }
  #expect(story.anomalies == [.clockJumped])
  #expect(story.sent.allSatisfy { $0.time <= $0.kernelTime })
}
