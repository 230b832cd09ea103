import SimulatedPens
import StylusModel
import StylusPipeline
import Testing

/// A pen that measures the pressure every 10 ms and leaves it out while it stays the same: 0.2 at
/// the touch, 0.6 from `step` milliseconds on. Its samples are 2 ms apart.
private func steady(from step: Int64) -> [StrokeUpdate] {
  var arrival = DeviceArrival(
    device: DeviceID(rawValue: 1), measures: [.init(.pressure)], time: Timestamp(microseconds: 0))
  arrival.profile.cadence = .multirate
  arrival.profile.late = [.init(.pressure)]
  arrival.profile.period = .milliseconds(10)
  arrival.profile.budget = .milliseconds(25)
  var pipeline = InkPipeline()
  var outputs: [PipelineOutput] = []
  pipeline.receive(.added(arrival), into: &outputs)
  for time in stride(from: Int64(0), to: step + 50, by: 2) {
    let isMeasured = time == 0 || time == step
    pipeline.receive(
      .tool(
        penFrame(
          at: time, x: Float(time), pressure: time < step ? 0.2 : 0.6,
          carried: isMeasured ? [.init(.position), .init(.pressure)] : [.init(.position)])),
      into: &outputs)
  }
  pipeline.receive(.tool(penFrame(at: step + 50)), into: &outputs)
  return outputs.updates
}

/// The samples as they are in the end.
private func samples(of updates: [StrokeUpdate]) -> [Sample] {
  var samples: [Sample] = []
  for update in updates {
    if case .sample(_, let sample) = update { samples.append(sample) }
    if case .corrected(let correction) = update {
      samples[Int(correction.position)] = correction.sample
    }
  }
  return samples
}

@Test func aSampleBetweenTwoKnownPressuresIsRefinedThoughTheNextButOneNeverComes() throws {
  let samples = samples(of: steady(from: 10))
  try #require(samples.count == 30)
  let rising = samples[0...5].map(\.pressure)
  #expect(zip(rising, rising.dropFirst()).allSatisfy { $0 < $1 }, "\(rising)")
  #expect(samples[1...4].allSatisfy { $0.provenance[.pressure] == .refined })
  // What was not measured again before the budget was over stays as it was held.
  #expect(samples[6...17].allSatisfy { $0.provenance[.pressure] == .held })
  #expect(samples[6...17].allSatisfy { $0.pressure == Fraction(0.6) })
}

@Test func aSampleThatIsRefinedAtItsDeadlineCountsAsUpdated() throws {
  let settlements = steady(from: 10).compactMap { update in
    if case .finished(let summary) = update { summary.settlement } else { nil }
  }
  let settlement = try #require(settlements.first)
  #expect(settlement.issued == 28)
  // The twelve of which nothing was known but what came before.
  #expect(settlement.expired == 12, "\(settlement)")
}

@Test func aStepAfterALongSilenceIsNotSpreadOverTheSilence() throws {
  let samples = samples(of: steady(from: 100))
  try #require(samples.count == 75)
  // Measured at 100 ms; a silence of more than 15 ms means that nothing had changed until then.
  #expect(samples[0...42].allSatisfy { $0.pressure == Fraction(0.2) })
  let rising = samples[43...50].map(\.pressure)
  #expect(zip(rising, rising.dropFirst()).allSatisfy { $0 < $1 }, "\(rising)")
  #expect(samples[43...49].allSatisfy { $0.provenance[.pressure] == .refined })
}
