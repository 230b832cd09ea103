/// How many samples of a stroke lie outside their tolerances, and how many control points it has.
struct FitTally: Sendable {
  var samples = 0
  var points = 0
  /// Samples that are farther from the line than the tolerance.
  var farOff = 0
  /// Samples whose force is.
  var wrongForce = 0

  /// A cheaper point is added only while there are fewer for each sample.
  static let mostPoints = 0.25

  /// Counts a sample.
  mutating func countSample(_ deviation: Deviation, weight: FittedValues) {
    samples += 1
    if deviation.squaredDistance * weight[Lane.x] > 1 { farOff += 1 }
    if deviation.squares(weight)[Lane.force] > 1 { wrongForce += 1 }
  }

  /// Whether more than one sample in 20 is outside, while there are fewer points than the stroke
  /// may have.
  var needsMore: Bool {
    isOutside(more: 0.05) && Double(points) < 0.8 * Self.mostPoints * Double(samples)
  }

  /// Whether clearly fewer are.
  var isNear: Bool { !isOutside(more: 0.03) }

  private func isOutside(more share: Double) -> Bool {
    Double(max(farOff, wrongForce)) > 1.5 + share * Double(samples)
  }
}
