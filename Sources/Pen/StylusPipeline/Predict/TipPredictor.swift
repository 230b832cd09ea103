package import StylusModel

/// Predicts where the tip of one pen will be in the next 50 ms.
///
///     var predictor = TipPredictor()
///     predictor.restart()                      // a pen came near, or something was lost
///     predictor.observe(sample)              // every sample, hovering or touching
///     let prediction = predictor.prediction  // nil until two samples are known
///     prediction?.sample(after: .milliseconds(16))
///
/// Experts on times that a phase-locked loop has smoothed, weighted by their recent accuracy and
/// corrected by a small network: docs/lab/prediction.md. A value without a clock; it changes no
/// sample, and allocates nothing after its creation.
package struct TipPredictor: Sendable {
  /// Nil if all its weights are zero: then it need not be evaluated.
  private let network: TipNetwork?
  private var clock = PhaseLock()
  private var history = TipHistory()
  private var bank = OscillatorBank()
  private var plain = PlainExperts()
  private var touch = TouchDetector()
  private var trials = GuessTrials()
  /// The experts' weights at each node; they depend on tablet and hand, and outlive strokes.
  private var scores = InlineArray<5, ExpertScores<SIMD16<Float>>>(
    repeating: ExpertScores(prior: Self.prior))
  private var vote: TipVote
  /// The model of the hand; it does not change if ``learns`` is false.
  package private(set) var hand = HandModel()
  private let learns: Bool
  private var repeats = RepeatGuard()
  private var calm = TipCalm()
  private var last: Sample?
  /// The current prediction; nil before the second sample and while the pen hovers.
  package private(set) var prediction: TipPrediction?
  /// The network's last inputs; nil before the second sample of a touch.
  private(set) var features: TipFeatures?
  /// The last look.
  var look: TipHistory.TipMoment? { history.count > 0 ? history[0] : nil }
  /// The current guesses of the experts, one by one and combined.
  private var guesses = ExpertGuesses()
  private(set) var mean = TipForecast()

  /// A predictor with the weights that we ship, or with others.
  ///
  /// - Parameter learns: whether it learns the hand while it writes.
  package init(network: TipNetwork = .shipped, learns: Bool = true) {
    self.network = network == TipNetwork() ? nil : network
    self.learns = learns && self.network != nil
    vote = TipVote(askingHand: self.learns)
  }

  /// Another pen is on the tablet, or the model of the same one was loaded; nil if nothing is known
  /// of the hand.
  package mutating func adopt(_ hand: HandModel?) {
    self.hand = hand ?? HandModel()
    trials.dropAll()
  }

  /// Expects a writing hand on an average tablet.
  private static let prior: SIMD16<Float> = [
    1, 2, 2, 0.5, 2, 4, 4, 1, 0.5, 1, 1, 0.5, 1, 0.5, 0.5, 0.1,
  ]
  /// A longer pause tears a movement apart.
  fileprivate static let longestPause = Microseconds.milliseconds(60)
  /// No tablet is this large: a longer jump is another movement, in millimeters.
  fileprivate static let longestJump: Float = 1e4

  /// A pen at rest gives nothing to learn about a hand, in millimeters.
  private static let leastWay: Float = 0.02

  /// The following samples are unrelated to the previous ones; the tablet is the same.
  package mutating func restart() {
    clock.restart()
    history.forgetAll()
    touch.forgetFirst()
    repeats.forgetMoves()
    trials.dropAll()
    calm.restart()
    last = nil
    prediction = nil
    features = nil
  }

  /// Takes the next sample. A sample that is not later than the last is ignored; one that is much
  /// later starts a new movement.
  package mutating func observe(_ sample: Sample) {
    if let last {
      if sample.time == last.time { return }
      if !sample.continues(last) { restart() }
    }
    let interval = last.map { sample.time - $0.time } ?? Microseconds(0)
    last = sample
    let stamp = Double(sample.time.microseconds) / 1000
    observeLook(
      TipHistory.TipMoment(
        time: clock.time(of: stamp, after: Double(interval.value) / 1000),
        x: Double(sample.x.value), y: Double(sample.y.value),
        pressure: Double(sample.pressure.value)))
    prediction = predicted(sample, delay: stamp - history[0].time)
  }

  /// Takes the newest look.
  private mutating func observeLook(_ look: TipHistory.TipMoment) {
    var look = look
    if history.count > 0 {
      let before = history[0]
      judge(from: before, to: look)
      let (x, y) = (Float(look.x - before.x), Float(look.y - before.y))
      bank.observe(x: x, y: y, after: look.time - before.time)
      plain.observe(x: x, y: y, after: look.time - before.time)
    } else {
      bank.restart()
      plain.startOver()
    }
    touch.observe(look)
    guesses = ExpertGuesses(bank, plain)
    for node in TipHorizons.nodes.indices {
      mean.x[node] = scores[node].mean(guesses.x[node])
      mean.y[node] = scores[node].mean(guesses.y[node])
    }
    look.aheadX = look.x + Double(mean.x[TipHorizons.outlook])
    look.aheadY = look.y + Double(mean.y[TipHorizons.outlook])
    history.append(look)
  }

  /// Evaluates all guesses whose time has come between two looks.
  private mutating func judge(from before: TipHistory.TipMoment, to look: TipHistory.TipMoment) {
    for node in TipHorizons.nodes.indices {
      while let trial = trials.nextTrial(node, dueAt: look.time) {
        let due = trial.time + TipHorizons.nodes[node]
        let share = (due - before.time) / (look.time - before.time)
        let x = Float(before.x + share * (look.x - before.x) - trial.x)
        let y = Float(before.y + share * (look.y - before.y) - trial.y)
        guard x * x + y * y > Self.leastWay * Self.leastWay else { continue }
        scores[node].recordLosses(trial.experts.x[node], trial.experts.y[node], toX: x, y: y)
        vote.recordOutcome(trial.answers, node, x: x, y: y)
        if node == TipCalm.node {
          calm.recordOutcome(trial.outcome, x: x, y: y)
          if mayLearn { hand.recordOutcome(trial.answers, x: x, y: y) }
        }
        if node == TipHorizons.last, mayLearn { learn(from: trial, x: x, y: y) }
      }
    }
  }

  /// Nothing is learned from a repeated touch.
  private var mayLearn: Bool { learns && repeats.isNew }

  /// Learns from a moment whose whole future is known; `x` and `y` are the displacement of the tip
  /// until the last node.
  private mutating func learn(from trial: GuessTrials.Trial, x: Float, y: Float) {
    guard let frame = trial.frame else { return }
    var misses = SIMD16<Float>.zero
    var age = 0
    for node in TipHorizons.nodes.indices.reversed() {
      let horizon = TipHorizons.nodes[node]
      var (wayX, wayY) = (x, y)
      if node != TipHorizons.last {
        let look = history.look(at: trial.time + horizon, from: &age)
        (wayX, wayY) = (Float(look.x - trial.x), Float(look.y - trial.y))
      }
      wayX -= trial.answers.x[node][TipVote.network]
      wayY -= trial.answers.y[node][TipVote.network]
      let share = frame.inward(Double(wayX), Double(wayY))
      misses[node] = Float(share.along / (frame.pace * horizon))
      misses[node + 5] = Float(share.across / (frame.pace * horizon))
    }
    hand.learn(trial.facts, misses, pace: Float(frame.pace))
  }

  /// The prediction for a sample, which is also recorded for evaluation.
  private mutating func predicted(_ sample: Sample, delay: Double) -> TipPrediction? {
    guard touch.isTouching, history.count > 1 else {
      features = nil
      repeats.forgetMoves()
      calm.restart()
      trials.dropAll()
      return nil
    }
    repeats.observe(history[0])
    let features = TipFeatures(
      history, guesses, mean, scores,
      TipUnrest(straying: clock.straying, surprise: Double(bank.surprise.squareRoot())))
    self.features = features
    let look = history[0]
    let answer = network?.answer(to: features.values) ?? TipAnswer(numbers: .zero)
    let facts = HandModel.facts(answer)
    let corrected = mean.corrected(by: answer, features.frame)
    let answers = AnswerGuesses(
      guesses, mean: mean, network: corrected,
      hand: corrected.corrected(by: TipAnswer(numbers: hand.misses(facts)), features.frame))
    let pressure = PressureTrend(history)
    let said = vote.combine(answers, lift: pressure.lift)
    let forecast = calm.calm(said, plain: answers.plain, lift: pressure.lift, at: look)
    trials.append(
      GuessTrials.Trial(
        time: look.time, x: look.x, y: look.y, experts: guesses, answers: answers,
        outcome: TipCalm.CalmedAnswer(said, forecast), facts: facts, frame: features.frame))
    var prediction = TipPrediction(
      from: sample, delay: delay, reach: touch.reach, extent: touch.extent, pressure: pressure,
      forecast: forecast,
      spread: spread(answer, features.frame), worth: InlineArray { vote.weights($0) },
      patience: calm.patience)
    (prediction.lessons, prediction.gain) = (hand.lessons, hand.gain)
    return prediction
  }

  /// How wrong it expects to be, in millimeters at each node.
  private func spread(_ answer: TipAnswer, _ frame: TipFrame) -> InlineArray<5, Float> {
    var spread = InlineArray<5, Float>(repeating: 0)
    for node in TipHorizons.nodes.indices {
      spread[node] = Float(frame.pace * TipHorizons.nodes[node] * answer.spread(node))
    }
    return spread
  }
}

