import InkSynthesis
import PenTraces
import StylusPipeline

/// One training from beginning to end.
struct Course {
  /// Writers that nothing is learned from.
  var heldOut: Set<String> = []
  /// Whether real writers and synthetic hands teach.
  var isReal = true
  var isSynthetic = true
  /// How long it lasts.
  var batches = 32_000
  /// UNIPEN's packed traces; nil if they do not teach. Contributors that nothing is learned from.
  var traces: UnipenFile?
  var heldOutTablets: Set<String> = []

  /// Whether it is only to be seen that the same comes out: a fiftieth of everything.
  var isShort = false

  /// How often each writer is watched, each time by another tablet.
  private var rounds: Int { isShort ? 1 : 14 }
  /// The synthetic hands; their seeds begin at 1000.
  private var hands: Int { isShort ? 1 : 24 }
  /// How many sheets of drawings each of them fills; their seeds begin at 5000.
  private static let sheets = 2
  /// How many strokes of each of UNIPEN's contributors teach, and how often. Others are chosen for the benchmark.
  private var strokes: Int { isShort ? 10 : 700 }
  private static let visits = 2
  private static let seed: UInt64 = 2026
  /// How many waves are drawn; their seeds begin at 9000.
  private var waves: Int { isShort ? 2 : 120 }

  /// Trains a network and gives its text; `tell` is told how far it is.
  func hold(_ table: String, tell: (String) -> Void) throws -> String {
    var dice = SplitMix64(seed: 1)
    var lessons = Lessons()
    if isReal {
      for (name, movements) in Movement.writers(table) where !heldOut.contains(name) {
        lessons.add(movements, times: rounds, .asWritten, &dice)
      }
    }
    let real = lessons.lessons.count
    try learn(unipen: &lessons, &dice)
    let unipen = lessons.lessons.count - real
    if isSynthetic {
      for wave in 0..<waves {
        lessons.add([.waves(seed: UInt64(9000 + wave))], times: 2, .drawn, &dice)
      }
      for hand in 0..<hands {
        lessons.add(
          try Movement.written(seed: UInt64(1000 + hand)), times: 1, .enlarged, &dice)
        for sheet in 0..<Self.sheets {
          let seed = UInt64(5000 + Self.sheets * hand + sheet)
          lessons.add(try Movement.drawn(seed: seed), times: 1, .drawn, &dice)
        }
      }
    }
    let synthetic = lessons.lessons.count - real - unipen
    tell("\(real) lessons of ten writers, \(unipen) of UNIPEN's, \(synthetic) of synthetic hands")
    var teacher = Teacher(&dice)
    teacher.teach(lessons.lessons, batches: isShort ? 300 : batches, &dice) { share, loss in
      tell("\(Int((share * 100).rounded())) %: mean loss \(loss)")
    }
    return teacher.network.encodedText(
      about: provenance(real: real, unipen: unipen, synthetic: synthetic))
  }

  /// UNIPEN's hands, each tablet for itself; a third of them are watched by other tablets than theirs.
  private func learn(unipen lessons: inout Lessons, _ dice: inout SplitMix64) throws {
    guard let traces, isReal else { return }
    for contributor in try UnipenChoice.read(traces, strokes: strokes, seed: Self.seed)
    where !heldOutTablets.contains(contributor.name) {
      for (period, movements) in Movement.traced(contributor.strokes) {
        for _ in 0..<Self.visits {
          let tablet =
            dice.below(3) == 0
            ? ImaginedTablet(.asWritten, &dice) : ImaginedTablet(asSeenEvery: period, &dice)
          lessons.add(movements, seenBy: tablet, &dice)
        }
      }
    }
  }

  private func provenance(real: Int, unipen: Int, synthetic: Int) -> [String] {
    var lines = [
      "The weights of the tip predictor's network, made by scripts/train; see docs/lab/prediction.md.",
      "Learned from \(real) samples of ten writers, \(unipen) of UNIPEN's and \(synthetic) of synthetic hands.",
      "Ten writers: handwriting on a Wacom Intuos at 133 Hz, by M. Marzinotto et al. (MIT).",
      "UNIPEN: International Unipen Foundation, release 1 (CC BY 4.0); see docs/lab/prediction-data.md.",
      "Synthetic: our own generator, docs/lab/synthesis.md.",
    ]
    let held = heldOut.sorted() + heldOutTablets.sorted()
    if !held.isEmpty { lines.append("Held out: \(held.joined(separator: ", ")).") }
    return lines
  }
}
