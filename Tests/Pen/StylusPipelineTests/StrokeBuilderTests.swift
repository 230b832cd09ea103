import SimulatedPens
import StylusModel
import StylusPipeline
import Testing

/// What happened, in words: the scenario's story.
private func story(_ events: [DeviceEvent]) -> [String] {
  var pipeline = InkPipeline()
  var outputs: [PipelineOutput] = []
  let everything: PropertySet = [
    .init(.position), .init(.pressure), .init(.tilt), .init(.distance),
  ]
  pipeline.receive(
    .added(
      DeviceArrival(
        device: DeviceID(rawValue: 1), measures: everything, time: Timestamp(microseconds: 0))),
    into: &outputs)
  for event in events { pipeline.receive(event, into: &outputs) }
  return outputs.dropFirst().map(\.word)
}

extension PipelineOutput {
  fileprivate var word: String {
    switch self {
    case .update(let update): update.word
    case .deviceAdded: "added"
    case .profiled: "profiled"
    case .anomaly(_, let anomaly, _): "\(anomaly)"
    }
  }
}

extension StrokeUpdate {
  fileprivate var word: String {
    switch self {
    case .deviceRemoved: "removed"
    case .proximity(let change): "\(change.kind) \(change.tool.kind)"
    case .hover: "hover"
    case .began(let beginning): "began \(beginning.stroke.rawValue)"
    case .sample(let stroke, let sample): "sample \(stroke.rawValue) at \(sample.x.value)"
    case .ended(let ending): "ended \(ending.stroke.rawValue) \(ending.flags.rawValue)"
    case .finished(let summary): "finished \(summary.stroke.rawValue): \(summary.samples)"
    case .cancelled: "cancelled"
    case .gap: "gap"
    case .pad: "pad"
    case .corrected(let correction): "corrected \(correction.position)"
    case .identified: "identified"
    }
  }
}

@Test func aStrokeRunsFromTouchToLift() {
  let events: [DeviceEvent] = [
    .tool(penFrame(at: 0, x: 1, presence: .entered)),
    .tool(penFrame(at: 5, x: 2, pressure: 0.1)),
    .tool(penFrame(at: 10, x: 3, pressure: 0.2)),
    .tool(penFrame(at: 15, x: 4)),
    .tool(penFrame(at: 20, presence: .left)),
  ]
  #expect(
    story(events) == [
      "entered pen", "hover", "began 1", "sample 1 at 2.0", "sample 1 at 3.0", "ended 1 0",
      "finished 1: 2", "hover", "left pen",
    ])
}

@Test func aDeviceThatVanishesEndsItsStrokeWithAFlag() {
  let events: [DeviceEvent] = [
    .tool(penFrame(at: 0, x: 1, pressure: 0.1, presence: .entered)),
    .removed(DeviceID(rawValue: 1), Timestamp(microseconds: 9_000)),
  ]
  #expect(
    story(events) == [
      "entered pen", "began 1", "sample 1 at 1.0",
      "ended 1 \(StrokeFlags.deviceLost.rawValue)", "finished 1: 1", "lost pen", "removed",
    ])
}

@Test func lostEventsCutTheStrokeAndInventNothing() {
  var afterLoss = penFrame(at: 50, x: 9, pressure: 0.5)
  afterLoss.followsGap = true
  let events: [DeviceEvent] = [
    .tool(penFrame(at: 0, x: 1, pressure: 0.1, presence: .entered)),
    .tool(afterLoss),
    .tool(penFrame(at: 55, x: 10, pressure: 0.5)),
    .tool(penFrame(at: 60, x: 11)),
  ]
  #expect(
    story(events) == [
      "entered pen", "began 1", "sample 1 at 1.0", "ended 1 \(StrokeFlags.gap.rawValue)",
      "finished 1: 1", "gap", "began 2", "sample 2 at 10.0",
      "ended 2 \(StrokeFlags.resumed.rawValue)", "finished 2: 1", "hover",
    ])
}

