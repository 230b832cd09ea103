import InkGeometry
import InkPractice
import InkSynthesis
import PracticeHands

/// What two lines differ in, and whether one is a copy of the other.
struct Lesson {
  let difference: LineDifference
  let isCopy: Bool
}

extension Lesson {
  /// Every stroke of a pair with as many strokes is a copy; backwards, of another stroke, or distorted it is none.
  static func all(of pairs: [HandPair], seed: UInt64) -> [Lesson] {
    var dice = SplitMix64(seed: seed)
    var all: [Lesson] = []
    for pair in pairs where pair.template.strokes.count == pair.attempt.strokes.count {
      let other = pairs[dice.below(pairs.count)].template.laid(on: pair.template)
      all += lessons(of: pair, other, &dice)
    }
    return all
  }

  private static func lessons(
    of pair: HandPair, _ other: PracticeLetter, _ dice: inout SplitMix64
  ) -> [Lesson] {
    let size = pair.template.size
    let template = pair.template.strokes.compactMap { EvenLine($0) }
    let attempt = pair.attempt.strokes.compactMap { EvenLine($0) }
    guard template.count == attempt.count else { return [] }
    return template.indices.flatMap { place -> [Lesson] in
      func lesson(_ line: EvenLine, isCopy: Bool) -> Lesson {
        let difference = LineDifference(line, from: template[place], unit: size)
        return Lesson(difference: difference, isCopy: isCopy)
      }
      var lessons = [lesson(attempt[place], isCopy: true), lesson(attempt[place], isCopy: true)]
      if attempt[place].length > 0.25 * size {
        lessons.append(lesson(attempt[place].reversed, isCopy: false))
      }
      for second in template.indices where second != place {
        lessons.append(lesson(attempt[second], isCopy: false))
      }
      for _ in 0..<3 {
        let spoilt = InjectedFault.shape.spoil(
          [pair.attempt.strokes[place]], other: other, size: size, &dice)
        if let line = spoilt.flatMap({ EvenLine($0[0]) }) {
          lessons.append(lesson(line, isCopy: false))
        }
      }
      return lessons
    }
  }
}
