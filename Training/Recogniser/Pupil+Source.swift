import InkRecognition

extension Pupil {
  /// What was learnt, the mean along the way, as the network that ships.
  var network: LetterNetwork {
    var network = LetterNetwork()
    for (index, table) in tables.enumerated() {
      for place in network.tables[index].lanes.indices {
        network.tables[index].lanes[place] = unsafe table.average.lanes[place]
      }
    }
    return network
  }

  private static let lineLength = 96

  /// The weights as the source file that ships.
  var source: String {
    var rest = network.text[...]
    var lines: [String] = []
    while !rest.isEmpty {
      lines.append("    " + String(decoding: rest.prefix(Self.lineLength), as: UTF8.self))
      rest = rest.dropFirst(Self.lineLength)
    }
    return """
      /// The weights of the network that reads handwriting, made by scripts/train-recognizer; see docs/develop/recognition.md.
      /// Learned from UNIPEN (International Unipen Foundation, release 1, CC BY 4.0).
      enum LetterWeights {
        static let text: StaticString = \"""

      """ + lines.joined(separator: "\n") + "\n    \"\"\"\n}\n"
  }
}
