/// The most likely ways to divide a line into characters, and what they are.
///
/// The search goes from piece to piece and keeps a limited number of beginnings at each: those that
/// end with a word, and those that are within a word.
struct PhraseSearch: Sendable {
  /// A text and the groups that its characters are written in.
  struct FoundPhrase: Sendable {
    var characters: [Unicode.Scalar] = []
    /// The numbers of the groups.
    var groups: [Int] = []
    var score: Float = 0
  }

  /// A beginning of the line.
  private struct Beginning {
    var score: Float = 0
    var prefix: PhraseWords.WordPrefix
    /// The logarithm of the best word that the unfinished one can become.
    var outlook: Float = 0
    /// The last step, in `steps`; nil at the start of the line.
    var step: Int?
  }

  /// A character of a beginning.
  private struct PhraseStep {
    var group: Int
    var character: Unicode.Scalar
    var last: Int?
  }

  private let groups: [LineGroup]
  private let matches: [[CharacterMatch]]
  private let words: PhraseWords
  private let weights: PhraseWeights
  private let pitch: Float
  /// The number of pieces, and about that of characters.
  private let count: Int
  private let characters: Float
  private var steps: [PhraseStep] = []
  private var ended: [[Beginning]]
  private var open: [[Beginning]]

  /// The number of beginnings of each kind that are kept at a piece.
  private static let kept = 40

  /// Prepares a search.
  ///
  /// - Parameters:
  ///   - groups: All groups, in the order of their first pieces.
  ///   - matches: For each group what it may be, best first; a group without is not used.
  ///   - pitch: The distance between characters.
  init(
    _ groups: [LineGroup], _ matches: [[CharacterMatch]], words: PhraseWords, pitch: Float,
    weights: PhraseWeights
  ) {
    self.groups = groups
    self.matches = matches
    self.words = words
    self.weights = weights
    self.pitch = pitch
    count = groups.map(\.pieces.upperBound).max() ?? 0
    let low = groups.map(\.low.x).min() ?? 0
    let high = groups.map(\.high.x).max() ?? 0
    characters = max(1, (high - low) / pitch)
    ended = [[Beginning]](repeating: [], count: count + 1)
    open = ended
    ended[0] = [Beginning(prefix: words.start)]
  }

  /// Returns the best phrases, each text once, best first.
  mutating func best(_ most: Int) -> [FoundPhrase] {
    guard count > 0 else { return [] }
    var next = 0
    for piece in 0..<count {
      Self.prune(&ended[piece])
      Self.prune(&open[piece])
      while next < groups.count, groups[next].pieces.lowerBound == piece {
        for beginning in ended[piece] + open[piece] { extend(beginning, by: next) }
        next += 1
      }
    }
    var found: [FoundPhrase] = []
    for end in (ended.last ?? []).sorted(by: { $0.score > $1.score }) where found.count < most {
      let phrase = phrase(end)
      if !found.contains(where: { $0.characters == phrase.characters }) { found.append(phrase) }
    }
    return found
  }

  private static func prune(_ beginnings: inout [Beginning]) {
    guard beginnings.count > kept else { return }
    beginnings.sort { $0.score + $0.outlook > $1.score + $1.outlook }
    beginnings.removeLast(beginnings.count - kept)
  }

  private mutating func extend(_ beginning: Beginning, by index: Int) {
    guard let first = matches[index].first else { return }
    let group = groups[index]
    let isWhole = group.pieces.count == count
    var score = beginning.score - weights.loss(group, pitch: pitch, isAlone: isWhole)
    score += weights.quality * (first.score - 3) * group.share * characters
    if let step = beginning.step {
      score -= weights.loss(group, after: groups[steps[step].group], pitch: pitch)
    }
    score += words.isEmpty ? weights.characterAlone : weights.character
    let weight = isWhole ? weights.wordsOfOne : weights.words
    for match in matches[index] {
      var longer = beginning
      longer.score = score + CharacterReader.sharpness * (match.score - first.score)
      steps.append(PhraseStep(group: index, character: match.character, last: beginning.step))
      longer.step = steps.count - 1
      addCharacter(longer, match.character, group.pieces.upperBound, weight)
    }
  }

  /// Adds a beginning whose last character is new: as the end of a word, and within one.
  private mutating func addCharacter(
    _ beginning: Beginning, _ character: Unicode.Scalar, _ end: Int, _ weight: Float
  ) {
    let prefix = words.prefix(beginning.prefix, with: character)
    var log = prefix.flatMap(words.logProbability)
    if log == nil, beginning.prefix == words.start { log = words.unseenLogProbability }
    if let log {
      var whole = beginning
      (whole.prefix, whole.outlook) = (words.start, 0)
      whole.score += weight * log
      ended[end].append(whole)
    }
    guard let prefix, end < count else { return }
    var part = beginning
    (part.prefix, part.outlook) = (prefix, weight * words.bestLogProbability(prefix))
    open[end].append(part)
  }

  private func phrase(_ beginning: Beginning) -> FoundPhrase {
    var phrase = FoundPhrase(score: beginning.score)
    var step = beginning.step
    while let index = step {
      phrase.characters.append(steps[index].character)
      phrase.groups.append(steps[index].group)
      step = steps[index].last
    }
    phrase.characters.reverse()
    phrase.groups.reverse()
    return phrase
  }
}
