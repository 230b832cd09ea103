public import StylusModel

/// The predicted path of a stroke's tip after its last sample.
public struct PredictedTail: Hashable, Sendable {
  /// The last sample of the stroke when the prediction was made; nil if it was not received.
  public var origin: Sample?
  /// The predicted points, nearest first; empty if there is no prediction.
  public var points: [PredictedSample]

  /// Creates a predicted tail after a sample.
  public init(origin: Sample?, points: [PredictedSample]) {
    self.origin = origin
    self.points = points
  }

  /// Returns the points that the tip passes until a time, with the last point at that time.
  ///
  /// The last point and its uncertainty are interpolated linearly between the two points around it;
  /// its other values are those of the later point. If the tail ends earlier, so does the result.
  ///
  /// - Parameters:
  ///   - moment: the time at which the frame will be visible. The result is empty if it is not
  ///     after the origin.
  ///   - uncertainty: points with a greater uncertainty are left out.
  public func points(
    until moment: Timestamp, within uncertainty: Millimeters = Millimeters(.infinity)
  ) -> [PredictedSample] {
    var passed: [PredictedSample] = []
    addPoints(until: moment, within: uncertainty, to: &passed)
    return passed
  }

  /// Appends these points to an array, for callers that draw each frame and reuse the array's
  /// memory.
  package func addPoints(
    until moment: Timestamp, within uncertainty: Millimeters, to passed: inout [PredictedSample]
  ) {
    var previous = origin.map { PredictedSample($0, uncertainty: Millimeters(0)) }
    for point in points {
      let isBeyond = point.sample.time > moment
      let next = isBeyond ? previous.flatMap { Self.point(at: moment, from: $0, to: point) } : point
      guard let next, next.uncertainty <= uncertainty else { return }
      passed.append(next)
      if isBeyond { return }
      previous = point
    }
  }

  /// Returns nil if the time is not after the start.
  private static func point(
    at moment: Timestamp, from start: PredictedSample, to end: PredictedSample
  ) -> PredictedSample? {
    guard moment > start.sample.time else { return nil }
    let share =
      Float((moment - start.sample.time).value)
      / Float((end.sample.time - start.sample.time).value)
    var sample = end.sample
    sample.time = moment
    sample.x = Millimeters(between(start.sample.x.value, end.sample.x.value, share))
    sample.y = Millimeters(between(start.sample.y.value, end.sample.y.value, share))
    let pressure = between(start.sample.pressure.value, end.sample.pressure.value, share)
    sample.pressure = Fraction(pressure)
    let uncertainty = between(start.uncertainty.value, end.uncertainty.value, share)
    return PredictedSample(sample, uncertainty: Millimeters(uncertainty))
  }

  private static func between(_ start: Float, _ end: Float, _ share: Float) -> Float {
    start + (end - start) * share
  }
}
