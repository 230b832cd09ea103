/// A sample that is known better than when it was sent, or that nothing will improve any more.
///
/// A sample with an ``Sample/estimationIndex`` is corrected until its ``Sample/expectingUpdate`` is
/// empty: then its index is *updated* if all that was expected came, else *expired*.
public struct SampleCorrection: BitwiseCopyable, Hashable, Sendable {
  /// The stroke that the sample belongs to; not finished yet.
  public var stroke: StrokeID
  /// Which of its samples, counted from 0 in the order in which they came.
  public var position: UInt32
  /// The properties whose value or provenance is another now; empty if expected values never came.
  public var changed: PropertySet
  /// The whole sample as it is now.
  public var sample: Sample

  /// A correction of one sample.
  public init(stroke: StrokeID, position: UInt32, changed: PropertySet, sample: Sample) {
    self.stroke = stroke
    self.position = position
    self.changed = changed
    self.sample = sample
  }
}

/// What became of the values that the samples of a stroke expected.
///
/// Every estimation index that was issued is counted in exactly one of the two numbers.
public struct Settlement: BitwiseCopyable, Hashable, Sendable {
  /// Samples for which everything came that was expected.
  public var updated: UInt32
  /// Samples for which something never came.
  public var expired: UInt32
  /// From the lift to the last correction, or to the end of the waiting; 0 if nothing was expected.
  public var waited: Microseconds

  /// How many samples expected something; at most 2^32-1, whatever a daemon says.
  public var issued: UInt32 {
    let (sum, overflow) = updated.addingReportingOverflow(expired)
    return overflow ? .max : sum
  }

  /// Nothing was expected.
  public init() {
    updated = 0
    expired = 0
    waited = Microseconds(0)
  }
}
