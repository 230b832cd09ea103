/// Makes rows of samples: in strict order of time, with unwrapped angles, and with guesses where
/// nobody saw the pen.
struct FitRows: Sendable {
  private let tolerance: FitTolerance
  private(set) var clock = SampleTimes()
  private var turns = Turns()
  private var last: FitRow?
  /// What is usual between two samples just now, in seconds.
  private var pace = 0.0075

  /// From here on a pause between two samples is a gap, in seconds and in usual intervals.
  private static let leastGap = 0.04
  private static let leastSteps = 6.0
  /// A guess for every two intervals, and no more of them in a gap.
  private static let spacing = 2.0
  private static let mostGuesses = 64.0
  /// How fast the pace follows an interval, and how many times itself it takes for one at most.
  private static let haste = 0.25
  private static let leap = 4.0
  /// What a guess counts beside a sample: it decides only where there is none.
  fileprivate static let doubt = 0.02

  init(tolerance: FitTolerance) { self.tolerance = tolerance }

  /// The row of the next sample, and what is guessed of a gap before it.
  ///
  /// A tablet that reports nothing while the pen rests, or a machine that stood still, leaves a
  /// time in which the line could go anywhere: smooth as it is, it would make a hook of
  /// centimeters. It is to go straight on.
  mutating func makeRows(_ sample: FitSample) -> (guesses: [FitRow], row: FitRow) {
    let row = turns.row(of: sample, time: clock.time(of: sample), tolerance: tolerance)
    defer { last = row }
    guard let last else { return ([], row) }
    let interval = row.time - last.time
    // Whose samples are all far apart soon has no gaps.
    defer { pace += Self.haste * (min(interval, Self.leap * pace) - pace) }
    guard interval > max(Self.leastGap, Self.leastSteps * pace) else { return ([], row) }
    let count = min(interval / (Self.spacing * pace), Self.mostGuesses).rounded()
    return ((1..<Int(count)).map { last.guess(Double($0) / count, of: row) }, row)
  }
}

extension FitRow {
  /// What may be supposed at a share of the time to another row.
  fileprivate func guess(_ share: Double, of other: FitRow) -> FitRow {
    FitRow(
      time: time + (other.time - time) * share, value: value + (other.value - value) * share,
      weight: pointwiseMin(weight, other.weight) * FitRows.doubt)
  }
}
