import StylusModel
import Testing

private func sample(at time: Int64 = 0) -> Sample {
  Sample(time: Timestamp(microseconds: time), x: Millimeters(10), y: Millimeters(20))
}

@Test func theKernelsStampNeverLeavesTheClock() {
  var late = sample(at: .max - 10)
  late.kernelDelay = .max
  #expect(late.kernelTime == Timestamp(microseconds: .max))
  var early = sample(at: .min + 10)
  early.kernelDelay = .min
  #expect(early.kernelTime == Timestamp(microseconds: .min))
}

@Test func theLongestDelayIsThirtyFiveMinutesEitherWay() {
  for delay in [Int32.min, .max] {
    var sample = sample(at: 0)
    sample.kernelDelay = delay
    #expect(sample.kernelTime.microseconds == Int64(delay))
  }
}

@Test func theKernelsStampsOfAStrokeKeepTheirOrderIfTheDelayIsOne() {
  let stamps = (0..<50 as Range<Int64>).map { step -> Timestamp in
    var sample = sample(at: step * 5_000)
    sample.kernelDelay = 1_250
    return sample.kernelTime
  }
  #expect(zip(stamps, stamps.dropFirst()).allSatisfy { $1 - $0 == Microseconds(5_000) })
}

@Test func aValueThatIsHeldIsCorrectedInAllThatTellsOfIt() {
  // The life of one pressure: held, expected, measured.
  var sample = sample()
  sample.pressure = Fraction(0.25)
  sample.provenance[.pressure] = .held
  sample.expectingUpdate = PropertySet(.pressure)
  sample.estimationIndex = 0
  #expect(sample.provenance[.pressure].isEstimated)
  let sent = sample
  sample.pressure = Fraction(0.5)
  sample.provenance[.pressure] = .refined
  sample.expectingUpdate.remove(PropertySet(.pressure))
  #expect(!sample.provenance[.pressure].isEstimated && sample.expectingUpdate.isEmpty)
  #expect(sample.estimationIndex == sent.estimationIndex, "its name stays")
  let correction = SampleCorrection(
    stroke: StrokeID(rawValue: 3), position: 12, changed: PropertySet(.pressure), sample: sample)
  #expect(correction.sample != sent && correction.changed.names == ["pressure"])
  #expect(sent.pressure == Fraction(0.25), "what was sent is what was sent")
}

@Test func onlyAPropertyThatComesApartCanBeExpected() {
  for property in Property.allCases where !PropertySet.detachable.contains(.init(property)) {
    #expect([.position, .time, .identity].contains(property))
  }
  #expect(PropertySet.detachable.rawValue == 0b0111_1100)
}

@Test func aTailIsMadeOfGuessesOnly() {
  var last = sample(at: 1_000)
  for property in Property.allCases { last.provenance[property] = .measured }
  last.provenance[.roll] = .absent
  last.provenance[.distance] = .held
  var guess = last
  guess.time = last.time + Microseconds(8_000)
  guess.provenance = last.provenance.allPredicted
  let tail = PredictedSample(guess, uncertainty: Millimeters(0.2))
  #expect(tail.sample.time > last.time && tail.uncertainty > Millimeters(0))
  #expect(ValueCounts(of: .position, in: [tail.sample]).total == 0, "a guess is no value")
  #expect(
    tail.sample.provenance[.roll] == .absent && tail.sample.provenance[.distance] == .predicted)
  #expect(PredictedSample(guess, uncertainty: Millimeters(0.3)) != tail)
}

@Test func aNibbleOfALaterVersionIsNoGuessEither() {
  // What reads as absent must not become a prediction: nobody has a value for it.
  for property in Property.allCases {
    for nibble in UInt32(0)...15 {
      let map = ProvenanceMap(rawValue: nibble << (4 * UInt32(property.rawValue)))
      #expect(
        map.allPredicted[property] == (map[property] == .absent ? .absent : .predicted),
        "\(property) \(nibble)")
    }
  }
  #expect(ProvenanceMap(rawValue: 0xFEDC_BA98).allPredicted == ProvenanceMap())
  #expect(ProvenanceMap(rawValue: 0x6666_7777).allPredicted == ProvenanceMap())
  #expect(ProvenanceMap(rawValue: 0x1234_5000).allPredicted.rawValue == 0x5555_5000)
}
