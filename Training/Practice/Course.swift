import Handwriting
import InkPractice
import PracticeHands

/// The whole training: the network from those who teach, the threshold from those who tune.
struct Course {
  /// Cells of the network.
  var cells = 40
  /// How often all lessons are gone through.
  var laps = 50

  /// Of letters that are right by real hands no more than this share may raise an alarm.
  private static let falseAlarms = 0.04
  /// No threshold is moved further, in thousandths.
  private static let farthest: Int32 = 8_000

  /// Learns from UNIPEN's packed characters.
  func rule(from path: String, tell: (String) -> Void) throws -> CopyRule {
    let taught = try HandPair.read(path, .taught)
    let lessons = Lesson.all(of: taught.own + taught.others, seed: 1)
    tell(
      "\(taught.own.count) pairs of one hand, \(taught.others.count) of two, \(lessons.count) lessons"
    )
    var rule = Learner(lessons, cells: cells, laps: laps, seed: 2).rule
    let tuning = try HandPair.read(path, .tuning)
    let copies = (tuning.own + tuning.others).filter(\.hasAsManyStrokes)
    let threshold = rule.sum[cells]
    while Self.alarms(copies, rule) > Self.falseAlarms, rule.sum[cells] < threshold + Self.farthest
    {
      rule.sum[cells] += 100
    }
    tell("threshold moved by \(rule.sum[cells] - threshold) thousandths on \(copies.count) pairs")
    rule.usual = Self.usual(Lesson.all(of: copies, seed: 3), rule)
    return rule
  }

  /// The share of letters in which something is found to be wrong.
  private static func alarms(_ pairs: [HandPair], _ rule: CopyRule) -> Double {
    let wrong = pairs.filter { pair in
      let template = PracticeTemplate(letters: [pair.template.strokes])
      return !PracticeReport(pair.attempt.strokes, of: template, rule: rule).isRight
    }
    return Double(wrong.count) / Double(max(1, pairs.count))
  }

  /// What half of the copies reach, in thousandths.
  private static func usual(_ lessons: [Lesson], _ rule: CopyRule) -> Int32 {
    var rule = rule
    rule.usual = 1000
    let reached = lessons.filter(\.isCopy).map { rule.likeness($0.difference) }.sorted()
    guard !reached.isEmpty else { return 1000 }
    return Int32(max(1, reached[reached.count / 2] * 1000))
  }
}

extension CopyRule {
  /// The file of Swift that ships.
  var source: String {
    let rows = cells.map { "      [\($0.map(String.init).joined(separator: ", "))],\n" }
    return """
      // Made by scripts/train-practice; do not edit.

      extension CopyRule {
        /// What was learnt from UNIPEN's writers.
        package static let learnt = CopyRule(
          cells: [
      \(rows.joined())    ],
          sum: [\(sum.map(String.init).joined(separator: ", "))],
          usual: \(usual))
      }

      """
  }
}
