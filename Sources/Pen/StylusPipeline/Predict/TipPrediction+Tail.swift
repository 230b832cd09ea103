package import StylusModel

extension TipPrediction {
  /// Two points of a tail are no further apart: a straight line between them hides no bend of a
  /// hand.
  private static let widestStep = Microseconds.milliseconds(5)

  /// Fills `points` with where the tip goes from the last sample on, in even steps, the last of
  /// them exactly `horizon` later; what was in it goes, its capacity is used again.
  ///
  /// The tail ends sooner where the guess would be no better than staying, and is empty where that
  /// is so from the start.
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
