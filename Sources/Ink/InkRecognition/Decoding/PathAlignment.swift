/// Where each character of a text was written: the positions of its most likely alignment.
struct PathAlignment: Sendable {
  private var scores: [Float] = []
  /// For each position and state, the number of states by which the previous one was before it.
  private var moves: [UInt8] = []
  /// The position of each character.
  private(set) var places: [Int] = []

  /// Aligns a text, whose characters are given first first.
  mutating func align(_ frames: borrowing LetterFrames, _ text: borrowing [UInt8]) {
    places.removeAll(keepingCapacity: true)
    moves.removeAll(keepingCapacity: true)
    scores.removeAll(keepingCapacity: true)
    let count = 2 * text.count + 1
    for state in 0..<count { scores.append(state < 2 ? 0 : PathBeam.nothing) }
    for place in 0..<frames.count {
      for _ in 0..<count { moves.append(0) }
      // From the end, so that previous values are still available.
      for state in (0..<count).reversed() {
        var (best, move) = (scores[state], 0)
        if place > 0 {
          for back in 1...2 where state >= back && Self.mayMove(text, state, back) {
            if scores[state - back] > best { (best, move) = (scores[state - back], back) }
          }
        }
        moves[place * count + state] = UInt8(move)
        let code = state % 2 == 0 ? LetterCode.none : Int(text[state / 2])
        scores[state] = max(PathBeam.nothing, best + frames.log(place, code))
      }
    }
    alignFrames(frames, text, count)
  }

  private static func mayMove(_ text: borrowing [UInt8], _ state: Int, _ back: Int) -> Bool {
    back == 1 || state % 2 == 1 && text[state / 2] != text[state / 2 - 1]
  }

  /// Follows the best path back; a character is where it is the most likely.
  private mutating func alignFrames(
    _ frames: borrowing LetterFrames, _ text: borrowing [UInt8], _ count: Int
  ) {
    for _ in text.indices { places.append(-1) }
    var state = count - 1
    if count > 1, scores[count - 2] > scores[count - 1] { state = count - 2 }
    for place in (0..<frames.count).reversed() {
      if state % 2 == 1 {
        let (letter, code) = (state / 2, Int(text[state / 2]))
        if places[letter] < 0 || frames.log(place, code) > frames.log(places[letter], code) {
          places[letter] = place
        }
      }
      state -= Int(moves[place * count + state])
    }
  }
}
