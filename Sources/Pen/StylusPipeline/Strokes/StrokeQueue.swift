import StylusModel

/// The serial queue of one stroke: its samples, its late values, its lift and its deadlines, one
/// after another, until nothing about it can change any more.
///
/// A value that is used for stroke after stroke and never allocates. It never blocks, so any number
/// of strokes can wait side by side without delaying each other.
struct StrokeQueue {
  private(set) var id = StrokeID(rawValue: 0)
  private(set) var tool = Tool(kind: .pen)
  private var device = DeviceID(rawValue: 0)
  /// The number of its samples.
  private var samples: UInt32 = 0
  private var ledger = IndexKeeper()
  private var anchors = Anchors()
  /// The reach of the pen's own latest measurement; nil for no limit.
  private var reach: Microseconds?
  private var flags: StrokeFlags = []
  private var firstTime = Timestamp(microseconds: .min)
  private var lastTime = Timestamp(microseconds: .min)
  /// The approximate times of touch and lift, at which the pressure is zero.
  private var contact = ContactSpan()
  /// The conversion of a pressure.
  private var curve: PressureCurve?
  private(set) var ended: Timestamp?
  /// The deadline for the identity of the tool.
  private(set) var identityDeadline: Timestamp?

  /// Begins another stroke.
  ///
  /// - Parameters:
  ///   - touch: the approximate time at which the tip touched; nil if it touched long before,
  ///     unseen.
  ///   - anchors: earlier measurements.
  ///   - curve: the conversion of every pressure, including late ones; nil for no conversion.
  mutating func begin(
    _ beginning: StrokeBeginning, touch: Timestamp?, after anchors: Anchors,
    curve: PressureCurve? = nil
  ) {
    id = beginning.stroke
    device = beginning.device
    tool = beginning.tool
    samples = 0
    self.curve = curve
    ledger.beginStroke(id, curve: curve)
    self.anchors = anchors
    self.anchors.azimuths.endRun()
    reach = nil
    flags = touch == nil ? .resumed : []
    lastTime = Timestamp(microseconds: .min)
    contact = touch.map { ContactSpan(touch: $0) } ?? ContactSpan()
    ended = nil
    identityDeadline = nil
  }

  /// Takes a sample that waits for `missing` until `deadline`.
  ///
  /// - Parameter azimuth: computed from the tilts; used if the azimuth is missing.
  mutating func enqueueSample(
    _ sample: Sample, missing: LateAxes, azimuth: Radians, deadline: Timestamp,
    into sink: inout some PipelineSink
  ) {
    var sample = sample
    if sample.time <= lastTime { sample.time = lastTime + Microseconds(1) }
    if samples == 0 { firstTime = sample.time }
    lastTime = sample.time
    if missing.contains(.azimuth) {
      var standing = sample
      standing.azimuth = azimuth
      anchors.azimuths.stand(ValueInTime(time: sample.time, value: standing[.azimuth]))
    }
    if !missing.isEmpty {
      if ledger.isFull { giveUpOldest(at: sample.kernelTime, into: &sink) }
      ledger.issue(to: &sample, at: samples, missing: missing, deadline: deadline)
    }
    samples += 1
    sink.emit(.sample(id, sample.adjusted(through: curve)))
  }

  /// The tip was seen lifted, for the first time at `time`.
  mutating func recordLift(at time: Timestamp) {
    contact.lift = ContactSpan.Lift(about: lastTime.midway(to: time), seen: time)
  }

  /// The probable time of a lift not reported until `time`: one sample after the last.
  func impliedLift(before time: Timestamp) -> Timestamp {
    guard samples > 1 else { return min(lastTime, time) }
    let period = (lastTime - firstTime).value / Int64(samples - 1)
    return min(lastTime + Microseconds(period), time)
  }

