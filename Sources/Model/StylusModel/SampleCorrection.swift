/// A new version of a sample, with values that have become better known, or with none still
/// expected.
///
/// A sample with an ``Sample/estimationIndex`` is corrected until its ``Sample/expectingUpdate`` is
/// empty. Its index is then *updated* if all expected values arrived, and *expired* otherwise.
public struct SampleCorrection: BitwiseCopyable, Hashable, Sendable {
  /// The stroke that the sample belongs to, which is not finished yet.
  public var stroke: StrokeID
  /// The position of the sample in its stroke, counted from 0 in order of arrival.
  public var position: UInt32
  /// The properties whose value or provenance changed; empty if the expected values never arrived.
  public var changed: PropertySet
  /// The complete sample with its new values.
  public var sample: Sample

  /// Creates a correction of one sample.
  public init(stroke: StrokeID, position: UInt32, changed: PropertySet, sample: Sample) {
    self.stroke = stroke
    self.position = position
    self.changed = changed
    self.sample = sample
  }
}

/// The number of samples in a stroke whose expected values arrived, and of those whose did not.
///
/// Every issued estimation index is counted in exactly one of the two numbers.
public struct Settlement: BitwiseCopyable, Hashable, Sendable {
  /// The number of samples for which all expected values arrived.
  public var updated: UInt32
  /// The number of samples for which an expected value never arrived.
  public var expired: UInt32
  /// The time from the lift to the last correction or to the timeout; 0 if no values were expected.
  public var waited: Microseconds

  /// The number of samples that expected values; limited to 2^32-1, whatever a daemon reports.
  public var issued: UInt32 {
    let (sum, overflow) = updated.addingReportingOverflow(expired)
    return overflow ? .max : sum
  }

  /// Creates a settlement of a stroke for which no values were expected.
  public init() {
    updated = 0
    expired = 0
    waited = Microseconds(0)
  }
}
