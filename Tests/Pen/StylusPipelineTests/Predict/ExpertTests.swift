import InkSynthesis
import StylusModel
import Testing

@testable import StylusPipeline

// MARK: Plain experts

@Test func onAStraightLineAllPlainExpertsButTheOneThatStaysAgree() {
  var experts = PlainExperts()
  experts.startOver()
  for _ in 0..<60 { experts.observe(x: 0.3, y: -0.1, after: 7.5) }
  let way = experts.way(after: 15)
  for expert in 0..<3 {
    #expect(abs(way.x[expert] - 0.6) < 1e-3)
    #expect(abs(way.y[expert] + 0.2) < 1e-3)
  }
  #expect(way.x[3] == 0 && way.y[3] == 0)
}

@Test func aParabolaIsFollowedExactlyWhateverTheIntervals() {
  var experts = PlainExperts()
  experts.startOver()
  func place(_ time: Double) -> Double { 0.02 * time + 0.001 * time * time }
  var now = 0.0
  for interval in [5.0, 8, 3, 7] {
    experts.observe(x: Float(place(now + interval) - place(now)), y: 0, after: interval)
    now += interval
  }
  let way = experts.way(after: 16)
  #expect(abs(Double(way.x[2]) - (place(now + 16) - place(now))) < 1e-4)
}

// MARK: Scores

@Test func nobodyKnowsBetterThanThePriorAtFirst() {
  let scores = ExpertScores<SIMD4<Float>>(prior: [1, 2, 0, 1])
  #expect(scores.weights == [0.25, 0.5, 0, 0.25])
  #expect(scores.mean([1, 2, 100, 5]) == 2.5)
}

@Test func whoIsRightIsBelievedAndWhoIsNotAskedNever() {
  var scores = ExpertScores<SIMD4<Float>>(prior: [1, 1, 0, 1])
  for _ in 0..<100 { scores.recordLosses([0.1, 0.2, 0, 0.4]) }
  #expect(scores.weights[0] > 0.99)
  #expect(scores.weights[2] == 0)
  #expect(abs(scores.leastLoss - 0.1) < 1e-5)
}

@Test func whoWasWrongOnceIsBelievedAgainSoon() {
  var scores = ExpertScores<SIMD4<Float>>(prior: [1, 1, 1, 1])
  for _ in 0..<400 { scores.recordLosses([0.1, 0.3, 0.3, 0.3]) }
  var samples = 0
  while scores.weights[1] < 0.5, samples < 1000 {
    scores.recordLosses([0.3, 0.1, 0.3, 0.3])
    samples += 1
  }
  #expect(samples < 60)
}

@Test func whatIsNoNumberIsNotLearned() {
  var scores = ExpertScores<SIMD4<Float>>(prior: [1, 1, 1, 1])
  for _ in 0..<100 { scores.recordLosses([0.1, 0.2, 0.3, 0.4]) }
  let before = scores.weights
  scores.recordLosses([.nan, 0.1, 0.1, 0.1])
  scores.recordLosses([0.1, .infinity, 0.1, 0.1])
  #expect(scores.weights == before)
}

@Test func aPenThatStandsTeachesNothing() {
  var (stood, went) = (TipPredictor(network: TipNetwork()), TipPredictor(network: TipNetwork()))
  for step in 0..<600 {
    let time = Timestamp(microseconds: Int64(step) * 7500)
    var sample = Sample(
      time: time, x: Millimeters(30 + 0.3 * Float(min(step, 100))),
      y: Millimeters(Float(step % 2) / 200))
    sample.pressure = Fraction(0.5)
    stood.observe(sample)
    if step < 107 { went.observe(sample) }
  }
  let horizon = Microseconds.milliseconds(16)
  let (one, other) = (
    stood.prediction?.voices(after: horizon), went.prediction?.voices(after: horizon)
  )
  #expect(one != nil && one?.network == other?.network && one?.lightTrend == other?.lightTrend)
}

@Test func whatIsKeptOfAPenIsAtMost64Kilobytes() {
  let bytes =
    MemoryLayout<TipPredictor>.size + 32 * MemoryLayout<GuessTrials.Trial>.stride
    + 128 * MemoryLayout<TipHistory.TipMoment>.stride
    + HandModel.count * (MemoryLayout<TipLanes>.stride + MemoryLayout<SIMD16<Float>>.stride)
  #expect(bytes < 64 << 10)
  print("a pen's predictor: \(bytes) bytes")
}

