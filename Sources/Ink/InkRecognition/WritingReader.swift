/// Reads handwriting: returns the possible texts for the strokes of one or a few words.
///
/// A reader is made once for a language and can be used any number of times; its memory use does
/// not grow after the longest writing. The same strokes give bit-identical results on every
/// machine.
///
///     var reader = WritingReader(language: WritingLanguage.english())
///     reader.read(WritingTrace(strokes: strokes))
///     for reading in reader.readings(5) { print(reading.text, reading.confidence) }
public struct WritingReader: Sendable {
  package private(set) var looks: InkLooks
  private var beam = PathBeam()
  private var text: [UInt8] = []
  /// The characters of all candidates, one text after the other, each last first.
  private var texts: [UInt8] = []
  private let model: TextModel
  private var alignment = PathAlignment()
  private var flags = FlagShape()
  /// The characters of the text that is aligned, and how likely each is a 1 rather than a 7.
  private var aligned: [UInt8] = []
  private var ones: [Float] = []
  package var weights = ReadingWeights()
  /// The candidates for the last writing, best first.
  package private(set) var candidates: [Candidate] = []

  /// A candidate text for a writing.
  package struct Candidate: BitwiseCopyable, Sendable {
    /// The start of its characters among those of all candidates.
    var start: Int
    /// The number of characters.
    package var length: Int
    /// The score of the language alone.
    package var language: Float
    /// The combined score of ink and language, as a logarithm.
    package var score: Float
    /// The score of the ink alone, and the difference between its looks.
    package var ink: Float
    package var spread: Float
    /// The share among all candidates.
    package var share: Float
  }

  /// What reads accents; nil for a language without.
  private var accents: AccentedReading?

  /// The largest number of candidates.
  package static let most = 16

  /// Creates a reader for a language.
  public init(_ language: WritingLanguage) {
    self.init(looks: InkLooks(language.network, Self.looks), language)
  }

  /// Creates a reader for a language that looks at writings in some way.
  package init(looks: InkLooks, _ language: WritingLanguage) {
    self.init(looks: looks, model: language.model)
    accents = language.orthography.map { AccentedReading($0, language.model.trie) }
    self.looks.ownLetter = language.orthography?.language.ownLetter
  }

  package init(looks: InkLooks, model: TextModel) {
    self.looks = looks
    self.model = model
  }

  /// The sampling of a writing in each look: as in training, and in finer steps, which miss fewer
  /// narrow letters.
  package static let looks = [
    InkLooks.Look(size: 0.8, isSearched: true),
    InkLooks.Look(size: 1, isSearched: true),
    InkLooks.Look(size: 0.65, isSearched: true),
  ]

  /// Reads strokes in the order in which they were written.
  public mutating func read(_ trace: WritingTrace) {
    guard var accents else { return readLetters(trace) }
    self.accents = nil
    accents.findMarks(trace)
    repeat {
      readLetters(accents.body)
      accents.spell(self)
    } while accents.revise(trace)
    self.accents = accents
  }

  /// Reads strokes without accents.
  private mutating func readLetters(_ trace: WritingTrace) {
    looks.analyze(trace)
    find()
    tellOnes(trace)
    if let best = candidates.first, best.share > weights.sure { return }
    if looks.readAgain(trace) {
      find()
      tellOnes(trace)
    }
  }

  /// Finds the candidates from all looks until now.
  private mutating func find() {
    candidates.removeAll(keepingCapacity: true)
    texts.removeAll(keepingCapacity: true)
    guard looks.count > 0 else { return }
    for index in 0..<looks.used where looks.looks[index].isSearched { search(index) }
    sort()
    addAddresses()
    sort()
    normalizeShares()
  }

  /// Adds the web addresses that the best candidates may be, because the search often loses a www.
  private mutating func addAddresses() {
    for index in 0..<min(candidates.count, Self.mostAddresses) {
      let candidate = candidates[index]
      let codes = texts[candidate.start..<candidate.start + candidate.length]
      guard let address = WebAddress(backwards: codes) else { continue }
      text = address.backwards
      addCandidate(languageLog(backwards: text))
    }
  }

  private static let mostAddresses = 4

  /// Adds the candidates of one look that earlier looks did not find.
  private mutating func search(_ look: Int) {
    beam.searchPaths(looks.frames[look], model, weights)
    for entry in beam.entries.prefix(Self.most) {
      beam.tree.spell(entry.node, backwards: &text)
      addCandidate(model.endLogProbability(beam.tree.states[Int(entry.node)]))
    }
  }

  /// Adds the current text, unless it is a candidate already.
  private mutating func addCandidate(_ language: Float?) {
    guard let language, !isKnown(text) else { return }
    let ink = looks.log(backwards: text)
    let total = ink.mean + weights.language * language + weights.length * Float(text.count)
    candidates.append(
      Candidate(
        start: texts.count, length: text.count, language: language, score: total,
        ink: ink.mean, spread: ink.spread, share: 0))
    for code in text { texts.append(code) }
  }

  /// Weighs every 1 and 7 by the shape of its stroke.
  private mutating func tellOnes(_ trace: WritingTrace) {
    guard let best = candidates.first else { return }
    aligned.removeAll(keepingCapacity: true)
    var count = 0
    for index in (best.start..<best.start + best.length).reversed() {
      aligned.append(texts[index])
      count += Self.isOneOrSeven(texts[index]) ? 1 : 0
    }
    guard count > 0 else { return }
    measureOnes(trace)
    addVariants()
    for index in candidates.indices { weighOnes(index) }
    sort()
    normalizeShares()
  }

  private static let (one, seven) = (
    LetterCode.of(UInt8(ascii: "1")) ?? 0, LetterCode.of(UInt8(ascii: "7")) ?? 0
  )
  private static func isOneOrSeven(_ code: UInt8) -> Bool { code == one || code == seven }

