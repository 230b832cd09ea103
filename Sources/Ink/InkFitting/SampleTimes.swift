/// The times of samples in strict order, and their density.
struct SampleTimes: Sendable {
  private var last: Double?
  private var spent = 0.0
  private var intervals = 0.0

  /// Returns the sample's time, which is increased if it is too close to the previous one.
  mutating func time(of sample: FitSample) -> Double {
    guard let last else {
      self.last = sample.time
      return sample.time
    }
    let time = max(sample.time, last + leastStep)
    spent += min(time - last, 0.02)
    intervals += 1
    self.last = time
    return time
  }

  /// The smallest time between two samples. If timestamps come in bunches, because the machine
  /// stalled or the radio sends several at once, the pen would seem to jump between them, and the
  /// line would overshoot by centimeters. With more than six tenths of the typical interval, an
  /// even rate rounded to whole milliseconds would be mistaken for bunches. The typical interval is
  /// unknown at first.
  private var leastStep: Double { min(0.6 * interval, intervals >= 8 ? .infinity : 1e-3) }

  /// The time between samples in seconds, without pauses.
  private var interval: Double { intervals > 0 ? max(spent / intervals, 1e-4) : 0.0075 }

  /// The smallest distance in time between control points, in seconds. Two points between
  /// neighboring samples would bend the line where it was not measured.
  var leastGap: Double { 0.5 * interval }

  /// The price of a control point as a misfit: about that many samples outside their tolerance.
  ///
  /// It increases with the rate of samples, as does the number of samples in a stretch. The
  /// distance of the points therefore depends on the hand and not on the rate. Noise is not
  /// followed, because the share of it that a point can remove does not grow.
  var pointPrice: Double { max(1, 0.057 / interval) }

  /// The number of samples per point at first.
  var samplesPerPoint: Double { 0.06 / interval }
}
