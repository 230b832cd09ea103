import StylusModel
import Testing

@Test func everyPropertyHasFourBitsOfItsOwn() {
  for property in Property.allCases {
    var map = ProvenanceMap()
    map[property] = .predicted
    #expect(map.rawValue == 5 << (4 * UInt32(property.rawValue)))
    for other in Property.allCases where other != property { #expect(map[other] == .absent) }
  }
}

@Test func whatIsWrittenLastCountsAndNothingElseChanges() {
  var draws = Draws(seed: 1)
  var map = ProvenanceMap()
  var known: [Property: Provenance] = [:]
  for _ in 0..<200 {
    let property = Property.allCases.randomElement(using: &draws) ?? .time
    let provenance = Provenance.allCases.randomElement(using: &draws) ?? .absent
    map[property] = provenance
    known[property] = provenance
    for property in Property.allCases { #expect(map[property] == known[property] ?? .absent) }
  }
  #expect(ProvenanceMap(rawValue: map.rawValue) == map)
}

@Test func aProvenanceOfALaterVersionReadsAsAbsentAndCanBeOverwritten() {
  for unknown in UInt32(6)...15 {
    var map = ProvenanceMap(rawValue: unknown << 8)
    #expect(map[.pressure] == .absent)
    map[.pressure] = .measured
    #expect(map.rawValue == 1 << 8)
  }
}

@Test func aGuessIsMadeOfWhatIsThereAndOfNothingElse() {
  var draws = Draws(seed: 2)
  for _ in 0..<500 {
    var map = ProvenanceMap()
    for property in Property.allCases {
      map[property] = Provenance.allCases.randomElement(using: &draws) ?? .absent
    }
    let guess = map.allPredicted
    for property in Property.allCases {
      #expect(guess[property] == (map[property] == .absent ? .absent : .predicted))
    }
    #expect(guess.allPredicted == guess)
  }
}

@Test func onlyWhatIsHeldOrModelledIsAnEstimate() {
  #expect(Provenance.allCases.filter(\.isEstimated) == [.held, .modelled])
}

@Test func aNewSampleKnowsNothingAndStandsUpright() {
  let sample = Sample(time: Timestamp(microseconds: 9), x: Millimeters(1), y: Millimeters(2))
  for property in Property.allCases { #expect(sample.provenance[property] == .absent) }
  #expect(sample.altitude == Radians(.pi / 2) && sample.azimuth == Radians(0))
  #expect(sample.expectingUpdate.isEmpty && sample.estimationIndex == nil)
  #expect(sample.pressure == .zero && sample.distance == .zero && sample.buttons.isEmpty)
}

@Test(arguments: [0, 1, 40_000, -3] as [Int32])
func theKernelsStampIsTheTimeOfTheSampleAndItsDelay(_ delay: Int32) {
  var sample = Sample(time: Timestamp(microseconds: 1_000), x: Millimeters(0), y: Millimeters(0))
  sample.kernelDelay = delay
  #expect(sample.kernelTime.microseconds == 1_000 + Int64(delay))
}

@Test func countsOfSeveralSamplesAreTheSumOfTheirCounts() {
  var draws = Draws(seed: 3)
  let samples = (0..<400).map { _ in
    var sample = Sample(time: Timestamp(microseconds: 0), x: Millimeters(0), y: Millimeters(0))
    for property in Property.allCases {
      sample.provenance[property] = Provenance.allCases.randomElement(using: &draws) ?? .absent
    }
    return sample
  }
  for property in Property.allCases {
    let (front, back) = (samples.prefix(123), samples.dropFirst(123))
    let (all, first) = (
      ValueCounts(of: property, in: samples), ValueCounts(of: property, in: front)
    )
    let second = ValueCounts(of: property, in: back)
    #expect(all.measured == first.measured + second.measured)
    #expect(all.refined == first.refined + second.refined)
    #expect(all.total == first.total + second.total)
    let values = samples.map { $0.provenance[property] }
    #expect(all.total == values.count { $0 != .absent && $0 != .predicted })
    #expect(all.held + all.modelled == values.count(where: \.isEstimated))
  }
}
