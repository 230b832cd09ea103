/// What a fit refuses; the fit stays as it was.
public enum FittingError: Error, Hashable, Sendable {
  /// A number of the sample with this index is not finite, absurdly large, or a trust outside
  /// 0...1.
  case invalidNumber(sample: Int)
  /// The sample with this index is earlier than the one before it.
  case timeRanBackwards(sample: Int)
  /// The stroke is finished.
  case finished
}
