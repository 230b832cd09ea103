/// The times of samples in strict order, and how densely they come.
struct SampleTimes: Sendable {
  private var last: Double?
  private var spent = 0.0
  private var intervals = 0.0

  /// The sample's time; later than it says if it says that it was hardly after the one before.
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

  /// How soon after another a sample can have been: where stamps come in bunches, for the machine
  /// stood still or the radio sends several at once, the pen would leap from one to the next, and
  /// the line would overshoot by centimeters. More than six tenths of the usual would be taken for
  /// a bunch where whole milliseconds round an even rate; what is usual is not known at first.
  private var leastStep: Double { min(0.6 * interval, intervals >= 8 ? .infinity : 1e-3) }

  /// Seconds from sample to sample, without the pauses.
  private var interval: Double { intervals > 0 ? max(spent / intervals, 1e-4) : 0.0075 }

  /// How near in time control points may come to each other, in seconds: two between neighboring
  /// samples would bend the line where nobody has seen it.
  var leastGap: Double { 0.5 * interval }

  /// What a control point may cost, as a misfit: about as many samples outside their tolerance.
  ///
  /// It grows with the rate of samples, as the samples of a stretch do: so the distance of the
  /// points depends on the hand and not on the rate, and noise, of which each point can take away a
  /// share that does not grow, is not followed.
  var pointPrice: Double { max(1, 0.057 / interval) }

  /// How many samples a point should serve at first.
  var samplesPerPoint: Double { 0.06 / interval }
}
