import InkSynthesis
import SimulatedPens
import StylusModel
import StylusPipeline
import Testing

// Any legal delay, loss and order of late values gives the same finished strokes: over 100 000
// random interleavings of short scenes.

/// A pen whose pressure comes from another program, by time and with numbers. In half of the scenes
/// it tells late who it is, in half the kernel drops some of its frames.
private struct Scene {
  var frames: [ToolFrame] = []
  var values: [LateValue] = []

  /// Some strokes of some samples each, 5 ms apart, and a value every 10 ms.
  init(_ dice: inout SplitMix64) {
    var time: Int64 = 0
    for _ in 0..<Int.random(in: 1...3, using: &dice) {
      for _ in 0..<Int.random(in: 1...6, using: &dice) {
        frames.append(frame(at: time, touches: true))
        time += 5
      }
      frames.append(frame(at: time, touches: false))
      time += Int64.random(in: 5...20, using: &dice)
    }
    for (number, moment) in stride(from: Int64(0), through: time, by: 10).enumerated() {
      let at = Timestamp(microseconds: moment * 1000 + 500)
      var value = LateValue(device: DeviceID(rawValue: 1), arrival: at, key: .time(at))
      value.sequence = UInt32(number)
      value.carried = PropertySet(.pressure)
      value.pressure = Fraction(Float.random(in: 0...1, using: &dice))
      if number % 7 != 3 { values.append(value) }
    }
    if Bool.random(using: &dice) { tellIdentityLate(&dice) }
    if Bool.random(using: &dice) { dropFrames(&dice) }
  }

  /// The serial number comes with any frame, or never.
  private mutating func tellIdentityLate(_ dice: inout SplitMix64) {
    let known = Int.random(in: 0...frames.count, using: &dice)
    for index in frames.indices { frames[index].tool.serial = index < known ? 0 : 9 }
  }

  /// Some frames are lost; the one behind them is the state that was found.
  private mutating func dropFrames(_ dice: inout SplitMix64) {
    let start = Int.random(in: 0..<frames.count, using: &dice)
    let end = min(start + Int.random(in: 0...4, using: &dice), frames.count - 1)
    frames[end].followsGap = true
    frames.removeSubrange(start..<end)
  }

  private func frame(at time: Int64, touches: Bool) -> ToolFrame {
    var frame = penFrame(at: time, x: Float(time), carried: [.init(.position)])
    frame.isTouching = touches
    return frame
  }

  /// The events when each value takes a random time, no longer than its budget allows.
  func events(_ dice: inout SplitMix64) -> [DeviceEvent] {
    var timed = frames.map { ($0.time, DeviceEvent.tool($0)) }
    for value in values {
      var value = value
      value.arrival = value.arrival + Microseconds(Int64.random(in: 0...80_000, using: &dice))
      timed.append((value.arrival, .late(value)))
    }
    timed.shuffle(using: &dice)
    var events = timed.sorted { $0.0 < $1.0 }.map(\.1)
    for _ in 0..<3 {
      let place = Int.random(in: 0..<events.count, using: &dice)
      events.insert(.passed(events[place].time), at: place)
    }
    let end = timed.map(\.0).max() ?? Timestamp(microseconds: 0)
    return events + [.passed(end + .milliseconds(600))]
  }

  var arrival: DeviceArrival {
    var profile = SourceProfile()
    profile.cadence = .secondary
    profile.late = PropertySet(.pressure)
    profile.period = .milliseconds(10)
    profile.budget = .milliseconds(100)
    profile.traits = .lateIdentity
    return DeviceArrival(
      device: DeviceID(rawValue: 1), measures: PropertySet(.position), profile: profile,
      time: Timestamp(microseconds: 0))
  }
}

/// What a listener has in the end, and whether every promise was kept on the way.
private struct Listener {
  var finished: [CapturedStroke] = []
  var broken: [String] = []
  private var open: [StrokeID: CapturedStroke] = [:]
  private var waiting: [StrokeID: Set<UInt32>] = [:]
  private var ended: [StrokeID: Settlement] = [:]

  mutating func hear(_ updates: [StrokeUpdate]) {
    for update in updates { hear(update) }
  }

