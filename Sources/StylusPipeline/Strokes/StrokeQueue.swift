import InkModel

/// The serial queue of one stroke: its samples, its late values, its lift and its deadlines, one after
/// the other, until nothing about it can change any more.
///
/// A value that is used for stroke after stroke and never allocates. It waits for nothing itself; so
/// any number of strokes wait side by side, and none holds up another.
struct StrokeQueue {
  private(set) var id = StrokeID(rawValue: 0)
  private(set) var tool = Tool(kind: .pen)
  private var device = DeviceID(rawValue: 0)
  /// How many samples it has.
  private(set) var samples: UInt32 = 0
  private(set) var pending = PendingSamples()
  private var anchors = Anchors()
  /// Of the latest measurement of the pen's own; nil for no limit.
  private var reach: Microseconds?
  private var settlement = Settlement()
  private var issued: UInt32 = 0
  private var flags: StrokeFlags = []
  private var lastTime = Timestamp(microseconds: .min)
  /// The tip touched about here, and was lifted about there: there the pressure is zero.
  private var contact = ContactSpan()
  private(set) var ended: Timestamp?
  /// Until when the tool may still tell who it is.
  private(set) var identityDeadline: Timestamp?

  /// Begins another stroke.
  ///
  /// - Parameters:
  ///   - touch: the last moment at which the tip may not have touched yet.
  ///   - anchors: what was measured before the touch.
  mutating func begin(
    _ beginning: StrokeBeginning, touch: Timestamp, flags: StrokeFlags, after anchors: Anchors
  ) {
    id = beginning.stroke
    device = beginning.device
    tool = beginning.tool
    issued = 0
    samples = 0
    pending.removeAll()
    self.anchors = anchors
    self.anchors.azimuths.close()
    reach = nil
    settlement = Settlement()
    self.flags = flags
    lastTime = Timestamp(microseconds: .min)
    contact = ContactSpan(touch: touch)
    ended = nil
    identityDeadline = nil
  }

  /// Takes a sample that waits for `missing` until `deadline`.
  ///
  /// - Parameter azimuth: as the tilts tell it; of use if that is missing.
  mutating func append(
    _ sample: Sample, missing: LateAxes, azimuth: Radians, deadline: Timestamp,
    into sink: inout some StrokeUpdateSink
  ) {
    var sample = sample
    if sample.time <= lastTime { sample.time = lastTime + Microseconds(1) }
    lastTime = sample.time
    if missing.contains(.azimuth) {
      var standing = sample
      standing.azimuth = azimuth
      anchors.azimuths.stand(ValueInTime(time: sample.time, value: standing[.azimuth]))
    }
    if !missing.isEmpty {
      sample.expectingUpdate = missing.properties
      sample.estimationIndex = issued
      issued += 1
      if pending.isFull { giveUpOldest(at: sample.kernelTime, into: &sink) }
      pending.append(
        PendingSamples.Entry(
          position: samples, sample: sample, missing: missing, deadline: deadline))
    }
    samples += 1
    sink.take(.sample(id, sample))
  }

  /// The tip was seen lifted, for the first time at `time`.
  mutating func lift(at time: Timestamp) {
    contact.lift = ContactSpan.Lift(about: lastTime.midway(to: time), seen: time)
  }

  /// The tip was lifted, or the stroke was cut; the azimuth waits no longer.
  mutating func end(
    at time: Timestamp, adding flag: StrokeFlags, identityDeadline: Timestamp?,
    into sink: inout some StrokeUpdateSink
  ) {
    ended = time
    flags.formUnion(flag)
    self.identityDeadline = identityDeadline
    sink.take(.ended(StrokeEnding(stroke: id, time: time, flags: flags)))
    if anchors.azimuths.canTell { tellAzimuths(into: &sink) }
    for index in 0..<pending.count { expire(.azimuth, at: index, into: &sink) }
    pending.dropSettled()
  }

  /// The tool is known better now.
  mutating func identify(
    _ tool: Tool, at time: Timestamp, into sink: inout some StrokeUpdateSink
  ) {
    self.tool = tool
    identityDeadline = nil
    sink.take(.identified(id, tool, time))
  }

  // MARK: Late values

