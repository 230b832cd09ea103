import StylusModel
import Testing

private func sample(_ pressure: Provenance) -> Sample {
  var sample = Sample(time: Timestamp(microseconds: 0), x: Millimeters(0), y: Millimeters(0))
  sample.provenance[.pressure] = pressure
  return sample
}

@Test func theOrderOfSamplesDoesNotCount() {
  var draws = Draws(seed: 81)
  let ways = (0..<200).map { _ in Provenance.allCases.randomElement(using: &draws) ?? .absent }
  let counts = ValueCounts(of: .pressure, in: ways.map(sample))
  let shuffled = ways.shuffled(using: &draws)
  #expect(ValueCounts(of: .pressure, in: shuffled.map(sample)) == counts)
}

@Test func countingOneByOneIsCountingAll() {
  var counts = ValueCounts()
  for way in Provenance.allCases {
    let before = counts
    counts.add(way)
    let isValue = way != .absent && way != .predicted
    #expect(counts.total == before.total + (isValue ? 1 : 0))
    #expect((counts == before) == !isValue)
  }
  #expect(counts == ValueCounts(of: .pressure, in: Provenance.allCases.map(sample)))
}

@Test func aCorrectionMovesAValueFromHeldToRefinedAndAddsNone() {
  var samples = [sample(.measured), sample(.held), sample(.held)]
  let before = ValueCounts(of: .pressure, in: samples)
  samples[1].provenance[.pressure] = .refined
  let after = ValueCounts(of: .pressure, in: samples)
  #expect(after.total == before.total)
  #expect(after.held == before.held - 1 && after.refined == before.refined + 1)
  #expect(after.measured == before.measured)
}

@Test func onePropertyIsCountedWithoutTheOthers() {
  var leaning = sample(.measured)
  leaning.provenance[.tilt] = .held
  let samples = [leaning, leaning, sample(.held)]
  #expect(ValueCounts(of: .tilt, in: samples).total == 2)
  #expect(ValueCounts(of: .pressure, in: samples).total == 3)
  #expect(ValueCounts(of: .identity, in: samples).total == 0)
}

@Test func samplesThatComeOnlyOnceAreCountedOnce() {
  var left = 5
  let stream = AnyIterator<Sample> {
    left -= 1
    return left < 0 ? nil : sample(.held)
  }
  #expect(ValueCounts(of: .pressure, in: IteratorSequence(stream)).held == 5)
}
