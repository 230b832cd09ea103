/// A step along a path, in one of three measures.
public enum PathStride: Hashable, Sendable {
  /// A distance along the line, in millimeters.
  case distance(Double)
  /// A time in seconds, as the pen was moved.
  case time(Double)
  /// A difference of parametric values.
  case parametricStep(Double)

  /// The size of the step, in its own measure.
  public var amount: Double {
    switch self {
    case .distance(let amount), .time(let amount), .parametricStep(let amount): amount
    }
  }
}
