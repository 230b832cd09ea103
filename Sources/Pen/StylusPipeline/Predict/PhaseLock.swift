/// Removes jitter from time stamps: the sensor samples the pen at even steps, whatever the
/// transport to the kernel does to the times.
///
/// The period is the mean of all steps of the tablet and persists across strokes; the phase follows
/// each stamp a little. A pause counts as the number of steps that fits best. If several steps take
/// a different time than the period predicts, they are from another tablet, or this one has changed
/// its rate: the period is discarded. Times are in milliseconds.
struct PhaseLock {
  private var last: Double?
  private var phase = 0.0
  private var unrest = 0.0
  /// Since when steps without a pause are counted, and their number.
  private var watchBegan = 0.0
  private var watched = 0.0
  /// The number of stamps in a row that were off by more than half a step.
  private var slips = 0
  /// The number of additional steps counted for the last stamp: if it was only late, the next stamp
  /// gets fewer steps.
  private var surplus = 0.0
  /// The samples of this stroke after its first.
  private var samples = 0.0
  /// The number of steps in all strokes, and their total time.
  private var steps = 0.0
  private var span = 0.0

  /// The share of an error by which the phase follows, once settled.
  private static let gain = 0.08
  /// If stamps deviate by more than this fraction of the period, there are no steps to lock to.
  private static let tolerance = 0.35
  /// A stamp that is late by less than three quarters of a step is late; otherwise one before it is
  /// missing.
  private static let doubt = 0.25
  /// The number of steps that are checked together, and the largest difference from their expected
  /// time, in periods: stamps that are late by less than a step never differ as much.
  private static let watch = 24.0
  private static let greatestDifference = 1.05
  /// An interval longer than this number of steps is a pause.
  private static let pause = 1.9
  /// More slips in a row than this mean that the count is wrong.
  private static let patience = 2
  /// The number of steps that define a period.
  private static let acquaintance = 16.0
  /// The number of steps remembered, some seconds of writing. Old steps count less, in case another
  /// tablet follows whose rate differs too little from this one's to be noticed.
  private static let memory = 800.0

  /// The deviation of stamps from even steps, as a fraction of the period: 0...0.5.
  var straying: Double { unrest.squareRoot() }

  /// A stroke begins: the phase is unknown, the period is kept.
  mutating func restart() {
    last = nil
    samples = 0
    surplus = 0
    watched = 0
  }

  /// The time at which the tablet sampled the pen, for a sample with this interval after the last
  /// stamp; never before the previous sample.
  mutating func time(of stamp: Double, after interval: Double) -> Double {
    guard let last else {
      phase = stamp
      self.last = stamp
      return stamp
    }
    samples += 1
    trackPhase(stamp, interval)
    let time = max(straying < Self.tolerance ? phase : stamp, last + Self.leastStep)
    self.last = time
    return time
  }

  private mutating func trackPhase(_ stamp: Double, _ interval: Double) {
    guard steps >= Self.acquaintance else { return acquire(stamp, interval) }
    let period = span / steps
    let due = max(1 - surplus, ((stamp - phase) / period + Self.doubt).rounded(.down))
    surplus = max(0, due - 1)
    phase += due * period
    let error = stamp - phase
    slips = abs(error) > period / 2 ? slips + 1 : 0
    phase += slips > Self.patience ? error : max(Self.gain, 1 / (samples + 1)) * error
    countInterval(interval, steps: due)
    let share = error / period
    unrest += 0.05 * (min(share * share, 0.25) - unrest)
    watch(stamp, interval, period)
  }

  /// Checks whether the steps still take the same time.
  private mutating func watch(_ stamp: Double, _ interval: Double, _ period: Double) {
    guard interval < Self.pause * period else {
      watched = 0
      return
    }
    if watched == 0 { watchBegan = stamp - interval }
    watched += 1
    let difference = abs((stamp - watchBegan) / period - watched)
    if difference > Self.greatestDifference { (steps, span, slips, surplus) = (0, 0, 0, 0) }
    if difference > Self.greatestDifference || watched == Self.watch { watched = 0 }
  }

  /// The first intervals count as one step each: if a bus polled every 4 ms carries a tablet's
  /// samples of every 5 ms, stamps are 4, 4, 4 and 8 ms apart, and none of these is a pause.
  private mutating func acquire(_ stamp: Double, _ interval: Double) {
    phase = stamp
    if steps == 0 || interval < 3 * span / steps { countInterval(interval, steps: 1) }
  }

  private mutating func countInterval(_ interval: Double, steps due: Double) {
    steps += due
    span += max(interval, Self.leastStep)
    if steps > Self.memory {
      steps /= 2
      span /= 2
    }
  }

  /// Faster than any tablet, in milliseconds.
  private static let leastStep = 0.05
}