  /// Takes what a later frame of the pen measured: waiting samples lie between the measurements.
  ///
  /// - Parameters:
  ///   - reach: a measurement says nothing of samples that are older than this, for a silence of the
  ///     device meant that nothing had changed; nil for no limit.
  ///   - looksAhead: whether samples wait for the measurement after the next, which tells the curve.
  mutating func offer(
    _ measurement: Measurement, reach: Microseconds?, looksAhead: Bool,
    into sink: inout some StrokeUpdateSink
  ) {
    self.reach = reach
    let courses = Courses(
      of: measurement, after: anchors, in: contact, looksAhead: looksAhead)
    anchors.note(measurement)
    for index in 0..<pending.count {
      let known = courses.axes(at: pending[index].sample.time)
      refine(index, pending[index].missing.intersection(known), into: &sink) { axis, time in
        courses[axis].value(at: time, within: reach)
      }
    }
    if let reading = measurement.at(.azimuth), anchors.azimuths.lean(reading) {
      tellAzimuths(into: &sink)
    }
    pending.dropSettled()
  }

  /// The pen leans again: gives each sample of the run its azimuth.
  private mutating func tellAzimuths(into sink: inout some StrokeUpdateSink) {
    let azimuths = anchors.azimuths
    for index in 0..<pending.count where pending[index].missing.contains(.azimuth) {
      refine(index, .azimuth, into: &sink) { _, time in azimuths.azimuth(at: time) ?? .zero }
    }
    anchors.azimuths.close()
  }

  /// Takes the values of the very last sample, which its next frame brought.
  mutating func assign(_ measurement: Measurement, into sink: inout some StrokeUpdateSink) {
    guard pending.count > 0, pending[pending.count - 1].position == samples - 1 else { return }
    let index = pending.count - 1
    let wanted = pending[index].missing.intersection(measurement.axes)
    refine(index, wanted, into: &sink) { axis, _ in measurement[axis] }
    pending.dropSettled()
  }

  /// Takes the values of the sample with an estimation index; false if it does not wait for them.
  mutating func assign(
    _ measurement: Measurement, toIndex wanted: UInt32, into sink: inout some StrokeUpdateSink
  ) -> Bool {
    for index in 0..<pending.count where pending[index].sample.estimationIndex == wanted {
      let axes = pending[index].missing.intersection(measurement.axes)
      guard !axes.isEmpty else { return false }
      refine(index, axes, into: &sink) { axis, _ in measurement[axis] }
      pending.dropSettled()
      return true
    }
    return false
  }

  /// Takes two measurements of another source between which there is no third.
  mutating func fill(
    from earlier: Measurement, to later: Measurement, reach: Microseconds,
    into sink: inout some StrokeUpdateSink
  ) {
    let axes = earlier.axes.intersection(later.axes)
    let contact = contact
    for index in 0..<pending.count {
      let entry = pending[index]
      let wanted = entry.missing.intersection(axes)
      guard !wanted.isEmpty, entry.sample.time >= earlier.time, entry.sample.time < later.time
      else { continue }
      refine(index, wanted, into: &sink) { axis, time in
        contact.curve(of: axis, earlier, later).value(at: time, within: reach)
      }
    }
    pending.dropSettled()
  }

  // MARK: Deadlines

  /// Gives up what should have come by `now`, but for what its neighbours in time tell.
  mutating func advance(
    to now: Timestamp, tracks: LateTracks, into sink: inout some StrokeUpdateSink
  ) {
    for index in 0..<pending.count
    where pending[index].missing != .azimuth && pending[index].deadline <= now {
      conclude(index, tracks: tracks, into: &sink)
    }
    pending.dropSettled()
    if let deadline = identityDeadline, deadline <= now { identityDeadline = nil }
  }

  private mutating func conclude(
    _ index: Int, tracks: LateTracks, into sink: inout some StrokeUpdateSink
  ) {
    let (late, time) = (pending[index].missing.subtracting(.azimuth), pending[index].sample.time)
    var values = InlineArray<6, AxisValue>(repeating: .zero)
    var known: LateAxes = []
    for axis in LateAxis.allCases where late.contains(LateAxes(axis)) {
      guard let value = lastWord(on: axis, at: time, tracks: tracks) else { continue }
      values[Int(axis.rawValue)] = value
      known.insert(LateAxes(axis))
    }
    refine(index, known, into: &sink) { axis, _ in values[Int(axis.rawValue)] }
    expire(late.subtracting(known), at: index, into: &sink)
  }

