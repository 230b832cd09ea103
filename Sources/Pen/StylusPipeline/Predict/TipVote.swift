/// The answer of a predictor: those of the network, of the network with the hand model, of the
/// experts and of the simplest experts, weighted by their recent accuracy.
struct TipVote {
  /// At each node; see ``AnswerGuesses``.
  private var scores: InlineArray<5, ExpertScores<SIMD8<Float>>>

  /// The lanes of the network, and of the network with the hand model, in ``AnswerGuesses``.
  static let network = 3
  static let hand = 4
  /// Half of the experts' eagerness, and less: these five answers are seldom far apart, and their
  /// mean is better than the best. The further ahead, the more of the same future successive
  /// guesses share, so the less each of them reveals.
  private static let eagernesses: InlineArray<5, Float> = [0.2, 0.18, 0.15, 0.13, 0.08]
  /// Longer than the experts' memory: 67 guesses.
  private static let memory: Float = 0.985

  /// - Parameter hand: whether the network with the hand model takes part.
  init(askingHand hand: Bool) {
    let prior: SIMD8<Float> = [12, 0.5, 4, 7, hand ? 12 : 0, 0, 0, 0]
    scores = InlineArray { node in
      ExpertScores(prior: prior, eagerness: Self.eagernesses[node], memory: Self.memory)
    }
  }

  /// Takes the outcome of guesses: the actual displacement of the tip until a node.
  mutating func recordOutcome(_ guesses: borrowing AnswerGuesses, _ node: Int, x: Float, y: Float) {
    scores[node].recordLosses(guesses.x[node], guesses.y[node], toX: x, y: y)
  }

  /// The weights of the answers at a node, lane by lane as in ``AnswerGuesses``.
  func weights(_ node: Int) -> SIMD8<Float> { scores[node].weights }

  /// The answer; `lift` is the confidence that the pen is being lifted, 0...1: if it is certain,
  /// the answer is the network's, which has learned to stop.
  func combine(_ guesses: borrowing AnswerGuesses, lift: Float) -> TipForecast {
    var answer = TipForecast()
    for node in TipHorizons.nodes.indices {
      let (x, y) = (guesses.x[node], guesses.y[node])
      let (meanX, meanY) = (scores[node].mean(x), scores[node].mean(y))
      answer.x[node] = meanX + lift * (x[Self.network] - meanX)
      answer.y[node] = meanY + lift * (y[Self.network] - meanY)
    }
    return answer
  }
}

/// The possible answers, lane by lane: the trends of .9 and .7, the mean of all experts, the
/// network's answer, and that of the network with the hand model.
struct AnswerGuesses: BitwiseCopyable {
  private(set) var x = InlineArray<5, SIMD8<Float>>(repeating: .zero)
  private(set) var y = InlineArray<5, SIMD8<Float>>(repeating: .zero)

  /// The guesses of a moment without guesses.
  init() {}

  init(
    _ experts: borrowing ExpertGuesses, mean: TipForecast, network: TipForecast, hand: TipForecast
  ) {
    for node in TipHorizons.nodes.indices {
      x[node].lowHalf = [
        experts.x[node][12], experts.x[node][13], mean.x[node], network.x[node],
      ]
      y[node].lowHalf = [
        experts.y[node][12], experts.y[node][13], mean.y[node], network.y[node],
      ]
      (x[node][TipVote.hand], y[node][TipVote.hand]) = (hand.x[node], hand.y[node])
    }
  }

  /// The distance between the answer of a lane of ``TipVote`` and the actual displacement until a
  /// node, in millimeters.
  func miss(_ lane: Int, _ node: Int, x wayX: Float, y wayY: Float) -> Float {
    let (missX, missY) = (x[node][lane] - wayX, y[node][lane] - wayY)
    return (missX * missX + missY * missY).squareRoot()
  }

  /// The position that the simplest expert expects at the node of ``TipCalm``.
  var plain: (x: Float, y: Float) { (x[TipCalm.node][0], y[TipCalm.node][0]) }
}
