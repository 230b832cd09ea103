package import StylusModel

/// What the overlay measured of itself since it started: the reply of `GetStatistics`.
package struct OverlayStatistics: Hashable, Sendable {
  /// The time since it started.
  package var uptime: Microseconds
  /// What was measured of each output.
  package var outputs: [OverlayLatency]

  /// What was measured of some outputs.
  package init(uptime: Microseconds, outputs: [OverlayLatency]) {
    (self.uptime, self.outputs) = (uptime, outputs)
  }
}

extension OverlayStatistics: JSONWritable {
  package func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.field("uptime", uptime.value)
    writer.field("outputs", outputs)
    writer.endObject()
  }

  /// Reads the reply of `GetStatistics`.
  package init(_ parameters: JSONObject) throws(ProtocolError) {
    let fields = JSONFields(parameters)
    uptime = Microseconds(try fields.required("uptime", fields.integer))
    outputs = try fields.requiredObjects("outputs", OverlayLatency.init(_:))
  }
}

/// How long ink took to an output, and what became of its frames.
package struct OverlayLatency: Hashable, Sendable {
  /// What the compositor calls the output.
  package var output: String
  /// How commits are timed now.
  package var pacing: Pacing
  /// How long before a vblank commits are made; nil where they wait for none.
  package var margin: Microseconds?
  /// From one vblank to the next, in nanoseconds.
  package var period: Int64
  /// How many samples were shown of which is known when.
  package var samples: UInt64 = 0
  /// From a sample to its showing, in microseconds; 0 where nothing was measured, as for those that
  /// follow.
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

  /// How commits are timed: docs/develop/overlay-pacing.md.
  package enum Pacing: String, CaseIterable, Sendable {
    case late
    case aligned
    case eager
  }

  /// An output to which nothing was committed.
  package init(output: String, pacing: Pacing, period: Int64) {
    (self.output, self.pacing, self.period) = (output, pacing, period)
  }
}

extension OverlayLatency: JSONWritable {
  package func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.field("output", output)
    writer.field("pacing", pacing.rawValue)
    if let margin { writer.field("margin", margin.value) }
    writer.field("period_ns", period)
    writer.field("samples", samples)
    writer.field("mean", mean)
    writer.field("p50", p50.value)
    writer.field("p99", p99.value)
    writer.field("max", longest.value)
    writer.field("commits", commits)
    writer.field("presented", presented)
    writer.field("discarded", discarded)
    writer.field("skipped", skipped)
    writer.field("missed", missed)
    writer.endObject()
  }

  init(_ fields: JSONFields) throws(ProtocolError) {
    output = try fields.required("output", fields.string)
    pacing = try fields.required("pacing", fields.word)
    margin = try fields.integer("margin").map { Microseconds($0) }
    period = try fields.required("period_ns", fields.integer)
    samples = try fields.required("samples", fields.integer)
    mean = try fields.required("mean", fields.float)
    p50 = Microseconds(try fields.required("p50", fields.integer))
    p99 = Microseconds(try fields.required("p99", fields.integer))
    longest = Microseconds(try fields.required("max", fields.integer))
    commits = try fields.required("commits", fields.integer)
    presented = try fields.required("presented", fields.integer)
    discarded = try fields.required("discarded", fields.integer)
    skipped = try fields.required("skipped", fields.integer)
    missed = try fields.required("missed", fields.integer)
  }
}