  private mutating func hear(_ update: StrokeUpdate) {
    switch update {
    case .began(let beginning):
      open[beginning.stroke] = CapturedStroke(beginning: beginning)
    case .sample(let id, let sample):
      if let last = open[id]?.samples.last, last.time >= sample.time { broken.append("time") }
      open[id]?.samples.append(sample)
      if let index = sample.estimationIndex, !waiting[id, default: []].insert(index).inserted {
        broken.append("index used again")
      }
    case .corrected(let correction): correct(correction)
    case .finished(let summary): finish(summary)
    default: break
    }
  }

  private mutating func correct(_ correction: SampleCorrection) {
    guard open[correction.stroke] != nil else { return broken.append("update after finished") }
    open[correction.stroke]?.samples[Int(correction.position)] = correction.sample
    guard correction.sample.expectingUpdate.isEmpty else { return }
    let index = correction.sample.estimationIndex ?? .max
    if waiting[correction.stroke]?.remove(index) == nil { broken.append("index ended twice") }
  }

  private mutating func finish(_ summary: StrokeSummary) {
    guard var stroke = open.removeValue(forKey: summary.stroke) else {
      return broken.append("finished twice")
    }
    if waiting[summary.stroke]?.isEmpty == false { broken.append("index never ended") }
    if summary.samples != stroke.samples.count { broken.append("count") }
    if let last = finished.last, last.id > stroke.id { broken.append("order") }
    stroke.settlement = summary.settlement
    stroke.settlement.waited = Microseconds(0)
    finished.append(stroke)
  }
}

@Test func anyLegalDelayAndOrderGivesTheSameFinishedStrokes() {
  var dice = SplitMix64(seed: 2026)
  var broken: Set<String> = []
  var different = 0
  for _ in 0..<10_000 {
    let scene = Scene(&dice)
    var first: [CapturedStroke]?
    for _ in 0..<10 {
      var pipeline = InkPipeline()
      var outputs: [PipelineOutput] = []
      pipeline.receive(.added(scene.arrival), into: &outputs)
      for event in scene.events(&dice) { pipeline.receive(event, into: &outputs) }
      var listener = Listener()
      listener.hear(outputs.updates)
      broken.formUnion(listener.broken)
      if let first, first != listener.finished { different += 1 }
      first = first ?? listener.finished
    }
  }
  #expect(broken.isEmpty)
  #expect(different == 0, "of 90 000 that had to be equal")
}

@Test func throughACurveAnyDelayGivesTheSameFinishedStrokes() throws {
  let curve = try #require(PressureCurve(0.1, 0.6, 0.3, 0.9))
  var tuning = PenTuning()
  tuning.curve = curve
  var dice = SplitMix64(seed: 77)
  var different = 0
  for _ in 0..<2_000 {
    let scene = Scene(&dice)
    let plain = scene.finished(scene.events(&dice), nil).map { stroke in
      var told = stroke
      for place in told.samples.indices {
        told.samples[place].pressure = curve(told.samples[place].pressure)
      }
      return told
    }
    for _ in 0..<5 where scene.finished(scene.events(&dice), tuning) != plain { different += 1 }
  }
  #expect(different == 0, "of 10 000 that had to be equal")
}

extension Scene {
  /// What is left of some events if the pen is read in some way.
  fileprivate func finished(_ events: [DeviceEvent], _ tuning: PenTuning?) -> [CapturedStroke] {
    var pipeline = InkPipeline()
    var outputs: [PipelineOutput] = []
    pipeline.receive(.added(arrival), into: &outputs)
    if let tuning {
      pipeline.receive(.tuned(arrival.device, tuning, arrival.time), into: &outputs)
    }
    for event in events { pipeline.receive(event, into: &outputs) }
    var listener = Listener()
    listener.hear(outputs.updates)
    return listener.finished
  }
}

/// A frame as no device should send it: any time, any value, any state.
private func wildFrame(_ dice: inout SplitMix64, near time: Int64) -> ToolFrame {
  let wild: [Float] = [0, 1, -1, 0.5, 1e30, -.infinity, .nan, .greatestFiniteMagnitude]
  func value() -> Float { wild.randomElement(using: &dice) ?? 0 }
  let times = [time, time + 5_000, time - 3_000, .min, .max, 0, time + 60_000_000]
  var frame = penFrame(at: 0, x: value(), y: value(), pressure: value())
  frame.time = Timestamp(microseconds: times.randomElement(using: &dice) ?? 0)
  frame.tool.serial = UInt32.random(in: 0...1, using: &dice)
  frame.deviceTicks = Bool.random(using: &dice) ? .random(in: 0...(.max), using: &dice) : nil
  frame.isTouching = Bool.random(using: &dice)
  frame.isHeld = Int.random(in: 0...9, using: &dice) == 0
  frame.followsGap = Int.random(in: 0...19, using: &dice) == 0
  let presences: [ToolFrame.Presence] = [.entered, .near, .near, .near, .left, .lost, .absent]
  frame.presence = presences.randomElement(using: &dice) ?? .near
  frame.carried = PropertySet(rawValue: .random(in: 0...255, using: &dice))
  (frame.tiltX, frame.tiltY) = (Radians(value()), Radians(value()))
  (frame.roll, frame.slider) = (Radians(value()), Fraction(value()))
  return frame
}

