/// A finished stroke as the tablet gave it: every sample, nothing smoothed, nothing left out.
public struct CapturedStroke: Hashable, Sendable {
  /// Its place in the daemon's order of finished strokes; counts from 1, 0 before it is stored.
  public var sequence: UInt64
  /// The number under which it was reported while it grew.
  public var id: StrokeID
  /// The tablet it was drawn on.
  public var device: DeviceID
  /// The tool it was drawn with.
  public var tool: Tool
  /// When the tip touched: the time of the first sample.
  public var began: Timestamp
  /// What did not go the ordinary way; empty for most strokes.
  public var flags: StrokeFlags
  /// What became of the values that were expected.
  public var settlement: Settlement
  /// The samples from touch to lift, in order of time.
  public var samples: [Sample]
  /// The moment of ``began`` as the time of day: microseconds since 1970, UTC. Nil where nobody can
  /// tell: for a recording, whose clock is its own, and for a stroke of an earlier run of the
  /// daemon.
  ///
  /// StylusClient tells it. A stroke that is heard from its beginning on has it from how the clocks
  /// stood then. One that is fetched has it from how they stand at that moment: while a machine
  /// sleeps its ``began`` stands still, so a stroke from before that seems later by as long as it
  /// slept, and off by as much as the time was set since.
  public var beganSince1970: Microseconds?

  /// A stroke that has just begun and has no samples yet.
  public init(beginning: StrokeBeginning) {
    sequence = 0
    id = beginning.stroke
    device = beginning.device
    tool = beginning.tool
    began = beginning.time
    flags = []
    settlement = Settlement()
    samples = []
  }

  /// Tells when it began as the time of day.
  ///
  /// - Parameter clockOffset: what to add to ``began`` for microseconds since 1970; nil where
  ///   nobody can tell. An offset with which no moment can be told counts as none.
  package mutating func setDate(clockOffset: Microseconds?) {
    beganSince1970 = clockOffset.flatMap { offset in
      let (moment, overflow) = began.microseconds.addingReportingOverflow(offset.value)
      return overflow ? nil : Microseconds(moment)
    }
  }

  /// How it began.
  public var beginning: StrokeBeginning {
    StrokeBeginning(stroke: id, device: device, tool: tool, time: began)
  }

  /// From first to last sample; zero for a stroke of fewer than two.
  public var duration: Microseconds {
    guard let first = samples.first, let last = samples.last else { return Microseconds(0) }
    return last.time - first.time
  }
}
