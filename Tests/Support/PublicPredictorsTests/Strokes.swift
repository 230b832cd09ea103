import PublicPredictors

/// Samples of a motion at times, in milliseconds; x and y in millimeters.
func samples(at times: [Double], pressure: Double = 0.5, _ place: (Double) -> Position)
  -> [Observed]
{
  times.map { Observed(time: $0, position: place($0), pressure: pressure) }
}

/// A motion along x.
func samples(at times: [Double], x: (Double) -> Double) -> [Observed] {
  samples(at: times) { Position(x: x($0), y: 0) }
}

/// `count` times a step apart.
func times(_ count: Int, every step: Double) -> [Double] { (0..<count).map { Double($0) * step } }

extension CausalPredictor {
  /// A predictor that has seen these samples.
  init(after samples: [Observed]) {
    self.init()
    begin()
    for sample in samples { observe(sample) }
  }
}

/// Whether two places are the same but for rounding.
func isNear(_ a: Position?, _ b: Position?, within tolerance: Double = 1e-9) -> Bool {
  guard let a, let b else { return a == nil && b == nil }
  return (a - b).length <= tolerance
}
