import FittingYardstick
import Foundation

/// How likely ten writers that nobody has seen are within the bars, judged from those that were
/// measured: ten of these are drawn at random, with repetition, again and again (B. Efron,
/// Bootstrap methods, 1979).
struct NewWriters {
  private let writers: [FitFigures]
  private static let rounds = 20_000

  init(_ writers: [FitFigures]) { self.writers = writers }

  /// Rows for both ways to fit: the middle of what may come, and how often each bar holds.
  var lines: String {
    """
    | fit | ratio, 1 of 20 above | place outside, 1 of 20 above | force outside, 1 of 20 above | a quarter holds \
    | 0.02 mm holds | 1 % holds | all hold |
    |---|---|---|---|---|---|---|---|
    \(row("at once", writers.map(\.wholeShares)))
    \(row("live", writers.map(\.liveShares)))
    """
  }

  private func row(_ way: String, _ shares: [BarShares]) -> String {
    var random = SystemRandomNumberGenerator()
    let sets = (0..<Self.rounds).map { _ in
      (0..<10).reduce(into: BarShares()) { sum, _ in
        sum.add(shares[Int.random(in: shares.indices, using: &random)])
      }
    }
    let high = [\BarShares.ratio, \.farOff, \.wrongForce].map { share in
      String(format: "%.4f", sets.map { $0[keyPath: share] }.quantile(0.95))
    }
    let holds: [(BarShares) -> Bool] = [
      { $0.ratio <= 0.25 }, { $0.farOff <= 0.05 }, { $0.wrongForce <= 0.05 },
      { $0.ratio <= 0.25 && $0.farOff <= 0.05 && $0.wrongForce <= 0.05 },
    ]
    let shares = holds.map { holds in
      String(format: "%.0f %%", 100 * Double(sets.count(where: holds)) / Double(Self.rounds))
    }
    return "| " + ([way] + high + shares).joined(separator: " | ") + " |"
  }
}

/// What decides about the bars: counts, so that those of writers can be added.
struct BarShares {
  var samples = 0.0
  var points = 0.0
  var far = 0.0
  var wrong = 0.0

  var ratio: Double { points / max(1, samples) }
  /// The share of samples that are farther than 0.02 mm from the line.
  var farOff: Double { far / max(1, samples) }
  /// The share of samples of which the force is more than 1 % off.
  var wrongForce: Double { wrong / max(1, samples) }

  mutating func add(_ other: BarShares) {
    samples += other.samples
    points += other.points
    far += other.far
    wrong += other.wrong
  }
}
