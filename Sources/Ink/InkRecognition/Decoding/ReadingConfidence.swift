/// How reliable the shares of the compared texts are, and whether the ink is text at all.
///
/// These are logistic functions fitted on writers outside the training data, with less weight for
/// each item of writers with many; the test for text was also fitted on sketches.
/// docs/lab/recognition.md contains their figures.
package struct ReadingConfidence: Sendable {
  /// The logarithm of the ink's probability per character of the best text.
  package let inkPerLetter: Float
  /// The number of the network's positions per character.
  package let placesPerLetter: Float
  /// The difference between the looks per character.
  package let spreadPerLetter: Float
  /// The language's score of the best text.
  package let language: Float
  /// The number of characters of the best text.
  package let letters: Float

  package init(frames: Int, _ best: WritingReader.Candidate?) {
    letters = Float(max(1, best?.length ?? 1))
    inkPerLetter = max(-8, (best?.ink ?? -100) / letters)
    placesPerLetter = Float(frames) / letters
    spreadPerLetter = min((best?.spread ?? 0) / letters, 8)
    language = max(-100, best?.language ?? -100)
  }

  /// Returns whether this can be text, given the share of the best text in any capitalization.
  ///
  /// One of two hundred words is taken for a drawing, and three of a hundred single characters; of
  /// those that are read correctly, one of two hundred.
  package func isText(_ share: Float, told isTold: Bool) -> Bool {
    let sum =
      4.966 - 0.016 * inkPerLetter - 3.721 * ExactMath.log(max(placesPerLetter, 0.5))
      - 0.406 * spreadPerLetter + 0.952 * Self.odds(share) + 2.493 * ExactMath.log(letters)
      - 0.430 * language / letters
    return sum > (letters > 1 ? Self.leastOfWords : Self.leastOfCharacters) - (isTold ? 3 : 0)
  }

  private static let leastOfWords: Float = -0.9
  private static let leastOfCharacters: Float = -2.25

  /// Returns the confidence in a reading with a share of the compared texts.
  package func of(_ share: Float) -> Float {
    let sum =
      Self.base + Self.trust * Self.odds(share) + Self.clarity * inkPerLetter
      + Self.commonness * language + Self.length * ExactMath.log(letters)
    return 1 / (1 + ExactMath.exp(-max(-30, min(sum, 30))))
  }

  private static func odds(_ share: Float) -> Float {
    ExactMath.log(max(share, 1e-6) / max(1 - share, 1e-4))
  }

  /// The probability that another of the compared texts is right if the first is wrong.
  package static let among: Float = 0.6

  static let base: Float = 1.213
  static let trust: Float = 0.563
  static let clarity: Float = 1.310
  static let commonness: Float = 0.017
  static let length: Float = -0.179
}
