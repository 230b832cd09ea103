import StylusModel

/// Follows one device from proximity through strokes and reports updates: hop 4 of a pen move.
///
/// A stroke begins with the first frame whose tip touches and has one sample for every frame that
/// touches. The frame that lifts the tip, or in which the pen is turned over, ends the stroke and
/// is not part of it; the stroke is finished when no value is expected any more. A loss of events
/// cuts the stroke: if the tip still touches, the rest is a new stroke marked
/// ``StylusModel/StrokeFlags/resumed``.
struct StrokeBuilder {
  private let device: DeviceID
  private var profiles: ProfileChoice
  private var duplicates = DuplicateFilter()
  private var tip = TipReader()
  private var leaps = LeapGuard()
  private var reconciler: Reconciler
  private var queues = StrokeQueues()
  private var tracks: LateTracks
  private var anchors = Anchors()
  private var tool: Tool?
  /// The sample of the previous frame, if the pen hovered then.
  private var hovering: Sample?
  private var lastLift: Timestamp?
  /// The time of the previous sample, while a tool is near.
  private var previous: Timestamp?
  /// Whether events were lost and the tip has not been seen lifted since.
  private var afterGap = false

  /// A builder for a device without any tool near.
  init(_ arrival: DeviceArrival) {
    device = arrival.device
    profiles = ProfileChoice(arrival.profile)
    reconciler = Reconciler(arrival)
    tracks = LateTracks(period: arrival.profile.period)
  }

  /// Takes one frame; `strokes` numbers the strokes of all devices.
  mutating func processFrame(
    _ told: ToolFrame, strokes: inout StrokeCounter, prior: inout TiltPrior,
    into sink: inout some PipelineSink
  ) {
    if profile.traits.contains(.duplicates), duplicates.repeats(told) { return }
    var frame = tip.interpret(
      told, isDrawing: queues.isDrawing, tellsPressure: reconciler.framesReportPressure)
    if let finding = tip.finding { sink.emit(.anomaly(device, finding, frame.time)) }
    let hasLeapt = leaps.corrects(&frame)
    if frame.followsGap { gap(at: frame.time, into: &sink) }
    profiles.observe(frame)
    arrive(frame, into: &sink)
    var reading = reconciler.interpret(frame, prior: prior)
    if hasLeapt {
      reading.sample.provenance[.position] = .held
      sink.emit(.anomaly(device, .placeLeapt, frame.time))
    }
    if reading.silencesPressure { silencePressure(at: frame.time, into: &sink) }
    if let anomaly = reading.anomaly { sink.emit(.anomaly(device, anomaly, frame.time)) }
    queues.advance(to: frame.time, tracks: tracks, into: &sink)
    if !frame.isTouching, frame.isReading { queues.recordLift(at: reading.sample.time) }
    splitStroke(frame, reading, into: &sink)
    offer(reading, of: frame, into: &sink)
    if frame.isTouching {
      touch(frame, reading, strokes: &strokes, into: &sink)
      if reading.measured.contains(LateAxes(.tilt)) { prior.stepToward(reading.sample.altitude) }
    } else {
      tipUp(frame, reading, into: &sink)
    }
    queues.finishSettled(at: frame.time, into: &sink)
    if !frame.isTouching { adoptProfile(at: frame.time, into: &sink) }
    previous = frame.isReading ? reading.sample.time : nil
    depart(frame, into: &sink)
  }

  private var profile: SourceProfile { profiles.current }

  /// The pen turns out to have no pressure; samples need not wait for one.
  private mutating func silencePressure(at time: Timestamp, into sink: inout some PipelineSink) {
    queues.forgetPressure(into: &sink)
    sink.emit(.anomaly(device, .pressureSilent, time))
  }

  /// Ends open strokes because events were lost.
  ///
  /// The pen's measurements before a loss give no information about those after it, nor the other
  /// way round; but values from other sources are not lost with it, and strokes continue waiting
  /// for them.
  mutating func gap(at time: Timestamp, into sink: inout some PipelineSink) {
    if queues.isDrawing { lastLift = time }
    queues.endAll(at: time, adding: .gap, waitingFor: reconciler.awaited, into: &sink)
    sink.emit(.gap(device, time))
    anchors = Anchors()
    (hovering, previous) = (nil, nil)
    afterGap = true
  }

  /// Ends open strokes because the device or the source is gone.
  mutating func endOpenStrokes(
    at time: Timestamp, because flag: StrokeFlags, into sink: inout some PipelineSink
  ) {
    queues.endAll(at: time, adding: flag, waitingFor: [], into: &sink)
    guard let tool else { return }
    sink.emit(.proximity(ProximityChange(device: device, tool: tool, time: time, kind: .lost)))
    self.tool = nil
  }

  /// Nothing happened until this moment.
  mutating func advance(to now: Timestamp, into sink: inout some PipelineSink) {
    queues.advance(to: now, tracks: tracks, into: &sink)
  }

