import InkModel
package import StylusPipeline

/// A pen of one class, made from a true trace: what its driver would have told, and what was true.
///
/// No hardware behind it: each class is what facts about real devices say of it.
package struct SimulatedPen: Sendable {
  /// What kind of pen it is.
  package var kind: Kind
  /// What its device is.
  package var arrival: DeviceArrival
  /// What arrives, in order.
  package var events: [DeviceEvent]
  /// The truth.
  package var trace: Trace
  /// Whether frames keep their times, so that samples can be found in the truth by them; else by order.
  package var keepsTimes = true

  /// The classes.
  package enum Kind: String, CaseIterable, Sendable {
    case full = "full frame"
    case multirate = "multirate, 1 of 5"
    case alternating = "alternating packets"
    case groupLag = "group lag"
    case secondary = "second transport"
    case deviceClock = "batches, device clock"
    case retimed = "batches, kernel's stamps"
    case unstamped = "batches, no clock"
    case upright = "near-vertical sweep"
    case noTilt = "no tilt"
    case lateIdentity = "late identity"
    case lostLift = "lost lift"
    case duplicates = "duplicates"
  }

  /// Makes a pen of a class.
  package init(_ kind: Kind, from trace: Trace, seed: UInt64) {
    var dice = Dice(seed: seed)
    self.kind = kind
    self.trace = trace
    arrival = DeviceArrival(
      device: DeviceID(rawValue: 1), measures: Trace.measures,
      time: trace.frames.first?.time ?? Timestamp(microseconds: 0))
    events = []
    switch kind {
    case .full: events = trace.frames.map { .tool($0) }
    case .multirate: makeMultirate(every: 5)
    case .alternating: makeAlternating()
    case .groupLag: makeGroupLag()
    case .secondary: makeSecondary(&dice)
    case .deviceClock, .retimed, .unstamped: makeBatches(of: 7, &dice)
    case .upright: makeUpright()
    case .noTilt: makeTiltless()
    case .lateIdentity: makeLateIdentity()
    case .lostLift: makeLostLift()
    case .duplicates: makeDuplicates()
    }
  }

  // MARK: Values that come seldom or late

  private mutating func makeMultirate(every: Int) {
    arrival.profile.cadence = .multirate
    arrival.profile.late = [.init(.pressure), .init(.tilt), .init(.distance)]
    arrival.profile.period = Microseconds(trace.period.value * Int64(every))
    arrival.profile.budget = .milliseconds(25)
    var held = trace.frames[0]
    events = trace.frames.enumerated().map { index, truth in
      var frame = truth
      if index % every == 0 { held = truth } else { frame.repeatValues(of: held) }
      return .tool(frame)
    }
  }

  private mutating func makeAlternating() {
    arrival.measures.insert(.init(.roll))
    arrival.profile.cadence = .alternating
    arrival.profile.late = [.init(.pressure), .init(.tilt), .init(.roll)]
    arrival.profile.budget = .milliseconds(20)
    var held = trace.frames[0]
    events = trace.frames.enumerated().map { index, truth in
      var frame = truth
      frame.tool.model = 0x804
      if index % 2 == 1 {
        frame.repeatValues(of: held)
        frame.carried = [.init(.position), .init(.roll)]
      } else {
        held = truth
        frame.carried.remove(.init(.roll))
      }
      return .tool(frame)
    }
  }

  private mutating func makeGroupLag() {
    arrival.profile.cadence = .groupLag
    arrival.profile.late = [.init(.pressure)]
    arrival.profile.budget = .milliseconds(30)
    var before = trace.frames[0]
    events = trace.frames.map { truth in
      defer { before = truth }
      var frame = truth
      guard truth.presence != .entered, truth.presence != .left else { return .tool(frame) }
      frame.pressure = before.pressure
      frame.isTouching = before.isTouching
      return .tool(frame)
    }
  }

  /// Positions without pressure; every 15 ms a pressure, 15 to 45 ms later, by a clock that is 50 ppm
  /// fast; one in fifty is lost.
  private mutating func makeSecondary(_ dice: inout Dice) {
    arrival.measures.remove(.init(.pressure))
    arrival.profile.cadence = .secondary
    arrival.profile.late = [.init(.pressure)]
    arrival.profile.period = .milliseconds(15)
    arrival.profile.budget = .milliseconds(120)
    var timed = trace.frames.map { truth in
      var frame = truth
      frame.pressure = .zero
      frame.carried.remove(.init(.pressure))
      return (truth.time, DeviceEvent.tool(frame))
    }
    var due = trace.frames[0].time
    var lastArrival = due
    for truth in trace.frames where truth.time >= due {
      due = due + .milliseconds(15)
      guard dice.uniform(0...1) >= 0.02 else { continue }
      let delay = Microseconds(Int64(dice.uniform(15_000...45_000)))
      lastArrival = max(truth.time + delay, lastArrival + Microseconds(1))
      let own = Double(truth.time.microseconds) * (1 + 50e-6) + 123_456_789
      var value = LateValue(
        device: arrival.device, arrival: lastArrival, key: .sourceClock(Int64(own)))
      value.carried = [.init(.pressure)]
      value.pressure = truth.pressure
      timed.append((lastArrival, .late(value)))
    }
    timed.append((lastArrival + .milliseconds(500), .passed(lastArrival + .milliseconds(500))))
    events = timed.enumerated().sorted {
      ($0.element.0, $0.offset) < ($1.element.0, $1.offset)
    }.map(\.element.1)
  }

  // MARK: Time

  /// Reports of `count` frames, 10 to 20 ms after the last of them, and one that takes 60 ms more.
  private mutating func makeBatches(of count: Int, _ dice: inout Dice) {
    keepsTimes = false
    arrival.profile.batch = UInt8(count)
    arrival.profile.framePeriod = trace.period
    arrival.profile.clock =
      switch kind {
      case .deviceClock: .device
      case .retimed: .retimed
      default: .arrival
      }
    var received: Int64?
    var reports = 0
    let stall = Int(dice.uniform(40...80))
    var next = 0
    while next < trace.frames.count {
      // A report ends with the stay in proximity.
      let rest = trace.frames[next...].prefix(count)
      let last = rest.firstIndex { $0.presence == .left } ?? rest.endIndex - 1
      let report = rest[...last]
      next += report.count
      reports += 1
      let delay = dice.uniform(10_000...20_000) + (reports % 100 == stall ? 60_000 : 0)
      let measured = report[report.endIndex - 1].time.microseconds
      let now = max(measured + Int64(delay), (received ?? 0) + 200)
      append(report, at: now, after: received)
      received = now
    }
  }

  private mutating func append(
    _ report: ArraySlice<ToolFrame>, at now: Int64, after previous: Int64?
  ) {
    let count = Int64(report.count)
    let entered = report.first?.presence == .entered
    // Linux 6.1, wacom_intuos_pro2_bt_pen: the gap since the last report, or 15 ms, in equal parts.
    let part = entered ? 15_000 / count : (now - (previous ?? now - 15_000)) / count
    for (index, truth) in report.enumerated() {
      var frame = truth
      let back = count - 1 - Int64(index)
      frame.time = Timestamp(microseconds: kind == .retimed ? now - back * part : now)
      if kind == .deviceClock {
        let ticks = Double(truth.time.microseconds) * (1 - 80e-6) / 100
        frame.deviceTicks = UInt32(UInt64(ticks.rounded(.down)) & 0xFFFF)
      }
      events.append(.tool(frame))
    }
  }

  // MARK: Tilt and identity

  /// The pen rises to 88.5 degrees and leans again, about three times a second, while it turns slowly;
  /// the tablet tells whole degrees.
  private mutating func makeUpright() {
    for index in trace.frames.indices {
      let seconds = Double(index) * Double(trace.period.value) / 1e6
      let phase = (seconds * 3).truncatingRemainder(dividingBy: 1)
      let zenith = 1.5 + 18.5 * abs(2 * phase - 1)
      trace.frames[index].lean(
        altitude: (90 - zenith) / 180 * .pi, azimuth: (0.8 + 0.6 * seconds))
    }
    events = trace.frames.map { truth in
      var frame = truth
      frame.tiltX = Radians(degrees: truth.tiltX.degrees.rounded())
      frame.tiltY = Radians(degrees: truth.tiltY.degrees.rounded())
      return .tool(frame)
    }
  }

  private mutating func makeTiltless() {
    arrival.measures.remove(.init(.tilt))
    events = trace.frames.map { truth in
      var frame = truth
      frame.tiltX = Radians(0)
      frame.tiltY = Radians(0)
      frame.carried.remove(.init(.tilt))
      return .tool(frame)
    }
  }

  /// The serial number comes with the twentieth frame of an approach.
  private mutating func makeLateIdentity() {
    arrival.profile.traits.insert(.lateIdentity)
    var near = 0
    events = trace.frames.map { truth in
      near = truth.presence == .entered ? 0 : near + 1
      var frame = truth
      if near < 20 { frame.tool.serial = 0 }
      return .tool(frame)
    }
  }

  /// The frames with which the pen leaves never come; a timer tells it 100 ms later.
  private mutating func makeLostLift() {
    arrival.profile.traits.insert(.lostExit)
    events = trace.frames.map { truth in
      var frame = truth
      guard truth.presence == .left else { return .tool(frame) }
      frame.presence = .lost
      frame.time = truth.time + .milliseconds(100)
      return .tool(frame)
    }
  }

  private mutating func makeDuplicates() {
    arrival.profile.traits.insert(.duplicates)
    events = trace.frames.flatMap { truth in
      var twin = truth
      twin.time = truth.time + Microseconds(2_003)
      twin.presence = truth.presence == .entered ? .near : truth.presence
      return [DeviceEvent.tool(truth), .tool(twin)]
    }
  }
}

extension ToolFrame {
  /// Pressure and tilt as they were in an earlier frame.
  fileprivate mutating func repeatValues(of earlier: ToolFrame) {
    pressure = earlier.pressure
    tiltX = earlier.tiltX
    tiltY = earlier.tiltY
    distance = earlier.distance
    carried = [.init(.position)]
  }
}
