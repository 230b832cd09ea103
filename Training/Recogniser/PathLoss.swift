import InkRecognition

/// Connectionist temporal classification (A. Graves et al., ICML 2006): how likely a text is, over all ways
/// of laying it along the frames, and how the network's numbers should change.
struct PathLoss {
  private var forward: [Double] = []
  private var shares: [Double] = []
  private var exponentials = [Float](repeating: 0, count: LetterCode.count)

  /// Replaces the logits of one writing, rows `first`, `first + step`..., in `slope` by their slopes.
  /// Returns minus the logarithm of the likelihood; nil, with no slopes, where there are too few frames.
  mutating func learn(
    _ text: [UInt8], _ logits: LanePanels, _ slope: LanePanels, first: Int, step: Int, frames: Int
  ) -> Double? {
    let states = 2 * text.count + 1
    prepare(logits, first, step, frames)
    guard frames > 0, frames >= Self.fewest(text), goForward(text, states, frames) else {
      return nil
    }
    var backward = [Double](repeating: 0, count: states)
    var next = backward
    backward[states - 1] = 1
    if states > 1 { backward[states - 2] = 1 }
    var loss = 0.0
    for frame in (0..<frames).reversed() {
      let base = frame * states
      let odds = frame * LetterCode.count
      var taken = [Double](repeating: 0, count: LetterCode.count)
      var total = 0.0
      for state in 0..<states {
        let both = forward[base + state] * backward[state]
        taken[Self.letter(text, state)] += both
        total += both
      }
      guard total > 0 else { return nil }
      for code in 0..<LetterCode.count {
        set(slope, first + frame * step, code, Float(shares[odds + code] - taken[code] / total))
      }
      // Backward, one frame earlier, scaled to a sum of one.
      var sum = 0.0
      for state in 0..<states {
        var value = backward[state] * shares[odds + Self.letter(text, state)]
        if state + 1 < states {
          value += backward[state + 1] * shares[odds + Self.letter(text, state + 1)]
        }
        if state + 2 < states, Self.mayJump(text, state + 2) {
          value += backward[state + 2] * shares[odds + Self.letter(text, state + 2)]
        }
        next[state] = value
        sum += value
      }
      let scale = sum > 0 ? 1 / sum : 0
      for state in 0..<states { backward[state] = next[state] * scale }
    }
    loss = logLikelihood
    return -loss
  }

  private var logLikelihood = 0.0

  /// The fewest frames that a text can lie along.
  static func fewest(_ text: [UInt8]) -> Int {
    var count = text.count
    for index in text.indices.dropFirst() where text[index] == text[index - 1] { count += 1 }
    return count
  }

  private static func letter(_ text: [UInt8], _ state: Int) -> Int {
    state % 2 == 0 ? LetterCode.none : Int(text[state / 2])
  }

  private static func mayJump(_ text: [UInt8], _ state: Int) -> Bool {
    state % 2 == 1 && state >= 2 && text[state / 2] != text[state / 2 - 1]
  }

  /// Makes shares of the logits, frame by frame.
  private mutating func prepare(_ logits: LanePanels, _ first: Int, _ step: Int, _ frames: Int) {
    shares.removeAll(keepingCapacity: true)
    for frame in 0..<frames {
      var most = -Float.infinity
      for panel in 0..<logits.panels {
        let lanes = unsafe logits.panel(panel)[first + frame * step]
        for lane in 0..<16 {
          exponentials[panel * 16 + lane] = lanes[lane]
          most = max(most, lanes[lane])
        }
      }
      var sum: Float = 0
      for code in exponentials.indices {
        exponentials[code] = ExactMath.exp(exponentials[code] - most)
        sum += exponentials[code]
      }
      for code in exponentials.indices { shares.append(Double(exponentials[code] / sum)) }
    }
  }

  private mutating func goForward(_ text: [UInt8], _ states: Int, _ frames: Int) -> Bool {
    forward = [Double](repeating: 0, count: states * frames)
    logLikelihood = 0
    for frame in 0..<frames {
      let base = frame * states
      let odds = frame * LetterCode.count
      var sum = 0.0
      for state in 0..<states {
        var value = 0.0
        if frame == 0 {
          value = state < 2 ? 1 : 0
        } else {
          value = forward[base - states + state]
          if state > 0 { value += forward[base - states + state - 1] }
          if Self.mayJump(text, state) { value += forward[base - states + state - 2] }
        }
        value *= shares[odds + Self.letter(text, state)]
        forward[base + state] = value
        sum += value
      }
      guard sum > 0 else { return false }
      logLikelihood += Double(ExactMath.log(Float(sum)))
      for state in 0..<states { forward[base + state] /= sum }
    }
    let last = (frames - 1) * states
    let end = forward[last + states - 1] + (states > 1 ? forward[last + states - 2] : 0)
    guard end > 0 else { return false }
    logLikelihood += Double(ExactMath.log(Float(end)))
    return true
  }

  private func set(_ table: LanePanels, _ row: Int, _ column: Int, _ value: Float) {
    unsafe table.panel(column / 16)[row][column % 16] = value
  }
}
