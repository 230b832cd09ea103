/// A finished stroke as the tablet reported it: every sample, unsmoothed and complete.
public struct CapturedStroke: Hashable, Sendable {
  /// The stroke's number in the daemon's order of finished strokes. Numbers start at 1; the number
  /// is 0 until the stroke is stored.
  public var sequence: UInt64
  /// The number that identified the stroke while it was being drawn.
  public var id: StrokeID
  /// The tablet it was drawn on.
  public var device: DeviceID
  /// The tool it was drawn with.
  public var tool: Tool
  /// The time of the first sample, when the tip touched the surface.
  public var began: Timestamp
  /// Flags for anything unusual that happened to the stroke; empty for most strokes.
  public var flags: StrokeFlags
  /// How many of the expected values arrived.
  public var settlement: Settlement
  /// The samples from touch to lift, in order of time.
  public var samples: [Sample]
  /// The time of day of ``began``, in microseconds since 1970 UTC. It is nil if the time of day is
  /// unknown: for a recording, which has a clock of its own, and for a stroke from an earlier run
  /// of the daemon.
  ///
  /// StylusClient sets this property. If a stroke is received live, the time of day is computed
  /// from the clocks at that moment. If a stroke is fetched, it is computed from the clocks at the
  /// time of the fetch. ``began`` stands still while a machine sleeps, so the computed time of a
  /// stroke drawn before a suspend is too late by the length of the suspend, and a clock change
  /// shifts it by the size of the change.
  public var beganSince1970: Microseconds?

  /// Creates a stroke that has just begun and has no samples yet.
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

  /// Sets the time of day at which the stroke began.
  ///
  /// - Parameter clockOffset: the difference between microseconds since 1970 and ``began``; nil if
  ///   it is unknown. An offset that leads to an impossible time counts as nil.
  package mutating func setDate(clockOffset: Microseconds?) {
    beganSince1970 = clockOffset.flatMap { offset in
      let (moment, overflow) = began.microseconds.addingReportingOverflow(offset.value)
      return overflow ? nil : Microseconds(moment)
    }
  }

  /// The beginning of the stroke.
  public var beginning: StrokeBeginning {
    StrokeBeginning(stroke: id, device: device, tool: tool, time: began)
  }

  /// The time from the first to the last sample; zero for a stroke with fewer than two samples.
  public var duration: Microseconds {
    guard let first = samples.first, let last = samples.last else { return Microseconds(0) }
    return last.time - first.time
  }
}
