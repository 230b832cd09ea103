package import StylusModel

extension TipPrediction {
  /// The largest distance in time between points of a tail: a straight line between them hides no
  /// bend of a hand.
  private static let widestStep = Microseconds.milliseconds(5)

  /// Fills `points` with the tip's path from the last sample on, in even steps, the last of them
  /// exactly `horizon` later. Previous points are removed, and their capacity is used again.
  ///
  /// The tail ends earlier if the guess would be no better than staying, and is empty if that is so
  /// from the start.
  ///
  /// - Parameter horizon: at most ``longestHorizon``; for 0, or less, there is no tail.
  package func tail(to horizon: Microseconds, into points: inout [PredictedSample]) {
    points.removeAll(keepingCapacity: true)
    let steps = (horizon.value + Self.widestStep.value - 1) / Self.widestStep.value
    var step: Int64 = 1
    while step <= steps, let point = sample(after: Microseconds(horizon.value * step / steps)) {
      points.append(point)
      step += 1
    }
  }
}
