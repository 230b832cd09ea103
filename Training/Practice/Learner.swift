import InkPractice
import InkRecognition
import InkSynthesis
import PracticeHands

/// A network of one layer learns by Adam (Kingma and Ba, 2015): on one thread and in a fixed order, so that the same
/// lessons give the same weights everywhere.
struct Learner {
  private var weights: [Double]
  private var slopes: [Double]
  private var means: [Double]
  private var squares: [Double]
  private let inputs = LineDifference.count + 1
  private let cellCount: Int

  private static let batch = 64
  private static let pace = 0.004

  /// - Parameter laps: how often all lessons are gone through.
  init(_ lessons: [Lesson], cells: Int, laps: Int, seed: UInt64) {
    var dice = SplitMix64(seed: seed)
    cellCount = cells
    let count = cells * inputs + cells + 1
    let inner = cells * inputs
    weights = (0..<count).map { place in
      place < inner ? dice.uniform(-1...1) : dice.uniform(-0.4...0.4)
    }
    let none = [Double](repeating: 0, count: count)
    (slopes, means, squares) = (none, none, none)
    let batches = laps * lessons.count / Self.batch
    var (meanDecay, squareDecay) = (1.0, 1.0)
    for batch in 0..<batches {
      for place in slopes.indices { slopes[place] = 0 }
      for _ in 0..<Self.batch { add(lessons[dice.below(lessons.count)]) }
      (meanDecay, squareDecay) = (meanDecay * 0.9, squareDecay * 0.999)
      step(
        Self.pace * (1 - Double(batch) / Double(batches)) * (1 - squareDecay).squareRoot()
          / (1 - meanDecay))
    }
  }

  /// The slope of what one lesson says.
  private mutating func add(_ lesson: Lesson) {
    let top = cellCount * inputs
    var active = [Double](repeating: 0, count: cellCount)
    var sum = weights[top + cellCount]
    for cell in 0..<cellCount {
      var input = weights[cell * inputs + inputs - 1]
      for (place, number) in lesson.difference.numbers.enumerated() {
        input += weights[cell * inputs + place] * number
      }
      active[cell] = max(0, input)
      sum += weights[top + cell] * active[cell]
    }
    let said = 1 / (1 + Double(ExactMath.exp(Float(-sum))))
    let slope = (said - (lesson.isCopy ? 1 : 0)) / Double(Self.batch)
    slopes[top + cellCount] += slope
    for cell in 0..<cellCount where active[cell] > 0 {
      slopes[top + cell] += slope * active[cell]
      let back = slope * weights[top + cell]
      for (place, number) in lesson.difference.numbers.enumerated() {
        slopes[cell * inputs + place] += back * number
      }
      slopes[cell * inputs + inputs - 1] += back
    }
  }

  private mutating func step(_ pace: Double) {
    for place in weights.indices {
      let slope = slopes[place]
      means[place] = 0.9 * means[place] + 0.1 * slope
      squares[place] = 0.999 * squares[place] + 0.001 * slope * slope
      weights[place] -= pace * means[place] / (squares[place].squareRoot() + 1e-8)
    }
  }

  /// What was learnt, in thousandths.
  var rule: CopyRule {
    func whole(_ range: Range<Int>) -> [Int32] {
      weights[range].map { Int32(($0 * 1000).rounded()) }
    }
    let top = cellCount * inputs
    return CopyRule(
      cells: (0..<cellCount).map { whole($0 * inputs..<($0 + 1) * inputs) },
      sum: whole(top..<top + cellCount + 1), usual: 1000)
  }
}