  /// The earliest deadline; nil if nothing waits.
  var nextDeadline: Timestamp? { queues.nextDeadline }

  // MARK: Late values

  /// Another program sends these properties from the next sample on; empty: no longer.
  mutating func expect(_ properties: PropertySet) {
    if properties.isEmpty { tracks.removeAll() }
    reconciler.expect(properties)
  }

  /// Takes a value that arrived separately from its frame.
  mutating func processLateValue(_ value: LateValue, into sink: inout some PipelineSink) {
    queues.advance(to: value.arrival, tracks: tracks, into: &sink)
    if case .index(let stroke, let index) = value.key {
      let measurement = Measurement(value, at: value.arrival)
      if !queues.assign(measurement, to: stroke, index: index, into: &sink) {
        sink.emit(.anomaly(device, .lateValueUnclaimed, value.arrival))
      }
    } else {
      applyLateValue(value, into: &sink)
    }
    queues.finishSettled(at: value.arrival, into: &sink)
  }

  private mutating func applyLateValue(_ value: LateValue, into sink: inout some PipelineSink) {
    switch tracks.insertValue(value) {
    case .refused: sink.emit(.anomaly(device, .lateValueImpossible, value.arrival))
    case .taken(let before, let measurement, let after):
      if queues.count == 0, isOrphan(value) {
        sink.emit(.anomaly(device, .lateValueUnclaimed, value.arrival))
      }
      if let before {
        queues.interpolate(from: before, to: measurement, reach: tracks.reach, into: &sink)
      }
      if let after {
        queues.interpolate(from: measurement, to: after, reach: tracks.reach, into: &sink)
      }
    }
  }

  /// Whether there is pressure although no stroke is near in time.
  private func isOrphan(_ value: LateValue) -> Bool {
    guard value.carried.contains(PropertySet(.pressure)), value.pressure.value > 0.02 else {
      return false
    }
    guard let lastLift else { return true }
    return (value.arrival - lastLift) > Self.farFromStroke
  }

  private static let farFromStroke = Microseconds.milliseconds(150)

  /// Tells the strokes that wait what a frame measured.
  private mutating func offer(
    _ reading: Reconciler.FrameReading, of frame: ToolFrame, into sink: inout some PipelineSink
  ) {
    // A frame of a loss or a departure is not a reading of the pen.
    guard frame.isReading else { return }
    if !reading.belated.isEmpty {
      queues.assign(Measurement(reading.sample, axes: reading.belated), into: &sink)
    }
    guard !reading.measured.isEmpty else { return }
    let measurement = Measurement(reading.sample, axes: reading.measured)
    queues.offer(
      measurement, reach: silence, looksAhead: profile.cadence == .multirate, into: &sink)
    anchors.recordMeasurement(measurement)
  }

  /// A longer silence of the rare values means that they had not changed.
  private var silence: Microseconds? {
    profile.cadence == .multirate ? Microseconds(profile.period.value * 3 / 2) : nil
  }

  // MARK: Wishes

  /// Reads pens like this from the next stroke on.
  mutating func tune(_ tuning: PenTuning) { tip.tune(tuning) }

  /// Takes another profile from the next stroke on.
  mutating func scheduleUpdate(
    for profile: SourceProfile, at time: Timestamp, into sink: inout some PipelineSink
  ) {
    profiles.scheduleUpdate(for: profile)
    adoptProfile(at: time, into: &sink)
  }

  private mutating func adoptProfile(at time: Timestamp, into sink: inout some PipelineSink) {
    guard !queues.isDrawing, let profile = profiles.switchProfile() else { return }
    reconciler.adopt(profile)
    // The hovering samples had another profile; they are not a touch that is reported late.
    hovering = nil
    // Observing frames gives no information about the period of another source.
    if profile.origin != .learned { tracks.adopt(period: profile.period) }
    sink.emit(.profiled(device, profile, time))
  }

  // MARK: Proximity

  private mutating func arrive(_ frame: ToolFrame, into sink: inout some PipelineSink) {
    guard frame.presence != .absent else { return }
    guard tool == nil || (tool != frame.tool && !queues.isDrawing) else { return }
    // The same tool, now known better, only arrives again; a different tool replaces it.
    if let old = tool, frame.presence == .entered || !old.isKnownBetter(as: frame.tool) {
      reportProximity(.lost, of: old, at: frame.time, into: &sink)
    }
    tool = frame.tool
    reportProximity(.entered, of: frame.tool, at: frame.time, into: &sink)
  }

  /// Another tool touches while one draws: the ink before that is one stroke, the rest is another.
  private mutating func splitStroke(
    _ frame: ToolFrame, _ reading: Reconciler.FrameReading, into sink: inout some PipelineSink
  ) {
    guard frame.presence == .entered, frame.isTouching, queues.isDrawing else { return }
    queues.recordLift(at: reading.sample.time)
    endStroke(frame, reading, into: &sink)
    arrive(frame, into: &sink)
  }

