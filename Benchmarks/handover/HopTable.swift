import Foundation

/// What the runs of both ways showed, for one rhythm.
struct HopTable {
  private let rhythm: Rhythm
  private var ours: [Row] = []
  private var plain: [Row] = []

  /// One run, in microseconds but for `sending`.
  struct Row {
    /// Median, 99th and 99.9th percentile, worst.
    var delays: [Double]
    /// Nanoseconds that the writer spent on one event.
    var sending: Double

    init(_ outcome: Outcome) {
      delays = [0.5, 0.99, 0.999, 1].map { share in
        Double(outcome.delays[Int(Double(outcome.delays.count - 1) * share)]) / 1_000
      }
      sending = outcome.sending
    }
  }

  init(_ rhythm: Rhythm) { self.rhythm = rhythm }

  /// Runs both ways one after the other, the other one first every second time.
  mutating func round(_ number: Int, events: Int) throws {
    func measureOurs() throws {
      ours.append(Row(try Run(RingHop(), rhythm, events: events).measure()))
    }
    if number % 2 == 0 { try measureOurs() }
    plain.append(Row(try Run(LockedHop(), rhythm, events: events).measure()))
    if number % 2 == 1 { try measureOurs() }
  }

  static let head =
    "| frames come | way | median us | p99 us | p99.9 us | worst us | writer ns/event |\n"
    + "|---|---|---|---|---|---|---|"

  /// A line for each way, the median of the runs with the worst of all; then the ratio of the runs
  /// that belong together: median, least and greatest.
  func print() {
    for (name, rows) in [
      ("ring, one eventfd write a drain", ours), ("lock, one write an event", plain),
    ] {
      let columns = (0..<4).map { column in rows.map { $0.delays[column] } }
      let figures = columns.prefix(3).map(\.middle) + [columns[3].max() ?? 0]
      line(name, figures.map { $0.text(1) } + [rows.map(\.sending).middle.text(0)])
    }
    let pairs = zip(ours, plain)
    var ratios = (0..<4).map { column in pairs.map { $1.delays[column] / $0.delays[column] } }
    ratios.append(pairs.map { $1.sending / $0.sending })
    line(
      "lock / ring",
      ratios.map {
        "\($0.middle.text(2)) (\(($0.min() ?? 0).text(2)) to \(($0.max() ?? 0).text(2)))"
      })
  }

  private func line(_ name: String, _ cells: [String]) {
    Swift.print("| \(rhythm.rawValue) | \(name) | \(cells.joined(separator: " | ")) |")
  }
}

extension [Double] {
  /// The median.
  fileprivate var middle: Double {
    let sorted = sorted()
    return (sorted[(count - 1) / 2] + sorted[count / 2]) / 2
  }
}

extension Double {
  fileprivate func text(_ digits: Int) -> String { String(format: "%.\(digits)f", self) }
}
