package import StylusModel

/// The overlay's measurements of itself since it started: the reply of `GetStatistics`.
package struct OverlayStatistics: Hashable, Sendable {
  /// The time since it started.
  package var uptime: Microseconds
  /// The measurements of each output.
  package var outputs: [OverlayLatency]

  /// The measurements of some outputs.
  package init(uptime: Microseconds, outputs: [OverlayLatency]) {
    (self.uptime, self.outputs) = (uptime, outputs)
  }
}

extension OverlayStatistics: JSONRecord {
  package static let layout = RecordLayout(Self.init) {
    JSONField("uptime", \.uptime)
    JSONField("outputs", \.outputs)
  }
}

/// The latency of ink on an output, and what became of its frames.
package struct OverlayLatency: Hashable, Sendable {
  /// The compositor's name for the output.
  package var output: String
  /// How commits are timed now.
  package var pacing: Pacing
  /// How long before a vblank commits are made; nil if they do not wait for a vblank.
  package var margin: Microseconds?
  /// From one vblank to the next, in nanoseconds.
  package var period: Int64
  /// The number of samples shown whose time of presentation is known.
  package var samples: UInt64 = 0
  /// From a sample to its presentation, in microseconds; 0 if nothing was measured. The same
  /// applies to the following properties.
  package var mean: Float = 0
  /// The median.
  package var p50 = Microseconds(0)
  /// The 99th percentile.
  package var p99 = Microseconds(0)
  /// The longest.
  package var longest = Microseconds(0)
  /// Commits that were made.
  package var commits: UInt64 = 0
  /// Commits that were shown.
  package var presented: UInt64 = 0
  /// Commits that were never shown.
  package var discarded: UInt64 = 0
  /// Frames that were left out on purpose.
  package var skipped: UInt64 = 0
  /// Commits that were shown a frame or more after their vblank.
  package var missed: UInt64 = 0

  /// How commits are timed: docs/develop/overlay-socket.md, Pacing.
  package enum Pacing: String, CaseIterable, JSONCodable {
    case late
    case aligned
    case eager
  }
}

extension OverlayLatency {
  /// An output to which nothing was committed.
  package init(output: String, pacing: Pacing, period: Int64) {
    (self.output, self.pacing, self.period) = (output, pacing, period)
  }
}

extension OverlayLatency: JSONRecord {
  package static let layout = RecordLayout(Self.init) {
    JSONField("output", \.output)
    JSONField("pacing", \.pacing)
    JSONField("margin", \.margin)
    JSONField("period_ns", \.period)
    JSONField("samples", \.samples)
    JSONField("mean", \.mean)
    JSONField("p50", \.p50)
    JSONField("p99", \.p99)
    JSONField("max", \.longest)
    JSONField("commits", \.commits)
    JSONField("presented", \.presented)
    JSONField("discarded", \.discarded)
    JSONField("skipped", \.skipped)
    JSONField("missed", \.missed)
  }
}
