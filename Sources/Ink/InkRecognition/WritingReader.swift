/// Reads handwriting: from the strokes of a word or of a few to the texts that it may be.
///
/// Made once for a language, then asked as often as one likes; after the longest writing it takes no more
/// memory. The same strokes give the same answers to the last bit, on every machine.
///
///     var reader = WritingReader(language: WritingLanguage.english())
///     reader.read(WritingTrace(strokes: strokes))
///     for reading in reader.readings(5) { print(reading.text, reading.confidence) }
public struct WritingReader: Sendable {
  private let network: LetterNetwork
  private var frames = LetterFrames()
  private var beam = PathBeam()
  private var score = PathScore()
  private var text: [UInt8] = []
  private let model: TextModel
  package var weights = ReadingWeights()
  /// What the last writing may be, best first.
  package private(set) var candidates: [Candidate] = []

  /// A text that a writing may be.
  package struct Candidate: BitwiseCopyable, Sendable {
    /// Where the text ends in the tree of texts.
    var node: Int32
    /// How many characters it has.
    package var length: Int
    /// What ink and language say together, in logarithms.
    package var score: Float
    /// What the ink says alone.
    package var ink: Float
    /// The share of this among all candidates.
    package var share: Float
  }

  /// So many candidates are weighed.
  package static let most = 16

  /// A reader of a language.
  public init(_ language: WritingLanguage) { self.init(network: .shipped, model: language.model) }

  package init(network: LetterNetwork, model: TextModel) {
    self.network = network
    self.model = model
  }

  /// Reads some strokes in the order of their time.
  public mutating func read(_ trace: WritingTrace) {
    candidates.removeAll(keepingCapacity: true)
    frames.read(trace, with: network)
    guard frames.count > 0 else { return }
    beam.run(frames, model, weights)
    for entry in beam.entries.prefix(Self.most) {
      beam.tree.spell(entry.node, backwards: &text)
      let ink = score.log(frames, backwards: text)
      let language = model.end(beam.tree.states[Int(entry.node)])
      let total = ink + weights.language * language + weights.length * Float(text.count)
      candidates.append(
        Candidate(node: entry.node, length: text.count, score: total, ink: ink, share: 0))
    }
    sort()
    share()
  }

  /// The texts that the last writing may be, the likeliest first; none if it is no text.
  ///
  /// Texts that differ in case only are one, spelt as is likeliest; a confidence is that case aside.
  public func readings(_ most: Int) -> [Reading] {
    guard isText else { return [] }
    var readings: [Reading] = []
    for candidate in candidates {
      let text = spelt(candidate)
      let folded = text.lowercased()
      if let same = readings.firstIndex(where: { $0.text.lowercased() == folded }) {
        readings[same].share += candidate.share
      } else {
        readings.append(Reading(text: text, share: candidate.share))
      }
    }
    let confidence = ReadingConfidence(frames: frames.count, candidates.first)
    for index in readings.indices { readings[index].weigh(confidence) }
    return Array(readings.prefix(most))
  }

  /// Whether the last writing looks like text at all.
  public var isText: Bool {
    guard let best = candidates.first, best.length > 0 else { return false }
    return ReadingConfidence(frames: frames.count, best).isText
  }

  /// How many places the network saw of the last writing.
  package var placeCount: Int { frames.count }

  /// The characters of a candidate.
  package func codes(of candidate: Candidate) -> [UInt8] {
    var codes: [UInt8] = []
    beam.tree.spell(candidate.node, backwards: &codes)
    return codes.reversed()
  }

  private func spelt(_ candidate: Candidate) -> String {
    String(decoding: codes(of: candidate).map { LetterCode.byte(Int($0)) }, as: UTF8.self)
  }

  /// Puts the likeliest first.
  private mutating func sort() {
    for index in candidates.indices {
      var place = index
      while place > 0, candidates[place].score > candidates[place - 1].score {
        candidates.swapAt(place, place - 1)
        place -= 1
      }
    }
  }

  private mutating func share() {
    var sum: Float = 0
    for index in candidates.indices {
      candidates[index].share = ExactMath.exp(candidates[index].score - candidates[0].score)
      sum += candidates[index].share
    }
    for index in candidates.indices { candidates[index].share /= sum }
  }
}
