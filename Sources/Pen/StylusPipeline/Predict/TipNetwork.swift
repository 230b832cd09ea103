/// A small network that corrects the experts' common errors in predicting hands.
///
/// Two layers of 64; see ``TipLanes/activated``. A layer's weights are ordered by input, the bias
/// last.
package struct TipNetwork: Hashable, Sendable {
  /// A row for each of the features and the bias.
  package var first: [TipLanes]
  /// A row for each of the first layer's and the bias.
  package var second: [TipLanes]
  /// A row for each of the second layer's and the bias; see ``TipAnswer``.
  package var last: [SIMD16<Float>]

  /// All weights zero: the experts alone.
  package init() {
    first = Array(repeating: TipLanes(), count: TipFeatures.count + 1)
    second = Array(repeating: TipLanes(), count: TipLanes.count + 1)
    last = Array(repeating: .zero, count: TipLanes.count + 1)
  }

  /// The answer to some features.
  func answer(to features: borrowing InlineArray<81, Float>) -> TipAnswer {
    var sum = first[TipFeatures.count]
    for index in 0..<TipFeatures.count { sum += first[index] * features[index] }
    let hidden = Self.second(sum.activated, second)
    var answer = last[TipLanes.count]
    for index in 0..<TipLanes.count { answer += last[index] * hidden[index] }
    return TipAnswer(numbers: answer, hidden: hidden)
  }

  private static func second(
    _ input: TipLanes, _ weights: [TipLanes]
  ) -> TipLanes {
    var sum = weights[TipLanes.count]
    for index in 0..<TipLanes.count { sum += weights[index] * input[index] }
    return sum.activated
  }
}

/// The network's answer for the horizons of ``TipHorizons``.
///
/// 0..<5: corrections of the experts along the direction, 5..<10: across it, as fractions of pace
/// times horizon; 10..<15: the expected error, see ``spread(_:)``; the last is not used.
struct TipAnswer: BitwiseCopyable {
  /// The output of the last layer.
  var numbers: SIMD16<Float>
  /// The second layer's output for the moment.
  var hidden = TipLanes()

  /// The correction at a horizon's node.
  func correction(_ node: Int) -> (along: Double, across: Double) {
    (Double(numbers[node]), Double(numbers[node + 5]))
  }

  /// The expected error at a horizon's node as a share of pace times horizon: positive whatever the
  /// number, growing straight above 0, and as its inverse below.
  func spread(_ node: Int) -> Double {
    let number = Double(numbers[node + 10])
    return number < 0 ? 1 / (1 - number) : 1 + number
  }
}
