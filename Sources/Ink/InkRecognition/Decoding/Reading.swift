/// A possible text for handwriting.
public struct Reading: Hashable, Sendable {
  /// The text.
  public var text: String
  /// The probability that this text was written, ignoring case: of a hundred readings with a
  /// confidence of 0.8, about eighty are right.
  public private(set) var confidence: Float = 0
  /// The share among the texts that were compared.
  var share: Float

  init(text: String, share: Float) {
    self.text = text
    self.share = share
  }

  /// Creates a text with a known confidence.
  package init(text: String, confidence: Float) {
    self.init(text: text, share: confidence)
    self.confidence = confidence
  }

  mutating func weigh(_ confidence: ReadingConfidence) { self.confidence = confidence.of(share) }

  mutating func setConfidence(_ confidence: Float) { self.confidence = confidence }
}

/// How reliable the shares of the compared texts are, and whether the ink is text at all.
///
/// These are logistic functions fitted on writers outside the training data, with equal weight for
/// each writer; the test for text was also fitted on sketches. docs/lab/recognition.md contains
/// their figures.
package struct ReadingConfidence: Sendable {
  /// The logarithm of the ink's probability per character of the best text.
  package let inkPerLetter: Float
  /// The number of the network's positions per character.
  package let placesPerLetter: Float
  /// The difference between the looks per character.
  package let spreadPerLetter: Float
  /// The language's score of the best text.
  package let language: Float
  /// The share of the best text in this spelling.
  package let share: Float

  package init(frames: Int, _ best: WritingReader.Candidate?) {
    let letters = Float(max(1, best?.length ?? 1))
    inkPerLetter = max(-20, (best?.ink ?? -100) / letters)
    placesPerLetter = Float(frames) / letters
    spreadPerLetter = (best?.spread ?? 0) / letters
    language = max(-100, best?.language ?? -100)
    share = best?.share ?? 0
  }

  /// Returns whether this can be text. About one of two hundred words is taken for a drawing, and
  /// six of a hundred single characters; two if it is known that numbers are written.
  package func isText(told isTold: Bool) -> Bool {
    let sum =
      6.836 + 1.381 * inkPerLetter - 0.337 * placesPerLetter + 0.539 * Self.odds(share)
      - 0.397 * spreadPerLetter
    return sum > (isTold ? Self.told : 0)
  }

  /// Returns the confidence in a reading with a share of the compared texts.
  package func of(_ share: Float) -> Float {
    let sum =
      Self.base + Self.trust * Self.odds(share) + Self.clarity * inkPerLetter
      + Self.commonness * language
    return 1 / (1 + ExactMath.exp(-max(-30, min(sum, 30))))
  }

  private static func odds(_ share: Float) -> Float {
    ExactMath.log(max(share, 1e-6) / max(1 - share, 1e-4))
  }

  private static let told: Float = -3.268
  /// The probability that another of the compared texts is right if the first is wrong.
  package static let among: Float = 0.6

  private static let base: Float = 1.255
  private static let trust: Float = 0.630
  private static let clarity: Float = 0.866
  private static let commonness: Float = 0.057
}
