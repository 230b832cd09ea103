extension LetterNetwork {
  /// The network that we ship; docs/develop/recognition.md tells how it was made.
  package static let shipped: LetterNetwork = {
    guard let network = LetterNetwork(text: LetterWeights.text.description.utf8) else {
      preconditionFailure("the recognizer's weights, which are part of the program, are damaged")
    }
    return network
  }()
}
