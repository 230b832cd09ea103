import InkSynthesis
import StylusModel
import StylusPipeline

// Pens that lack a value, or do not tell who they are, that they went, or what was lost.

extension SimulatedPen {
  /// The pen rises to 88.5 degrees and leans again, about three times a second, while it turns
  /// slowly; the tablet tells whole degrees.
  mutating func makeUpright() {
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

  mutating func makeTiltless() {
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
  mutating func makeLateIdentity() {
    arrival.profile.traits.insert(.lateIdentity)
    var near = 0
    events = trace.frames.map { truth in
      near = truth.presence == .entered ? 0 : near + 1
      var frame = truth
      if near < 20 { frame.tool.serial = 0 }
      return .tool(frame)
    }
  }

  /// Nothing that comes after the last contact of a stay is told; the driver guesses 100 ms later
  /// that the pen is gone.
  mutating func makeLostLift() {
    arrival.profile.traits.insert(.lostExit)
    for stay in trace.stays {
      guard let last = stay.lastIndex(where: \.isTouching) else { continue }
      events += stay[...last].map { .tool($0) }
      var guess = stay[stay.endIndex - 1]
      guess.time = stay[last].time + .milliseconds(100)
      events.append(.tool(guess))
    }
  }

  mutating func makeDuplicates() {
    arrival.profile.traits.insert(.duplicates)
    events = trace.frames.flatMap { truth in
      var twin = truth
      twin.time = truth.time + Microseconds(2_003)
      twin.presence = truth.presence == .entered ? .near : truth.presence
      return [DeviceEvent.tool(truth), .tool(twin)]
    }
  }

  /// About one frame in 200 finds a reader that is too slow: the kernel drops 8 to 40 frames (it
  /// keeps eight at least), and what comes next is the state that is found, not a reading.
  mutating func makeDropped(_ dice: inout SplitMix64) {
    switch kind {
    case .droppedMultirate: makeMultirate(every: 5)
    case .droppedSecondary: makeSecondary(&dice)
    default: events = trace.frames.map { .tool($0) }
    }
    let whole = events
    events = []
    var lost = 0
    for event in whole {
      guard case .tool(var frame) = event else {
        events.append(event)
        continue
      }
      if lost == 0, frame.presence == .near, Int.random(in: 0..<200, using: &dice) == 0 {
        lost = Int.random(in: 8...40, using: &dice)
      }
      if lost > 1, frame.presence == .near {
        lost -= 1
        continue
      }
      frame.followsGap = lost > 0
      lost = 0
      events.append(.tool(frame))
    }
  }
}
