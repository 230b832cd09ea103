/// The number of a stroke's samples outside their tolerances, and the number of its control points.
struct FitTally: Sendable {
  var samples = 0
  var points = 0
  /// The number of samples farther from the line than the tolerance.
  var farOff = 0
  /// The number of samples whose force is outside the tolerance.
  var wrongForce = 0

  /// The number of points per sample up to which points are added at a lower price.
  static let mostPoints = 0.25

  /// Counts a sample.
  mutating func countSample(_ deviation: Deviation, weight: FittedValues) {
    samples += 1
    if deviation.squaredDistance * weight[Lane.x] > 1 { farOff += 1 }
    if deviation.squares(weight)[Lane.force] > 1 { wrongForce += 1 }
  }

  /// Whether more than one sample in 20 is outside, and the stroke may have more points.
  var needsMore: Bool {
    isOutside(more: 0.05) && Double(points) < 0.8 * Self.mostPoints * Double(samples)
  }

  /// Whether clearly fewer are outside.
  var isNear: Bool { !isOutside(more: 0.03) }

  private func isOutside(more share: Double) -> Bool {
    Double(max(farOff, wrongForce)) > 1.5 + share * Double(samples)
  }
}
