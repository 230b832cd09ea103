import InkSynthesis
import StylusModel
import Testing

@testable import StylusPipeline

/// A movement that turns, speeds up and slows down, as places in millimeters for a time in
/// milliseconds.
private func curl(_ time: Double) -> (x: Double, y: Double) {
  (30 + 0.02 * time + 1.5 * sine(time / 35), 40 + 1.2 * sine(time / 28 + 1))
}

/// Bhaskara's approximation, good enough for a test's movement and free of any library.
private func sine(_ angle: Double) -> Double {
  var rest = angle.truncatingRemainder(dividingBy: 2 * .pi)
  if rest < 0 { rest += 2 * .pi }
  let half = rest > .pi ? rest - .pi : rest
  let value = 16 * half * (.pi - half) / (5 * .pi * .pi - 4 * half * (.pi - half))
  return rest > .pi ? -value : value
}

private func sample(_ time: Double, _ x: Double, _ y: Double, pressure: Float = 0.4) -> Sample {
  var sample = Sample(
    time: Timestamp(microseconds: Int64((time * 1000).rounded())), x: Millimeters(Float(x)),
    y: Millimeters(Float(y)))
  sample.pressure = Fraction(pressure)
  sample.provenance[.position] = .measured
  sample.provenance[.time] = .measured
  sample.provenance[.pressure] = .measured
  return sample
}

/// A predictor that has seen a movement, changed by `change`.
private func follower(
  rate: Double = 133, _ change: ((x: Double, y: Double)) -> (x: Double, y: Double) = { $0 }
) -> TipPredictor {
  var predictor = TipPredictor()
  for index in 0..<60 {
    let time = Double(index) * 1000 / rate
    let place = change(curl(time))
    predictor.observe(sample(time, place.x, place.y))
  }
  return predictor
}

@Test func nothingIsPredictedBeforeTheSecondSample() {
  var predictor = TipPredictor()
  #expect(predictor.prediction == nil)
  predictor.observe(sample(0, 1, 1))
  #expect(predictor.prediction == nil)
  predictor.observe(sample(7.5, 1.3, 1))
  #expect(predictor.prediction != nil)
}

@Test(arguments: [66.0, 133, 240, 1000])
func aPredictionIsNearerThanStaying(rate: Double) throws {
  let predictor = follower(rate: rate)
  let now = 59 * 1000 / rate
  let guess = try #require(predictor.prediction?.sample(after: .milliseconds(16)))
  let truth = curl(now + 16)
  let last = curl(now)
  let miss = distance(guess, truth)
  #expect(
    miss < 0.5
      * ((truth.x - last.x) * (truth.x - last.x)
      + (truth.y - last.y) * (truth.y - last.y)).squareRoot())
}

private func distance(_ guess: PredictedSample, _ place: (x: Double, y: Double)) -> Double {
  let x = Double(guess.sample.x.value) - place.x
  let y = Double(guess.sample.y.value) - place.y
  return (x * x + y * y).squareRoot()
}

@Test func aMirroredMovementIsPredictedMirrored() throws {
  let guess = try #require(follower().prediction?.sample(after: .milliseconds(24)))
  let mirrored = follower { (100 - $0.x, $0.y) }
  let other = try #require(mirrored.prediction?.sample(after: .milliseconds(24)))
  // A place at 100 mm is rounded to 8e-6 mm, and what follows from three of them is more than that.
  #expect(abs(100 - other.sample.x.value - guess.sample.x.value) < 1e-2)
  #expect(abs(other.sample.y.value - guess.sample.y.value) < 1e-2)
}

@Test func aTurnedMovementIsPredictedTurned() throws {
  let guess = try #require(follower().prediction?.sample(after: .milliseconds(24)))
  let turned = follower { (100 - $0.y, $0.x) }
  let other = try #require(turned.prediction?.sample(after: .milliseconds(24)))
  #expect(abs(other.sample.y.value - guess.sample.x.value) < 2e-3)
  #expect(abs(100 - other.sample.x.value - guess.sample.y.value) < 2e-3)
}

/// Relative errors of 16 ms over a drawing whose size, speed and clock can be chosen.
private func relativeError(size: Double = 1, haste: Double = 1, rate: Double = 133) -> Double {
  var predictor = TipPredictor()
  var (error, way) = (0.0, 0.0)
  var index = 0
  while Double(index) * 1000 / rate * haste < 3000 {
    let time = Double(index) * 1000 / rate
    func place(_ time: Double) -> (x: Double, y: Double) {
      let place = curl(time * haste)
      return (place.x * size, place.y * size)
    }
    predictor.observe(sample(time.rounded(.down), place(time).x, place(time).y))
    if index > 40, let guess = predictor.prediction?.sample(after: .milliseconds(16)) {
      let (truth, now) = (place(time.rounded(.down) + 16), place(time))
      error += distance(guess, truth)
      let (x, y) = (truth.x - now.x, truth.y - now.y)
      way += (x * x + y * y).squareRoot()
    }
    index += 1
  }
  return error / way
}

@Test(arguments: [0.5, 3, 10])
func theSameDrawingAtAnotherSizeIsPredictedAsWell(size: Double) {
  #expect(relativeError(size: size) < 1.25 * relativeError() + 0.01)
}

@Test(arguments: [0.33, 0.6, 1])
func theSameDrawingAtAnotherSpeedAndSizeIsPredictedAsWell(haste: Double) {
  #expect(relativeError(size: 3, haste: haste) < 1.25 * relativeError(haste: haste) + 0.01)
}

