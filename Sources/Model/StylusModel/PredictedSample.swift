/// A prediction of where a tip will be after a short time, with its uncertainty.
public struct PredictedSample: BitwiseCopyable, Hashable, Sendable {
  /// The predicted sample. All its properties are ``Provenance/predicted`` or absent, and its time
  /// is later than that of the last measured sample.
  public var sample: Sample
  /// The expected average distance between the prediction and the real position; greater than 0.
  public var uncertainty: Millimeters

  /// Creates a prediction.
  public init(_ sample: Sample, uncertainty: Millimeters) {
    self.sample = sample
    self.uncertainty = uncertainty
  }
}
