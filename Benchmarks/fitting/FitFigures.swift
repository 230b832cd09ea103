import FittingYardstick
import Foundation
import InkDrawing
import InkFitting

/// What came out for one writer.
struct FitFigures {
  let name: String
  private var samples = 0
  private var whole = PathErrors()
  private var live = PathErrors()
  private var moves: [Double] = []
  private var liveTimes: [Double] = []
  private var wholeTime = 0.0

  init(name: String) { self.name = name }

  /// Fits one stroke both ways.
  mutating func add(_ stroke: [FitSample]) throws(FittingError) {
    samples += stroke.count
    let start = ProcessorTime.now
    let path = try StrokePath(fitting: stroke)
    wholeTime += ProcessorTime.now - start
    whole.add(path, of: stroke)
    let grown = try LiveFit(stroke)
    liveTimes += grown.times
    live.add(grown.path, of: stroke)
    moves += try LiveFit.moves(of: stroke, to: grown.path)
  }

  /// Adds what came out for another writer.
  mutating func add(_ other: FitFigures) {
    samples += other.samples
    whole.add(other.whole)
    live.add(other.live)
    moves += other.moves
    liveTimes += other.liveTimes
    wholeTime += other.wholeTime
  }

  /// Synthetic hands at a rate, without noise: what no table has.
  static func synthetic(rate: Double) throws -> FitFigures {
    var figures = FitFigures(name: "hands at \(Int(rate)) Hz")
    for seed: UInt64 in 1...4 {
      for stroke in try [FitSample].strokes(ofHand: seed, rate: rate) { try figures.add(stroke) }
    }
    return figures
  }

  /// What decides about the bars, of the fit at once.
  var wholeShares: BarShares { shares(whole) }
  /// The same of the fit while the stroke grew.
  var liveShares: BarShares { shares(live) }

  private func shares(_ errors: PathErrors) -> BarShares {
    BarShares(
      samples: Double(samples), points: Double(errors.points),
      far: Double(errors.nearest.count { $0 > 0.02 }),
      wrong: Double(errors.force.count { $0 > 0.01 }))
  }

  static let header = """
    | writer | fit | samples | points | ratio | nearest p50 | p95 | worst | same time p50 | p95 | worst \
    | force p95 | worst | us per sample |
    |---|---|---|---|---|---|---|---|---|---|---|---|---|---|
    """

  /// A row for the fit at once, one for the fit while the stroke grew, and what moved meanwhile.
  var lines: String {
    return """
      \(row("at once", whole, wholeTime))
      \(row("live", live, liveTimes.reduce(0, +)))
      | \(name) | the drawn tail moved p50 \(moves.quantile(0.5).text(4)) p95 \
      \(moves.quantile(0.95).text(4)) p99.9 \(moves.quantile(0.999).text(4)) worst \
      \(moves.quantile(1).text(4)) mm; slowest sample \(liveTimes.quantile(1).text(0)) us |
      """
  }

  private func row(_ way: String, _ errors: PathErrors, _ time: Double) -> String {
    let cells = [
      name, way, "\(samples)", "\(errors.points)",
      (Double(errors.points) / Double(max(1, samples))).text(4),
      errors.nearest.quantile(0.5).text(4), errors.nearest.quantile(0.95).text(4),
      errors.nearest.quantile(1).text(3), errors.atSameTime.quantile(0.5).text(4),
      errors.atSameTime.quantile(0.95).text(4), errors.atSameTime.quantile(1).text(3),
      errors.force.quantile(0.95).text(4), errors.force.quantile(1).text(3),
      (time / Double(max(1, samples))).text(0),
    ]
    return "| " + cells.joined(separator: " | ") + " |"
  }
}

extension Double {
  fileprivate func text(_ digits: Int) -> String { String(format: "%.\(digits)f", self) }
}
