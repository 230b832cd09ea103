import InkSynthesis
import SimulatedPens
import StylusModel
import StylusPipeline
import Testing

// Events that no tablet would send: whatever comes, the story that is told is one of strokes.

/// Three tablets of every sort, and programs that send values, all gone mad.
private struct Chaos {
  var dice: SplitMix64
  private var now: Int64 = 0

  init(seed: UInt64) { dice = SplitMix64(seed: seed) }

  mutating func event() -> DeviceEvent {
    now += Bool.random(using: &dice) ? .random(in: 0...3_000, using: &dice) : 0
    if one(in: 50) { now += .random(in: -20_000...200_000, using: &dice) }
    let device = DeviceID(rawValue: .random(in: 1...3, using: &dice))
    let time = one(in: 400) ? wild() : Timestamp(microseconds: now)
    switch Int.random(in: 0..<100, using: &dice) {
    case 0: return .removed(device, time)
    case 1, 2: return .added(arrival(device, time))
    case 3: return .gap(device, time)
    case 4: return .passed(time)
    case 5: return .profileChanged(device, profile(), time)
    case 6: return .lateSource(device, properties(), time)
    case 7: return .tuned(device, tuning(), time)
    case 8...30: return .late(value(device, time))
    default: return .tool(frame(device, time))
    }
  }

  /// What ends everything.
  var end: [DeviceEvent] {
    [.stopped(Timestamp(microseconds: now)), .passed(Timestamp(microseconds: now + 9_000_000))]
  }

  private mutating func one(in many: Int) -> Bool { Int.random(in: 0..<many, using: &dice) == 0 }

  private mutating func wild() -> Timestamp {
    let times: [Int64] = [.min, .max, 0, -1, 1 << 62, -(1 << 62)]
    return Timestamp(microseconds: times.randomElement(using: &dice) ?? 0)
  }

  private mutating func properties() -> PropertySet {
    PropertySet(rawValue: .random(in: 0..<256, using: &dice)).intersection(.detachable)
  }

  private mutating func profile() -> SourceProfile {
    var profile = SourceProfile()
    profile.cadence = SourceProfile.Cadence.allCases.randomElement(using: &dice) ?? .everyFrame
    profile.clock = SourceProfile.Clock.allCases.randomElement(using: &dice) ?? .kernel
    if profile.cadence != .everyFrame { profile.late = properties() }
    profile.period = Microseconds(.random(in: 0...50_000, using: &dice))
    profile.framePeriod = Microseconds(.random(in: 0...9_000, using: &dice))
    profile.tick = Microseconds(.random(in: 0...500, using: &dice))
    profile.batch = .random(in: 0...64, using: &dice)
    profile.budget = Microseconds(.random(in: 0...500_000, using: &dice))
    profile.traits = .init(rawValue: .random(in: 0..<128, using: &dice))
    profile.origin = SourceProfile.Origin.allCases.randomElement(using: &dice) ?? .assumed
    return profile
  }

  private mutating func arrival(_ device: DeviceID, _ time: Timestamp) -> DeviceArrival {
    DeviceArrival(
      device: device, measures: PropertySet(rawValue: .random(in: 0..<256, using: &dice)),
      profile: profile(), time: time)
  }

  private mutating func tuning() -> PenTuning {
    var tuning = PenTuning()
    if one(in: 2) { tuning.curve = PressureCurve(0.2, 0.5, 0.4, 0.9) }
    if one(in: 2) { tuning.threshold = TipThreshold(begin: 0.4, end: 0.3) }
    return tuning
  }

  private mutating func value(_ device: DeviceID, _ time: Timestamp) -> LateValue {
    let keys: [LateValue.SampleKey] = [
      .arrival, .sourceClock(now), .sourceClock(wild().microseconds), .time(time), .time(wild()),
      .time(Timestamp(microseconds: now - .random(in: 0...60_000, using: &dice))),
      .index(
        StrokeID(rawValue: .random(in: 0...60, using: &dice)), .random(in: 0...9, using: &dice)),
    ]
    var value = LateValue(
      device: device, arrival: time, key: keys.randomElement(using: &dice) ?? .arrival)
    value.source = .random(in: 0...6, using: &dice)
    if one(in: 2) { value.sequence = one(in: 9) ? .max : UInt32(truncatingIfNeeded: now / 1_000) }
    value.carried = properties()
    value.pressure = Fraction(.random(in: 0...1, using: &dice))
    value.altitude = Radians(.random(in: 0...1.57, using: &dice))
    value.azimuth = Radians(.random(in: 0...6.28, using: &dice))
    return value
  }

