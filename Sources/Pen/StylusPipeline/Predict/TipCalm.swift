/// Keeps the tip that is shown from trembling: a little of what was answered before is answered again.
///
/// How much is found by measuring: as much as it takes for the tip to wobble no more than that of the plainest
/// predictor would, double exponential smoothing of .9, as long as it costs no more than some per cent of accuracy.
struct TipCalm {
  /// The answer before, and when and from where it was given, in milliseconds and millimetres.
  private var before: (forecast: TipForecast, look: TipHistory.Look)?
  private var ours = Tremble()
  private var plain = Tremble()
  /// Discounted sums of how far the answers were from the truth, and what was made of them, in millimetres.
  private var answerLoss = 1e-3
  private var calmLoss = 1e-3
  /// How much of the answer before is answered again. Nearly nothing at first: what it costs is not known yet.
  private(set) var patience = 0.02

  /// The node of ``TipHorizons`` at which is measured.
  static let node = 1
  /// What part of the patience each node gets. The last one's answer before would reach beyond 50 ms.
  private static let shares: InlineArray<5, Double> = [0.5, 1, 1, 1, 0]
  private static let greatestPatience = 0.8
  /// After so many milliseconds nothing of an answer is left.
  private static let oblivion = 25.0
  /// How much calmer than the plainest predictor is calm enough, and how slowly the patience follows: what calm
  /// costs grows with its square, so a patience that sways costs more than an even one, for the same calm.
  private static let goal = 0.95
  private static let haste = 0.0005
  /// What calm may cost, as a share of the error, and how much of a loss is left after the next one.
  private static let price = 1.03
  private static let memory = 0.999

  /// What follows is not the same movement.
  mutating func begin() {
    before = nil
    ours.begin()
    plain.begin()
  }

  /// An answer made calm; `lift` as ``TipVote/answer(_:lift:)`` has it: a pen that is lifted stops at once.
  mutating func calm(
    _ answer: TipForecast, plain: (x: Float, y: Float), lift: Float, at look: TipHistory.Look
  ) -> TipForecast {
    var calm = answer
    if let before {
      blend(&calm, with: before.forecast, of: before.look, at: look, 1 - Double(lift))
    }
    before = (calm, look)
    ours.note(look.x + Double(calm.x[Self.node]), look.y + Double(calm.y[Self.node]))
    self.plain.note(look.x + Double(plain.x), look.y + Double(plain.y))
    if self.plain.mean > 0 { adjust(by: min(ours.mean / self.plain.mean, 3) - Self.goal) }
    return calm
  }

  private mutating func adjust(by excess: Double) {
    let cost = min(calmLoss / answerLoss, 2) - Self.price
    let change = cost > 0 ? -5 * cost : excess
    patience = max(0, min(patience + Self.haste * change, Self.greatestPatience))
  }

  /// What was answered at ``node``, and what was made of it; from where the tip was.
  struct Outcome: BitwiseCopyable {
    var answer = SIMD2<Float>.zero
    var calm = SIMD2<Float>.zero

    init() {}

    init(_ answer: TipForecast, _ calm: TipForecast) {
      self.answer = [answer.x[node], answer.y[node]]
      self.calm = [calm.x[node], calm.y[node]]
    }
  }

  /// Takes what became of an answer: the way that the tip took.
  mutating func note(_ outcome: Outcome, x: Float, y: Float) {
    let (answer, calm) = (outcome.answer - [x, y], outcome.calm - [x, y])
    answerLoss = answerLoss * Self.memory + Double((answer * answer).sum().squareRoot())
    calmLoss = calmLoss * Self.memory + Double((calm * calm).sum().squareRoot())
  }

  private func blend(
    _ answer: inout TipForecast, with earlier: TipForecast, of then: TipHistory.Look,
    at look: TipHistory.Look, _ share: Double
  ) {
    let since = look.time - then.time
    guard since < Self.oblivion else { return }
    for node in TipHorizons.nodes.indices {
      let patience = patience * Self.shares[node] * share
      let way = earlier.way(after: min(TipHorizons.nodes[node] + since, 50))
      let (x, y) = (then.x + way.x - look.x, then.y + way.y - look.y)
      answer.x[node] += Float(patience * (x - Double(answer.x[node])))
      answer.y[node] += Float(patience * (y - Double(answer.y[node])))
    }
  }
}

/// How much a tip jerks from sample to sample: the length of its second difference, in the mean of some fifty samples.
private struct Tremble {
  private(set) var mean = 0.0
  private var last = (x: 0.0, y: 0.0)
  private var step = (x: 0.0, y: 0.0)
  private var count = 0

  private static let forgetting = 0.02

  mutating func begin() { count = 0 }

  mutating func note(_ x: Double, _ y: Double) {
    let way = (x: x - last.x, y: y - last.y)
    if count > 1 {
      let (jerkX, jerkY) = (way.x - step.x, way.y - step.y)
      let length = (jerkX * jerkX + jerkY * jerkY).squareRoot()
      mean += (mean == 0 ? 1 : Self.forgetting) * (length - mean)
    }
    (last, step) = ((x, y), way)
    count += 1
  }
}
