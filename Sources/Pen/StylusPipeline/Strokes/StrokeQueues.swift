import StylusModel

/// The unfinished strokes of one device: at most one that is being drawn, and those that wait for
/// late values, oldest first.
///
/// They finish in the order in which they began. There is room for eight; a ninth finishes the
/// oldest with its current values.
struct StrokeQueues {
  private var queues = (0..<Self.room).map { _ in StrokeQueue() }
  private var first = 0
  private(set) var count = 0

  private static let room = 8

  /// The stroke that is drawn now; nil between strokes.
  private var drawn: Int? {
    guard count > 0 else { return nil }
    let last = ringIndex(count - 1)
    return queues[last].ended == nil ? last : nil
  }

  /// Whether a stroke is drawn now.
  var isDrawing: Bool { drawn != nil }

  /// The tool of the stroke that is drawn now.
  var tool: Tool? { drawn.map { queues[$0].tool } }

  /// Begins a stroke; none may be open. See ``StrokeQueue/begin(_:touch:after:curve:)``.
  mutating func begin(
    _ beginning: StrokeBeginning, touch: Timestamp?, after anchors: Anchors,
    curve: PressureCurve?, into sink: inout some PipelineSink
  ) {
    precondition(!isDrawing, "one stroke of a device is drawn at a time")
    if count == Self.room {
      sink.emit(.anomaly(beginning.device, .tooManyStrokes, beginning.time))
      queues[first].giveUp(butFor: [], into: &sink)
      finishSettled(at: beginning.time, into: &sink)
    }
    count += 1
    queues[ringIndex(count - 1)].begin(beginning, touch: touch, after: anchors, curve: curve)
    sink.emit(.began(beginning))
  }

  /// Adds a sample to the stroke that is drawn.
  mutating func enqueueSample(
    _ sample: Sample, missing: LateAxes, azimuth: Radians, deadline: Timestamp,
    into sink: inout some PipelineSink
  ) {
    guard let drawn else { return }
    queues[drawn].enqueueSample(
      sample, missing: missing, azimuth: azimuth, deadline: deadline, into: &sink)
  }

  /// The tip was seen lifted, for the first time at `time`.
  mutating func recordLift(at time: Timestamp) {
    if let drawn { queues[drawn].recordLift(at: time) }
  }

  /// Ends the open stroke, if there is one.
  mutating func end(
    at time: Timestamp, adding flag: StrokeFlags, identityDeadline: Timestamp?,
    into sink: inout some PipelineSink
  ) {
    guard let drawn else { return }
    queues[drawn].end(at: time, adding: flag, identityDeadline: identityDeadline, into: &sink)
  }

  /// The probable time of the open stroke's lift, if none was reported until `time`.
  func impliedLift(before time: Timestamp) -> Timestamp {
    drawn.map { queues[$0].impliedLift(before: time) } ?? time
  }

  /// Ends all strokes, and finishes those that do not wait for `awaited` with their current values.
  mutating func endAll(
    at time: Timestamp, adding flag: StrokeFlags, waitingFor awaited: LateAxes,
    into sink: inout some PipelineSink
  ) {
    end(at: time, adding: flag, identityDeadline: nil, into: &sink)
    for index in 0..<count { queues[ringIndex(index)].giveUp(butFor: awaited, into: &sink) }
    finishSettled(at: time, into: &sink)
  }

  /// Reports the identity of the tool to every stroke it may belong to.
  mutating func identify(
    _ tool: Tool, at time: Timestamp, into sink: inout some PipelineSink
  ) {
    for index in 0..<count {
      let place = ringIndex(index)
      let (ended, deadline) = (queues[place].ended, queues[place].identityDeadline)
      guard ended == nil || deadline != nil else { continue }
      guard queues[place].tool != tool, queues[place].tool.isKnownBetter(as: tool) else { continue }
      queues[place].identify(tool, at: time, into: &sink)
    }
  }

  // MARK: Late values

  /// Offers what a frame measured to every stroke that waits.
  mutating func offer(
    _ measurement: Measurement, reach: Microseconds?, looksAhead: Bool,
    into sink: inout some PipelineSink
  ) {
    for index in 0..<count {
      queues[ringIndex(index)].offer(
        measurement, reach: reach, looksAhead: looksAhead, into: &sink)
    }
  }

  /// Gives the last sample of the latest stroke the values of the following frame.
  mutating func assign(_ measurement: Measurement, into sink: inout some PipelineSink) {
    guard count > 0 else { return }
    queues[ringIndex(count - 1)].assign(measurement, into: &sink)
  }

  /// Gives a sample the value sent by another program; false if it does not wait for that.
  mutating func assign(
    _ measurement: Measurement, to stroke: StrokeID, index: UInt32,
    into sink: inout some PipelineSink
  ) -> Bool {
    for place in (0..<count).map(ringIndex) where queues[place].id == stroke {
      return queues[place].assign(measurement, toIndex: index, into: &sink)
    }
    return false
  }

  /// Fills the samples between two consecutive values of another source.
  mutating func interpolate(
    from earlier: Measurement, to later: Measurement, reach: Microseconds,
    into sink: inout some PipelineSink
  ) {
    for index in 0..<count {
      queues[ringIndex(index)].interpolate(from: earlier, to: later, reach: reach, into: &sink)
    }
  }

  /// The pen of the open stroke has no pressure.
  mutating func forgetPressure(into sink: inout some PipelineSink) {
    if let drawn { queues[drawn].forgetPressure(into: &sink) }
  }

  // MARK: Time

  /// Gives up values that are overdue.
  mutating func advance(
    to now: Timestamp, tracks: LateTracks, into sink: inout some PipelineSink
  ) {
    for index in 0..<count {
      queues[ringIndex(index)].advance(to: now, tracks: tracks, into: &sink)
    }
    finishSettled(at: now, into: &sink)
  }

  /// Finishes the oldest strokes that nothing can change any more.
  mutating func finishSettled(at now: Timestamp, into sink: inout some PipelineSink) {
    while count > 0, queues[first].isSettled {
      queues[first].reportFinished(at: now, into: &sink)
      first = ringIndex(1)
      count -= 1
    }
  }

  /// The earliest deadline; nil if nothing waits.
  var nextDeadline: Timestamp? {
    var earliest: Timestamp?
    for index in 0..<count {
      guard let deadline = queues[ringIndex(index)].nextDeadline else { continue }
      earliest = min(deadline, earliest ?? deadline)
    }
    return earliest
  }

  private func ringIndex(_ index: Int) -> Int { (first + index) % Self.room }
}

extension Tool {
  /// Whether the other may be the same tool, with a serial number or model that came late.
  func isKnownBetter(as other: Tool) -> Bool {
    kind == other.kind && (serial == 0 || serial == other.serial)
  }
}
