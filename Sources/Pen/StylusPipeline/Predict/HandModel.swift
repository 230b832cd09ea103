/// The individual properties of one hand on one tablet: the part of the network's errors that can
/// be predicted from the hand's own movement, learned as the time of guesses comes.
///
/// Recursive least squares (R. L. Plackett, "Some theorems in least squares", 1950), with weights
/// that may drift slightly, so that a hand may change and no value grows without bound. A moment is
/// weighted by its errors in millimeters, and less the larger they are, because a distance is to be
/// minimized and not its square. The model contains fractions of pace and horizon in the tip's own
/// frame and no position. It can be stored (``bytes(of:)``). It is a value: each pen has its own.
package struct HandModel: Sendable {
  /// The number of facts.
  static let count = 37
  /// The inputs for a moment; the last is 1.
  typealias Facts = InlineArray<37, Float>

  /// For each fact, its contribution to the ten answers, in the order of ``TipAnswer``.
  var weights = [SIMD16<Float>](repeating: .zero, count: count)
  /// The covariance of the weights of a row.
  var doubt: [TipLanes]
  /// The number of lessons.
  package internal(set) var lessons: UInt64 = 0
  /// Discounted sums of the errors of the network's answer, and of the answer corrected by the hand
  /// model, in millimeters.
  var networkLoss = 0.0
  var handLoss = 0.0
  /// The mean pace of its lessons, in millimeters a millisecond, and the mean size of their misses;
  /// 0 before the first.
  var usualPace: Float = 0
  var usualMiss: Float = 0

  /// The prior variance of a weight, relative to that of an error. It never gets greater.
  static let greatestDoubt: Float = 1
  /// The increase of a variance with each lesson: after some hundred thousand lessons, learned
  /// weights may be wrong.
  private static let wandering: Float = 1e-5
  /// An error above the whole displacement is not learned; a correction is at most half of it.
  private static let greatestMiss: Float = 1
  private static let greatestCorrection: Float = 0.5

  /// The rate at which the means follow that a moment is compared with; an addition to an error, to
  /// bound the weight of small errors; and the smallest and largest weight of a moment.
  private static let haste: Float = 0.002
  private static let softness: Float = 0.3
  private static let leastMiss: Float = 1e-3
  private static let leastWeight: Float = 0.02
  private static let mostWeight: Float = 4

  /// The fraction of a loss that remains after the next one: the gain is averaged over about ten
  /// minutes of writing.
  private static let memory = 1 - 1 / 65_536.0

  /// A hand about which nothing is known.
  package init() {
    doubt = (0..<Self.count).map { index in
      var row = TipLanes()
      row[index] = Self.greatestDoubt
      return row
    }
  }

  /// The expected errors of the network, as fractions of pace times horizon.
  func misses(_ facts: borrowing Facts) -> SIMD16<Float> {
    var sum = SIMD16<Float>.zero
    for index in 0..<Self.count { sum += weights[index] * facts[index] }
    let most = SIMD16(repeating: Self.greatestCorrection)
    return sum.clamped(lowerBound: -most, upperBound: most)
  }

  /// Learns from the network's errors at a pace in millimeters per millisecond; ignores values that
  /// are not finite.
  mutating func learn(_ facts: borrowing Facts, _ misses: SIMD16<Float>, pace: Float) {
    guard misses.sum().isFinite, pace.isFinite, pace > 0 else { return }
    let most = SIMD16(repeating: Self.greatestMiss)
    var error = misses.clamped(lowerBound: -most, upperBound: most)
    var gain = TipLanes()
    for index in 0..<Self.count {
      error -= weights[index] * facts[index]
      gain += doubt[index] * facts[index]
    }
    var known: Float = 0
    for index in 0..<Self.count { known += gain[index] * facts[index] }
    let size = (error * error).sum().squareRoot()
    guard known.isFinite, known >= 0, size.isFinite else { return }
    let total = known + 1 / weight(pace: pace, miss: size)
    lessons += 1
    for index in 0..<Self.count {
      let share = gain[index] / total
      weights[index] += error * share
      var row = doubt[index]
      row += gain * -share
      row[index] = min(row[index] + Self.wandering, Self.greatestDoubt)
      doubt[index] = row
    }
  }

  /// The weight of a moment relative to an average one, from its pace and the size of its errors.
  private mutating func weight(pace: Float, miss: Float) -> Float {
    if usualPace == 0 { (usualPace, usualMiss) = (pace, miss) }
    usualPace += Self.haste * (pace - usualPace)
    usualMiss += Self.haste * (miss - usualMiss)
    let doubt = (miss / max(usualMiss, Self.leastMiss) + Self.softness).squareRoot()
    return max(Self.leastWeight, min(pace / usualPace / doubt, Self.mostWeight))
  }
}

extension HandModel {
  /// The fraction by which the hand model reduces the network's error 16 ms ahead, measured while
  /// writing; 0 before any measurement, and never below -1.
  package var gain: Double { networkLoss > 0 ? max(-1, 1 - handLoss / networkLoss) : 0 }

  /// Takes the error of the network's answer, and that of the answer corrected by the hand model,
  /// in millimeters.
  mutating func recordLosses(network: Float, hand: Float) {
    guard network.isFinite, hand.isFinite else { return }
    networkLoss = networkLoss * Self.memory + Double(network)
    handLoss = handLoss * Self.memory + Double(hand)
  }

  /// The network's view of a moment: the first units of its second layer, and its answer.
  static func facts(_ answer: TipAnswer) -> Facts {
    var facts = Facts(repeating: 1)
    for index in 0..<hidden { facts[index] = answer.hidden[index] }
    for index in 0..<10 { facts[hidden + index] = 2 * answer.numbers[index] }
    return facts
  }

  /// The number of units of the network's second layer that are inputs.
  private static let hidden = count - 11
}
