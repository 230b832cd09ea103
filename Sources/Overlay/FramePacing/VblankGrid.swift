import StylusModel

/// The vblanks of an output: the time of one of them, and the period.
///
/// The period is the one that the compositor reports, unless its presentations contradict it.
/// Without a report, it is the median of the measurements, and before there are any, the period of
/// the output's mode.
struct VblankGrid: Sendable {
  /// The time from one vblank to the next, in nanoseconds, 2...50 ms (500 to 20 Hz).
  private(set) var period: Int64
  /// The time at which the last frame was shown; nil before the first.
  private(set) var anchor: Timestamp?
  /// The period of the mode, in nanoseconds.
  private let nominal: Int64?
  private var stated: Int64?
  /// The last measured periods, in nanoseconds.
  private var measured = InlineArray<9, Int64>(repeating: 0)
  private var count = 0

  /// The credible periods, in nanoseconds; ink waits for at most three of them.
  static let credible: ClosedRange<Int64> = 2_000_000...50_000_000
  /// 60 Hz: the default if the period is unknown.
  private static let guess: Int64 = 16_666_667
  /// The largest number of periods in an interval that is used for measuring.
  private static let longestInterval: Int64 = 16

  /// Creates the grid of a mode with this period in nanoseconds; nil or an incredible period counts
  /// as unknown.
  init(nominal: Int64?) {
    self.nominal = nominal.flatMap { Self.credible.contains($0) ? $0 : nil }
    period = self.nominal ?? Self.guess
  }

  /// Whether the period was reported or measured.
  var isKnown: Bool { nominal != nil || stated != nil || count >= 3 }

  /// The period in microseconds.
  var periodMicros: Int64 { period / 1_000 }

  /// Records that a frame was shown; `refresh` is the reported period in nanoseconds.
  mutating func observe(_ presented: Timestamp, refresh: Int64?) {
    let statement = refresh.flatMap { Self.credible.contains($0) ? $0 : nil }
    if statement != stated {
      stated = statement
      count = 0
      period = statement ?? period
    } else if let anchor {
      measure((presented - anchor).value)
    }
    anchor = presented
  }

  /// Forgets the times of vblanks, but not the period.
  mutating func loseAnchor() { anchor = nil }

  /// Returns the first vblank at or after a time; the time itself without an anchor.
  func first(atOrAfter time: Timestamp) -> Timestamp {
    guard let anchor else { return time }
    let span = Self.nanoseconds((time - anchor).value)
    var k = span / period
    if k * period < span { k += 1 }
    return anchor + Microseconds(k * period / 1_000)
  }

  /// Returns the distance of a time from the nearest vblank, in microseconds; 0 without an anchor.
  func distance(of time: Timestamp) -> Int64 {
    let after = (first(atOrAfter: time) - time).value
    return min(after, max(periodMicros - after, 0))
  }

  /// Returns whether the grid is accurate enough for timing commits: to an eighth of a period.
  func isTrusted(at time: Timestamp) -> Bool { uncertainty(at: time) <= periodMicros / 8 }

  /// Returns the possible error of the grid at a time, in microseconds. A period is known to
  /// 1/20000 if the compositor reports it (crystals and rounding), and to 1/1000 if it was measured
  /// or guessed.
  private func uncertainty(at time: Timestamp) -> Int64 {
    guard let anchor else { return .max }
    return abs((time - anchor).value / (stated == period ? 20_000 : 1_000))
  }

  private mutating func measure(_ micros: Int64) {
    let span = Self.nanoseconds(micros)
    guard span > 0 else { return }
    let frames = isKnown ? max((span + period / 2) / period, 1) : 1
    let interval = span / frames
    guard frames <= Self.longestInterval, Self.credible.contains(interval) else { return }
    measured[count % 9] = interval
    count = count < 900 ? count + 1 : 9 + count % 9
    updatePeriod()
  }

  /// A reported period is used while the measured median is within 1 % of it. A period that was
  /// only measured is kept within 10 % of the mode's: with a variable period, it would follow our
  /// own commits anywhere.
  private mutating func updatePeriod() {
    guard count >= (stated == nil ? 3 : 9) else { return }
    let found = nominal.map { min(max(median, $0 / 10 * 9), $0 / 10 * 11) } ?? median
    if let stated, abs(found - stated) <= stated / 100 { period = stated } else { period = found }
  }

  private var median: Int64 {
    var sorted = measured
    let used = min(count, 9)
    for i in 1..<max(used, 1) {
      var j = i
      while j > 0 && sorted[j - 1] > sorted[j] {
        (sorted[j - 1], sorted[j]) = (sorted[j], sorted[j - 1])
        j -= 1
      }
    }
    return sorted[used / 2]
  }

  /// Returns a time in microseconds as nanoseconds, limited to 12 days.
  private static func nanoseconds(_ micros: Int64) -> Int64 {
    min(max(micros, -(1 << 40)), 1 << 40) * 1_000
  }
}