extension Sample {
  /// Whether this can be the same movement as what was seen before.
  fileprivate func continues(_ last: Sample) -> Bool {
    !(time < last.time) && !(TipPredictor.longestPause < time - last.time)
      && abs(x.value - last.x.value) < TipPredictor.longestJump
      && abs(y.value - last.y.value) < TipPredictor.longestJump
  }
}

extension HandModel {
  /// Records the outcome of answers at the horizon at which gains are measured.
  fileprivate mutating func recordOutcome(_ answers: borrowing AnswerGuesses, x: Float, y: Float) {
    recordLosses(
      network: answers.miss(TipVote.network, TipCalm.node, x: x, y: y),
      hand: answers.miss(TipVote.hand, TipCalm.node, x: x, y: y))
  }
}

extension TipForecast {
  /// The same, corrected along and across the direction by an answer of the network.
  fileprivate func corrected(by answer: TipAnswer, _ frame: TipFrame) -> TipForecast {
    var forecast = self
    for node in TipHorizons.nodes.indices {
      let correction = answer.correction(node)
      let span = frame.pace * TipHorizons.nodes[node]
      let way = frame.outward(
        along: span * correction.along, across: span * correction.across)
      forecast.x[node] += Float(way.x)
      forecast.y[node] += Float(way.y)
    }
    return forecast
  }
}