@Test(arguments: [100.0, 200, 360])
func theSameJitterAtAnotherRateIsNoHarm(rate: Double) {
  #expect(relativeError(rate: rate) < 1.3 * relativeError(rate: 133) + 0.01)
}

@Test func whatIsPredictedIsMarkedSo() throws {
  let guess = try #require(follower().prediction?.sample(after: .milliseconds(10)))
  #expect(guess.sample.provenance[.position] == .predicted)
  #expect(guess.sample.provenance[.pressure] == .predicted)
  #expect(guess.sample.provenance[.tilt] == .absent)
  #expect(guess.sample.estimationIndex == nil)
  #expect(guess.uncertainty > Millimeters(0))
}

@Test func horizonsEndAtFiftyMilliseconds() throws {
  let prediction = try #require(follower().prediction)
  #expect(prediction.sample(after: .milliseconds(0)) == nil)
  #expect(prediction.sample(after: .milliseconds(51)) == nil)
  let last = Timestamp(microseconds: Int64((59_000_000 / 133.0).rounded()))
  let guess = try #require(prediction.sample(after: Microseconds(12_345)))
  #expect(guess.sample.time == last + Microseconds(12_345))
}

@Test func aPauseBeginsAnew() {
  var predictor = follower()
  predictor.observe(sample(59_000 / 133 + 100, 50, 50))
  #expect(predictor.prediction == nil)
}

@Test func whatMayBeATapIsNotFollowedFarAndAStrokeIs() {
  /// How far ahead is looked after 45 ms at a pace in mm/ms.
  func reach(pace: Double) -> Double {
    var gate = TouchDetector()
    for index in 0...6 {
      let time = Double(index) * 7.5
      gate.observe(TipHistory.TipMoment(time: time, x: 10 + time * pace, y: 20, pressure: 0.4))
    }
    return gate.reach
  }
  #expect(reach(pace: 0) < 30)
  #expect(reach(pace: 0.015) < 30)
  #expect(reach(pace: 0.03) > 35)
}

@Test func aStrokeIsSoonTrustedForTheWholeHorizon() {
  var gate = TouchDetector()
  for index in 0...8 {
    let time = Double(index) * 7.5
    gate.observe(TipHistory.TipMoment(time: time, x: 10 + time * 0.03, y: 20, pressure: 0.4))
  }
  // 60 ms after the touch.
  #expect(gate.reach >= 50)
}

@Test func aSampleOfTheSameTimeChangesNothing() {
  var predictor = follower()
  let before = predictor.prediction?.sample(after: .milliseconds(16))
  predictor.observe(sample(59_000 / 133.0, 90, 90))
  #expect(predictor.prediction?.sample(after: .milliseconds(16)) == before)
}

@Test func aPenThatStandsStillIsPredictedToStand() {
  var predictor = TipPredictor()
  for index in 0..<100 {
    predictor.observe(sample(Double(index) * 7.5, 20 + (index % 2 == 0 ? 0.005 : 0), 30))
  }
  let guess = predictor.prediction?.sample(after: .milliseconds(50))
  #expect(guess.map { distance($0, (20, 30)) < 0.1 } ?? true)
}

/// The extremes of what a sample can hold.
private let places: [Float] = [0, 1, -1, 1e-30, 0.005, 300, -4e5, 1e18, -1e18]

@Test func anyFiniteInputGivesFiniteOutput() {
  var dice = SplitMix64(seed: 4)
  for _ in 0..<40 {
    var predictor = TipPredictor()
    var time: Int64 = 0
    for _ in 0..<200 {
      time +=
        Bool.random(using: &dice)
        ? .random(in: -2000...20_000, using: &dice) : .random(in: 0...100, using: &dice)
      var sample = Sample(
        time: Timestamp(microseconds: time),
        x: Millimeters(
          (places.randomElement(using: &dice) ?? 0) + .random(in: 0...1, using: &dice)),
        y: Millimeters((places.randomElement(using: &dice) ?? 0) + .random(in: 0...1, using: &dice))
      )
      sample.pressure = Fraction(.random(in: 0...1, using: &dice))
      predictor.observe(sample)
      guard let prediction = predictor.prediction else { continue }
      for horizon in [Int64(1), 7_000, 25_000, 50_000] {
        guard let guess = prediction.sample(after: Microseconds(horizon)) else {
          continue
        }
        #expect(guess.sample.x.value.isFinite && guess.sample.y.value.isFinite)
        #expect(guess.uncertainty.value.isFinite)
      }
    }
  }
}

@Test func aJumpIsForgottenWithinATenthOfASecond() throws {
  var predictor = TipPredictor()
  for index in 0..<40 {
    let time = Double(index) * 7.5
    predictor.observe(sample(time, 0.03 * time + (index == 20 ? 1 : 0), 5))
  }
  let guess = try #require(predictor.prediction?.sample(after: .milliseconds(16)))
  #expect(distance(guess, (0.03 * (39 * 7.5 + 16), 5)) < 0.3)
}

@Test func aBurstAtTenKilohertzIsSeenAsTheSameMovement() throws {
  let guess = try #require(follower(rate: 133).prediction)
  var fast = TipPredictor()
  let end = 59_000 / 133.0
  for index in stride(from: 0.0, through: end, by: 0.1) {
    let place = curl(index)
    fast.observe(sample(index, place.x, place.y))
  }
  let truth = curl(end + 16)
  let both = try [guess, #require(fast.prediction)].map {
    distance(try #require($0.sample(after: .milliseconds(16))), truth)
  }
  #expect(both[1] < both[0] + 0.15)
}
