/// The recent accuracy of experts and their weights: prediction with expert advice, forgetting.
///
/// The weight of an expert falls exponentially with its discounted loss (N. Cesa-Bianchi, G.
/// Lugosi, "Prediction, Learning, and Games", 2006, chapters 2 and 2.11), in units of the loss of
/// the best expert, and therefore without a unit of length. With losses of at most b times the best
/// mean loss, memory m and N experts, the mean loss of the mixture exceeds that of the best by at
/// most the fraction (1 - m) ln N / eagerness + eagerness b^2 / 8: docs/lab/prediction.md.
struct ExpertScores<Lanes: SIMD & Sendable>: Sendable where Lanes.Scalar == Float {
  /// The weight of an expert before anything is known; 0 = not used.
  private let prior: Lanes
  /// By how much a loss of the best's size lowers a weight's logarithm.
  private let eagerness: Float
  /// The fraction of a loss that remains after the next one.
  private let memory: Float
  /// Discounted sums of distances from the truth, in millimeters.
  private var losses = Lanes.zero
  /// Their number, discounted: at most 1 / (1 - memory).
  private var evidence: Float = 0
  /// See ``weights``.
  private(set) var weights: Lanes

  /// A lower bound of losses, in millimeters.
  private static var leastLoss: Float { 1e-5 }

  /// Experts with nothing known but a prior.
  init(prior: Lanes, eagerness: Float = 0.4, memory: Float = 0.98) {
    self.prior = prior
    self.eagerness = eagerness
    self.memory = memory
    weights = prior * (1 / Self.sum(prior))
  }

  /// Takes the distance of each expert from the truth, in millimeters; ignores all of them if one
  /// is not finite.
  mutating func recordLosses(_ distances: Lanes) {
    guard Self.sum(distances).isFinite else { return }
    losses = losses * memory + distances
    evidence = evidence * memory + 1
    let least = least
    let haste = eagerness / (least / evidence + Self.leastLoss)
    var weights = Self.decay((losses - least) * haste) * prior
    weights *= 1 / Self.sum(weights)
    self.weights = weights
  }

  /// The mean loss of the best expert, in millimeters.
  var leastLoss: Float { evidence > 0 ? least / evidence : 0 }

  /// The discounted loss of the best of the experts in use.
  private var least: Float {
    var least = Float.infinity
    for lane in losses.indices where prior[lane] > 0 { least = min(least, losses[lane]) }
    return least
  }

  /// exp(-x) for x of at least 0, from below and the same on every machine: (1 - x / 64)^64.
  private static func decay(_ exponent: Lanes) -> Lanes {
    var power = 1 - exponent * (1 / 64)
    power.replace(with: 0, where: power .< 0)
    for _ in 0..<6 { power *= power }
    return power
  }

  private static func sum(_ lanes: Lanes) -> Float {
    var sum: Float = 0
    for lane in lanes.indices { sum += lanes[lane] }
    return sum
  }
}

extension ExpertScores {
  /// Takes the displacement each expert expected, and the actual one, in millimeters.
  mutating func recordLosses(_ x: Lanes, _ y: Lanes, toX wayX: Float, y wayY: Float) {
    let (missX, missY) = (x - wayX, y - wayY)
    recordLosses((missX * missX + missY * missY).squareRoot())
  }

  /// The mean of the experts' answers, weighted.
  func mean(_ answers: Lanes) -> Float { Self.sum(answers * weights) }
}
