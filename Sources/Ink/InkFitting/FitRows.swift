/// Converts samples to rows in strict order of time, with unwrapped angles, and with interpolated
/// rows in gaps.
struct FitRows: Sendable {
  private let tolerance: FitTolerance
  private(set) var clock = SampleTimes()
  private var turns = Turns()
  private var last: FitRow?
  /// The current typical interval between two samples, in seconds.
  private var pace = 0.0075

  /// The pause between two samples from which it is a gap, in seconds and in typical intervals.
  private static let leastGap = 0.04
  private static let leastSteps = 6.0
  /// The number of intervals per interpolated row, and the largest number of rows in a gap.
  private static let spacing = 2.0
  private static let mostGuesses = 64.0
  /// How quickly the typical interval adapts, and its largest increase from one interval.
  private static let haste = 0.25
  private static let leap = 4.0
  /// The weight of an interpolated row relative to a sample, so that it counts only where there are
  /// no samples.
  fileprivate static let doubt = 0.02

  init(tolerance: FitTolerance) { self.tolerance = tolerance }

  /// Returns the row of the next sample, and the interpolated rows of the gap before it.
  ///
  /// If a tablet reports nothing while the pen rests, or if the machine stalls, there is a time in
  /// which the line could go anywhere. Because it is smooth, it would make a hook of several
  /// centimeters. The interpolated rows make it straight.
  mutating func makeRows(_ sample: FitSample) -> (guesses: [FitRow], row: FitRow) {
    let row = turns.row(of: sample, time: clock.time(of: sample), tolerance: tolerance)
    defer { last = row }
    guard let last else { return ([], row) }
    let interval = row.time - last.time
    // If all samples are far apart, there are soon no gaps.
    defer { pace += Self.haste * (min(interval, Self.leap * pace) - pace) }
    guard interval > max(Self.leastGap, Self.leastSteps * pace) else { return ([], row) }
    let count = min(interval / (Self.spacing * pace), Self.mostGuesses).rounded()
    return ((1..<Int(count)).map { last.guess(Double($0) / count, of: row) }, row)
  }
}

extension FitRow {
  /// Returns the row interpolated at a fraction of the time to another row.
  fileprivate func guess(_ share: Double, of other: FitRow) -> FitRow {
    FitRow(
      time: time + (other.time - time) * share, value: value + (other.value - value) * share,
      weight: pointwiseMin(weight, other.weight) * FitRows.doubt)
  }
}
