import StylusModel

/// The samples of one stroke that expect values: assigns each its index, reports every change of
/// it, and ensures that each index ends exactly once, updated or expired.
///
/// It is independent of the origin of values. Used for stroke after stroke; never allocates.
struct IndexKeeper {
  private var stroke = StrokeID(rawValue: 0)
  private var pending = PendingSamples()
  private var issued: UInt32 = 0
  /// The conversion of a pressure; waiting samples contain unconverted values.
  private var curve: PressureCurve?
  /// The number of indices that were updated, and that expired.
  private(set) var settlement = Settlement()

  /// Begins with the samples of another stroke.
  mutating func beginStroke(_ stroke: StrokeID, curve: PressureCurve?) {
    self.stroke = stroke
    self.curve = curve
    pending.removeAll()
    issued = 0
    settlement = Settlement()
  }

  /// The number of samples from the first to the last that waits.
  var count: Int { pending.count }

  /// Whether some samples must be given up before another one may wait.
  var isFull: Bool { pending.isFull }

  /// The sample at an index; 0 is the oldest.
  subscript(place: Int) -> PendingSamples.PendingSample { pending[place] }

  /// Gives a sample its index; there must be room.
  ///
  /// - Parameter position: the number of the sample in its stroke.
  mutating func issue(
    to sample: inout Sample, at position: UInt32, missing: LateAxes, deadline: Timestamp
  ) {
    sample.expectingUpdate = missing.properties
    sample.estimationIndex = issued
    issued += 1
    pending.append(
      PendingSamples.PendingSample(
        position: position, sample: sample, missing: missing, deadline: deadline))
  }

  /// The position of the sample with an index; nil if that is settled.
  func entryIndex(of index: UInt32) -> Int? {
    (0..<count).first {
      pending[$0].sample.estimationIndex == index && !pending[$0].missing.isEmpty
    }
  }

  /// The earliest deadline of a wait for anything but the azimuth; nil if there is none.
  var nextDeadline: Timestamp? {
    for place in 0..<count where !pending[place].missing.subtracting(.azimuth).isEmpty {
      return pending[place].deadline
    }
    return nil
  }

  /// Sets those missing values of the sample at a position that are among `axes`.
  mutating func refine(
    _ place: Int, _ axes: LateAxes, into sink: inout some PipelineSink,
    value: (LateAxis, Timestamp) -> AxisValue
  ) {
    var entry = pending[place]
    let given = entry.missing.intersection(axes)
    guard !given.isEmpty else { return }
    for axis in LateAxis.allCases where given.contains(LateAxes(axis)) {
      entry.sample[axis] = value(axis, entry.sample.time)
      entry.sample.provenance[axis.property] = .refined
    }
    resolveMissing(&entry, given, changed: given.properties, into: &sink)
    pending[place] = entry
  }

  /// Gives up those missing values of a sample that are among `axes`.
  ///
  /// - Parameter azimuths: estimates for an azimuth that was not measured.
  mutating func expire(
    _ place: Int, _ axes: LateAxes, azimuths: AzimuthFit, into sink: inout some PipelineSink
  ) {
    var entry = pending[place]
    let given = entry.missing.intersection(axes)
    guard !given.isEmpty else { return }
    entry.hasExpired = true
    var changed: PropertySet = []
    if given.contains(.azimuth) {
      entry.sample[.azimuth] = azimuths.azimuth(at: entry.sample.time) ?? entry.sample[.azimuth]
      entry.sample.provenance[.tilt] = .modelled
      changed = PropertySet(.tilt)
    }
    resolveMissing(&entry, given, changed: changed, into: &sink)
    pending[place] = entry
  }

  /// The samples that wait for a pressure will not get one.
  mutating func forgetPressure(into sink: inout some PipelineSink) {
    for place in 0..<count where pending[place].missing.contains(LateAxes(.pressure)) {
      var entry = pending[place]
      entry.hasExpired = true
      entry.sample.pressure = .zero
      entry.sample.provenance[.pressure] = .absent
      resolveMissing(&entry, LateAxes(.pressure), changed: PropertySet(.pressure), into: &sink)
      pending[place] = entry
    }
    dropSettled()
  }

  /// Drops the oldest samples that wait for nothing any more.
  mutating func dropSettled() { pending.dropSettled() }

  private mutating func resolveMissing(
    _ entry: inout PendingSamples.PendingSample, _ axes: LateAxes, changed: PropertySet,
    into sink: inout some PipelineSink
  ) {
    entry.missing.subtract(axes)
    entry.sample.expectingUpdate = entry.missing.properties
    if entry.missing.isEmpty {
      if entry.hasExpired { settlement.expired += 1 } else { settlement.updated += 1 }
    }
    sink.emit(
      .corrected(
        SampleCorrection(
          stroke: stroke, position: entry.position, changed: changed,
          sample: entry.sample.adjusted(through: curve))))
  }
}
