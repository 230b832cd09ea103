/// Reads a line of Chinese or Japanese characters, or a single one.
///
/// The line is cut into pieces (``LinePieces``). Neighboring pieces are read as one character each
/// (``LineGroup``), first by few templates, then the likely ones by all. The best way through the
/// line is found by the similarity to templates, by the shapes and distances of the characters, and
/// by the words of the language (``PhraseSearch``). A line may also run downwards.
///
///     var reader = CharacterLineReader(CharacterReader(templates), words: words)
///     reader.read(WritingTrace(strokes: strokes))
///     for reading in reader.readings(3) { print(reading.text, reading.confidence) }
public struct CharacterLineReader: Sendable {
  private var reader: CharacterReader
  private let words: PhraseWords
  private var found: [PhraseSearch.FoundPhrase] = []
  /// How certain it is that the characters of the best phrase are characters at all.
  private var trust: Float = 0
  var weights = PhraseWeights()

  /// The number of templates with which all groups are compared.
  private static let quick = 24
  /// The number of divisions whose groups are compared with all templates, and the most groups of
  /// them for each character.
  private static let divisions = 24
  private static let groupsPerCharacter = 3
  /// The number of characters that a group may be, and the number of texts that share the
  /// confidence.
  private static let choices = 16
  private static let shared = 16

  /// Creates a reader for characters and, if there are any, words.
  public init(_ reader: CharacterReader, words: PhraseWords = PhraseWords()) {
    self.reader = reader
    self.words = words
  }

  /// Reads a line, whose strokes are in the order of time. Only the first 64 strokes of a character
  /// are used, and only the first 40 characters or so of a line.
  public mutating func read(_ trace: WritingTrace) {
    found = []
    let line = LinePieces(trace)
    guard !line.pieces.isEmpty else { return }
    let groups = LineGroup.candidates(of: line)
    var matches = groups.map { group in
      reader.read(group.trace(line, trace), comparing: Self.quick)
      return reader.matches(1)
    }
    var pitch = line.size
    var divisions = divide(groups, matches, pitch)
    pitch = Self.pitch(divisions.first, groups) ?? pitch
    divisions = divide(groups, matches, pitch)
    let likely = Self.likely(divisions)
    for index in groups.indices {
      guard likely.contains(index) else {
        matches[index] = []
        continue
      }
      reader.read(groups[index].trace(line, trace))
      matches[index] = reader.matches(Self.choices)
    }
    var search = PhraseSearch(groups, matches, words: words, pitch: pitch, weights: weights)
    found = search.best(Self.shared)
    trust = Self.trust(found.first, matches)
  }

  /// Returns the most likely texts of the last line, most likely first; empty if there was no ink.
  public func readings(_ most: Int) -> [Reading] {
    guard let first = found.first else { return [] }
    let shares = found.map { ExactMath.exp($0.score - first.score) }
    let sum = shares.reduce(0, +)
    return zip(found, shares).prefix(most).map { phrase, share in
      var text = String.UnicodeScalarView()
      text.append(contentsOf: phrase.characters)
      return Reading(text: String(text), confidence: min(1, trust * share / sum))
    }
  }

  /// Returns the best divisions of a line by shapes alone.
  private func divide(
    _ groups: [LineGroup], _ matches: [[CharacterMatch]], _ pitch: Float
  ) -> [PhraseSearch.FoundPhrase] {
    var search = PhraseSearch(
      groups, matches, words: PhraseWords(), pitch: pitch, weights: weights)
    return search.best(Self.divisions)
  }

  /// Returns the usual distance of characters in a division; nil for fewer than three.
  private static func pitch(
    _ division: PhraseSearch.FoundPhrase?, _ groups: [LineGroup]
  ) -> Float? {
    guard let chosen = division?.groups, chosen.count > 2 else { return nil }
    let distances = zip(chosen.dropFirst(), chosen).map { groups[$0].center - groups[$1].center }
    return max(distances.sorted()[distances.count / 2], 1e-3)
  }

  /// Returns the groups of the best divisions, as many as time permits.
  private static func likely(_ divisions: [PhraseSearch.FoundPhrase]) -> Set<Int> {
    var groups: Set<Int> = []
    let most = groupsPerCharacter * (divisions.first?.groups.count ?? 0) + 4
    for division in divisions where groups.count < most { groups.formUnion(division.groups) }
    return groups
  }

  private static func trust(
    _ phrase: PhraseSearch.FoundPhrase?, _ matches: [[CharacterMatch]]
  ) -> Float {
    guard let phrase, !phrase.groups.isEmpty else { return 0 }
    let all = phrase.groups.reduce(0) { sum, group in
      sum + (matches[group].first.map { CharacterReader.trust($0.score) } ?? 0)
    }
    return all / Float(phrase.groups.count)
  }
}
