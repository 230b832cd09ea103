/// The network's inputs for a stroke at a moment: the tip's past, relative to the tip, and the
/// expectations of the experts.
///
/// Lengths are relative to the tip's recent displacement, directions to its heading, and a stroke
/// that turns left is mirrored: the same movement at another size, turned, or by a left hand has
/// the same features. A small network therefore suffices.
struct TipFeatures {
  /// The number of features.
  static let count = 81
  /// The features; most are within -1...1, all within -4...4.
  private(set) var values = InlineArray<81, Float>(repeating: 0)
  /// From what the tip sees back to the tablet.
  let frame: TipFrame

  private var filled = 0

  /// The features of a stroke with at least one known look: the expectations of the experts, one by
  /// one and combined, and their weights at each node.
  init(
    _ history: borrowing TipHistory, _ guesses: borrowing ExpertGuesses, _ mean: TipForecast,
    _ scores: borrowing InlineArray<5, ExpertScores<SIMD16<Float>>>, _ unrest: TipUnrest
  ) {
    let past = TipPast(history)
    frame = TipFrame(past, ahead: (x: Double(mean.x[1]), y: Double(mean.y[1])))
    describeWay(past)
    describeMoment(past, history)
    describeUnrest(unrest)
    describeMean(mean)
    describeExperts(guesses)
    describePressure(past)
    describeMisses(past, history)
    describeScores(scores)
  }

  private mutating func appendFeature(_ value: Double) {
    values[filled] = Float(max(-4, min(value, 4)))
    filled += 1
  }

  /// A displacement relative to the tip's pace, which took some milliseconds.
  private mutating func appendFeature(
    _ x: Double, _ y: Double, _ time: Double, times factor: Double = 1
  ) {
    let way = frame.inward(x, y)
    let span = time * frame.pace / factor
    appendFeature(way.along / span)
    appendFeature(way.across / span)
  }

  /// The velocity between each look and the next, in the pace of the tip.
  private mutating func describeWay(_ past: TipPast) {
    var later = past.tip
    var lag = 0.0
    for index in TipPast.lags.indices {
      let look = past[lag: index]
      appendFeature(later.x - look.x, later.y - look.y, TipPast.lags[index] - lag)
      later = look
      lag = TipPast.lags[index]
    }
  }

  /// How fast, since when and how often it is seen.
  private mutating func describeMoment(_ past: TipPast, _ history: borrowing TipHistory) {
    let interval = history.count > 1 ? past.tip.time - history[1].time : Self.usualInterval
    appendFeature((frame.pace - Self.usualPace) / (frame.pace + Self.usualPace))
    appendFeature(min(past.age, 100) / 50 - 1)
    appendFeature(Double(min(history.count, 8)) / 4 - 1)
    appendFeature((interval - Self.usualInterval) / (interval + Self.usualInterval))
    appendFeature(past.tip.pressure > 0 ? 1 : -1)
  }

  private static let usualPace = 0.025
  private static let usualInterval = 7.5

  /// The reliability of the measurements.
  private mutating func describeUnrest(_ unrest: TipUnrest) {
    let usual = 0.02
    appendFeature(4 * unrest.straying)
    appendFeature((unrest.surprise - usual) / (unrest.surprise + usual))
    appendFeature(unrest.surprise / (frame.pace * Self.usualInterval))
  }

  /// The index at which the features of ``describeMean(_:)`` begin.
  static let meanBegins = 32

  /// The expectation of the experts.
  private mutating func describeMean(_ mean: TipForecast) {
    for node in TipHorizons.nodes.indices {
      appendFeature(Double(mean.x[node]), Double(mean.y[node]), TipHorizons.nodes[node])
    }
  }

  /// The filters that trust a writing hand most and least, and two plain predictors.
  private static let boldest = 0
  private static let calmest = 7
  private static let trend = 12
  private static let parabola = 14

  private mutating func describeExperts(_ guesses: borrowing ExpertGuesses) {
    describe(Self.boldest, guesses, 1)
    describe(Self.boldest, guesses, 4)
    describe(Self.calmest, guesses, 1)
    describe(Self.calmest, guesses, 4)
    describe(Self.trend, guesses, 1)
    describe(Self.parabola, guesses, 1)
  }

  private mutating func describe(_ expert: Int, _ guesses: borrowing ExpertGuesses, _ node: Int) {
    appendFeature(
      Double(guesses.x[node][expert]), Double(guesses.y[node][expert]), TipHorizons.nodes[node])
  }

  /// How hard, and how that changes.
  private mutating func describePressure(_ past: TipPast) {
    appendFeature(past.tip.pressure * 2 - 1)
    appendFeature((past.tip.pressure - past[lag: 1].pressure) * 8)
    appendFeature((past.tip.pressure - past[lag: 3].pressure) * 8)
    appendFeature((past.tip.pressure - past[lag: 5].pressure) * 8)
    appendFeature((past.tip.pressure - past[lag: 7].pressure) * 8)
    appendFeature((past.tip.pressure - past[lag: 10].pressure) * 8)
  }

  /// The recent errors of the experts: a long line is not an oscillation, and shows in them.
  private mutating func describeMisses(_ past: TipPast, _ history: borrowing TipHistory) {
    let span = TipHistory.outlook
    var (age, truth) = (0, past.tip)
    for count in 1...3 {
      let before = history.look(at: past.tip.time - Double(count) * span, from: &age)
      let isKnown = past.age >= Double(count) * span
      let (x, y) = (truth.x - before.aheadX, truth.y - before.aheadY)
      appendFeature(isKnown ? x : 0, isKnown ? y : 0, span, times: 2)
      truth = before
    }
  }

  /// Which experts were right lately, and by how much the best was wrong.
  private mutating func describeScores(
    _ scores: borrowing InlineArray<5, ExpertScores<SIMD16<Float>>>
  ) {
    describeWeights(scores[1].weights)
    describeWeights(scores[4].weights)
    for node in TipHorizons.nodes.indices {
      appendFeature(Double(scores[node].leastLoss) / (TipHorizons.nodes[node] * frame.pace) * 4)
    }
  }

  /// The weights of the filters of each of three hands, of three of the four noises, and of the
  /// plain experts.
  private mutating func describeWeights(_ weights: SIMD16<Float>) {
    let (quick, usual) = (weights.lowHalf.lowHalf, weights.lowHalf.highHalf)
    let slow = weights.highHalf.lowHalf
    let noises = quick + usual + slow
    appendFeature(Double(quick.sum()))
    appendFeature(Double(slow.sum()))
    appendFeature(Double(noises[0]) - Double(noises[3]))
    appendFeature(Double(noises[1]) - Double(noises[2]))
    appendFeature(Double(weights[Self.trend] + weights[Self.trend + 1]))
  }
}

/// The unsteadiness of a tablet in the recent samples.
struct TipUnrest: BitwiseCopyable {
  /// See ``PhaseLock/straying``.
  var straying: Double
  /// The distance of the tip from an average filter's expectation, in millimeters (RMS).
  var surprise: Double
}
