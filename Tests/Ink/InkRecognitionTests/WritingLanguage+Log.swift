@testable import InkRecognition

extension WritingLanguage {
  /// The logarithm of the probability of a text before any ink is seen.
  func log(of text: String) -> Float {
    var state = model.start
    for byte in text.utf8 {
      guard let code = LetterCode.of(byte), let next = model.after(state, code) else {
        return -.infinity
      }
      state = next
    }
    return model.endLogProbability(state)
  }
}
