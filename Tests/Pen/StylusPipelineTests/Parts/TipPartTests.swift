import InkSynthesis
import SimulatedPens
import StylusModel
import Testing

@testable import StylusPipeline

// MARK: Contact and curve

@Test func aContactThatTremblesAboutItsThresholdIsOne() throws {
  let threshold = try #require(TipThreshold(begin: 0.3, end: 0.2))
  var gate = ContactFilter()
  let pressures: [(Float, Bool)] = [
    (0.25, false), (0.3, true), (0.25, true), (0.2, true), (0.19, false), (0.25, false),
    (0.4, true),
  ]
  for (pressure, touches) in pressures {
    let frame = gate.pass(penFrame(at: 0, pressure: pressure), threshold: threshold)
    #expect(frame.isTouching == touches)
  }
  // A tool that comes begins with the higher of both.
  let entered = penFrame(at: 0, pressure: 0.25, presence: .entered)
  let told = gate.pass(entered, threshold: threshold)
  #expect(!told.isTouching)
}

@Test func withoutAThresholdTheTabletsWordCounts() {
  var gate = ContactFilter()
  for touches in [true, false, true] {
    let frame = penFrame(at: 0, pressure: 0.01).with { $0.isTouching = touches }
    let told = gate.pass(frame, threshold: nil)
    #expect(told == frame)
  }
}

@Test func everyCurveIsMonotoneAndContinuous() throws {
  var dice = SplitMix64(seed: 1)
  for _ in 0..<20 {
    let numbers = (0..<4).map { _ in Float.random(in: 0...1, using: &dice) }
    let curve = try #require(PressureCurve(numbers[0], numbers[1], numbers[2], numbers[3]))
    let told = (0...1_000).map { curve(Fraction(Float($0) / 1_000)).value }
    #expect(told.first == 0 && told.last == 1)
    #expect(zip(told, told.dropFirst()).allSatisfy { $0 <= $1 })
  }
}

// MARK: What a predictor remembers

@Test func theHistoryOfATipGoesBackATenthOfASecond() {
  for interval in [1, 5, 7.5] {
    var history = TipHistory()
    for step in 0..<4_000 {
      history.append(TipHistory.TipMoment(time: Double(step) * interval, x: Double(step), y: 0))
    }
    let newest = history[0].time
    #expect(newest == 3_999 * interval)
    #expect(newest - history[history.count - 1].time > 90)
    #expect((0..<history.count - 1).allSatisfy { history[$0].time > history[$0 + 1].time })
    #expect(history.start == 0)
  }
}

@Test func aMomentBetweenTwoLooksIsOnTheLineBetweenThem() {
  var history = TipHistory()
  for step in 0..<10 {
    history.append(
      TipHistory.TipMoment(time: Double(step) * 10, x: Double(step), y: 2, pressure: 0.5))
  }
  var age = 0
  for time in [88.0, 55, 41, 10, -5] {
    let look = history.look(at: time, from: &age)
    #expect(abs(look.x - max(time, 0) / 10) < 1e-9 && look.y == 2 && look.pressure == 0.5)
  }
  history.forgetAll()
  #expect(history.count == 0)
}

// MARK: What a predictor says

private func sample(_ step: Int, x: Double, y: Double) -> Sample {
  var sample = Sample(
    time: Timestamp(microseconds: Int64(step) * 5_000), x: Millimeters(Float(x)),
    y: Millimeters(Float(y)))
  sample.pressure = Fraction(0.5)
  sample.provenance[.position] = .measured
  return sample
}

/// A random walk of a hand: its velocity changes a little with every step.
private func walk(seed: UInt64, _ change: (Double, Double) -> (Double, Double) = { ($0, $1) })
  -> TipPredictor
{
  var dice = SplitMix64(seed: seed)
  var predictor = TipPredictor()
  var (x, y, velocityX, velocityY) = (0.0, 0.0, 0.2, 0.1)
  for step in 0..<120 {
    velocityX += .random(in: -0.03...0.03, using: &dice)
    velocityY += .random(in: -0.03...0.03, using: &dice)
    (x, y) = (x + velocityX, y + velocityY)
    let place = change(x, y)
    predictor.observe(sample(step, x: place.0, y: place.1))
  }
  return predictor
}

