import Foundation
import PredictionYardstick

/// The figures by which a change of the predictor is judged, over all sets: error against the best
/// peer, wobble, and overshoot at the lift.
struct Summary {
  /// Wobble and overshoot are those of this horizon.
  private static let horizon = 16.0
  /// The peer whose wobble is the measure.
  private static let calmPeer = "double exponential .9"

  private let comparisons: [Comparison]
  private let ours = Contender.all.firstIndex { $0.side == .ours } ?? 0
  private let calm = Contender.all.firstIndex { $0.name == Self.calmPeer } ?? 0
  private let place = Comparison.horizons.firstIndex(of: Self.horizon) ?? 0

  init(_ comparisons: [Comparison]) { self.comparisons = comparisons }

  /// Prints a row for each trace of each set, then the mean and the worst of the sets.
  func print() {
    Swift.print(
      """
      ## Summary

      Mean error over that of the peer that is best in hindsight. Wobble: the length of the second difference \
      of the tip predicted for 16 ms, in mm, median / p95. Lift: how far from the last point the tip for \
      16 ms was when the pen was lifted, in mm.

      """)
    let horizons = Comparison.horizons.map { "\(Int($0)) ms" }
    let header =
      ["set", "samples"] + horizons
      + ["wobble: truth", "ours", Self.calmPeer, "lift: ours", Self.calmPeer]
    Swift.print(header.tableRow)
    Swift.print(header.map { _ in "---" }.tableRow)
    for comparison in comparisons {
      Swift.print(row(comparison, nil).tableRow)
      guard comparison.source.traces.count > 1 else { continue }
      for trace in comparison.source.traces.indices {
        Swift.print(row(comparison, trace).tableRow)
      }
    }
    guard comparisons.count > 1 else { return }
    let ratios = Comparison.horizons.indices.map { horizon in
      comparisons.map { $0.ratio(ours, nil, horizon) }.filter { !$0.isNaN }
    }
    let means = ratios.map { $0.reduce(0, +) / Double($0.count) }
    Swift.print((["**mean of the sets**", ""] + means.map(\.brief)).tableRow)
    Swift.print((["**worst set**", ""] + ratios.map { ($0.max() ?? .nan).brief }).tableRow)
  }

  private func row(_ comparison: Comparison, _ trace: Int?) -> [String] {
    let name =
      trace.map { "- " + comparison.source.traces[$0].name } ?? "**\(comparison.source.name)**"
    let ratios = Comparison.horizons.indices.map { comparison.ratio(ours, trace, $0).brief }
    let truth = comparison.wobbleOfTruth(trace, after: Self.horizon)
    let figures = [ours, calm].map { comparison.figures($0, trace, place) }
    return [name, "\(comparison.sampleCount(trace))"] + ratios
      + ["\(truth.median.short) / \(truth.most.short)"]
      + figures.map { "\($0[.wobble].short) / \($0[.wobbleMost].short)" }
      + figures.map { $0[.overshoot].short }
  }

  /// A line for each trace of each set and for each set as `all`, and within it for each predictor.
  var csv: String {
    let horizons = Comparison.horizons.map { "\(Int($0))" }
    var lines = [
      (["set", "trace", "samples", "predictor"] + horizons.map { "mean_mm_\($0)" }
        + horizons.map { "ratio_\($0)" } + [
          "wobble_median_mm_16", "wobble_p95_mm_16", "lift_mm_16",
        ]).joined(separator: ",")
    ]
    for comparison in comparisons {
      for trace in [nil] + comparison.source.traces.indices.map(Optional.init) {
        lines += csvLines(comparison, trace)
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func csvLines(_ comparison: Comparison, _ trace: Int?) -> [String] {
    let start = [
      comparison.source.name.quoted,
      (trace.map { comparison.source.traces[$0].name } ?? "all").quoted,
      "\(comparison.sampleCount(trace))",
    ]
    let horizons = Comparison.horizons.indices
    let truth = comparison.wobbleOfTruth(trace, after: Self.horizon)
    let none = horizons.map { _ in "0" }
    let lines = Contender.all.indices.map { who in
      let figures = comparison.figures(who, trace, place)
      return start + [Contender.all[who].name.quoted]
        + horizons.map { comparison.figures(who, trace, $0)[.mean].exact }
        + horizons.map { comparison.ratio(who, trace, $0).exact }
        + [figures[.wobble].exact, figures[.wobbleMost].exact, figures[.overshoot].exact]
    }
    let truthful = start + ["truth"] + none + none + [truth.median.exact, truth.most.exact, ""]
    return ([truthful] + lines).map { $0.joined(separator: ",") }
  }
}

extension Comparison {
  /// How many samples strokes have, of one trace or in all.
  fileprivate func sampleCount(_ trace: Int?) -> Int {
    trace.map { source.traces[$0].strokes.joined().count } ?? sampleCount
  }

  /// The wobble of one who is always right, of one trace, or the mean over all.
  fileprivate func wobbleOfTruth(
    _ trace: Int?, after horizon: Double
  ) -> (median: Double, most: Double) {
    let traces = trace.map { [source.traces[$0]] } ?? source.traces
    let known = traces.compactMap { $0.wobbleOfTruth(after: horizon) }
    let count = Double(known.count)
    return (
      known.reduce(0) { $0 + $1.median } / count, known.reduce(0) { $0 + $1.most } / count
    )
  }
}

extension Double {
  /// Two decimals, or a dash.
  fileprivate var brief: String { isNaN ? "-" : String(format: "%.2f", self) }
  /// Six decimals, or nothing.
  fileprivate var exact: String { isNaN ? "" : String(format: "%.6f", self) }
}

extension String {
  /// As a field of comma-separated values.
  fileprivate var quoted: String {
    contains(where: { $0 == "," || $0 == "\"" })
      ? "\"" + replacing("\"", with: "\"\"") + "\"" : self
  }
}
