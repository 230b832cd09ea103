import Foundation
import PredictionYardstick

extension Comparison {
  /// Prints mean errors for all horizons, then everything for each horizon.
  func print() {
    let size = "\(source.traces.count) traces, \(sampleCount) samples in strokes"
    Swift.print("## \(source.name): \(size)\n")
    printMeans()
    for horizon in Self.horizons.indices { printAll(horizon) }
  }

  var sampleCount: Int { source.traces.reduce(0) { $0 + $1.strokes.joined().count } }

  private func printMeans() {
    Swift.print("Mean error in mm, the mean over writers; the best peer is chosen in hindsight.\n")
    row(["predictor"] + Self.horizons.map { "\(Int($0)) ms" })
    row(["---"] + Self.horizons.map { _ in "---" })
    for who in Contender.all.indices {
      row([Contender.all[who].name] + Self.horizons.indices.map { overall(who, $0)[.mean].short })
    }
    printBest("**best peer**", [.peer])
    printBest("best peer or tuned classic", [.peer, .tuned])
    for who in Contender.all.indices where Contender.all[who].side == .ours {
      printGain("**\(Contender.all[who].name) against the best peer**", who, [.peer])
      printGain("\(Contender.all[who].name) against peers and classics", who, [.peer, .tuned])
    }
    Swift.print()
  }

  private func printBest(_ title: String, _ sides: [Contender.Side]) {
    row(
      [title]
        + Self.horizons.indices.map { horizon in
          guard let who = best(sides, horizon) else { return "-" }
          return "\(overall(who, horizon)[.mean].short) (\(Contender.all[who].name))"
        })
  }

  private func printGain(_ title: String, _ who: Int, _ sides: [Contender.Side]) {
    row(
      [title]
        + Self.horizons.indices.map { horizon in
          guard let peer = best(sides, horizon) else { return "-" }
          let share = overall(who, horizon)[.mean] / overall(peer, horizon)[.mean]
          return String(format: "%+.1f %%", (share - 1) * 100)
        })
  }

  private func printAll(_ horizon: Int) {
    Swift.print("At \(Int(Self.horizons[horizon])) ms, in mm unless said:\n")
    let measures = ErrorFigures.Measure.allCases
    row(["predictor", "median writer", "worst writer"] + measures.map(\.rawValue))
    row(["---", "---", "---"] + measures.map { _ in "---" })
    for who in Contender.all.indices {
      let writers = writers(who, horizon)
      let overall = overall(who, horizon)
      row(
        [Contender.all[who].name, (writers.quantile(0.5) ?? .nan).short]
          + [(writers.max() ?? .nan).short] + measures.map { overall[$0].short })
    }
    Swift.print()
  }

  private func row(_ cells: [String]) { Swift.print(cells.tableRow) }
}

extension [String] {
  /// The cells of a row of a table.
  var tableRow: String { "| " + joined(separator: " | ") + " |" }
}

extension Double {
  /// Three decimals, or a dash where there was nothing to measure.
  var short: String { isNaN ? "-" : String(format: "%.3f", self) }
}