private func guess(_ predictor: TipPredictor, after milliseconds: Int64 = 16) -> PredictedSample? {
  predictor.prediction?.sample(after: .milliseconds(milliseconds))
}

@Test(arguments: 1...8 as ClosedRange<UInt64>)
func theSameMovementElsewhereIsPredictedElsewhere(seed: UInt64) throws {
  let here = try #require(guess(walk(seed: seed)))
  let there = try #require(guess(walk(seed: seed) { ($0 + 64, $1 - 32) }))
  #expect(abs(there.sample.x.value - here.sample.x.value - 64) < 5e-3)
  #expect(abs(there.sample.y.value - here.sample.y.value + 32) < 5e-3)
  #expect(abs(there.uncertainty.value - here.uncertainty.value) < 5e-3)
}

@Test(arguments: 1...8 as ClosedRange<UInt64>)
func theSameMovementGivesTheSameBits(seed: UInt64) throws {
  let (one, other) = (walk(seed: seed), walk(seed: seed))
  for horizon in 1...50 as ClosedRange<Int64> {
    #expect(guess(one, after: horizon) == guess(other, after: horizon))
  }
}

@Test(arguments: 1...8 as ClosedRange<UInt64>)
func askingForAPredictionChangesNoOther(seed: UInt64) {
  var (asked, quiet) = (walk(seed: seed), walk(seed: seed))
  for step in 120..<160 {
    for horizon in [1, 16, 50] as [Int64] { _ = guess(asked, after: horizon) }
    let next = sample(step, x: Double(step) * 0.2, y: 3)
    asked.observe(next)
    quiet.observe(next)
  }
  #expect(guess(asked) == guess(quiet))
}

@Test(arguments: 1...8 as ClosedRange<UInt64>)
func uncertaintyIsPositiveAndTheFurtherTheGreater(seed: UInt64) {
  let predictor = walk(seed: seed)
  let told = ([4, 8, 16, 24, 33, 50] as [Int64]).compactMap {
    guess(predictor, after: $0)?.uncertainty.value
  }
  #expect(told.allSatisfy { $0 > 0 })
  #expect((told.first ?? 0) < (told.last ?? 1))
}

@Test func theExpectedErrorIsPositiveAndContinuousWhateverTheNetworkSays() {
  var last = 0.0
  for step in -400...400 {
    var answer = TipAnswer(numbers: .zero)
    answer.numbers[10] = Float(step) / 100
    let spread = answer.spread(0)
    #expect(spread > last)
    if step > -400 { #expect(spread - last < 0.011) }
    last = spread
  }
}

@Test func aNetworkWithoutWeightsLeavesTheExpertsAlone() {
  var features = InlineArray<81, Float>(repeating: 0.5)
  features[3] = -4
  let answer = TipNetwork().answer(to: features)
  #expect(answer.correction(0).along == 0 && answer.correction(4).across == 0)
  #expect(answer.spread(2) == 1)
}

@Test func whatTheNetworkIsToldIsBounded() throws {
  for seed in 1...8 as ClosedRange<UInt64> {
    let features = try #require(walk(seed: seed) { ($0 * 1_000, $1 * 1_000) }.features)
    for index in 0..<TipFeatures.count { #expect(abs(features.values[index]) <= 4) }
  }
}

@Test(arguments: ["1,", "99999", "1.5", "-32769", "a", "--1"])
func aNumberThatIsNoneSpoilsTheWeights(word: String) {
  let text = TipNetwork().encodedText(about: ["zeros"])
  #expect(TipNetwork(text: Array(text.utf8)) == TipNetwork())
  let lines = text.split(separator: "\n")
  let rest = lines.dropFirst(2).joined(separator: "\n")
  let spoilt = "\(lines[0])\n\(word)\(lines[1].dropFirst())\n\(rest)\n"
  #expect(TipNetwork(text: Array(spoilt.utf8)) == nil)
}
