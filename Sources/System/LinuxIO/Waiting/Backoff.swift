package import Units

/// The wait before the next attempt: twice as long each time, up to a limit.
///
///     var backoff = Backoff()
///     retry = now + backoff.nextWait()    // after each that failed
///     backoff.forgive()                     // it worked
package struct Backoff: Hashable, Sendable {
  /// An attempt that works for this time resets the failures before it.
  package static let healthy = Microseconds.milliseconds(1_000)

  private let shortest: Microseconds
  private let longest: Microseconds
  private var span: Microseconds

  /// - Parameters:
  ///   - shortest: the first wait.
  ///   - longest: the upper bound.
  package init(
    from shortest: Microseconds = .milliseconds(100),
    upTo longest: Microseconds = .milliseconds(5_000)
  ) {
    (self.shortest, self.longest, span) = (shortest, longest, shortest)
  }

  /// The wait before the next attempt.
  package mutating func nextWait() -> Microseconds {
    defer { span = min(Microseconds(span.value * 2), longest) }
    return span
  }

  /// The wait before the next attempt, randomly shortened by up to a half, so that two programs
  /// that lost the same daemon do not try again together.
  ///
  /// - Parameters:
  ///   - lasted: how long the last attempt worked.
  ///   - chance: from 0 to below 1, evenly distributed.
  package mutating func nextWait(
    afterLasting lasted: Microseconds, chance: Double
  ) -> Microseconds {
    if lasted >= Self.healthy { forgive() }
    let half = nextWait().value / 2
    return Microseconds(half + Int64(Double(half) * chance))
  }

  /// Starts again with the shortest wait.
  package mutating func forgive() { span = shortest }

  /// The next wait is not a shorter than this.
  package mutating func extend(to least: Microseconds) { span = max(span, least) }
}
