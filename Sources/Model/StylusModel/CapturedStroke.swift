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
