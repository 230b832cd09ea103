import Foundation
import InkModel
import SimulatedPens

/// The errors of each class of pens, from all traces together.
struct ErrorTable {
  private var rows: [Key: Comparison.Row] = [:]

  private struct Key: Hashable {
    var kind: SimulatedPen.Kind
    var property: String
    var traces: String
  }

  /// Synthetic hands.
  mutating func add(written hands: UInt64) throws {
    let text = "The quick brown fox jumps over\nthe lazy dog and writes on"
    for seed in 1...hands {
      for kind in SimulatedPen.Kind.allCases {
        let trace = try Trace(writing: text, rate: kind.rate, seed: seed)
        add(SimulatedPen(kind, from: trace, seed: seed), traces: "synthetic")
      }
    }
  }

  /// Real writers.
  mutating func add(writersOf path: String) throws {
    let text = try String(contentsOfFile: path, encoding: .utf8)
    for kind in SimulatedPen.Kind.allCases {
      for (index, trace) in Trace.writers(csv: text, rate: kind.rate).enumerated() {
        add(SimulatedPen(kind, from: trace, seed: UInt64(index)), traces: "writers")
      }
    }
  }

  /// Recordings of real tablets, at their own rates; only classes for which these are right.
  mutating func add(recordings paths: [String]) throws {
    for path in paths {
      guard let trace = try Trace(recording: path) else { continue }
      for kind in [SimulatedPen.Kind.alternating, .groupLag, .secondary, .upright] {
        add(SimulatedPen(kind, from: trace, seed: 1), traces: "recordings")
      }
    }
  }

  private mutating func add(_ pen: SimulatedPen, traces: String) {
    let outcome = Reconciled(pen)
    let ink = Comparison(outcome, period: Double(pen.trace.period.value))
    for (property, errors) in ink.rows {
      let key = Key(kind: pen.kind, property: property, traces: traces)
      rows[key, default: Comparison.Row()].held.merge(errors.held)
      rows[key, default: Comparison.Row()].libinput.merge(errors.libinput)
      rows[key, default: Comparison.Row()].ours.merge(errors.ours)
    }
  }

  /// Prints a line for each class and property: root mean square and 95th percentile.
  func print() {
    Swift.print(
      "| class | traces | values of | n | hold rms | libinput rms | ours rms | ours median | ours p95 | hold/ours |\n"
        + "|---|---|---|---|---|---|---|---|---|---|")
    for kind in SimulatedPen.Kind.allCases {
      for property in Comparison.properties {
        for traces in ["synthetic", "writers", "recordings"] {
          let key = Key(kind: kind, property: property, traces: traces)
          guard let row = rows[key], row.ours.count > 0 else { continue }
          Swift.print(
            "| \(kind.rawValue) | \(traces) | \(property) "
              + "| \(row.ours.count) | \(row.held.rms.short) | \(row.libinput.rms.short) "
              + "| \(row.ours.rms.short) | \(row.ours.quantile(0.5).short) "
              + "| \(row.ours.quantile(0.95).short) "
              + "| \((row.held.rms / max(row.ours.rms, 1e-9)).short) |")
        }
      }
    }
  }
}

extension SimulatedPen.Kind {
  /// The rate of real devices of the class, in hertz.
  fileprivate var rate: Double {
    switch self {
    case .multirate: 600
    case .deviceClock, .retimed, .unstamped: 466
    case .groupLag: 100
    default: 200
    }
  }
}

extension Double {
  fileprivate var short: String { String(format: "%.3g", self) }
}