  private mutating func measureOnes(_ trace: WritingTrace) {
    alignment.align(looks.frames[0], aligned)
    flags.find(trace, scale: looks.scale)
    ones.removeAll(keepingCapacity: true)
    for code in aligned { ones.append(Self.isOneOrSeven(code) ? 1 : 0) }
    flags.assign(alignment.places, to: &ones)
  }

  /// Adds what the best text is if a 1 is a 7, or a 7 a 1: each by itself, and all.
  private mutating func addVariants() {
    for only in -1..<aligned.count where only < 0 || ones[only] != 0 {
      text.removeAll(keepingCapacity: true)
      for index in aligned.indices.reversed() {
        let isChanged = ones[index] != 0 && (only < 0 || only == index)
        text.append(isChanged ? UInt8(ones[index] > 0 ? Self.one : Self.seven) : aligned[index])
      }
      addCandidate(languageLog(backwards: text))
    }
  }

  /// Returns the language's score of a text; nil if it has other characters than the alphabet.
  private func languageLog(backwards text: [UInt8]) -> Float? {
    var state = model.start
    for code in text.reversed() {
      guard let next = model.after(state, Int(code)) else { return nil }
      state = next
    }
    return model.endLogProbability(state)
  }

  /// Returns the language's score of a text; nil if it has other characters than the alphabet.
  func languageLog(of text: String) -> Float? {
    LetterCode.codes(of: text).flatMap { languageLog(backwards: $0.reversed()) }
  }

  /// Adds to a candidate's score what the shapes of its 1 and 7 say.
  private mutating func weighOnes(_ index: Int) {
    let candidate = candidates[index]
    guard candidate.length == aligned.count else { return }
    for place in aligned.indices where ones[place] != 0 {
      let code = texts[candidate.start + candidate.length - 1 - place]
      guard Self.isOneOrSeven(code) else { continue }
      candidates[index].score += 0.5 * (code == Self.one ? ones[place] : -ones[place])
    }
  }

  private func isKnown(_ text: [UInt8]) -> Bool {
    for candidate in candidates where candidate.length == text.count {
      var index = 0
      while index < text.count, texts[candidate.start + index] == text[index] { index += 1 }
      if index == text.count { return true }
    }
    return false
  }

  /// Returns the possible texts of the last writing, most likely first; empty if it is not text.
  ///
  /// Texts that differ only in case are merged and have the most likely capitalization; the
  /// confidence ignores case.
  public func readings(_ most: Int) -> [Reading] {
    guard isText else { return [] }
    var readings: [Reading] = []
    for (text, share) in weighedTexts() {
      let folded = text.lowercased()
      if let same = readings.firstIndex(where: { $0.text.lowercased() == folded }) {
        readings[same].share += share
      } else {
        readings.append(Reading(text: text, share: share))
      }
    }
    let confidence = ReadingConfidence(frames: looks.count, candidates.first)
    Self.weigh(&readings, confidence)
    return Array(readings.prefix(most))
  }

  /// The candidates as texts, with their shares, most likely first.
  private func weighedTexts() -> [(text: String, share: Float)] {
    accents?.texts ?? candidates.map { (spelt($0), $0.share) }
  }

  /// The texts with accents, most likely first, whether or not the writing looks like text.
  package var accentedTexts: [String] { accents?.texts.map(\.text) ?? [] }

  /// Computes the confidence of the first reading from statistics about first readings; the others
  /// share the rest according to their weights.
  private static func weigh(_ readings: inout [Reading], _ confidence: ReadingConfidence) {
    guard !readings.isEmpty else { return }
    readings[0].setConfidence(confidence.of(readings[0].share))
    let left = 1 - readings[0].confidence
    let others = readings.dropFirst().reduce(0) { $0 + $1.share }
    for index in readings.indices.dropFirst() {
      let share = readings[index].share / max(others, 1e-20)
      readings[index].setConfidence(
        min(readings[index - 1].confidence, left * ReadingConfidence.among * share))
    }
  }

  /// Whether the last writing looks like text.
  public var isText: Bool {
    guard let best = candidates.first, best.length > 0 else { return false }
    return ReadingConfidence(frames: looks.count, best)
      .isText(likeliestShare, told: model.hasNumbersOnly)
  }

  /// The best text, whether or not the last writing looks like text, and its share in any
  /// capitalization.
  package var likeliest: String { candidates.first.map(spelt) ?? "" }
  package var likeliestShare: Float {
    let text = likeliest.lowercased()
    return candidates.reduce(0) { $0 + (spelt($1).lowercased() == text ? $1.share : 0) }
  }

  /// The number of positions that the network used for the last writing.
  package var placeCount: Int { looks.count }

  /// Returns the characters of a candidate.
  package func codes(of candidate: Candidate) -> [UInt8] {
    texts[candidate.start..<candidate.start + candidate.length].reversed()
  }

  private func spelt(_ candidate: Candidate) -> String {
    String(decoding: codes(of: candidate).map { LetterCode.byte(Int($0)) }, as: UTF8.self)
  }

  /// Sorts the candidates, most likely first.
  private mutating func sort() {
    for index in candidates.indices {
      var place = index
      while place > 0, candidates[place].score > candidates[place - 1].score {
        candidates.swapAt(place, place - 1)
        place -= 1
      }
    }
  }

  private mutating func normalizeShares() {
    var sum: Float = 0
    for index in candidates.indices {
      candidates[index].share = ExactMath.exp(candidates[index].score - candidates[0].score)
      sum += candidates[index].share
    }
    for index in candidates.indices { candidates[index].share /= sum }
  }
}
