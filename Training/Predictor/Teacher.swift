import InkSynthesis
import StylusPipeline

/// Teaches a network by stochastic gradient descent: Adam (D. P. Kingma, J. Ba, ICLR 2015) with a rate
/// that falls along half a cosine.
///
/// What counts is the distance between answer and truth, not its square: the rare surprise must not
/// spoil the ordinary movement. One thread, and nothing but IEEE arithmetic in a fixed order: the same
/// lessons give the same weights.
struct Teacher {
  private(set) var network: TipNetwork
  private var gradient = TipNetwork()
  private var mean = TipNetwork()
  private var square = TipNetwork()
  private var steps = 0

  private static let batch = 1024
  private static let rate: Float = 2e-3

  /// Begins with small random weights, the last layer with almost none: with the experts.
  init(_ dice: inout SplitMix64) {
    network = TipNetwork()
    for index in network.first.indices.dropLast() {
      network.first[index] = .random(spread: 0.19, &dice)
    }
    for index in network.second.indices.dropLast() {
      network.second[index] = .random(spread: 0.16, &dice)
    }
    for index in network.last.indices.dropLast() {
      network.last[index] = .random(spread: 0.02, &dice)
    }
  }

  /// Goes through lessons in random order, `count` batches in all.
  mutating func teach(
    _ lessons: [TipLesson], batches count: Int, _ dice: inout SplitMix64,
    progress: (Double, Float) -> Void
  ) {
    var order = Array(lessons.indices)
    var place = order.count
    var loss: Float = 0
    for batch in 0..<count {
      if place + Self.batch > order.count {
        order.shuffle(&dice)
        place = 0
      }
      let transposed = network.second.transposed
      for index in order[place..<min(place + Self.batch, order.count)] {
        loss += study(lessons[index], transposed)
      }
      place += Self.batch
      let share = Float(batch) / Float(count)
      step(rate: Self.rate * min(1, Float(batch + 1) / 200) * (1 - share * share * (3 - 2 * share)))
      if batch % 500 == 499 {
        progress(Double(batch + 1) / Double(count), loss / Float(500 * Self.batch))
        loss = 0
      }
    }
  }

  /// Adds one lesson's gradient; returns its loss.
  private mutating func study(_ lesson: TipLesson, _ secondTransposed: [TipLanes]) -> Float {
    var sum = network.first[TipLesson.count]
    for index in 0..<TipLesson.count { sum += network.first[index] * lesson[index] }
    let one = sum.activated
    let oneSlope = sum.activationSlope
    sum = network.second[TipLanes.count]
    for index in 0..<TipLanes.count { sum += network.second[index] * one[index] }
    let two = sum.activated
    let twoSlope = sum.activationSlope
    var answer = network.last[TipLanes.count]
    for index in 0..<TipLanes.count { answer += network.last[index] * two[index] }

    let (loss, slope, taught) = Self.slope(answer, lesson)
    var back = TipLanes()
    for index in 0..<TipLanes.count {
      gradient.last[index] += slope * two[index]
      back[index] = (network.last[index] * taught).sum()
    }
    gradient.last[TipLanes.count] += slope
    back = back * twoSlope
    var further = TipLanes()
    for index in 0..<TipLanes.count {
      gradient.second[index] += back * one[index]
      further += secondTransposed[index] * back[index]
    }
    gradient.second[TipLanes.count] += back
    further = further * oneSlope
    for index in 0..<TipLesson.count { gradient.first[index] += further * lesson[index] }
    gradient.first[TipLesson.count] += further
    return loss
  }

  /// The loss of an answer, its slope, and the part of the slope that the hidden layers learn from: the
  /// expected error is read off what they know, it does not change what they learn.
  private static func slope(
    _ answer: SIMD16<Float>, _ lesson: TipLesson
  ) -> (loss: Float, slope: SIMD16<Float>, taught: SIMD16<Float>) {
    var loss: Float = 0
    var taught = SIMD16<Float>.zero
    var slope = SIMD16<Float>.zero
    for node in 0..<5 {
      let weight = lesson.weights[node]
      let along = answer[node] - lesson.targets[node]
      let across = answer[node + 5] - lesson.targets[node + 5]
      let distance = (along * along + across * across + 1e-4).squareRoot()
      loss += weight * distance
      taught[node] = weight * along / distance
      taught[node + 5] = weight * across / distance
      let number = answer[node + 10]
      let spread = number < 0 ? 1 / (1 - number) : 1 + number
      slope[node + 10] = weight * (1 - distance / spread) / (1 + abs(number))
    }
    return (loss, slope + taught, taught)
  }

  /// One step down the mean slope of a batch.
  private mutating func step(rate: Float) {
    steps += 1
    let bias = (1 - Self.power(0.9, steps), 1 - Self.power(0.999, steps))
    let descent = Descent(
      rate: rate, meanBias: bias.0, squareBias: bias.1, share: 1 / Float(Self.batch))
    for index in network.first.indices {
      network.first[index].update(
        with: gradient.first[index], &mean.first[index], &square.first[index], by: descent.apply)
    }
    for index in network.second.indices {
      network.second[index].update(
        with: gradient.second[index], &mean.second[index], &square.second[index], by: descent.apply)
    }
    for index in network.last.indices {
      descent.apply(
        &network.last[index], gradient.last[index], &mean.last[index], &square.last[index])
    }
    gradient = TipNetwork()
  }

  private static func power(_ base: Float, _ exponent: Int) -> Float {
    var (result, factor, rest) = (Float(1), base, exponent)
    while rest > 0 {
      if rest & 1 == 1 { result *= factor }
      factor *= factor
      rest >>= 1
    }
    return result
  }
}

/// One step of Adam.
private struct Descent {
  var rate: Float
  var meanBias: Float
  var squareBias: Float
  /// What one lesson counts in a batch.
  var share: Float

  func apply(
    _ weights: inout SIMD16<Float>, _ gradient: SIMD16<Float>, _ mean: inout SIMD16<Float>,
    _ square: inout SIMD16<Float>
  ) {
    let slope = gradient * share
    mean += 0.1 * (slope - mean)
    square += 0.001 * (slope * slope - square)
    weights -= rate * (mean / meanBias) / ((square / squareBias).squareRoot() + 1e-8)
  }
}

extension TipLanes {
  fileprivate static func random(spread: Double, _ dice: inout SplitMix64) -> Self {
    var row = Self()
    for index in 0..<count { row[index] = Float(spread * dice.normal()) }
    return row
  }
}

extension SIMD16<Float> {
  fileprivate static func random(spread: Double, _ dice: inout SplitMix64) -> Self {
    var row = Self()
    for index in row.indices { row[index] = Float(spread * dice.normal()) }
    return row
  }
}

extension [TipLanes] {
  /// The rows but the last as columns.
  fileprivate var transposed: Self {
    (0..<TipLanes.count).map { column in
      var row = TipLanes()
      for index in 0..<TipLanes.count { row[index] = self[index][column] }
      return row
    }
  }
}

extension [Int] {
  /// Fisher and Yates.
  fileprivate mutating func shuffle(_ dice: inout SplitMix64) {
    for index in indices.reversed() { swapAt(index, dice.below(index + 1)) }
  }
}
