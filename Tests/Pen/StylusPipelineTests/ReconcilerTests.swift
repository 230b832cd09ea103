import SimulatedPens
import StylusModel
import StylusPipeline
import Testing

private let position = PropertySet(.position)
private let pressure = PropertySet(.pressure)
private let tilt = PropertySet(.tilt)
private let roll = PropertySet(.roll)

@Test func aValueThatDidNotChangeCountsAsMeasured() {
  var story = Story()
  story.add(penFrame(at: 0, pressure: 0.3, carried: [position]))
  #expect(story.sent.first?.provenance[.pressure] == .measured)
  #expect(story.sent.first?.pressure.value == 0.3)
}

@Test func aRotationPacketIsFilledFromItsNeighbours() {
  var story = Story { $0.cadence = .alternating }
  story.device.measures.insert(roll)
  story.add(penFrame(at: 0, pressure: 0.2, carried: [position, pressure, tilt]))
  story.add(
    penFrame(at: 5, pressure: 0.2, carried: [position, roll]).with { $0.roll = Radians(0.5) })
  story.add(
    penFrame(at: 10, pressure: 0.4, carried: [position, pressure]).with { $0.roll = Radians(0.5) })
  let (sent, final) = (story.sent[1], story.final[1])
  #expect(sent.provenance[.pressure] == .held && sent.provenance[.tilt] == .held)
  #expect(sent.provenance[.roll] == .measured && sent.expectingUpdate == [pressure, tilt])
  #expect(sent.pressure.value == 0.2 && sent.estimationIndex == 0)
  #expect(final.provenance[.pressure] == .refined && final.expectingUpdate.isEmpty)
  #expect(abs(final.pressure.value - 0.3) < 0.02)
  #expect(story.sent[0].provenance[.roll] == .absent && story.sent[2].provenance[.roll] == .held)
}

@Test func aFrameWithoutAnyValueIsTakenForAPacketOfTheOtherKind() {
  var story = Story { $0.cadence = .alternating }
  story.device.measures.insert(roll)
  story.add(penFrame(at: 0, presence: .entered, carried: [position, roll]))
  story.add(penFrame(at: 5, pressure: 0.2))
  story.add(penFrame(at: 10, pressure: 0.2, carried: [position]))
  #expect(story.sent[1].provenance[.pressure] == .held)
  #expect(story.sent[1].provenance[.roll] == .measured)
}

@Test func aFrameThatSaysNothingOfThePenHoldsEverythingButTheTime() {
  var story = Story()
  story.add(penFrame(at: 0, pressure: 0.3))
  story.add(penFrame(at: 5, pressure: 0.3, carried: []).with { $0.isHeld = true })
  let sample = story.sent[1]
  for property in [Property.position, .pressure, .tilt, .identity] {
    #expect(sample.provenance[property] == .held)
  }
  #expect(sample.provenance[.time] == .measured && sample.estimationIndex == nil)
}

@Test(arguments: [SourceProfile.Clock.arrival, .retimed, .device])
func aFrameThatTheDeviceHasNotSentMovesNoClock(clock: SourceProfile.Clock) {
  func times(withRepetition: Bool) -> [Sample] {
    var story = Story {
      $0.clock = clock
      $0.tick = .milliseconds(1)
      $0.framePeriod = .milliseconds(5)
      $0.batch = 2
    }
    for number in 0..<40 as Range<Int64> {
      // Two frames in a report; a clock that runs three milliseconds ahead of the report.
      let arrival = number / 2 * 10 + 8
      var frame = penFrame(at: arrival, x: Float(number), pressure: 0.3)
      frame.deviceTicks = UInt32(number * 5)
      story.add(frame)
      guard withRepetition, number == 25 else { continue }
      frame.isHeld = true
      frame.deviceTicks = nil
      frame.carried = []
      frame.time = frame.time + .milliseconds(4)
      story.add(frame)
    }
    return story.sent
  }
  let plain = times(withRepetition: false)
  var repeated = times(withRepetition: true)
  let held = repeated.remove(at: 26)
  #expect(repeated.map(\.time) == plain.map(\.time))
  #expect(held.provenance[.time] == .modelled)
  #expect(plain[25].time < held.time && held.time < plain[26].time)
}

@Test(arguments: [(false, Float(45)), (true, 135)])
func aPenWithoutTiltLeansAsTheHandDoesAndExpectsNothing(isLeftHanded: Bool, azimuth: Float) {
  var story = Story { if isLeftHanded { $0.traits.insert(.leftHanded) } }
  story.device.measures = [position, pressure]
  story.add(penFrame(at: 0, pressure: 0.3))
  let sample = story.sent[0]
  #expect(sample.provenance[.tilt] == .modelled && sample.expectingUpdate.isEmpty)
  #expect(sample.azimuth == Radians(degrees: azimuth))
  #expect(abs(sample.altitude.degrees - 55) < 0.1)
}