@Test func weightsKnowNoUnitOfLength() {
  var (small, large) = (
    ExpertScores<SIMD4<Float>>(prior: [1, 1, 1, 1]),
    ExpertScores<SIMD4<Float>>(prior: [1, 1, 1, 1])
  )
  var dice = SplitMix64(seed: 7)
  for _ in 0..<200 {
    let losses = SIMD4<Float>.random(in: 0.1...0.2, using: &dice)
    small.recordLosses(losses)
    large.recordLosses(losses * 64)
  }
  for expert in 0..<4 { #expect(abs(small.weights[expert] - large.weights[expert]) < 1e-3) }
}

/// The bound that ``ExpertScores`` states, on an opponent that tries: each time whoever has the
/// greatest weight is wrong. Of the experts, and of the vote at its first and last node.
@Test(arguments: [(0.4, 0.98), (0.2, 0.985), (0.08, 0.985)] as [(Float, Float)])
func theMixtureIsHardlyWorseThanTheBestInHindsight(_ eagerness: Float, _ memory: Float) {
  var scores = ExpertScores<SIMD8<Float>>(
    prior: SIMD8(repeating: 1), eagerness: eagerness, memory: memory)
  var (mixture, alone) = (Float(0), SIMD8<Float>.zero)
  let rounds = 5000
  for _ in 0..<rounds {
    var losses = SIMD8<Float>(repeating: 0.1)
    let weights = scores.weights
    let leader = weights.indices.max { weights[$0] < weights[$1] } ?? 0
    losses[leader] = 0.2
    mixture += scores.mean(losses)
    alone += losses
    scores.recordLosses(losses)
  }
  // Eight experts, and losses of at most twice the best's mean.
  let bound = (1 - memory) * 2.08 / eagerness + eagerness * 4 / 8
  #expect(mixture / alone.min() < 1 + bound)
}

/// What the trends count together at a node after so many guesses, all of them right, and all
/// others wrong.
private func worthOfTrends(after count: Int, _ node: Int) -> Float {
  var vote = TipVote(askingHand: true)
  var wrong = TipForecast()
  wrong.x[node] = 2
  let answers = AnswerGuesses(ExpertGuesses(), mean: wrong, network: wrong, hand: wrong)
  for _ in 0..<count { vote.recordOutcome(answers, node, x: 0.5, y: 0) }
  return vote.weights(node)[0] + vote.weights(node)[1]
}

@Test func theVoteBelievesLessInAFewGuessesTheFurtherAheadTheyAre() {
  let few = (0..<TipHorizons.nodes.count).map { worthOfTrends(after: 5, $0) }
  #expect(few == few.sorted(by: >))
  #expect(few[0] > few[TipHorizons.last] + 0.05)
  #expect(worthOfTrends(after: 200, TipHorizons.last) > 0.98)
}

// MARK: Trials

/// The times of the guesses for a node that come true at a time.
private func due(_ trials: inout GuessTrials, _ node: Int, at time: Double) -> [Double] {
  var found: [Double] = []
  while let trial = trials.nextTrial(node, dueAt: time) { found.append(trial.time) }
  return found
}

@Test func aGuessIsJudgedOnceWhenItsTimeHasCome() {
  var trials = GuessTrials()
  for step in 0..<10 {
    trials.append(GuessTrials.Trial(time: Double(step) * 5))
  }
  #expect(due(&trials, 0, at: 7.9).isEmpty)
  #expect(due(&trials, 0, at: 8) == [0])
  #expect(due(&trials, 0, at: 8).isEmpty)
  #expect(due(&trials, 0, at: 30) == [5, 10, 15, 20])
  #expect(due(&trials, 4, at: 50) == [0])
  trials.dropAll()
  #expect(due(&trials, 1, at: 1000).isEmpty)
}

@Test func aTabletOfTenKilohertzIsThinnedOut() {
  var trials = GuessTrials()
  for step in 0..<5000 {
    let now = Double(step) * 0.1
    for node in TipHorizons.nodes.indices {
      for time in due(&trials, node, at: now) {
        #expect(now - time - TipHorizons.nodes[node] < 4)
      }
    }
    trials.append(GuessTrials.Trial(time: now))
  }
}

// MARK: Forecasts

@Test func aForecastOfAParabolaIsTheParabola() {
  var forecast = TipForecast()
  for node in TipHorizons.nodes.indices {
    let time = TipHorizons.nodes[node]
    forecast.x[node] = Float(0.03 * time - 0.0004 * time * time)
    forecast.y[node] = Float(0.01 * time)
  }
  for time in stride(from: 0.0, through: 50, by: 0.5) {
    let way = forecast.way(after: time)
    #expect(abs(way.x - (0.03 * time - 0.0004 * time * time)) < 1e-6)
    #expect(abs(way.y - 0.01 * time) < 1e-6)
  }
}

@Test func aPenOnItsWayUpIsKnownByItsPressure() {
  func lift(_ pressures: [Double]) -> Float {
    var history = TipHistory()
    for (step, pressure) in pressures.enumerated() {
      history.append(TipHistory.TipMoment(time: Double(step) * 8, x: 0, y: 0, pressure: pressure))
    }
    return PressureTrend(history).lift
  }
  #expect(lift([0.5, 0.5, 0.5]) == 0)
  #expect(lift([0.3, 0.4, 0.5]) == 0)
  #expect(lift([0.5, 0.3, 0.1]) == 1)
  #expect(lift([0.5, 0.47, 0.44]) == 0)
}
