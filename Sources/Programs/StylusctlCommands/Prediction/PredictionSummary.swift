import InkConversion
import StylusModel
import StylusPipeline

/// Tells how wrong predictions were, in a table for people.
///
/// A prediction is compared with where the same stroke was at its time, by a straight line between
/// two samples; one that reaches beyond the lift does not count.
struct PredictionSummary: PredictionViewer {
  private let horizons: [Microseconds]
  private var scores: [Score]
  /// The strokes that may continue.
  private var trails: [Int: PredictionTrail] = [:]
  private var strokes = 0
  private var samples = 0
  /// What was known of the hand at last.
  private var learned: (lessons: UInt64, gain: Double)?
  private let showsLearning: Bool

  private struct Score {
    var predicted = ErrorTally()
    var held = ErrorTally()
    /// How often the predictor declined.
    var declined = 0
  }

  /// A summary for some horizons, in this order.
  ///
  /// - Parameter tellsLearning: whether it ends with what learning the hand brought.
  init(_ horizons: [Microseconds], tellsLearning: Bool = false) {
    self.showsLearning = tellsLearning
    self.horizons = horizons
    scores = horizons.map { _ in Score() }
  }

  mutating func showPrediction(_ point: TracePoint, _ prediction: TipPrediction?) -> Bool {
    samples += 1
    if point.index == 0 { strokes += 1 }
    if let prediction { learned = (prediction.lessons, prediction.gain) }
    trails[point.stroke, default: PredictionTrail(horizons)].scoreSample(point.sample, prediction) {
      scores[$0.horizon].predicted.countDistance($0.error)
      scores[$0.horizon].held.countDistance($0.holdError)
      if $0.isHeld { scores[$0.horizon].declined += 1 }
    }
    return true
  }

  mutating func end(stroke: Int) { trails[stroke] = nil }

  mutating func show() -> Bool { true }

  // MARK: The table

  /// The table, with its final newline.
  var text: String {
    var lines = ["\(strokes) strokes, \(samples) samples; errors in mm", ""]
    lines.append(
      Self.tableRow(
        "horizon", ["compared", "mean", "p95", "hold mean", "hold p95", "less", "declined"]))
    for (horizon, score) in zip(horizons, scores) {
      var span: [UInt8] = []
      span.appendDecimal(milliseconds: horizon.value)
      lines.append(
        Self.tableRow("\(String(decoding: span, as: UTF8.self)) ms", Self.cells(score)))
    }
    if showsLearning { lines += ["", learning] }
    return lines.joined(separator: "\n") + "\n"
  }

  private var learning: String {
    guard let learned, learned.lessons > 0 else { return "nothing was learned about the hand" }
    let percent = Int((abs(learned.gain) * 1000).rounded()).decimals(1)
    return "learned from \(learned.lessons) moments of the hand: error 16 ms ahead "
      + "\(percent) % \(learned.gain < 0 ? "greater" : "smaller")"
  }

  private static func cells(_ score: Score) -> [String] {
    let (predicted, held) = (score.predicted, score.held)
    return [
      "\(predicted.count)", lengthText(predicted.mean), lengthText(predicted.quantile(0.95)),
      lengthText(held.mean), lengthText(held.quantile(0.95)),
      percent(held.mean.map { 1 - (predicted.mean ?? 0) / $0 }),
      percent(Double(score.declined) / Double(predicted.count)),
    ]
  }

  /// Three decimals.
  private static func lengthText(_ millimeters: Double?) -> String {
    guard let millimeters else { return "-" }
    return Int(min(millimeters * 1000, 1e15).rounded()).decimals(3)
  }

  private static func percent(_ share: Double?) -> String {
    guard let share, share.isFinite else { return "-" }
    return "\(Int(max(-1e6, min(share * 100, 1e6)).rounded())) %"
  }

  private static func tableRow(_ head: String, _ cells: [String]) -> String {
    ([head] + cells).map { String(repeating: " ", count: max(0, width - $0.count)) + $0 }
      .joined()
  }

  /// Of a column; eight of them fit a terminal.
  private static let width = 10
}
