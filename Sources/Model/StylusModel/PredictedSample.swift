/// Where a tip is expected to be in a moment, and how wrong that may be.
public struct PredictedSample: BitwiseCopyable, Hashable, Sendable {
  /// The sample; all its properties are ``Provenance/predicted`` or absent, its time is in the
  /// future of the last measured one.
  public var sample: Sample
  /// The distance by which the tip will miss the place on average; greater than 0.
  public var uncertainty: Millimeters

  /// A guess.
  public init(_ sample: Sample, uncertainty: Millimeters) {
    self.sample = sample
    self.uncertainty = uncertainty
  }
}
