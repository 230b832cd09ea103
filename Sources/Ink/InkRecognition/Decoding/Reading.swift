/// A text that handwriting may be.
public struct Reading: Hashable, Sendable {
  /// The text.
  public var text: String
  /// How likely it is that this was written, case aside: of a hundred readings of .8 about eighty are right.
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
}

/// How far the shares of what was weighed can be trusted.
///
/// A logistic function of a reading's share and of how well the best one explains the ink, fitted on writers
/// that nothing was learnt from; docs/recognition.md has its figures.
package struct ReadingConfidence: Sendable {
  /// The logarithm of the ink's probability for each character of the best text.
  package let inkPerLetter: Float
  /// How many places of the network there are for each character.
  package let placesPerLetter: Float

  package init(frames: Int, _ best: WritingReader.Candidate?) {
    let letters = Float(max(1, best?.length ?? 1))
    inkPerLetter = max(-20, (best?.ink ?? -100) / letters)
    placesPerLetter = Float(frames) / letters
  }

  /// Whether this can be text: it is neither so unlikely nor so long for its letters as drawings are.
  package var isText: Bool { inkPerLetter > -3.2 && placesPerLetter < 10 }

  /// The confidence in a reading with a share of what was weighed.
  package func of(_ share: Float) -> Float {
    let odds = ExactMath.log(max(share, 1e-6) / max(1 - share, 1e-4))
    let sum = Self.base + Self.trust * odds + Self.clarity * inkPerLetter
    return 1 / (1 + ExactMath.exp(-max(-30, min(sum, 30))))
  }

  private static let base: Float = 0.087
  private static let trust: Float = 0.672
  private static let clarity: Float = 1.429
}
