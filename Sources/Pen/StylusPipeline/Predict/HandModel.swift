/// What is different about one hand on one tablet: the part of the network's errors that its own
/// movement foretells, learned as guesses come true.
///
/// Recursive least squares (R. L. Plackett, "Some theorems in least squares", 1950), with weights
/// that may wander a little, so that a hand may change and nothing grows without bound. A moment
/// counts as much as its misses are millimeters, and less the further off they are: what is to
/// become small is a distance, not its square. It knows shares of pace and horizon in the tip's own
/// frame and no place. It can be kept (``bytes(of:)``), and is a value: whoever has another pen
/// takes another.
package struct HandModel: Sendable {
  /// How many facts there are.
  static let count = 37
  /// What it is told of a moment; the last is 1.
  typealias Facts = InlineArray<37, Float>

  /// For each fact, what it adds to the ten answers, in the order of ``TipAnswer``.
  var weights = [SIMD16<Float>](repeating: .zero, count: count)
  /// The covariance of what a row of weights might be.
  var doubt: [TipLanes]
  /// How many lessons it had.
  package internal(set) var lessons: UInt64 = 0
  /// Discounted sums of how far the network's answer was from the truth, and the one that knows the
  /// hand, in millimeters.
  var networkLoss = 0.0
  var handLoss = 0.0
  /// The mean pace of its lessons, in millimeters a millisecond, and the mean size of their misses;
  /// 0 before the first.
  var usualPace: Float = 0
  var usualMiss: Float = 0

  /// The variance of a weight before anything is known, over that of a miss. It never gets greater.
  static let greatestDoubt: Float = 1
  /// By how much a variance grows with each lesson: after some hundred thousand what was learned
  /// may be wrong.
  private static let wandering: Float = 1e-5
  /// A miss of more than the whole way is no habit; nor is a correction of more than half of it.
  private static let greatestMiss: Float = 1
  private static let greatestCorrection: Float = 0.5

  /// How fast the means follow that a moment is measured by, what is added to a miss so that a
  /// small one does not count without bound, and the least and the most that a moment counts.
  private static let haste: Float = 0.002
  private static let softness: Float = 0.3
  private static let leastMiss: Float = 1e-3
  private static let leastWeight: Float = 0.02
  private static let mostWeight: Float = 4

  /// How much of a loss is left after the next one: what it brought is told of some ten minutes of
  /// writing.
  private static let memory = 1 - 1 / 65_536.0

  /// A hand of which nothing is known.
  package init() {
    doubt = (0..<Self.count).map { index in
      var row = TipLanes()
      row[index] = Self.greatestDoubt
      return row
    }
  }

  /// How far off the network will be, as shares of pace times horizon.
  func misses(_ facts: borrowing Facts) -> SIMD16<Float> {
    var sum = SIMD16<Float>.zero
    for index in 0..<Self.count { sum += weights[index] * facts[index] }
    let most = SIMD16(repeating: Self.greatestCorrection)
    return sum.clamped(lowerBound: -most, upperBound: most)
  }

  /// Takes how far off the network was at a pace in millimeters a millisecond; nothing from what is
  /// no number.
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

  /// What a moment counts beside a usual one, from its pace and the size of its misses.
  private mutating func weight(pace: Float, miss: Float) -> Float {
    if usualPace == 0 { (usualPace, usualMiss) = (pace, miss) }
    usualPace += Self.haste * (pace - usualPace)
    usualMiss += Self.haste * (miss - usualMiss)
    let doubt = (miss / max(usualMiss, Self.leastMiss) + Self.softness).squareRoot()
    return max(Self.leastWeight, min(pace / usualPace / doubt, Self.mostWeight))
  }
}

extension HandModel {
  /// By how much smaller the network's error is with what is known of the hand, as a share, 16 ms
  /// ahead, as measured while it was written; 0 while nothing was, and never below -1.
  package var gain: Double { networkLoss > 0 ? max(-1, 1 - handLoss / networkLoss) : 0 }

  /// Takes how far from the truth the network's answer was, and the one that knows the hand, in
  /// millimeters.
  mutating func recordLosses(network: Float, hand: Float) {
    guard network.isFinite, hand.isFinite else { return }
    networkLoss = networkLoss * Self.memory + Double(network)
    handLoss = handLoss * Self.memory + Double(hand)
  }

  /// What the network makes of a moment, in the first units of its second layer, and what it
  /// answers.
  static func facts(_ answer: TipAnswer) -> Facts {
    var facts = Facts(repeating: 1)
    for index in 0..<hidden { facts[index] = answer.hidden[index] }
    for index in 0..<10 { facts[hidden + index] = 2 * answer.numbers[index] }
    return facts
  }

  /// How many units of the network's second layer it is told.
  private static let hidden = count - 11
}
