import InkSynthesis
import StylusPipeline

/// One training from beginning to end.
struct Course {
  /// Writers that nothing is learned from.
  var heldOut: Set<String> = []
  /// Whether real writers and synthetic hands teach.
  var isReal = true
  var isSynthetic = true
  /// How long it lasts.
  var batches = 24_000

  /// How often each writer is watched, each time by another tablet.
  private static let rounds = 14
  /// The synthetic hands; their seeds begin at 1000.
  private static let hands = 24
  /// How many sheets of drawings each of them fills; their seeds begin at 5000.
  private static let sheets = 2

  /// Trains a network and gives its text; `tell` is told how far it is.
  func hold(_ table: String, tell: (String) -> Void) throws -> String {
    var dice = SplitMix64(seed: 1)
    var lessons = Lessons()
    if isReal {
      for (name, movements) in Movement.writers(table) where !heldOut.contains(name) {
        lessons.add(movements, times: Self.rounds, .asWritten, &dice)
      }
    }
    let real = lessons.lessons.count
    if isSynthetic {
      for hand in 0..<Self.hands {
        lessons.add(
          try Movement.written(seed: UInt64(1000 + hand)), times: 1, .enlarged, &dice)
        for sheet in 0..<Self.sheets {
          let seed = UInt64(5000 + Self.sheets * hand + sheet)
          lessons.add(try Movement.drawn(seed: seed), times: 1, .drawn, &dice)
        }
      }
    }
    let synthetic = lessons.lessons.count - real
    tell("\(real) lessons of real writers, \(synthetic) of synthetic hands")
    var teacher = Teacher(&dice)
    teacher.teach(lessons.lessons, batches: batches, &dice) { share, loss in
      tell("\(Int((share * 100).rounded())) %: mean loss \(loss)")
    }
    return teacher.network.text(about: provenance(real: real, synthetic: synthetic))
  }

  private func provenance(real: Int, synthetic: Int) -> [String] {
    var lines = [
      "The weights of the tip predictor's network, made by scripts/train; see docs/prediction.md.",
      "Learned from \(real) samples of real writers and \(synthetic) of synthetic hands.",
      "Real: handwriting of ten writers on a Wacom Intuos at 133 Hz, by M. Marzinotto et al. (MIT).",
      "Synthetic: our own generator, docs/synthesis.md.",
    ]
    if !heldOut.isEmpty { lines.append("Held out: \(heldOut.sorted().joined(separator: ", ")).") }
    return lines
  }
}
