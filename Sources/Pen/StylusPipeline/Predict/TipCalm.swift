/// Keeps the displayed tip from trembling: it continues from its previous displayed positions.
///
/// Among all paths from the last two displayed tips to the answer and on to the tip expected one
/// sample later, it chooses the one that minimizes the squared distances from these two plus a
/// patience times the squared jerks (E. Whittaker, "On a new method of graduation", 1923, one step
/// ahead; more steps ahead brought no improvement).
///
/// The patience is determined by measurement: enough for the tip to wobble no more than that of the
/// simplest predictor, double exponential smoothing of .9, as long as it costs only a few percent
/// of accuracy.
struct TipCalm {
  /// The last two displayed answers; nil at the beginning of a movement.
  private var last: ShownForecast?
  private var earlier: ShownForecast?
  private var ours = Tremble()
  private var plain = Tremble()
  /// Discounted sums of the errors of the answers, before and after smoothing, in millimeters.
  private var answerLoss = 1e-3
  private var calmLoss = 1e-3
  /// The weight of a squared jerk relative to a squared distance from the answer. It starts near 0,
  /// because its cost is not known yet.
  private(set) var patience = 0.015

  /// The node of ``TipHorizons`` at which the measurements are made.
  static let node = 1
  /// The fraction of the patience for each node: the same patience costs more further ahead, and
  /// the last node gets none, because nothing is expected beyond it.
  private static let shares: InlineArray<5, Double> = [0.5, 1, 0.7, 0.5, 0]
  private static let greatestPatience = 0.8
  /// After this number of milliseconds an earlier answer has no effect.
  private static let oblivion = 25.0
  /// The wobble to aim for, relative to that of the simplest predictor, and the rate at which the
  /// patience follows. The cost of smoothing grows with its square, so a varying patience costs
  /// more than a constant one for the same calm.
  private static let goal = 0.93
  private static let haste = 0.0005
  /// The limit of the error after smoothing, relative to the error before, and the fraction of a
  /// loss that remains after the next one.
  private static let price = 1.03
  private static let memory = 0.999

  /// The following samples belong to another movement.
  mutating func restart() {
    (last, earlier) = (nil, nil)
    ours.forgetMoves()
    plain.forgetMoves()
  }

  /// Smooths an answer; `lift` as in ``TipVote/combine(_:lift:)``: the tip of a pen that is lifted
  /// stops at once.
  mutating func calm(
    _ answer: TipForecast, plain: (x: Float, y: Float), lift: Float, at look: TipHistory.TipMoment
  ) -> TipForecast {
    var calm = answer
    if let last, let earlier {
      smooth(&calm, after: last, earlier, at: look, patience * (1 - Double(lift)))
    }
    (last, earlier) = (ShownForecast(forecast: calm, look: look), last)
    ours.recordPoint(look.x + Double(calm.x[Self.node]), look.y + Double(calm.y[Self.node]))
    self.plain.recordPoint(look.x + Double(plain.x), look.y + Double(plain.y))
    if self.plain.mean > 0 { adjust(by: min(ours.mean / self.plain.mean, 3) - Self.goal) }
    return calm
  }

  private mutating func adjust(by excess: Double) {
    let cost = min(calmLoss / answerLoss, 2) - Self.price
    let change = cost > 0 ? -5 * cost : excess
    patience = max(0, min(patience + Self.haste * change, Self.greatestPatience))
  }

  /// The answer at ``node`` before and after smoothing, relative to the tip.
  struct CalmedAnswer: BitwiseCopyable {
    var answer = SIMD2<Float>.zero
    var calm = SIMD2<Float>.zero

    init() {}

    init(_ answer: TipForecast, _ calm: TipForecast) {
      self.answer = [answer.x[node], answer.y[node]]
      self.calm = [calm.x[node], calm.y[node]]
    }
  }

  /// Takes the outcome of an answer: the actual displacement of the tip.
  mutating func recordOutcome(_ outcome: CalmedAnswer, x: Float, y: Float) {
    let (answer, calm) = (outcome.answer - [x, y], outcome.calm - [x, y])
    answerLoss = answerLoss * Self.memory + Double((answer * answer).sum().squareRoot())
    calmLoss = calmLoss * Self.memory + Double((calm * calm).sum().squareRoot())
  }

  /// Makes an answer continue the displayed ones.
  private func smooth(
    _ answer: inout TipForecast, after last: ShownForecast, _ earlier: ShownForecast,
    at look: TipHistory.TipMoment, _ patience: Double
  ) {
    let step = look.time - last.look.time
    guard step < Self.oblivion else { return }
    let said = answer
    for node in TipHorizons.nodes.indices {
      let next = said.way(after: min(TipHorizons.nodes[node] + step, 50))
      let (one, two) = (last.way(node, from: look), earlier.way(node, from: look))
      let patience = patience * Self.shares[node]
      answer.x[node] = Self.smoothed(said.x[node], next.x, after: one.x, two.x, patience)
      answer.y[node] = Self.smoothed(said.y[node], next.y, after: one.y, two.y, patience)
    }
  }

  /// The p of the least (p - now)^2 + (q - next)^2 + patience ((p - 2 one + two)^2 + (q - 2 p +
  /// one)^2).
  private static func smoothed(
    _ now: Float, _ next: Double, after one: Double, _ two: Double, _ patience: Double
  ) -> Float {
    let own = (1 + patience) * (Double(now) + patience * (4 * one - two))
    let coming = 2 * patience * (next - patience * one)
    return Float((own + coming) / (1 + patience * (6 + patience)))
  }
}

/// A displayed answer, with its time and position.
private struct ShownForecast {
  var forecast: TipForecast
  var look: TipHistory.TipMoment

  /// The expected position at a node, relative to another look.
  func way(_ node: Int, from look: TipHistory.TipMoment) -> (x: Double, y: Double) {
    (
      self.look.x + Double(forecast.x[node]) - look.x,
      self.look.y + Double(forecast.y[node]) - look.y
    )
  }
}

/// The jerkiness of a tip from sample to sample: the length of its second difference, averaged over
/// about fifty samples.
private struct Tremble {
  private(set) var mean = 0.0
  private var last = (x: 0.0, y: 0.0)
  private var step = (x: 0.0, y: 0.0)
  private var count = 0

  private static let forgetting = 0.02

  mutating func forgetMoves() { count = 0 }

  mutating func recordPoint(_ x: Double, _ y: Double) {
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
