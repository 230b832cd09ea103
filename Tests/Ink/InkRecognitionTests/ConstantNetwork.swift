@testable import InkRecognition

/// A network that says the same at each place, whatever it sees: so that likelihoods can be
/// calculated by hand.
enum ConstantNetwork {
  /// - Parameters:
  ///   - shares: how likely characters are; what they leave is for none.
  ///   - rest: the logarithm of how likely all others are.
  static func saying(
    _ shares: KeyValuePairs<Character, Float>, rest: Float = -60
  ) -> LetterNetwork {
    var logs = [Float](repeating: rest, count: LetterCode.count)
    var left: Float = 1
    for (character, share) in shares {
      logs[code(character)] = ExactMath.log(share)
      left -= share
    }
    logs[LetterCode.none] = ExactMath.log(left)
    var network = LetterNetwork()
    let bias = network.tables.count - 1
    for code in logs.indices { network.tables[bias].lanes[code / 16][code % 16] = logs[code] }
    return network
  }

  /// What such a network says of so many places.
  static func frames(
    _ places: Int, _ shares: KeyValuePairs<Character, Float>, rest: Float = -60
  ) -> LetterFrames {
    var frames = LetterFrames()
    // Four of the writing's places are one of the network's.
    let rows = [SIMD16<Float>](repeating: .zero, count: 4 * places)
    frames.evaluate(rows: rows, with: saying(shares, rest: rest))
    return frames
  }

  static func code(_ character: Character) -> Int {
    character.asciiValue.flatMap(LetterCode.of) ?? LetterCode.none
  }

  /// The characters of a text, last first.
  static func backwards(_ text: String) -> [UInt8] { text.reversed().map { UInt8(code($0)) } }

  /// A text whose characters come last first.
  static func text(backwards codes: [UInt8]) -> String {
    String(decoding: codes.reversed().map { LetterCode.byte(Int($0)) }, as: UTF8.self)
  }
}
