import StylusModel

/// When an output's vblanks are: a moment at which one was, and the period.
///
/// The period is what the compositor states, unless what it shows says otherwise; without a
/// statement the median of what was measured, and before that the output's mode.
struct VblankGrid: Sendable {
  /// From one vblank to the next, in nanoseconds, 2...50 ms (500 to 20 Hz).
  private(set) var period: Int64
  /// When the last picture was shown; nil before the first.
  private(set) var anchor: Timestamp?
  /// What the mode says, in nanoseconds.
  private let nominal: Int64?
  private var stated: Int64?
  /// The last periods that were measured, in nanoseconds.
  private var measured = InlineArray<9, Int64>(repeating: 0)
  private var count = 0

  /// What is credible of a period, in nanoseconds; ink waits for three of them at most.
  static let credible: ClosedRange<Int64> = 2_000_000...50_000_000
  /// 60 Hz: the guess where nobody says anything.
  private static let guess: Int64 = 16_666_667
  /// An interval of more periods than this says too little about one of them.
  private static let longestInterval: Int64 = 16

  /// The grid of a mode whose period is so many nanoseconds; nil or incredible counts as unknown.
  init(nominal: Int64?) {
    self.nominal = nominal.flatMap { Self.credible.contains($0) ? $0 : nil }
    period = self.nominal ?? Self.guess
  }

  /// Somebody said or showed how long the period is.
  var isKnown: Bool { nominal != nil || stated != nil || count >= 3 }

  /// The period in microseconds.
  var periodMicros: Int64 { period / 1_000 }

  /// Takes note of a picture that was shown; `refresh` is the stated period in nanoseconds.
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

  /// Forgets when vblanks are, not how far they are apart.
  mutating func loseAnchor() { anchor = nil }

  /// The first vblank at or after a moment; the moment itself without an anchor.
  func first(atOrAfter time: Timestamp) -> Timestamp {
    guard let anchor else { return time }
    let span = Self.nanoseconds((time - anchor).value)
    var k = span / period
    if k * period < span { k += 1 }
    return anchor + Microseconds(k * period / 1_000)
  }

  /// How far a moment is from the nearest vblank, in microseconds; 0 without an anchor.
  func distance(of time: Timestamp) -> Int64 {
    let after = (first(atOrAfter: time) - time).value
    return min(after, max(periodMicros - after, 0))
  }

  /// Whether the grid is good enough to commit by: to an eighth of a period.
  func isTrusted(at time: Timestamp) -> Bool { uncertainty(at: time) <= periodMicros / 8 }

  /// How far off the grid may be by a moment, in microseconds: a period is known to 1/20000 where
  /// the compositor states one (crystals and roundings), to 1/1000 where it was measured or
  /// guessed.
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

  /// A statement holds while the measured median is within 1 % of it. What is measured alone is
  /// kept within 10 % of the mode: with a variable period it follows our own commits, to anywhere.
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

  /// Nanoseconds of a span in microseconds, which is cut at 12 days.
  private static func nanoseconds(_ micros: Int64) -> Int64 {
    min(max(micros, -(1 << 40)), 1 << 40) * 1_000
  }
}
