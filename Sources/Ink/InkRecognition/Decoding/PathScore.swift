/// The exact probability of a text, over all alignments.
struct PathScore: Sendable {
  private var states: [Float] = []

  /// Returns the logarithm of the probability of a text, whose characters are given last first.
  mutating func log(_ frames: borrowing LetterFrames, backwards text: [UInt8]) -> Float {
    let count = 2 * text.count + 1
    states.removeAll(keepingCapacity: true)
    for _ in 0..<count { states.append(0) }
    var log: Float = 0
    for place in 0..<frames.count {
      var sum: Float = 0
      let none = ExactMath.exp(frames.log(place, LetterCode.none))
      // From the end, so that previous values are still available.
      for state in (0..<count).reversed() {
        var value = states[state]
        if place == 0 {
          value = state < 2 ? 1 : 0
        } else {
          if state > 0 { value += states[state - 1] }
          if mayJump(text, state) { value += states[state - 2] }
        }
        if value > 0 {
          let share =
            state % 2 == 0 ? none : ExactMath.exp(frames.log(place, letter(text, state)))
          value *= share
        }
        states[state] = value
        sum += value
      }
      guard sum > 0 else { return PathBeam.nothing }
      log += ExactMath.log(sum)
      let scale = 1 / sum
      for state in 0..<count { states[state] *= scale }
    }
    let end = states[count - 1] + (count > 1 ? states[count - 2] : 0)
    return end > 0 ? log + ExactMath.log(end) : PathBeam.nothing
  }

  private func letter(_ text: [UInt8], _ state: Int) -> Int {
    Int(text[text.count - 1 - state / 2])
  }

  private func mayJump(_ text: [UInt8], _ state: Int) -> Bool {
    state % 2 == 1 && state >= 3 && letter(text, state) != letter(text, state - 2)
  }
}
