import Units

/// A number that moves from one value to another, fast at first and then slower.
struct Glide: Hashable, Sendable {
  private(set) var from: Double
  private(set) var to: Double
  private var start: Timestamp
  private var length: Microseconds

  /// Creates a number at rest.
  init(at value: Double) {
    (from, to) = (value, value)
    start = Timestamp(microseconds: 0)
    length = Microseconds(0)
  }

  func value(at now: Timestamp) -> Double {
    guard !isOver(at: now) else { return to }
    let rest = 1 - max(0, Double((now - start).value) / Double(length.value))
    return to - (to - from) * rest * rest * rest
  }

  func isOver(at now: Timestamp) -> Bool { from == to || start + length <= now }

  /// Starts moving from the current value to another.
  mutating func go(to value: Double, at now: Timestamp, within length: Microseconds) {
    guard value != to else { return }
    from = self.value(at: now)
    (to, start, self.length) = (value, now, length)
  }

  /// Changes the value immediately.
  mutating func jump(to value: Double) { self = Glide(at: value) }

  /// Starts moving from one given value to another.
  mutating func go(
    from value: Double, to end: Double, at now: Timestamp, within length: Microseconds
  ) {
    (from, to, start, self.length) = (value, end, now, length)
  }
}
