import InkSynthesis
import StylusModel
import Testing

@testable import StylusPipeline

/// A stroke of a hand that goes too far in its curves, with small differences from stroke to stroke
/// by `seed`.
private func stroke(_ seed: UInt64, steps: Int = 60, from start: Int64 = 0) -> [Sample] {
  var dice = SplitMix64(seed: seed)
  let (turn, size) = (
    Float.random(in: 0.15...0.25, using: &dice), Float.random(in: 1...2, using: &dice)
  )
  var (x, y, heading) = (Float(20), Float(30), Float(0))
  return (0..<steps).map { step in
    heading += turn
    let pace = size * (0.3 + 0.2 * Float(step % 9) / 9)
    (x, y) = (x + pace * (1 - heading * heading / 40), y + pace * heading / 7)
    if heading > 5 { heading = -5 }
    var sample = Sample(
      time: Timestamp(microseconds: start + Int64(step) * 7_500), x: Millimeters(x),
      y: Millimeters(y))
    sample.pressure = Fraction(0.4)
    return sample
  }
}

extension TipPredictor {
  /// Sees a stroke, as of a pen that came near for it.
  fileprivate mutating func see(_ stroke: [Sample]) {
    restart()
    for sample in stroke { observe(sample) }
  }

  /// One that has seen many strokes.
  fileprivate static func taught(_ strokes: Int, learns: Bool = true) -> TipPredictor {
    var predictor = TipPredictor(learns: learns)
    for seed in 0..<strokes {
      predictor.see(stroke(UInt64(seed), from: Int64(seed) * 1_000_000))
    }
    return predictor
  }
}

@Test func aKeptHandGoesOnWhereItWas() throws {
  let taught = TipPredictor.taught(12)
  #expect(taught.hand.lessons > 300)
  let bytes = taught.hand.bytes(of: .shipped)
  let kept = try #require(HandModel(bytes, of: .shipped))
  #expect(kept.bytes(of: .shipped) == bytes)
  #expect(kept.lessons == taught.hand.lessons && kept.gain == taught.hand.gain)
  var (one, other) = (TipPredictor.taught(5), TipPredictor.taught(5))
  one.adopt(taught.hand)
  other.adopt(kept)
  for predictor in [one, other] { #expect(predictor.hand.gain == taught.hand.gain) }
  one.see(stroke(99, from: 100_000_000))
  other.see(stroke(99, from: 100_000_000))
  let isSame = one.hand.bytes(of: .shipped) == other.hand.bytes(of: .shipped)
  #expect(isSame)
  let (first, second) = (
    one.prediction?.sample(after: .milliseconds(16)),
    other.prediction?.sample(after: .milliseconds(16))
  )
  #expect(first != nil && first == second)
}

@Test func aDamagedHandIsRefusedWhateverByteItIs() {
  let bytes = TipPredictor.taught(3).hand.bytes(of: .shipped)
  for index in stride(from: 0, to: bytes.count, by: 7) {
    var damaged = bytes
    damaged[index] ^= 1 << UInt8(index % 8)
    #expect(HandModel(damaged, of: .shipped) == nil, "byte \(index)")
  }
  for count in [0, 8, 47, bytes.count - 1] {
    #expect(HandModel(Array(bytes.prefix(count)), of: .shipped) == nil)
  }
  #expect(HandModel(bytes + [0], of: .shipped) == nil)
}

@Test func moreLessonsThanAPenCanHaveHadAreRefused() {
  var bytes = TipPredictor.taught(3).hand.bytes(of: .shipped)
  for index in 24..<32 { bytes[index] = 0xFF }
  #expect(HandModel(HandModel.summed(bytes), of: .shipped) == nil)
  bytes[31] = 0
  bytes[30] = 0x10
  #expect(HandModel(HandModel.summed(bytes), of: .shipped) != nil)
}

@Test func aHandBelongsToTheWeightsWhoseMissesItKnows() {
  let bytes = TipPredictor.taught(3).hand.bytes(of: .shipped)
  var other = TipNetwork.shipped
  other.last[3][2] += 0.001
  #expect(HandModel(bytes, of: other) == nil)
}

@Test func noPlaceAndNoTimeIsInAKeptHand() {
  let moved = stroke(1).map { sample in
    var sample = sample
    sample.x = Millimeters(sample.x.value + 64)
    sample.time = sample.time + .milliseconds(5_000)
    return sample
  }
  var (one, other) = (TipPredictor(), TipPredictor())
  one.see(stroke(1))
  other.see(moved)
  let (first, second) = (one.hand, other.hand)
  #expect(first.lessons == second.lessons && first.lessons > 30)
  // Floats of another place are rounded elsewhere.
  #expect(abs(first.gain - second.gain) < 0.01)
}

@Test func aStrokeThatIsPlayedAThousandTimesTeachesAsOnce() {
  var predictor = TipPredictor()
  predictor.see(stroke(1, steps: 24))
  let once = predictor.hand.bytes(of: .shipped)
  #expect(predictor.hand.lessons > 0)
  for round in 1...1_000 { predictor.see(stroke(1, steps: 24, from: Int64(round) * 1_000_000)) }
  #expect(predictor.hand.bytes(of: .shipped) == once)
  predictor.see(stroke(2, from: 2_000_000_000))
  #expect(predictor.hand.bytes(of: .shipped) != once)
}

@Test func fewMovesTeachNothing() {
  var predictor = TipPredictor()
  for seed in 0..<50 {
    predictor.see(stroke(UInt64(seed), steps: RepeatGuard.length, from: Int64(seed) * 1_000_000))
  }
  #expect(predictor.hand.lessons == 0)
}

@Test func whoShallNotLearnDoesNot() {
  let predictor = TipPredictor.taught(10, learns: false)
  #expect(predictor.hand.lessons == 0 && predictor.hand.gain == 0)
  #expect(predictor.prediction?.voices(after: .milliseconds(16)).hand == 0)
  let learner = TipPredictor.taught(10)
  #expect(learner.prediction?.voices(after: .milliseconds(16)).hand ?? 0 > 0)
}

@Test func placesThatAreNoNumbersAreNoMoves() {
  var guardian = RepeatGuard()
  for place in [1, .nan, .infinity, 2, -.infinity, 1e300, 3, 4, 5, 6, 7, 8, 9, 10] as [Double] {
    guardian.observe(TipHistory.TipMoment(x: place, y: 0))
  }
  #expect(guardian.isNew)
}
