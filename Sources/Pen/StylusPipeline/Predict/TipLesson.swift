/// A training example of a ``TipNetwork``: its inputs, and the correct answer.
///
/// All values are rounded to 1/4096, so that the last bit of a machine's sine does not affect the
/// training.
package struct TipLesson: Sendable {
  /// The network's inputs, in units of 1/4096.
  private var features = InlineArray<81, Int16>(repeating: 0)
  /// The target values for the first ten numbers of ``TipAnswer``.
  package var targets = SIMD16<Float>.zero
  /// The weight of each of the five horizons.
  package var weights = SIMD8<Float>.zero

  init(_ features: TipFeatures) {
    for index in 0..<TipFeatures.count {
      self.features[index] = Int16((features.values[index] * 4096).rounded())
    }
  }

  /// The number of features, without the bias.
  package static let count = TipFeatures.count

  /// A feature.
  package subscript(index: Int) -> Float { Float(features[index]) / 4096 }

  /// Weights the lessons of one recording so that errors count in millimeters, as if all hands were
  /// equally fast.
  package static func balance(_ lessons: inout [TipLesson]) {
    let total = lessons.reduce(SIMD8<Float>.zero) { $0 + $1.weights }
    let mean = total / Float(max(lessons.count, 1)) + 1e-9
    for index in lessons.indices {
      lessons[index].weights = (lessons[index].weights / mean * difficulty).coarse
    }
  }

  /// Errors of near horizons are smaller, so they get a higher weight.
  private static let difficulty = SIMD8<Float>(1.6, 1.3, 1, 0.8, 0.6, 0, 0, 0)
}

extension TipPredictor {
  /// The current lesson; nil before the second sample of a touch.
  ///
  /// `truth` returns for a horizon in milliseconds the tip's position at that time, in millimeters,
  /// and its weight.
  package func lesson(
    _ truth: (Double) -> (x: Double, y: Double, weight: Float)
  ) -> TipLesson? {
    guard let features, let look else { return nil }
    var lesson = TipLesson(features)
    for node in TipHorizons.nodes.indices {
      let horizon = TipHorizons.nodes[node]
      let (x, y, weight) = truth(horizon)
      let reach = features.frame.pace * horizon
      let miss = features.frame.inward(
        x - look.x - Double(mean.x[node]), y - look.y - Double(mean.y[node]))
      lesson.targets[node] = Self.target(miss.along / reach)
      lesson.targets[node + 5] = Self.target(miss.across / reach)
      lesson.weights[node] = weight * Float(reach)
    }
    return lesson
  }

  /// A displacement beyond this cannot be learned.
  private static let farthest = 64.0

  private static func target(_ share: Double) -> Float {
    Float(max(-farthest, min(share, farthest))).coarse
  }
}

extension Float {
  fileprivate var coarse: Float { (self * 4096).rounded() / 4096 }
}

extension SIMD8<Float> {
  fileprivate var coarse: Self { (self * 4096).rounded(.toNearestOrAwayFromZero) / 4096 }
}
