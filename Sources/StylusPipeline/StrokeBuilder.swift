package import InkModel

/// Follows one device from proximity through strokes and says what happened.
///
/// A stroke begins with the first frame whose tip touches and has one sample for every frame that
/// touches. The frame that lifts the tip ends the stroke and is not part of it. A loss of events
/// cuts the stroke: what follows, if the tip still touches, is a new one marked
/// ``InkModel/StrokeFlags/resumed``.
package struct StrokeBuilder {
  private let device: DeviceID
  private var reconciler: Reconciler
  private var tool: Tool?
  private var open: OpenStroke?
  /// Whether events were lost and the tip has not been seen lifted since.
  private var afterGap = false

  private struct OpenStroke: BitwiseCopyable {
    var id: StrokeID
    var samples: UInt32
    var flags: StrokeFlags
  }

  /// A builder for a device without any tool near.
  package init(device: DeviceID, measures: PropertySet) {
    self.device = device
    reconciler = Reconciler(measures: measures)
  }

  /// Takes one frame; `strokes` numbers the strokes of all devices.
  package mutating func receive(
    _ frame: ToolFrame, strokes: inout StrokeCounter, into sink: inout some StrokeUpdateSink
  ) {
    if frame.followsGap { gap(at: frame.time, into: &sink) }
    arrive(frame, into: &sink)
    let sample = reconciler.sample(from: frame)
    if frame.isTouching {
      touch(frame, sample, strokes: &strokes, into: &sink)
    } else {
      lift(frame, sample, into: &sink)
    }
    depart(frame, into: &sink)
  }

  /// Ends what is open because events were lost.
  package mutating func gap(at time: Timestamp, into sink: inout some StrokeUpdateSink) {
    finish(at: time, adding: .gap, into: &sink)
    sink.take(.gap(device, time))
    afterGap = true
  }

  /// Ends what is open because the device or the source is gone.
  package mutating func close(
    at time: Timestamp, because flag: StrokeFlags, into sink: inout some StrokeUpdateSink
  ) {
    finish(at: time, adding: flag, into: &sink)
    guard let tool else { return }
    sink.take(.proximity(ProximityChange(device: device, tool: tool, time: time, kind: .lost)))
    self.tool = nil
  }

  // MARK: Proximity

  private mutating func arrive(_ frame: ToolFrame, into sink: inout some StrokeUpdateSink) {
    guard frame.presence != .absent else { return }
    if frame.presence == .entered { reconciler.toolChanged() }
    guard tool == nil || (tool != frame.tool && open == nil) else { return }
    // The same tool, known better by now, only arrives again; another one replaces it.
    if let old = tool, frame.presence == .entered || !old.isKnownBetter(as: frame.tool) {
      change(.lost, of: old, at: frame.time, into: &sink)
    }
    tool = frame.tool
    change(.entered, of: frame.tool, at: frame.time, into: &sink)
  }

  private mutating func depart(_ frame: ToolFrame, into sink: inout some StrokeUpdateSink) {
    guard frame.presence == .left || frame.presence == .lost, let tool else { return }
    change(frame.presence == .left ? .left : .lost, of: tool, at: frame.time, into: &sink)
    self.tool = nil
  }

  private func change(
    _ kind: ProximityChange.Kind, of tool: Tool, at time: Timestamp,
    into sink: inout some StrokeUpdateSink
  ) {
    sink.take(.proximity(ProximityChange(device: device, tool: tool, time: time, kind: kind)))
  }

  // MARK: Contact

  private mutating func touch(
    _ frame: ToolFrame, _ sample: Sample, strokes: inout StrokeCounter,
    into sink: inout some StrokeUpdateSink
  ) {
    // Right after a loss the frame is the state libevdev found, not a reading.
    guard !frame.followsGap else { return }
    var stroke = open ?? begin(frame, id: strokes.next(), into: &sink)
    stroke.samples += 1
    open = stroke
    sink.take(.sample(stroke.id, sample))
  }

  private mutating func begin(
    _ frame: ToolFrame, id: StrokeID, into sink: inout some StrokeUpdateSink
  ) -> OpenStroke {
    sink.take(
      .began(StrokeBeginning(stroke: id, device: device, tool: frame.tool, time: frame.time)))
    defer { afterGap = false }
    return OpenStroke(id: id, samples: 0, flags: afterGap ? .resumed : [])
  }

  private mutating func lift(
    _ frame: ToolFrame, _ sample: Sample, into sink: inout some StrokeUpdateSink
  ) {
    finish(at: frame.time, adding: frame.presence == .lost ? .liftEstimated : [], into: &sink)
    afterGap = false
    guard frame.presence == .near || frame.presence == .entered, !frame.followsGap else { return }
    sink.take(.hover(device, frame.tool, sample))
  }

  private mutating func finish(
    at time: Timestamp, adding flag: StrokeFlags, into sink: inout some StrokeUpdateSink
  ) {
    guard let stroke = open else { return }
    open = nil
    let flags = stroke.flags.union(flag)
    sink.take(.ended(StrokeEnding(stroke: stroke.id, time: time, flags: flags)))
    sink.take(
      .finished(
        StrokeSummary(stroke: stroke.id, time: time, flags: flags, samples: stroke.samples)))
  }
}

/// Numbers strokes from 1 in the order in which they begin.
package struct StrokeCounter {
  private var last: UInt64 = 0

  /// A counter that has numbered nothing.
  package init() {}

  /// The next number.
  package mutating func next() -> StrokeID {
    last += 1
    return StrokeID(rawValue: last)
  }
}

extension Tool {
  /// Whether the other may be this very tool, with a serial number or model that came late.
  fileprivate func isKnownBetter(as other: Tool) -> Bool {
    kind == other.kind && (serial == 0 || serial == other.serial)
  }
}
