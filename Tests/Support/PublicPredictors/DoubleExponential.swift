/// Double exponential smoothing: level and trend, both as exponential means.
///
/// Source of the idea: LaViola, "Double exponential smoothing" (2003), a textbook method. One
/// smoothing of the positions and a second one of the first; their difference is the trend. The
/// smoothing .9 is the one measured as best for pens (tuned by us), .7 the better one on noisy
/// tablets. Its step is the mean interval so far, since the method itself knows only steps. It
/// declines before the second sample.
package struct DoubleExponential<Smoothing: ExponentialSmoothing>: CausalPredictor {
  private var once = Position.zero
  private var twice = Position.zero
  private var count = 0
  private var began = 0.0
  private var ended = 0.0

  /// Ready for a stroke.
  package init() {}

  package mutating func observe(_ point: Observed) {
    if count == 0 {
      (once, twice) = (point.position, point.position)
      began = point.time
    } else {
      let weight = Smoothing.weight
      once = point.position * weight + once * (1 - weight)
      twice = once * weight + twice * (1 - weight)
    }
    count += 1
    ended = point.time
  }

  package mutating func prediction(after horizon: Double) -> Position? {
    guard count > 1, ended > began else { return nil }
    let steps = horizon * Double(count - 1) / (ended - began)
    let ratio = Smoothing.weight / (1 - Smoothing.weight) * steps
    return once * (2 + ratio) - twice * (1 + ratio)
  }
}

/// How much the newest sample counts in an exponential mean.
package protocol ExponentialSmoothing: Sendable {
  /// Its weight, 0...1.
  static var weight: Double { get }
}

/// The newest sample counts nine tenths.
package enum LightSmoothing: ExponentialSmoothing {
  package static let weight = 0.9
}

/// The newest sample counts seven tenths.
package enum HeavySmoothing: ExponentialSmoothing {
  package static let weight = 0.7
}