@Test func aToolThatIsReplacedWithoutLeavingIsLost() {
  var eraser = penFrame(at: 5, presence: .entered)
  eraser.tool = Tool(kind: .eraser)
  #expect(
    story([.tool(penFrame(at: 0, presence: .entered)), .tool(eraser)]) == [
      "entered pen", "hover", "lost pen", "entered eraser", "hover",
    ])
}

@Test func aToolWhoseSerialNumberComesLateArrivesAgainButIsNotLost() {
  var known = penFrame(at: 5)
  known.tool.serial = 77
  #expect(
    story([.tool(penFrame(at: 0, presence: .entered)), .tool(known)]) == [
      "entered pen", "hover", "entered pen", "hover",
    ])
}

@Test func aPenThatIsTurnedOverInMidContactFinishesItsStrokeAndTheEraserBeginsAnother() {
  var eraser = penFrame(at: 5, pressure: 0.2, presence: .entered)
  eraser.tool = Tool(kind: .eraser)
  var lifted = penFrame(at: 10)
  lifted.tool = Tool(kind: .eraser)
  var hovering = lifted
  hovering.time = Timestamp(microseconds: 15_000)
  #expect(
    story([
      .tool(penFrame(at: 0, x: 1, pressure: 0.1, presence: .entered)), .tool(eraser),
      .tool(lifted), .tool(hovering),
    ]) == [
      "entered pen", "began 1", "sample 1 at 1.0", "ended 1 0", "finished 1: 1", "lost pen",
      "entered eraser", "began 2", "sample 2 at 10.0", "ended 2 0", "finished 2: 1", "hover",
      "hover",
    ])
}

@Test func whatAPenStillExpectsIsItsOwnAlsoAfterItWasTurnedOver() {
  var story = Story()
  let device = DeviceID(rawValue: 1)
  story.events = [.lateSource(device, .init(.pressure), Timestamp(microseconds: 0))]
  for time in [0, 5, 10, 15] as [Int64] {
    story.add(
      penFrame(at: time, pressure: 0.1, presence: time % 10 == 0 ? .entered : .near).with {
        if time >= 10 { $0.tool.kind = .eraser }
      })
  }
  for (stroke, index) in [(2, 1), (1, 0), (2, 0)] as [(UInt64, UInt32)] {
    var value = LateValue(
      device: device, arrival: Timestamp(microseconds: 16_000),
      key: .index(StrokeID(rawValue: stroke), index))
    value.carried = .init(.pressure)
    value.pressure = Fraction(Float(stroke) / 4)
    story.events.append(.late(value))
  }
  story.add(penFrame(at: 20).with { $0.tool.kind = .eraser })
  story.add(penFrame(at: 200).with { $0.tool.kind = .eraser })
  #expect(story.summaries.map(\.stroke.rawValue) == [1, 2])
  #expect(story.summaries.map(\.settlement.updated) == [1, 2])
  #expect(story.summaries.map(\.settlement.expired) == [1, 0])
  #expect(story.final.map(\.pressure.value) == [0.25, 0.1, 0.5, 0.5])
}

@Test func aLiftThatWasNeverReportedIsMarkedAsAnEstimate() {
  let events: [DeviceEvent] = [
    .tool(penFrame(at: 0, x: 1, pressure: 0.1, presence: .entered)),
    .tool(penFrame(at: 100, x: 1, presence: .lost)),
  ]
  #expect(
    story(events).contains("ended 1 \(StrokeFlags.liftEstimated.rawValue)"))
}

@Test func everyStrokeIsClosedWhenTheSourceStops() {
  let events: [DeviceEvent] = [
    .tool(penFrame(at: 0, x: 1, pressure: 0.1, presence: .entered)),
    .stopped(Timestamp(microseconds: 5_000)),
  ]
  #expect(
    story(events).suffix(3) == [
      "ended 1 \(StrokeFlags.stopped.rawValue)", "finished 1: 1", "lost pen",
    ])
}

@Test func framesOfAnUnknownDeviceAreIgnored() {
  var stranger = penFrame(at: 0, pressure: 1)
  stranger.device = DeviceID(rawValue: 7)
  #expect(story([.tool(stranger)]).isEmpty)
}
