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

  mutating func setConfidence(_ confidence: Float) { self.confidence = confidence }
}
