import StylusModel

/// The rows of a journal left out because of wrong checksums, and when they are logged.
///
/// A client may read the same page any number of times: each row is logged once, and at most one
/// line is logged per minute.
struct DamagedRows {
  private var waiting: [UInt32: [UInt64]] = [:]
  private var logged: Set<DamagedRow> = []
  private var unnamed = 0
  private var next = Timestamp(microseconds: 0)

  private struct DamagedRow: Hashable {
    let owner: UInt32
    let sequence: UInt64
  }

  /// How many rows are remembered; further ones are only counted.
  private static let most = 4_096
  /// The largest number of runs of numbers in a line.
  private static let mostRuns = 16
  private static let period = Microseconds.milliseconds(60_000)

  /// These rows of an owner were left out.
  mutating func recordRows(_ sequences: [UInt64], of owner: UInt32) {
    for sequence in sequences where !logged.contains(DamagedRow(owner: owner, sequence: sequence)) {
      guard logged.count < Self.most else {
        unnamed += 1
        continue
      }
      logged.insert(DamagedRow(owner: owner, sequence: sequence))
      waiting[owner, default: []].append(sequence)
    }
  }

  /// The lines that are due about a journal; usually none.
  mutating func lines(about path: String, at now: Timestamp) -> [String] {
    guard !waiting.isEmpty || unnamed > 0, now >= next else { return [] }
    next = Timestamp(microseconds: min(now.microseconds, .max - Self.period.value)) + Self.period
    defer { (waiting, unnamed) = ([:], 0) }
    let cause =
      "Their checksums are wrong: the disk, its file system or another program changed them. All other strokes are read. "
      + "Fix: check the disk (journalctl -k, smartctl), and copy \(path) to another one"
    var lines = waiting.sorted { $0.key < $1.key }.map { owner, sequences in
      let count = sequences.count == 1 ? "1 stroke" : "\(sequences.count) strokes"
      return "\(count) of user \(owner) in \(path) left out as damaged: \(Self.runs(sequences)). "
        + cause
    }
    if unnamed > 0 {
      lines.append("damaged strokes in \(path) were left out \(unnamed) more times. \(cause)")
    }
    return lines
  }

  /// Numbers as `3, 7-9`; of very many the first.
  private static func runs(_ sequences: [UInt64]) -> String {
    var runs: [ClosedRange<UInt64>] = []
    for sequence in sequences.sorted() {
      if let last = runs.last, sequence <= last.upperBound + 1 {
        runs[runs.count - 1] = last.lowerBound...max(last.upperBound, sequence)
      } else {
        runs.append(sequence...sequence)
      }
    }
    let shown = runs.prefix(mostRuns).map { run in
      run.count == 1 ? "\(run.lowerBound)" : "\(run.lowerBound)-\(run.upperBound)"
    }
    let rest = runs.count - shown.count
    return "number\(sequences.count == 1 ? "" : "s") " + shown.joined(separator: ", ")
      + (rest > 0 ? " and \(rest) more runs" : "")
  }
}
