import StylusModel

/// How long to wait before the next attempt: twice as long each time, up to a bound, and never the
/// same for two programs that lost the same daemon.
struct Backoff: Hashable, Sendable {
  /// The bounds of the wait before chance shortens it by up to a half.
  static let shortest = Microseconds.milliseconds(100)
  static let longest = Microseconds.milliseconds(5_000)
  /// An attempt that did well for so long forgives all that failed before it.
  static let healthy = Microseconds.milliseconds(1_000)

  private let longest: Microseconds
  private var span = Self.shortest

  /// - Parameter longest: the upper bound.
  init(longest: Microseconds = Self.longest) { self.longest = longest }

  /// The wait before the next attempt.
  ///
  /// - Parameters:
  ///   - lasted: how long the last attempt did well.
  ///   - chance: from 0 to below 1, evenly spread.
  mutating func wait(afterLasting lasted: Microseconds, chance: Double) -> Microseconds {
    if lasted >= Self.healthy { span = Self.shortest }
    let whole = span.value
    span = min(Microseconds(whole * 2), longest)
    return Microseconds(whole / 2 + Int64(Double(whole / 2) * chance))
  }
}
