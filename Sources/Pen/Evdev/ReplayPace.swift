package import StylusModel

/// When the frames of a recording are due on the real clock.
///
/// True speed means the recorded intervals between frames, pauses included, with two exceptions: a
/// step backwards takes no time, and no single wait is longer than ``longestWait``. The recorded
/// times themselves are never changed.
package struct ReplayPace: Sendable {
  /// How fast a recording is played.
  package enum Speed: Hashable, Sendable {
    /// The speed as a multiple of the recorded speed; above 0, finite.
    case factor(Double)
    /// As fast as possible.
    case maximum

    /// From a user's option: a factor, or nil for as fast as possible.
    package init(times factor: Double?) { self = factor.map { .factor($0) } ?? .maximum }
  }

  /// Clocks that jump and users who pause for lunch must not stop a replay.
  package static let longestWait = Microseconds.milliseconds(10_000)

  private let speed: Speed
  private let start: Timestamp
  /// Since the start, in microseconds and their fractions: thousands of roundings would add up.
  private var elapsed = 0.0
  private var last: Timestamp?

  /// A replay that starts at `start` of the real clock.
  package init(_ speed: Speed, from start: Timestamp) {
    self.speed = speed
    self.start = start
  }

  /// The due time of the next frame, given its recorded time; call once per frame, in order.
  package mutating func due(_ recorded: Timestamp) -> Timestamp {
    defer { last = recorded }
    elapsed += wait(until: recorded)
    return start + Microseconds(Int64(elapsed))
  }

  /// The due time of a moment between the last frame and the next. It is not a frame, so the
  /// longest wait for the next one still counts from the last frame.
  package func due(betweenFrames recorded: Timestamp) -> Timestamp {
    start + Microseconds(Int64(elapsed + wait(until: recorded)))
  }

  /// The time after the last frame, in microseconds.
  private func wait(until recorded: Timestamp) -> Double {
    guard let last, case .factor(let factor) = speed, factor > 0 else { return 0 }
    let wait = Double(max((recorded - last).value, 0)) / factor
    return min(wait, Double(Self.longestWait.value))
  }
}