  private mutating func depart(_ frame: ToolFrame, into sink: inout some PipelineSink) {
    guard frame.presence == .left || frame.presence == .lost, let tool else { return }
    reportProximity(frame.presence == .left ? .left : .lost, of: tool, at: frame.time, into: &sink)
    self.tool = nil
  }

  private func reportProximity(
    _ kind: ProximityChange.Kind, of tool: Tool, at time: Timestamp,
    into sink: inout some PipelineSink
  ) {
    sink.emit(.proximity(ProximityChange(device: device, tool: tool, time: time, kind: kind)))
  }

  // MARK: Contact

  private mutating func touch(
    _ frame: ToolFrame, _ reading: Reconciler.FrameReading, strokes: inout StrokeCounter,
    into sink: inout some PipelineSink
  ) {
    // Right after a loss the frame is the state libevdev found, not a reading.
    guard !frame.followsGap else { return }
    if queues.isDrawing {
      queues.identify(frame.tool, at: frame.time, into: &sink)
    } else {
      beginStroke(frame, reading, id: strokes.nextStrokeID(), into: &sink)
    }
    enqueueSample(reading.sample, missing: reading.missing, azimuth: reading.azimuth, into: &sink)
    hovering = nil
  }

  private mutating func beginStroke(
    _ frame: ToolFrame, _ reading: Reconciler.FrameReading, id: StrokeID,
    into sink: inout some PipelineSink
  ) {
    let earlier = belatedTouch(reading)
    let time = earlier?.time ?? reading.sample.time
    let touch = afterGap ? nil : previous?.midway(to: time) ?? time
    queues.begin(
      StrokeBeginning(stroke: id, device: device, tool: frame.tool, time: time), touch: touch,
      after: anchors, curve: tip.curve, into: &sink)
    afterGap = false
    if touch != nil { tracks.touched(at: time) }
    guard let earlier else { return }
    enqueueSample(earlier, missing: reading.belated, azimuth: earlier.azimuth, into: &sink)
    queues.assign(Measurement(reading.sample, axes: reading.belated), into: &sink)
  }

  /// If a frame reports the contact of the previous frame, the stroke began there.
  private func belatedTouch(_ reading: Reconciler.FrameReading) -> Sample? {
    guard !reading.belated.isEmpty, let hovering else { return nil }
    return reading.sample.time - hovering.time < Self.longestGroup ? hovering : nil
  }

  private static let longestGroup = Microseconds.milliseconds(30)

  private mutating func enqueueSample(
    _ sample: Sample, missing: LateAxes, azimuth: Radians, into sink: inout some PipelineSink
  ) {
    queues.enqueueSample(
      sample, missing: missing, azimuth: azimuth,
      deadline: sample.kernelTime + profile.budget, into: &sink)
  }

  private mutating func tipUp(
    _ frame: ToolFrame, _ reading: Reconciler.FrameReading, into sink: inout some PipelineSink
  ) {
    if queues.isDrawing { endStroke(frame, reading, into: &sink) }
    afterGap = false
    hovering = nil
    guard frame.presence == .near || frame.presence == .entered, !frame.followsGap else { return }
    if let tool { queues.identify(tool, at: frame.time, into: &sink) }
    if !frame.isHeld { hovering = reading.sample }
    sink.emit(.hover(device, frame.tool, reading.sample.adjusted(through: tip.curve)))
  }

  private mutating func endStroke(
    _ frame: ToolFrame, _ reading: Reconciler.FrameReading, into sink: inout some PipelineSink
  ) {
    lastLift = frame.time
    let isUnknown = queues.tool.map(reconciler.isUnknown) ?? false
    let isImplied = impliesLift(frame)
    // A frame with the contact of the previous frame: the last sample was already lifted.
    let isBelated = !reading.belated.isEmpty && frame.isReading
    let lift = isBelated ? previous : isImplied ? queues.impliedLift(before: frame.time) : nil
    queues.end(
      at: lift ?? frame.time, adding: isImplied ? .liftEstimated : [],
      identityDeadline: isUnknown ? frame.time + profile.budget : nil, into: &sink)
    queues.finishSettled(at: frame.time, into: &sink)
  }

  /// Whether a frame that ends a stroke only reports that the tool is gone, long after an
  /// unreported lift of the tip.
  private func impliesLift(_ frame: ToolFrame) -> Bool {
    guard frame.presence == .left, profile.traits.contains(.lostExit), let previous else {
      return frame.presence == .lost
    }
    return frame.time - previous > Self.longestSilence
  }

  /// A working pen is never silent for this time; drivers that must guess that it is gone wait for
  /// 100 ms (Linux 6.1, drivers/hid/hid-uclogic-core.c).
  private static let longestSilence = Microseconds.milliseconds(80)
}

extension ToolFrame {
  /// Whether it is a reading of a tool that is near; a frame of a loss or a departure is not.
  fileprivate var isReading: Bool { (presence == .near || presence == .entered) && !followsGap }
}
