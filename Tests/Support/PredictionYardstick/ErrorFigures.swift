/// What came out for one predictor and horizon, of one writer or of several.
package struct ErrorFigures: Sendable {
  /// The figures, NaN where there was nothing to measure.
  package var values: [Measure: Double]

  /// What is measured; lengths in millimeters.
  package enum Measure: String, CaseIterable, Sendable {
    /// The mean distance from the truth.
    case mean
    /// Its root mean square.
    case rms
    /// Its 95th percentile.
    case p95
    /// How far ahead of the truth, along the way that the pen took; 0 where behind, mean.
    case overAnticipation = "over-anticipation"
    /// How far behind the truth, along the way that the pen took; 0 where ahead, mean.
    case lateness
    /// How far beside that way, mean.
    case crossTrack = "cross-track"
    /// How much the error changes, as a vector, from one prediction to the next, root mean square.
    case jitter
    /// How much the tip that is shown jerks: the length of the second difference of three tips that
    /// were said one after the other, median.
    case wobble = "wobble, median"
    /// Its 95th percentile.
    case wobbleMost = "wobble, p95"
    /// How far from the last point the prediction was when the pen was lifted, mean.
    case overshoot = "overshoot at pen-up"
    /// The share of predictions more than a right angle off the way that the pen took, in percent.
    case wrongDirection = "wrong direction %"
    /// The 99th percentile of the error less holding's, of a pen that touches and stands.
    case standing = "p99 over hold, standing"
    /// The same of a pen that taps.
    case tapping = "p99 over hold, tapping"
    /// The same of a pen in the air.
    case hovering = "p99 over hold, hovering"
  }

  /// Figures of one writer.
  package init(values: [Measure: Double]) { self.values = values }

  /// The figure, NaN where there was nothing to measure.
  package subscript(measure: Measure) -> Double { values[measure] ?? .nan }

  /// The mean over writers, each of the same weight; of root mean squares, the root of the mean
  /// square.
  package init(meanOf writers: [ErrorFigures]) {
    values = [:]
    for measure in Measure.allCases {
      let known = writers.map { $0[measure] }.filter { !$0.isNaN }
      let count = Double(known.count)
      values[measure] =
        measure == .rms || measure == .jitter
        ? (known.reduce(0) { $0 + $1 * $1 } / count).squareRoot()
        : known.reduce(0, +) / count
    }
  }
}
