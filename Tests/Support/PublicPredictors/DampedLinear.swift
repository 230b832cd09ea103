import Foundation

/// The last velocity goes on and dies away: a line whose end comes to rest.
///
/// A textbook method, tuned by us on the ten freely licensed writers: the velocity falls by 1/e in
/// 60 ms.
package struct DampedLinear: CausalPredictor {
  private static let decay = 60.0

  private var linear = Linear()
  /// Ready for a stroke.
  package init() {}

  package mutating func observe(_ point: Observed) {
    linear.observe(point)
  }

  package mutating func prediction(after horizon: Double) -> Position? {
    linear.prediction(after: Self.decay * (1 - exp(-horizon / Self.decay)))
  }
}