private func wildValue(_ dice: inout SplitMix64, near time: Int64) -> LateValue {
  let moment = Timestamp(microseconds: time + .random(in: -50_000...50_000, using: &dice))
  let keys: [LateValue.SampleKey] = [
    .arrival, .time(moment), .sourceClock(.random(in: .min...(.max), using: &dice)),
    .sourceClock(time), .index(StrokeID(rawValue: .random(in: 0...9, using: &dice)), 3),
  ]
  var value = LateValue(
    device: DeviceID(rawValue: 1), arrival: moment,
    key: keys.randomElement(using: &dice) ?? .arrival)
  value.sequence = Bool.random(using: &dice) ? .random(in: 0...(.max), using: &dice) : nil
  value.source = .random(in: 0...9, using: &dice)
  value.carried = PropertySet(rawValue: .random(in: 0...255, using: &dice))
  value.pressure = Fraction(.random(in: 0...1, using: &dice))
  return value
}

/// A device of one cadence and one clock, and nothing else about it certain.
private func wildArrival(
  _ cadence: SourceProfile.Cadence, _ clock: SourceProfile.Clock, _ dice: inout SplitMix64
) -> DeviceArrival {
  var profile = SourceProfile()
  (profile.cadence, profile.clock) = (cadence, clock)
  profile.late = PropertySet(rawValue: .random(in: 0...255, using: &dice))
  profile.period = Microseconds(.random(in: 0...20_000, using: &dice))
  profile.framePeriod = Microseconds(.random(in: 0...9_000, using: &dice))
  profile.batch = .random(in: 0...(.max), using: &dice)
  profile.tick = Microseconds(.random(in: -5...200, using: &dice))
  profile.traits = SourceProfile.Traits(rawValue: .random(in: 0...127, using: &dice))
  return DeviceArrival(
    device: DeviceID(rawValue: 1),
    measures: PropertySet(rawValue: .random(in: 0...255, using: &dice)),
    profile: profile, time: Timestamp(microseconds: 0))
}

/// Mostly ordinary strokes at 250 Hz, with a wild frame in five and a wild value in three.
private func wildEvents(_ dice: inout SplitMix64) -> [DeviceEvent] {
  var events: [DeviceEvent] = []
  for step in 0..<400 {
    let now = 1_000_000 + Int64(step) * 4_000
    var frame =
      step % 5 == 0 ? wildFrame(&dice, near: now) : penFrame(at: now / 1000, pressure: 0.5)
    if step % 5 != 0, step % 31 > 24 { frame.isTouching = false }
    events.append(.tool(frame))
    if step % 3 == 0 { events.append(.late(wildValue(&dice, near: now))) }
    guard step % 97 == 0 else { continue }
    let some = PropertySet(rawValue: .random(in: 0...255, using: &dice))
    events.append(.lateSource(frame.device, some, frame.time))
  }
  return events + [.stopped(Timestamp(microseconds: 3_000_000))]
}

@Test(arguments: SourceProfile.Cadence.allCases, SourceProfile.Clock.allCases)
func noDeviceAndNoSourceBreaksAPromise(
  cadence: SourceProfile.Cadence, clock: SourceProfile.Clock
) {
  var dice = SplitMix64(seed: UInt64(cadence.rawValue) * 10 + UInt64(clock.rawValue))
  for _ in 0..<40 {
    var pipeline = InkPipeline()
    var outputs: [PipelineOutput] = []
    pipeline.receive(.added(wildArrival(cadence, clock, &dice)), into: &outputs)
    for event in wildEvents(&dice) { pipeline.receive(event, into: &outputs) }
    var listener = Listener()
    listener.hear(outputs.updates)
    #expect(listener.broken.isEmpty, "\(listener.broken)")
    #expect(listener.finished.count > 5)
  }
}
