/// A step along a path, in one of its three measures.
public enum PathStride: Hashable, Sendable {
  /// Millimeters along the line.
  case distance(Double)
  /// Seconds of the writer's own time.
  case time(Double)
  /// Parametric values.
  case parametricStep(Double)

  /// The size of the step, in its own measure.
  public var amount: Double {
    switch self {
    case .distance(let amount), .time(let amount), .parametricStep(let amount): amount
    }
  }
}
