import StylusModel

/// The time to wait before the next attempt: twice as long each time, up to a limit, and different
/// for each program that lost the same daemon.
struct Backoff: Hashable, Sendable {
  /// The limits of the wait, before it is randomly shortened by up to a half.
  static let shortest = Microseconds.milliseconds(100)
  static let longest = Microseconds.milliseconds(5_000)
  /// A connection that lasted for this time resets the wait.
  static let healthy = Microseconds.milliseconds(1_000)

  private let longest: Microseconds
  private var span = Self.shortest

  /// - Parameter longest: the upper bound.
  init(longest: Microseconds = Self.longest) { self.longest = longest }

  /// Returns the wait before the next attempt.
  ///
  /// - Parameters:
  ///   - lasted: how long the last connection lasted.
  ///   - chance: a random number from 0 to below 1, evenly distributed.
  mutating func wait(afterLasting lasted: Microseconds, chance: Double) -> Microseconds {
    if lasted >= Self.healthy { span = Self.shortest }
    let whole = span.value
    span = min(Microseconds(whole * 2), longest)
    return Microseconds(whole / 2 + Int64(Double(whole / 2) * chance))
  }
}