  /// The tip was lifted, or the stroke was cut; the azimuth waits no longer.
  mutating func end(
    at time: Timestamp, adding flag: StrokeFlags, identityDeadline: Timestamp?,
    into sink: inout some PipelineSink
  ) {
    ended = time
    flags.formUnion(flag)
    self.identityDeadline = identityDeadline
    sink.emit(.ended(StrokeEnding(stroke: id, time: time, flags: flags)))
    if anchors.azimuths.isConclusive { emitAzimuths(into: &sink) }
    for place in 0..<ledger.count { expire(place, .azimuth, into: &sink) }
    ledger.dropSettled()
  }

  /// The tool is now known better.
  mutating func identify(
    _ tool: Tool, at time: Timestamp, into sink: inout some PipelineSink
  ) {
    self.tool = tool
    identityDeadline = nil
    sink.emit(.identified(id, tool, time))
  }

  // MARK: Late values

  /// Takes the measurement of a later frame of the pen: waiting samples are between measurements.
  ///
  /// - Parameters:
  ///   - reach: a measurement does not apply to samples that are older than this, because a silence
  ///     of the device meant that nothing had changed; nil for no limit.
  ///   - looksAhead: whether samples wait for the measurement after the next, which determines the
  ///     curve.
  mutating func offer(
    _ measurement: Measurement, reach: Microseconds?, looksAhead: Bool,
    into sink: inout some PipelineSink
  ) {
    self.reach = reach
    let courses = MeasuredCurves(
      of: measurement, after: anchors, in: contact, looksAhead: looksAhead)
    anchors.recordMeasurement(measurement)
    for place in 0..<ledger.count {
      let known = courses.axes(at: ledger[place].sample.time)
      ledger.refine(place, known, into: &sink) { axis, time in
        courses[axis].value(at: time, within: reach)
      }
    }
    if let reading = measurement.at(.azimuth), anchors.azimuths.lean(reading) {
      emitAzimuths(into: &sink)
    }
    ledger.dropSettled()
  }

  /// The pen leans again: gives each sample of the run its azimuth.
  private mutating func emitAzimuths(into sink: inout some PipelineSink) {
    let azimuths = anchors.azimuths
    for place in 0..<ledger.count {
      ledger.refine(place, .azimuth, into: &sink) { _, time in
        azimuths.azimuth(at: time) ?? .zero
      }
    }
    anchors.azimuths.endRun()
  }

  /// Takes the values of the very last sample, which its next frame brought.
  mutating func assign(_ measurement: Measurement, into sink: inout some PipelineSink) {
    let last = ledger.count - 1
    guard last >= 0, ledger[last].position == samples - 1 else { return }
    ledger.refine(last, measurement.axes, into: &sink) { axis, _ in measurement[axis] }
    ledger.dropSettled()
  }

  /// Takes the values for the sample with an estimation index; false if it does not wait for them.
  mutating func assign(
    _ measurement: Measurement, toIndex wanted: UInt32, into sink: inout some PipelineSink
  ) -> Bool {
    guard let place = ledger.entryIndex(of: wanted),
      !ledger[place].missing.isDisjoint(with: measurement.axes)
    else { return false }
    ledger.refine(place, measurement.axes, into: &sink) { axis, _ in measurement[axis] }
    ledger.dropSettled()
    return true
  }

  /// Takes two consecutive measurements of another source.
  mutating func interpolate(
    from earlier: Measurement, to later: Measurement, reach: Microseconds,
    into sink: inout some PipelineSink
  ) {
    let axes = earlier.axes.intersection(later.axes)
    let contact = contact
    for place in 0..<ledger.count
    where earlier.time <= ledger[place].sample.time && ledger[place].sample.time < later.time {
      ledger.refine(place, axes, into: &sink) { axis, time in
        contact.curve(of: axis, earlier, later).value(at: time, within: reach)
      }
    }
    ledger.dropSettled()
  }

  /// The pen has no pressure.
  mutating func forgetPressure(into sink: inout some PipelineSink) {
    ledger.forgetPressure(into: &sink)
  }

