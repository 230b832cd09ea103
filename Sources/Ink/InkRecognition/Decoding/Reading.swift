/// A possible text for handwriting.
public struct Reading: Hashable, Sendable {
  /// The text.
  public var text: String
  /// The probability that this text was written, ignoring case: of a hundred readings with a
  /// confidence of 0.8, about eighty are right.
  public private(set) var confidence: Float = 0
  /// Its share among the texts that were weighed.
  var share: Float

  init(text: String, share: Float) {
    self.text = text
    self.share = share
  }

  /// A text of which a confidence is known.
  package init(text: String, confidence: Float) {
    self.init(text: text, share: confidence)
    self.confidence = confidence
  }

  mutating func weigh(_ confidence: ReadingConfidence) { self.confidence = confidence.of(share) }

  mutating func setConfidence(_ confidence: Float) { self.confidence = confidence }
}

/// How far the shares of what was weighed can be trusted, and whether it is text at all.
///
/// Logistic functions, fitted on writers that nothing was learnt from, each writer counting the
/// same; what is no text on sketches beside them. docs/lab/recognition.md has their figures.
package struct ReadingConfidence: Sendable {
  /// The logarithm of the ink's probability for each character of the best text.
  package let inkPerLetter: Float
  /// How many places of the network there are for each character.
  package let placesPerLetter: Float
  /// How far the looks are apart for each character.
  package let spreadPerLetter: Float
  /// What the language says of the best text.
  package let language: Float
  /// The share of the best text, as it is spelt.
  package let share: Float

  package init(frames: Int, _ best: WritingReader.Candidate?) {
    let letters = Float(max(1, best?.length ?? 1))
    inkPerLetter = max(-20, (best?.ink ?? -100) / letters)
    placesPerLetter = Float(frames) / letters
    spreadPerLetter = (best?.spread ?? 0) / letters
    language = max(-100, best?.language ?? -100)
    share = best?.share ?? 0
  }

  /// Whether this can be text: of two hundred words about one is taken for a drawing, of a hundred
  /// single characters six; two where somebody says that numbers are written.
  package func isText(told isTold: Bool) -> Bool {
    let sum =
      6.836 + 1.381 * inkPerLetter - 0.337 * placesPerLetter + 0.539 * Self.odds(share)
      - 0.397 * spreadPerLetter
    return sum > (isTold ? Self.told : 0)
  }

  /// The confidence in a reading with a share of what was weighed.
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
  /// If the first reading is wrong, how often another of those that were weighed is right.
  package static let among: Float = 0.6

  private static let base: Float = 1.255
  private static let trust: Float = 0.630
  private static let clarity: Float = 0.866
  private static let commonness: Float = 0.057
}
