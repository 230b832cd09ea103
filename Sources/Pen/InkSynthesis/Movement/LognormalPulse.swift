import CMath

/// A pulse of speed in the form of the lognormal density, of area 1.
struct LognormalPulse {
  private let onset: Double
  private let logMedian: Double
  private let skew: Double

  /// The pulse is half complete at `median` and lasts `width` (both in seconds) from three
  /// deviations before to three deviations after; `skew` is the deviation of the logarithm,
  /// 0.1...0.4 in human movement.
  init(median: Double, width: Double, skew: Double) {
    let delay = width / (2 * sinh(3 * skew))
    onset = median - delay
    logMedian = log(delay)
    self.skew = skew
  }

  /// Before this time the pulse has no effect, to one part in 10,000.
  var start: Double { onset + exp(logMedian - Self.reach * skew) }

  /// After this time the pulse is complete, to one part in 10,000.
  var end: Double { onset + exp(logMedian + Self.reach * skew) }

  /// The share of the way, 0...1, passed at a time.
  func traveled(at time: Double) -> Double {
    guard time > onset else { return 0 }
    return 0.5 * erfc((logMedian - log(time - onset)) / (skew * 2.0.squareRoot()))
  }

  private static let reach = 4.0
}
