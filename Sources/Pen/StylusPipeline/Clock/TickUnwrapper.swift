import StylusModel

/// Turns a device's 16-bit clock, which wraps every few seconds, into microseconds that do not
/// wrap.
///
/// The kernel's clock shows how often it wrapped during a pause, so pauses may be of any length as
/// long as the two clocks agree within half a wrap.
struct TickUnwrapper {
  private let tick: Int64
  private var last: (ticks: Int64, kernel: Timestamp)?

  /// - Parameter tick: one tick; less than a microsecond counts as one.
  init(tick: Microseconds) { self.tick = max(tick.value, 1) }

  /// The device's time in microseconds; its origin is arbitrary, and stays until ``reset()``.
  mutating func microseconds(of raw: UInt32, kernel: Timestamp) -> Int64 {
    let low = Int64(raw & 0xFFFF)
    guard let last else {
      self.last = (low, kernel)
      return low * tick
    }
    let expected = last.ticks &+ (kernel - last.kernel).value.clamped(to: Self.longest) / tick
    let behind = Int64(Int16(truncatingIfNeeded: low &- expected))
    let ticks = expected + behind
    self.last = (ticks, kernel)
    return ticks * tick
  }

  /// Forgets the clock; the next reading begins again.
  mutating func reset() { last = nil }

  /// Ten days: keeps impossible kernel times from overflowing.
  private static let longest: ClosedRange<Int64> = -864_000_000_000...864_000_000_000
}

extension Int64 {
  /// The nearest value of a range.
  func clamped(to range: ClosedRange<Int64>) -> Int64 {
    Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
  }
}
