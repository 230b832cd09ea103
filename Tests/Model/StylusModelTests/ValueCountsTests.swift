import StylusModel
import Testing

@Test func valuesAreCountedByHowTheyAreKnown() {
  let pressures: [Provenance] = [.measured, .held, .held, .refined, .modelled, .absent, .predicted]
  let samples = pressures.map { provenance in
    var sample = Sample(time: Timestamp(microseconds: 1), x: Millimeters(0), y: Millimeters(0))
    sample.provenance[.pressure] = provenance
    sample.provenance[.tilt] = .modelled
    return sample
  }
  let counts = ValueCounts(of: .pressure, in: samples)
  #expect(counts.measured == 1)
  #expect(counts.held == 2)
  #expect(counts.refined == 1)
  #expect(counts.modelled == 1)
  #expect(counts.total == 5, "what is absent or only predicted is no value")
  #expect(ValueCounts(of: .tilt, in: samples).modelled == 7)
  #expect(ValueCounts(of: .roll, in: samples) == ValueCounts())
}