  private mutating func frame(_ device: DeviceID, _ time: Timestamp) -> ToolFrame {
    let kinds = ToolKind.allCases
    var frame = ToolFrame(
      device: device, time: time,
      tool: Tool(
        kind: one(in: 20) ? kinds.randomElement(using: &dice) ?? .pen : .pen,
        serial: .random(in: 0...2, using: &dice)))
    let presences: [ToolFrame.Presence] = [.absent, .entered, .left, .lost]
    if one(in: 12) { frame.presence = presences.randomElement(using: &dice) ?? .near }
    frame.isTouching = !one(in: 4)
    frame.followsGap = one(in: 60)
    frame.isHeld = one(in: 30)
    frame.carried = PropertySet(rawValue: .random(in: 0..<256, using: &dice))
    frame.x = Millimeters(.random(in: -10...300, using: &dice))
    frame.pressure = Fraction(.random(in: -0.2...1, using: &dice))
    frame.tiltX = Radians(.random(in: -1.6...1.6, using: &dice))
    frame.tiltY = Radians(one(in: 2) ? 0 : .random(in: -1.6...1.6, using: &dice))
    frame.roll = Radians(.random(in: -3.14...3.14, using: &dice))
    frame.deviceTicks = one(in: 3) ? nil : UInt32(truncatingIfNeeded: now / 100)
    return frame
  }
}

@Test(arguments: 1...16 as ClosedRange<UInt64>)
func whateverComesIsToldAsStrokesThatKeepEveryPromise(seed: UInt64) {
  var chaos = Chaos(seed: seed)
  var pipeline = InkPipeline()
  var laws = StrokeLaws()
  for _ in 0..<2_000 {
    var updates: [PipelineOutput] = []
    pipeline.receive(chaos.event(), into: &updates)
    laws.hear(updates)
  }
  for event in chaos.end {
    var updates: [PipelineOutput] = []
    pipeline.receive(event, into: &updates)
    laws.hear(updates)
  }
  laws.close()
  #expect(laws.broken.isEmpty, "\(laws.broken.sorted())")
  #expect(laws.finished > 0)
}

@Test func theSameEventsGiveTheSameUpdates() {
  func run() -> [PipelineOutput] {
    var chaos = Chaos(seed: 99)
    var pipeline = InkPipeline()
    var updates: [PipelineOutput] = []
    for _ in 0..<5_000 { pipeline.receive(chaos.event(), into: &updates) }
    return updates
  }
  #expect(run() == run())
}

@Test func aCopyOfThePipelineTellsTheSameAndDisturbsNothing() {
  var chaos = Chaos(seed: 98)
  var pipeline = InkPipeline()
  var updates: [PipelineOutput] = []
  for _ in 0..<2_000 { pipeline.receive(chaos.event(), into: &updates) }
  var copy = pipeline
  var (one, other): ([PipelineOutput], [PipelineOutput]) = ([], [])
  let rest = (0..<500).map { _ in chaos.event() }
  for event in rest { copy.receive(event, into: &other) }
  for event in rest { pipeline.receive(event, into: &one) }
  #expect(one == other)
}

@Test(arguments: SimulatedPen.Kind.allCases)
func everyClassOfPensKeepsEveryPromise(kind: SimulatedPen.Kind) throws {
  let pen = SimulatedPen(kind, from: try Trace(writing: "laws", rate: 200, seed: 2), seed: 2)
  var pipeline = InkPipeline()
  var laws = StrokeLaws()
  let end = (pen.events.last?.time ?? pen.arrival.time) + .milliseconds(600)
  for event in [.added(pen.arrival)] + pen.events + [.passed(end), .stopped(end)] {
    var updates: [PipelineOutput] = []
    pipeline.receive(event, into: &updates)
    laws.hear(updates)
  }
  laws.close()
  #expect(laws.broken.isEmpty, "\(laws.broken.sorted())")
  #expect(laws.finished > 2)
}

@Test(arguments: SimulatedPen.Kind.allCases)
func atItsDeadlineNothingWaitsForThatMomentAnyMore(kind: SimulatedPen.Kind) throws {
  let pen = SimulatedPen(kind, from: try Trace(writing: "due", rate: 200, seed: 4), seed: 4)
  var pipeline = InkPipeline()
  var updates: [PipelineOutput] = []
  for event in [.added(pen.arrival)] + pen.events {
    pipeline.receive(event, into: &updates)
  }
  var steps = 0
  while let deadline = pipeline.nextDeadline, steps < 2_000 {
    pipeline.receive(.passed(deadline), into: &updates)
    #expect(pipeline.nextDeadline.map { deadline < $0 } ?? true)
    steps += 1
  }
  #expect(pipeline.nextDeadline == nil)
}

@Test(arguments: SimulatedPen.Kind.allCases)
func lookingAheadChangesNothingOfTheTruth(kind: SimulatedPen.Kind) throws {
  let pen = SimulatedPen(kind, from: try Trace(writing: "see", rate: 200, seed: 5), seed: 5)
  func run(predicting: Bool) -> [PipelineOutput] {
    var (pipeline, predictor) = (InkPipeline(), TipPredictor())
    var updates: [PipelineOutput] = []
    for event in [.added(pen.arrival)] + pen.events {
      let before = updates.count
      pipeline.receive(event, into: &updates)
      guard predicting else { continue }
      for case .update(.sample(_, let sample)) in updates[before...] {
        predictor.observe(sample)
        _ = predictor.prediction?.sample(after: .milliseconds(16))
      }
    }
    return updates
  }
  #expect(run(predicting: true) == run(predicting: false))
}