  // MARK: Deadlines

  /// Gives up values due by `now`, except for those that neighbors in time provide.
  mutating func advance(
    to now: Timestamp, tracks: LateTracks, into sink: inout some PipelineSink
  ) {
    for place in 0..<ledger.count where ledger[place].deadline <= now {
      conclude(place, tracks: tracks, into: &sink)
    }
    ledger.dropSettled()
    if let deadline = identityDeadline, deadline <= now { identityDeadline = nil }
  }

  private mutating func conclude(
    _ place: Int, tracks: LateTracks, into sink: inout some PipelineSink
  ) {
    let (late, time) = (ledger[place].missing.subtracting(.azimuth), ledger[place].sample.time)
    guard !late.isEmpty else { return }
    var values = InlineArray<6, AxisValue>(repeating: .zero)
    var known: LateAxes = []
    for axis in LateAxis.allCases where late.contains(LateAxes(axis)) {
      guard let value = lastWord(on: axis, at: time, tracks: tracks) else { continue }
      values[Int(axis.rawValue)] = value
      known.insert(LateAxes(axis))
    }
    ledger.refine(place, known, into: &sink) { axis, _ in values[Int(axis.rawValue)] }
    expire(place, late.subtracting(known), into: &sink)
  }

  /// The values of another source near a moment; otherwise those of the pen's own measurements
  /// around it, if only the one after the next did not come; nil if there are none.
  private func lastWord(
    on axis: LateAxis, at time: Timestamp, tracks: LateTracks
  ) -> AxisValue? {
    if let near = tracks.neighbors(of: time, telling: axis) {
      return contact.curve(of: axis, near.before, near.after).value(at: time)
    }
    let curve = anchors.curve(of: axis)
    guard let last = curve.last, last.time > time else { return nil }
    return (axis == .pressure ? curve.cut(at: contact) : curve).value(at: time, within: reach)
  }

  /// The earliest deadline; nil if nothing has one.
  var nextDeadline: Timestamp? {
    guard let deadline = ledger.nextDeadline else { return identityDeadline }
    return min(deadline, identityDeadline ?? deadline)
  }

  /// Whether the stroke has ended and nothing about it can change any more.
  var isSettled: Bool { ended != nil && ledger.count == 0 && identityDeadline == nil }

  /// Gives up everything that still waits, except for the values of `awaited`.
  mutating func giveUp(butFor awaited: LateAxes, into sink: inout some PipelineSink) {
    for place in 0..<ledger.count {
      expire(place, ledger[place].missing.subtracting(awaited), into: &sink)
    }
    ledger.dropSettled()
    identityDeadline = nil
  }

  private mutating func giveUpOldest(
    at time: Timestamp, into sink: inout some PipelineSink
  ) {
    // A pen may be upright for any length of time.
    if ledger[0].missing != .azimuth { sink.emit(.anomaly(device, .tooManyWaiting, time)) }
    // Many at once, so that they are sent together; one by one they would split the samples of a
    // batch.
    for place in 0..<PendingSamples.room / 2 {
      expire(place, ledger[place].missing, into: &sink)
    }
    ledger.dropSettled()
  }

  private mutating func expire(
    _ place: Int, _ axes: LateAxes, into sink: inout some PipelineSink
  ) {
    ledger.expire(place, axes, azimuths: anchors.azimuths, into: &sink)
  }

  /// The last word on a stroke that is settled.
  ///
  /// - Parameter now: when it was settled.
  func reportFinished(at now: Timestamp, into sink: inout some PipelineSink) {
    guard let ended else { return }
    var settlement = ledger.settlement
    if settlement.issued > 0 {
      settlement.waited = Microseconds(max((now - ended).value, 0))
    }
    sink.emit(
      .finished(
        StrokeSummary(
          stroke: id, time: ended, flags: flags, samples: samples, settlement: settlement)))
  }
}
