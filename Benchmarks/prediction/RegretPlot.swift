import Foundation
import PredictionYardstick

/// A day of many hands and tablets through one predictor: its error so far over that of the one
/// peer that has been best so far, chosen in hindsight at every moment. Above 1 lies regret.
struct RegretPlot {
  private static let size = (width: 900.0, height: 420.0)
  private static let edge = (left: 60.0, right: 120.0, top: 50.0, bottom: 50.0)
  private static let range = 0.6...1.2
  private static let colours = ["#1f77b4", "#2ca02c", "#ff7f0e", "#d62728", "#6b4c9a"]

  private let name: String
  /// How many samples there were after each hand.
  private let samples: [Double]
  /// For each horizon, after each hand.
  private let ratios: [[Double]]

  /// The curves of a set that one predictor has seen; nil of any other.
  init?(_ comparison: Comparison) {
    guard comparison.source.isOneTool, comparison.source.traces.count > 1 else { return nil }
    name = comparison.source.name
    var count = 0.0
    samples = comparison.source.traces.map { trace in
      count += Double(trace.strokes.joined().count)
      return count
    }
    ratios = Comparison.horizons.indices.map { Self.ratios(comparison, $0) }
  }

  private static func ratios(_ comparison: Comparison, _ horizon: Int) -> [Double] {
    var sums = Contender.all.map { _ in 0.0 }
    return comparison.source.traces.indices.map { trace in
      let weight = Double(comparison.source.traces[trace].strokes.joined().count)
      for who in Contender.all.indices {
        let mean = comparison.figures(who, trace, horizon)[.mean]
        if mean.isFinite { sums[who] += weight * mean }
      }
      let peers = Contender.all.indices.filter { Contender.all[$0].side == .peer }
      let ours = Contender.all.indices.first { Contender.all[$0].side == .ours }
      return sums[ours ?? 0] / (peers.map { sums[$0] }.min() ?? .nan)
    }
  }

  /// The picture as SVG.
  var svg: String {
    var drawing = Drawing(width: Self.size.width, height: Self.size.height)
    drawing.text(
      "\(name): error so far over that of the best peer so far, in hindsight", x: Self.edge.left,
      y: 24)
    for value in stride(from: Self.range.lowerBound, through: Self.range.upperBound, by: 0.1) {
      let isOne = abs(value - 1) < 0.01
      drawing.line(
        [(Self.edge.left, level(value)), (Self.size.width - Self.edge.right, level(value))],
        colour: isOne ? "#888" : "#ddd", width: 1)
      drawing.text(String(format: "%.1f", value), x: 26, y: level(value) + 4)
    }
    for share in [0.0, 0.25, 0.5, 0.75, 1] {
      let count = share * (samples.last ?? 0)
      drawing.text("\(Int(count / 1000)) 000", x: place(count) - 20, y: Self.size.height - 26)
    }
    drawing.text("samples", x: Self.size.width - Self.edge.right + 40, y: Self.size.height - 26)
    for (horizon, curve) in ratios.enumerated() {
      let colour = Self.colours[horizon % Self.colours.count]
      let points = zip(samples, curve).map { (place($0), level($1)) }
      drawing.line(points.filter { $0.1.isFinite }, colour: colour, width: 2)
      drawing.text(
        "\(Int(Comparison.horizons[horizon])) ms",
        x: Self.size.width - Self.edge.right + 10, y: Self.edge.top + 20 * Double(horizon),
        colour: colour)
    }
    return drawing.svg
  }

  private func place(_ count: Double) -> Double {
    let width = Self.size.width - Self.edge.left - Self.edge.right
    return Self.edge.left + count / (samples.last ?? 1) * width
  }

  private func level(_ ratio: Double) -> Double {
    let height = Self.size.height - Self.edge.top - Self.edge.bottom
    let (low, high) = (Self.range.lowerBound, Self.range.upperBound)
    return Self.edge.top + (high - max(low, min(ratio, high))) / (high - low) * height
  }
}
