/// The times of samples in strict order, and how densely they come.
struct SampleClock: Sendable {
  private var last: Double?
  private var spent = 0.0
  private var intervals = 0.0

  /// The sample's time, a microsecond after the one before if it says no later.
  mutating func time(of sample: FitSample) -> Double {
    guard let last else {
      self.last = sample.time
      return sample.time
    }
    let time = max(sample.time, last + 1e-6)
    spent += min(time - last, 0.02)
    intervals += 1
    self.last = time
    return time
  }

  /// What a control point may cost, in squared tolerances: as much as the samples of 60 ms together.
  ///
  /// Where points stand at their best, one more of `n` points takes 8/n of the cost away, for the distance of
  /// a cubic spline falls with the fourth power of theirs. With this price points end up about
  /// 30 ms apart in handwriting, at any rate of samples, and 19 of 20 samples are within tolerance.
  var pointPrice: Double {
    let interval = intervals > 0 ? max(spent / intervals, 1e-4) : 0.0075
    return max(2, 0.06 / interval)
  }
}
