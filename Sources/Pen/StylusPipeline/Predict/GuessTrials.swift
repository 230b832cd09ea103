/// The recent guesses whose time has not come yet: they are kept until the pen reaches their time.
///
/// A ring allocated once. If moments follow each other so fast that it cannot hold 50 ms of them,
/// they are thinned out: the newest replaces the previous one.
struct GuessTrials {
  /// The guesses of one moment, relative to the tip's position then; a row for each node of
  /// ``TipHorizons``.
  struct Trial: BitwiseCopyable {
    /// The time in milliseconds, and the position in millimeters.
    var time = 0.0
    var x = 0.0
    var y = 0.0
    var experts = ExpertGuesses()
    var answers = AnswerGuesses()
    var outcome = TipCalm.CalmedAnswer()
    /// The facts for the hand model, and the tip's frame of reference on the tablet.
    var facts = HandModel.Facts(repeating: 0)
    var frame: TipFrame?
  }

  /// One of ``room`` moments at least 1.7 ms apart: 54 ms.
  private static let room = 32
  private static let leastDistance = 1.7

  private var trials = [Trial](repeating: Trial(), count: room)
  /// The number of trials, and for each node the number that were evaluated or lost.
  private var count = 0
  private var resolved = InlineArray<5, Int>(repeating: 0)

  /// Drops the guesses whose time has not come.
  mutating func dropAll() {
    count = 0
    resolved = InlineArray(repeating: 0)
  }

  /// Adds what is guessed now.
  mutating func append(_ trial: Trial) {
    let crowds =
      count > 1 && trial.time - trials[(count - 2) & (Self.room - 1)].time < Self.leastDistance
    if !crowds { count += 1 }
    trials[(count - 1) & (Self.room - 1)] = trial
    for node in resolved.indices {
      resolved[node] = max(min(resolved[node], count - 1), count - Self.room)
    }
  }

  /// The oldest guess for a node whose time has come, to be evaluated now; nil if there is none.
  mutating func nextTrial(_ node: Int, dueAt time: Double) -> Trial? {
    guard resolved[node] < count else { return nil }
    let trial = trials[resolved[node] & (Self.room - 1)]
    guard trial.time + TipHorizons.nodes[node] <= time else { return nil }
    resolved[node] += 1
    return trial
  }
}

/// The expectations of twelve filters and four plain predictors, in this order; see
/// ``OscillatorBank`` and ``PlainExperts``.
struct ExpertGuesses: BitwiseCopyable {
  private(set) var x = InlineArray<5, SIMD16<Float>>(repeating: .zero)
  private(set) var y = InlineArray<5, SIMD16<Float>>(repeating: .zero)

  /// The guesses of a moment without guesses.
  init() {}

  /// The current guesses.
  init(_ bank: OscillatorBank, _ plain: PlainExperts) {
    for node in x.indices {
      (x[node], y[node]) = bank.way(node)
      let plain = plain.way(after: Float(TipHorizons.nodes[node]))
      x[node].highHalf.highHalf = plain.x
      y[node].highHalf.highHalf = plain.y
    }
  }
}
