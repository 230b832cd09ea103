import Foundation
import PredictionYardstick

/// The mean error against the horizon, a line for each contender.
struct ErrorPlot {
  private static let size = (width: 900.0, height: 560.0)
  private static let edge = (left: 60.0, right: 260.0, top: 40.0, bottom: 50.0)
  private static let colours = [
    "#888888", "#1f77b4", "#17becf", "#bcbd22", "#9467bd", "#d62728", "#8c1c1c", "#ff7f0e",
    "#b35900", "#2ca02c", "#7fbf7f", "#e377c2", "#c49c94", "#6b4c9a",
  ]

  private let comparison: Comparison
  private let most: Double

  init(_ comparison: Comparison) {
    self.comparison = comparison
    let last = Comparison.horizons.count - 1
    let errors = Contender.all.indices.map { comparison.overall($0, last)[.mean] }
    most = errors.filter(\.isFinite).max() ?? 1
  }

  /// The picture as SVG.
  var svg: String {
    var drawing = Drawing(width: Self.size.width, height: Self.size.height)
    drawing.text(
      "\(comparison.source.name): mean error in mm against the horizon in ms", x: Self.edge.left,
      y: 24
    )
    drawAxes(in: &drawing)
    for who in Contender.all.indices {
      let means = Comparison.horizons.indices.map { comparison.overall(who, $0)[.mean] }
      let points =
        [(place(0), level(0))] + zip(Comparison.horizons, means).map { (place($0), level($1)) }
      let contender = Contender.all[who]
      drawing.line(
        points.filter { $0.1.isFinite }, colour: colour(who),
        width: contender.side == .ours ? 4 : 1.8, dash: contender.side == .tuned)
    }
    drawLabels(in: &drawing)
    return drawing.svg
  }

  private func drawAxes(in drawing: inout Drawing) {
    let step = most > 1.2 ? 0.5 : most > 0.5 ? 0.2 : 0.1
    for value in stride(from: 0, through: most, by: step) {
      drawing.line(
        [(place(0), level(value)), (place(50), level(value))], colour: "#ddd", width: 1)
      drawing.text(String(format: "%.1f", value), x: 26, y: level(value) + 4)
    }
    for horizon in [0] + Comparison.horizons {
      drawing.text("\(Int(horizon))", x: place(horizon) - 7, y: Self.size.height - 26)
    }
  }

  /// The names beside the ends of their lines, pushed apart where they are too near.
  private func drawLabels(in drawing: inout Drawing) {
    let last = Comparison.horizons.count - 1
    let ends = Contender.all.indices.map { ($0, level(comparison.overall($0, last)[.mean])) }
    var free = Self.edge.top - 20
    let sorted = ends.filter { $0.1.isFinite }.sorted { $0.1 < $1.1 }
    for (index, (who, end)) in sorted.enumerated() {
      let lowest = Self.size.height - 24 - Double(sorted.count - 1 - index) * 16
      free = max(free + 16, min(end + 4, lowest))
      drawing.text(Contender.all[who].name, x: place(50) + 10, y: free, colour: colour(who))
    }
  }

  private func colour(_ who: Int) -> String {
    Contender.all[who].side == .ours ? "#000" : Self.colours[who % Self.colours.count]
  }

  private func place(_ horizon: Double) -> Double {
    Self.edge.left + horizon / 50 * (Self.size.width - Self.edge.left - Self.edge.right)
  }

  private func level(_ error: Double) -> Double {
    Self.size.height - Self.edge.bottom
      - error / most * (Self.size.height - Self.edge.top - Self.edge.bottom)
  }
}
