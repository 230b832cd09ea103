import InkSynthesis
import StylusModel
import StylusPipeline

// Pens whose values come seldom, late, or another way.

extension SimulatedPen {
  mutating func makeMultirate(every: Int) {
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

  mutating func makeAlternating() {
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

  mutating func makeGroupLag() {
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

  /// Positions without pressure; every 15 ms a pressure, 15 to 45 ms later, by a clock that is 50
  /// ppm fast; one in fifty is lost.
  mutating func makeSecondary(_ dice: inout SplitMix64) {
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
      guard Double.random(in: 0...1, using: &dice) >= 0.02 else { continue }
      let delay = Microseconds(Int64(Double.random(in: 15_000...45_000, using: &dice)))
      lastArrival = max(truth.time + delay, lastArrival + Microseconds(1))
      timed.append((lastArrival, .late(value(of: truth, at: lastArrival))))
    }
    timed.append((lastArrival + .milliseconds(500), .passed(lastArrival + .milliseconds(500))))
    events = timed.enumerated().sorted {
      ($0.element.0, $0.offset) < ($1.element.0, $1.offset)
    }.map(\.element.1)
  }

  private func value(of truth: ToolFrame, at time: Timestamp) -> LateValue {
    let own = Double(truth.time.microseconds) * (1 + 50e-6) + 123_456_789
    var value = LateValue(
      device: arrival.device, arrival: time, key: .sourceClock(Int64(own)))
    value.carried = [.init(.pressure)]
    value.pressure = truth.pressure
    return value
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