  /// What another source says near a moment; else what the pen's own measurements around it say, if only
  /// the one after the next did not come; nil if nothing does.
  private func lastWord(
    on axis: LateAxis, at time: Timestamp, tracks: LateTracks
  ) -> AxisValue? {
    if let near = tracks.neighbours(of: time, telling: axis) {
      return contact.curve(of: axis, near.before, near.after).value(at: time)
    }
    let curve = anchors.curve(of: axis)
    guard let last = curve.last, last.time > time else { return nil }
    return (axis == .pressure ? curve.cut(at: contact) : curve).value(at: time, within: reach)
  }

  /// The earliest moment at which something that waits is over; nil if nothing waits for its time.
  var nextDeadline: Timestamp? {
    for index in 0..<pending.count
    where !pending[index].missing.subtracting(.azimuth).isEmpty {
      return min(pending[index].deadline, identityDeadline ?? pending[index].deadline)
    }
    return identityDeadline
  }

  /// Whether the stroke has ended and nothing about it can change any more.
  var isSettled: Bool { ended != nil && pending.count == 0 && identityDeadline == nil }

  /// Gives up everything that still waits.
  mutating func giveUp(into sink: inout some StrokeUpdateSink) {
    for index in 0..<pending.count { expire(pending[index].missing, at: index, into: &sink) }
    pending.dropSettled()
    identityDeadline = nil
  }

  /// The last word on a stroke that is settled.
  ///
  /// - Parameter now: when it was settled.
  func finish(at now: Timestamp, into sink: inout some StrokeUpdateSink) {
    guard let ended else { return }
    var settlement = settlement
    if settlement.issued > 0 {
      settlement.waited = Microseconds(max((now - ended).value, 0))
    }
    sink.take(
      .finished(
        StrokeSummary(
          stroke: id, time: ended, flags: flags, samples: samples, settlement: settlement)))
  }

  // MARK: One sample

  private mutating func refine(
    _ index: Int, _ axes: LateAxes, into sink: inout some StrokeUpdateSink,
    value: (LateAxis, Timestamp) -> AxisValue
  ) {
    guard !axes.isEmpty else { return }
    var entry = pending[index]
    for axis in LateAxis.allCases where axes.contains(LateAxes(axis)) {
      entry.sample[axis] = value(axis, entry.sample.time)
      entry.sample.provenance[axis.property] = .refined
    }
    settle(&entry, axes, changed: axes.properties, into: &sink)
    pending[index] = entry
  }

  private mutating func expire(
    _ axes: LateAxes, at index: Int, into sink: inout some StrokeUpdateSink
  ) {
    var entry = pending[index]
    let given = entry.missing.intersection(axes)
    guard !given.isEmpty else { return }
    entry.hasExpired = true
    var changed: PropertySet = []
    if given.contains(.azimuth) {
      entry.sample[.azimuth] =
        anchors.azimuths.azimuth(at: entry.sample.time) ?? entry.sample[.azimuth]
      entry.sample.provenance[.tilt] = .modelled
      changed = PropertySet(.tilt)
    }
    settle(&entry, given, changed: changed, into: &sink)
    pending[index] = entry
  }

  private mutating func settle(
    _ entry: inout PendingSamples.Entry, _ axes: LateAxes, changed: PropertySet,
    into sink: inout some StrokeUpdateSink
  ) {
    entry.missing.subtract(axes)
    entry.sample.expectingUpdate = entry.missing.properties
    if entry.missing.isEmpty {
      if entry.hasExpired { settlement.expired += 1 } else { settlement.updated += 1 }
    }
    sink.take(
      .corrected(
        SampleCorrection(
          stroke: id, position: entry.position, changed: changed, sample: entry.sample)))
  }

  private mutating func giveUpOldest(
    at time: Timestamp, into sink: inout some StrokeUpdateSink
  ) {
    // A pen may stand upright for as long as it likes.
    if pending[0].missing != .azimuth { sink.take(.anomaly(device, .tooManyWaiting, time)) }
    // Many at once, so that they travel together; one by one they would part the samples of a batch.
    for index in 0..<PendingSamples.room / 2 {
      expire(pending[index].missing, at: index, into: &sink)
    }
    pending.dropSettled()
  }
}
