/// How likely each character is at each position if a certain text was written, over all its
/// alignments: forward and backward sums (A. Graves et al., ICML 2006).
struct PathOccupancy: Sendable {
  /// The probability of each state at each position, given the positions up to it.
  private var forward: [Float] = []
  private var backward: [Float] = []
  private var next: [Float] = []
  /// The probability of each character of ``LetterCode`` at each position.
  private(set) var shares: [Float] = []

  /// No character is less likely, so that each text has an alignment.
  private static let least: Float = 1e-12

  /// Aligns a text with positions.
  ///
  /// - Parameter odds: the probability of each character at each position by ink alone.
  /// - Returns: the logarithm of the text's probability; nil if there are too few positions.
  mutating func measureText(_ text: [UInt8], _ odds: [Float]) -> Float? {
    let places = odds.count / LetterCode.count
    guard places > 0, places >= Self.fewestPlaces(text), let log = sumForward(text, odds, places)
    else { return nil }
    shares.removeAll(keepingCapacity: true)
    for _ in odds { shares.append(0) }
    return sumBackward(text, odds, places) ? log : nil
  }

  /// A character that follows itself needs a position between.
  private static func fewestPlaces(_ text: [UInt8]) -> Int {
    text.count + zip(text, text.dropFirst()).reduce(0) { $0 + ($1.0 == $1.1 ? 1 : 0) }
  }

  private static func code(_ text: [UInt8], _ state: Int) -> Int {
    state % 2 == 0 ? LetterCode.none : Int(text[state / 2])
  }

  private static func mayJump(_ text: [UInt8], to state: Int) -> Bool {
    state % 2 == 1 && state >= 3 && text[state / 2] != text[state / 2 - 1]
  }

  private static func odds(_ odds: [Float], _ place: Int, _ code: Int) -> Float {
    max(odds[place * LetterCode.count + code], least)
  }

  private mutating func sumForward(_ text: [UInt8], _ odds: [Float], _ places: Int) -> Float? {
    let states = 2 * text.count + 1
    forward.removeAll(keepingCapacity: true)
    var log: Float = 0
    for place in 0..<places {
      let base = place * states
      var sum: Float = 0
      for state in 0..<states {
        var value: Float = state < 2 ? 1 : 0
        if place > 0 {
          value = forward[base - states + state]
          if state > 0 { value += forward[base - states + state - 1] }
          if Self.mayJump(text, to: state) { value += forward[base - states + state - 2] }
        }
        value *= Self.odds(odds, place, Self.code(text, state))
        forward.append(value)
        sum += value
      }
      guard sum > 0 else { return nil }
      log += ExactMath.log(sum)
      for state in 0..<states { forward[base + state] /= sum }
    }
    let end = forward[forward.count - 1] + forward[forward.count - 2]
    return end > 0 ? log + ExactMath.log(end) : nil
  }

  private mutating func sumBackward(_ text: [UInt8], _ odds: [Float], _ places: Int) -> Bool {
    let states = 2 * text.count + 1
    backward = (0..<states).map { $0 >= states - 2 ? 1 : 0 }
    for place in (0..<places).reversed() {
      var total: Float = 0
      for state in 0..<states { total += forward[place * states + state] * backward[state] }
      guard total > 0 else { return false }
      for state in 0..<states {
        shares[place * LetterCode.count + Self.code(text, state)] +=
          forward[place * states + state] * backward[state] / total
      }
      stepBack(text, odds, place)
    }
    return true
  }

  /// Goes from a position to the one before it.
  private mutating func stepBack(_ text: [UInt8], _ odds: [Float], _ place: Int) {
    next.removeAll(keepingCapacity: true)
    var sum: Float = 0
    for state in backward.indices {
      var value: Float = 0
      for step in 0...2 where state + step < backward.count {
        guard step < 2 || Self.mayJump(text, to: state + 2) else { continue }
        value += backward[state + step] * Self.odds(odds, place, Self.code(text, state + step))
      }
      next.append(value)
      sum += value
    }
    for state in backward.indices { backward[state] = next[state] / sum }
  }
}
