/// The reason why a fit rejects a sample. The fit stays unchanged.
public enum FittingError: Error, Hashable, Sendable {
  /// A value of the sample with this index is not finite or extremely large, or a weight is outside
  /// 0...1.
  case invalidNumber(sample: Int)
  /// The sample with this index is earlier than the previous one.
  case timeRanBackwards(sample: Int)
  /// The stroke is already finished.
  case finished
}