@Test func thePriorFollowsThePensThatCanTell() {
  var story = Story()
  for step in 0..<40_000 { story.add(penFrame(at: Int64(step) * 5, pressure: 0.3)) }
  var pipeline = InkPipeline()
  var outputs: [PipelineOutput] = []
  for event in [.added(story.device)] + story.events { pipeline.receive(event, into: &outputs) }
  var other = DeviceArrival(
    device: DeviceID(rawValue: 2), measures: [position, pressure],
    time: Timestamp(microseconds: 0))
  other.profile = story.device.profile
  outputs = []
  pipeline.receive(.added(other), into: &outputs)
  pipeline.receive(
    .tool(penFrame(at: 0, pressure: 0.3).with { $0.device = other.device }), into: &outputs)
  guard case .update(.sample(_, let sample)) = outputs.last else {
    Issue.record("no sample")
    return
  }
  // The pens of all frames lean by 30 degrees.
  #expect(abs(sample.altitude.degrees - 60) < 1)
}

@Test func aVendorsInvertedTiltIsTurned() {
  var story = Story { $0.traits = [.invertedTiltX] }
  story.add(penFrame(at: 0, pressure: 0.3))
  #expect(abs(story.sent[0].azimuth.degrees - 180) < 0.01)
}

@Test func theFirstPressureRunsBackToTheTouch() {
  var story = Story()
  story.add(penFrame(at: 0))
  for step in 1...2 {
    story.add(penFrame(at: Int64(step) * 5).with { $0.isTouching = true })
  }
  story.add(penFrame(at: 15, pressure: 0.4))
  #expect(story.sent.map { $0.provenance[.pressure] } == [.held, .held, .measured])
  let final = story.final.map(\.pressure.value)
  #expect(final[0] > 0.2 && final[0] <= final[1] && final[1] <= final[2])
}

@Test func aDeviceWithoutPressureInContactHasNoneInTheEnd() {
  var story = Story()
  for step in 0..<10 {
    story.add(penFrame(at: Int64(step) * 5).with { $0.isTouching = true })
  }
  #expect(story.sent.map { $0.provenance[.pressure] }.suffix(7).allSatisfy { $0 == .absent })
  #expect(story.final.allSatisfy { $0.provenance[.pressure] == .absent })
}

@Test func aWornNibsOwnPressureIsTakenOff() {
  var story = Story()
  for stroke in 0..<4 {
    let start = Int64(stroke) * 100
    for step in 0..<5 {
      story.add(
        penFrame(at: start + Int64(step) * 5).with {
          $0.pressure = Fraction(0.1)
          $0.isTouching = false
        })
    }
    story.add(penFrame(at: start + 25, pressure: 0.55))
  }
  #expect(story.sent.map(\.pressure.value).prefix(2).allSatisfy { $0 == 0.55 })
  #expect(abs((story.sent.last?.pressure.value ?? 0) - 0.5) < 1e-5)
}

@Test func nearTheBorderADriverThatExtrapolatesIsNotBelieved() {
  var story = Story { $0.traits = [.estimatedEdge] }
  story.device.area = Tablet.Area(
    left: Millimeters(0), top: Millimeters(0), width: Millimeters(100), height: Millimeters(60))
  for (step, x) in [Float(50), 97, 3].enumerated() {
    story.add(penFrame(at: Int64(step) * 50, x: x, y: 30, pressure: 0.3))
  }
  #expect(story.sent.map { $0.provenance[.position] } == [.measured, .modelled, .modelled])
  #expect(story.sent.map { $0.provenance[.tilt] } == [.measured, .modelled, .modelled])
}

@Test func aFrameOfAGroupLagBelongsToTheFrameBefore() {
  var story = Story {
    $0.cadence = .groupLag
    $0.late = pressure
  }
  story.add(penFrame(at: 0, x: 1))
  story.add(penFrame(at: 10, x: 2))
  story.add(penFrame(at: 20, x: 3, pressure: 0.2))
  story.add(penFrame(at: 30, x: 4, pressure: 0.4))
  story.add(penFrame(at: 40, x: 5))
  let final = story.final
  #expect(final.map(\.x.value) == [2, 3, 4])
  #expect(final.map(\.pressure.value) == [0.2, 0.4, 0])
  #expect(final.allSatisfy { $0.provenance[.pressure] == .refined })
}
