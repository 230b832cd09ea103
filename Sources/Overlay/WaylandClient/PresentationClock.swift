import Glibc
package import Units

/// The clock by which a compositor reports when something was shown.
///
/// weston has CLOCK_MONOTONIC_RAW, which drifts from CLOCK_MONOTONIC by what the time service
/// corrects; so the offset is measured for each time that is converted.
package struct PresentationClock: BitwiseCopyable {
  /// As clock_gettime knows it.
  package let number: UInt32
  /// Whether it can be read in this process.
  package let isReadable: Bool

  package init(_ number: UInt32) {
    self.number = number
    isReadable = Self.nanoseconds(clockid_t(bitPattern: number)) != nil
  }

  /// Converts a time of this clock to CLOCK_MONOTONIC; nil if that cannot be done.
  package func moment(seconds: UInt64, nanoseconds: UInt32) -> Timestamp? {
    guard seconds < 1 << 32, isReadable else { return nil }
    let told = Int64(seconds) * 1_000_000_000 + Int64(nanoseconds)
    guard clockid_t(bitPattern: number) != CLOCK_MONOTONIC else {
      return Timestamp(microseconds: told / 1_000)
    }
    return Timestamp(microseconds: (told + Self.offset { self.reading }) / 1_000)
  }

  /// What CLOCK_MONOTONIC said before and after this clock, and what this clock said in between.
  struct ClockComparison: BitwiseCopyable {
    var before: Int64
    var between: Int64
    var after: Int64
  }

  /// How much later CLOCK_MONOTONIC is, in nanoseconds: of three readings the one that was least
  /// disturbed.
  static func offset(_ read: () -> ClockComparison) -> Int64 {
    var best = read()
    for _ in 1..<3 {
      let next = read()
      if next.after - next.before < best.after - best.before { best = next }
    }
    return best.before + (best.after - best.before) / 2 - best.between
  }

  private var reading: ClockComparison {
    let before = Self.nanoseconds(CLOCK_MONOTONIC) ?? 0
    let between = Self.nanoseconds(clockid_t(bitPattern: number)) ?? 0
    return ClockComparison(
      before: before, between: between, after: Self.nanoseconds(CLOCK_MONOTONIC) ?? 0)
  }

  private static func nanoseconds(_ clock: clockid_t) -> Int64? {
    var now = timespec()
    guard unsafe clock_gettime(clock, &now) == 0 else { return nil }
    return Int64(now.tv_sec) * 1_000_000_000 + Int64(now.tv_nsec)
  }
}
