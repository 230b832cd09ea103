import Foundation
import SimulatedPens
import StylusModel

/// The errors of each class of pens, from all traces together.
struct ErrorTable {
  private var rows: [Key: Comparison.Row] = [:]

  private struct Key: Hashable {
    var kind: SimulatedPen.Kind
    var property: Comparison.Property
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
      for kind in SimulatedPen.Kind.ofAnyRate {
        add(SimulatedPen(kind, from: trace, seed: 1), traces: "recordings")
      }
    }
  }

  private mutating func add(_ pen: SimulatedPen, traces: String) {
    for (property, row) in Comparison(Reconciled(pen)).rows {
      let key = Key(kind: pen.kind, property: property, traces: traces)
      rows[key, default: Comparison.Row()].merge(row)
    }
  }

  /// Prints a line for each class, property and kind of traces; one for all traces together where
  /// we change nothing in any of them, and for all properties in which nobody errs.
  func print() {
    Swift.print(
      "| class | traces | values of | n | hold rms | libinput rms | ours rms | ours median | ours p95 | hold/ours |\n"
        + "|---|---|---|---|---|---|---|---|---|---|")
    for kind in SimulatedPen.Kind.allCases { print(kind) }
  }

  private func print(_ kind: SimulatedPen.Kind) {
    var right: [(property: Comparison.Property, row: Comparison.Row)] = []
    for property in Comparison.Property.allCases {
      let found = ["synthetic", "writers", "recordings"].compactMap { traces in
        rows[Key(kind: kind, property: property, traces: traces)].map { (traces, $0) }
      }.filter { $0.1.ours.count > 0 }
      guard let first = found.first else { continue }
      let all = found.dropFirst().reduce(into: first.1) { $0.merge($1.1) }
      if !found.allSatisfy({ $0.1.isUnchanged }) {
        for (traces, row) in found { print(kind, property.rawValue, traces, row) }
      } else if all.isRight {
        right.append((property, all))
      } else {
        print(kind, property.rawValue, "all", all)
      }
    }
    guard let first = right.first else { return }
    print(kind, right.map(\.property.rawValue).joined(separator: ", "), "all", first.row)
  }

  private func print(
    _ kind: SimulatedPen.Kind, _ properties: String, _ traces: String, _ row: Comparison.Row
  ) {
    let ratio =
      row.isUnchanged
      ? "same" : row.ours.rms.short == "0" ? "exact" : (row.held.rms / row.ours.rms).short
    Swift.print(
      "| \(kind.rawValue) | \(traces) | \(properties) | \(row.ours.count) | \(row.held.rms.short) "
        + "| \(row.libinput.rms.short) | \(row.ours.rms.short) | \(row.ours.quantile(0.5).short) | "
        + "\(row.ours.quantile(0.95).short) | \(ratio) |")
  }
}

extension Comparison.Row {
  /// Whether we do no better than whoever holds the last value.
  fileprivate var isUnchanged: Bool { held.rms.short == ours.rms.short }

  /// Whether nobody errs.
  fileprivate var isRight: Bool {
    [held, libinput, ours].allSatisfy { $0.rms.short == "0" }
  }
}

extension SimulatedPen.Kind {
  /// Those that a recording may be taken for at its own rate.
  fileprivate static let ofAnyRate: [Self] = [
    .alternating, .groupLag, .secondary, .upright, .noTilt, .keptBack, .keptBackClock, .lostLift,
    .dropped, .droppedSecondary,
  ]

  /// The rate of real devices of the class, in hertz.
  fileprivate var rate: Double {
    switch self {
    case .multirate, .droppedMultirate: 600
    case .deviceClock, .retimed, .unstamped: 466
    case .groupLag: 100
    default: 200
    }
  }
}

extension Double {
  /// Three digits; less than a thousandth of any of our units is rounding.
  fileprivate var short: String { self < 0.0005 ? "0" : String(format: "%.3g", self) }
}
