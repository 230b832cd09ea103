import StylusModel

/// Fits a regular clock to the kernel's, from readings that arrive with varying delays.
///
/// A reading never arrives early, so the smallest differences between arrival and clock are the
/// most accurate. The fit is the lower envelope of the differences in a sliding window, with a
/// slope for the drift between both clocks. (The idea is from network clock synchronization: V.
/// Paxson, "On calibrating measurements of packet transit times", 1998.)
struct ClockFit {
  private let limits: ClockLimits
  private var buckets = InlineArray<8, Bucket>(repeating: Bucket())
  private var count = 0
  /// Microseconds by which the difference grows for each microsecond of the clock.
  private(set) var drift = 0.0

  /// The assumptions about a clock.
  struct ClockLimits {
    /// The width of one of the eight parts of the window.
    var bucket: Int64
    /// The largest drift.
    var drift: Double
    /// A difference below the envelope by this amount means another clock.
    var jump: Int64 = 50_000

    /// A crystal: a window of 8 s, 300 ppm.
    static let crystal = ClockLimits(bucket: 1_000_000, drift: 300e-6)
    /// Counted frames with an approximately known period: a window of 0.8 s, 4 %.
    static let counted = ClockLimits(bucket: 100_000, drift: 0.04)
  }

  private struct Bucket: BitwiseCopyable {
    /// The time of the clock at which it was opened.
    var start: Int64 = 0
    /// The smallest difference, and the time of the clock when it was seen.
    var difference: Int64 = 0
    var at: Int64 = 0
  }

  init(_ limits: ClockLimits) { self.limits = limits }

  /// Whether no reading was added yet.
  var isEmpty: Bool { count == 0 }

  /// Takes a reading; false if the clock has jumped, and was restarted with this reading.
  ///
  /// - Parameters:
  ///   - clock: the time of the clock.
  ///   - arrival: the kernel's time when the reading arrived.
  mutating func addReading(clock: Int64, arrival: Int64) -> Bool {
    let difference = arrival &- clock
    guard count > 0 else {
      openBucket(difference, clock)
      return true
    }
    let excess = difference &- self.difference(at: clock)
    guard excess > -limits.jump, excess < Self.latest, clock >= buckets[count - 1].start else {
      reset()
      openBucket(difference, clock)
      return false
    }
    if clock - buckets[count - 1].start >= limits.bucket { openBucket(difference, clock) }
    if difference <= buckets[count - 1].difference {
      buckets[count - 1].difference = difference
      buckets[count - 1].at = clock
    }
    return true
  }

  /// The kernel's time at a time of the clock.
  func time(at clock: Int64) -> Int64 { clock &+ difference(at: clock) }

  /// Resets everything but the drift.
  mutating func reset() { count = 0 }

  /// A reading with a greater delay belongs to another clock.
  private static let latest: Int64 = 2_000_000

  private func difference(at clock: Int64) -> Int64 {
    var least = Int64.max
    for index in 0..<count {
      let bucket = buckets[index]
      least = min(least, bucket.difference + Int64((drift * Double(clock - bucket.at)).rounded()))
    }
    return least
  }

  private mutating func openBucket(_ difference: Int64, _ clock: Int64) {
    if count >= 4 { fitDrift() }
    if count == buckets.count {
      for index in 1..<count { buckets[index - 1] = buckets[index] }
      count -= 1
    }
    buckets[count] = Bucket(start: clock, difference: difference, at: clock)
    count += 1
  }

  /// The least-squares slope through the lowest points of the window.
  private mutating func fitDrift() {
    let origin = buckets[0]
    var (sumX, sumY, sumXX, sumXY) = (0.0, 0.0, 0.0, 0.0)
    for index in 0..<count {
      let x = Double(buckets[index].at - origin.at)
      let y = Double(buckets[index].difference - origin.difference)
      (sumX, sumY, sumXX, sumXY) = (sumX + x, sumY + y, sumXX + x * x, sumXY + x * y)
    }
    let spread = Double(count) * sumXX - sumX * sumX
    guard spread > 0 else { return }
    let slope = (Double(count) * sumXY - sumX * sumY) / spread
    drift = min(max(slope, -limits.drift), limits.drift)
  }
}
