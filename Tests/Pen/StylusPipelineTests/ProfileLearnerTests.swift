import InkSynthesis
import SimulatedPens
import StylusModel
import StylusPipeline
import Testing

private func learned(_ outputs: [PipelineOutput]) -> [SourceProfile] {
  outputs.compactMap { if case .profiled(_, let profile, _) = $0 { profile } else { nil } }
}

@Test func anUnknownPenThatMeasuresPressureSeldomIsFoundOut() throws {
  let trace = try Trace(writing: "learn this pen", rate: 600, seed: 2)
  var pen = SimulatedPen(.multirate, from: trace, seed: 2)
  pen.arrival.profile = SourceProfile()
  var story = Story()
  story.device = pen.arrival
  story.events = pen.events
  let profile = try #require(learned(story.outputs).first)
  #expect(profile.cadence == .multirate && profile.origin == .learned)
  #expect(abs(profile.period.value - 8_333) < 100)
}

@Test(arguments: [1, 2, 3] as [UInt64])
func anOrdinaryPenIsNotTakenForAnother(seed: UInt64) throws {
  let trace = try Trace(writing: "an ordinary pen writes this", rate: 200, seed: seed)
  var story = Story()
  story.device = SimulatedPen(.full, from: trace, seed: seed).arrival
  // As the kernel tells it: axes whose value has not changed are left out.
  var last: ToolFrame?
  for truth in trace.frames {
    let frame = truth.with { frame in
      frame.pressure = Fraction((frame.pressure.value * 512).rounded() / 512)
      frame.tiltX = Radians(degrees: frame.tiltX.degrees.rounded())
      frame.tiltY = Radians(degrees: frame.tiltY.degrees.rounded())
      frame.carried = [.init(.position)]
      if frame.pressure != last?.pressure { frame.carried.insert(.init(.pressure)) }
      if frame.tiltX != last?.tiltX || frame.tiltY != last?.tiltY {
        frame.carried.insert(.init(.tilt))
      }
    }
    last = frame
    story.add(frame)
  }
  #expect(learned(story.outputs).isEmpty)
}

@Test func aSteadyHandIsNotTakenForASlowSensor() {
  var dice = SplitMix64(seed: 4)
  var story = Story()
  var next = 0
  for step in 0..<3_000 {
    // The pressure flickers by one unit now and then, as a steady hand's does.
    let changes = step >= next
    if changes { next = step + Int(Double.random(in: 1...12, using: &dice)) }
    let carried: PropertySet = changes ? [.init(.position), .init(.pressure)] : [.init(.position)]
    story.add(penFrame(at: Int64(step) * 5, pressure: changes ? 0.5 : 0.501, carried: carried))
  }
  story.add(penFrame(at: 15_100))
  #expect(learned(story.outputs).isEmpty)
}
