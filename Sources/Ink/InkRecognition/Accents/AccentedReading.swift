/// Reads a writing with accents: without its marks at first, and then with those that belong to
/// letters, such as the dot of an i.
struct AccentedReading: Sendable {
  private var finder: AccentFinder
  private var speller: SpellingReader
  private var trace = WritingTrace()
  /// The texts that were found, with the logarithms of their probabilities.
  private var found: [(text: String, log: Float)] = []
  /// The marks that the best text of this turn wants the network to see.
  private var shown: [Bool] = []
  private var turns = 0

  /// The largest numbers of turns, and of candidates that are spelled.
  private static let (mostTurns, mostCandidates) = (2, 8)
  /// The distance from the best candidate at which others are not spelled.
  private static let behind: Float = 14

  init(_ orthography: Orthography, _ trie: WordTrie) {
    speller = SpellingReader(orthography, trie)
    finder = AccentFinder(marksBelow: orthography.language.hasMarksBelow)
  }

  /// The strokes that the network is to read.
  var body: WritingTrace { finder.body }

  /// Begins with a writing.
  mutating func findMarks(_ trace: WritingTrace) {
    finder.findMarks(trace)
    self.trace = trace
    found.removeAll(keepingCapacity: true)
    turns = 0
  }

  /// Spells the candidates of a reader.
  mutating func spell(_ reader: borrowing WritingReader) {
    shown.removeAll(keepingCapacity: true)
    turns += 1
    guard let best = reader.candidates.first else { return }
    speller.measurePairs(trace, finder, scale: reader.looks.scale)
    var top = -Float.infinity
    for candidate in reader.candidates.prefix(Self.mostCandidates)
    where candidate.score > best.score - Self.behind {
      for spelled in speller.spell(reader.codes(of: candidate), reader.looks.frames[0], finder) {
        let log = candidate.score + spelled.log
        if log > top { (top, shown) = (log, spelled.shown) }
        if let same = found.firstIndex(where: { $0.text == spelled.text }) {
          found[same].log = max(found[same].log, log)
        } else {
          found.append((spelled.text, log))
        }
      }
    }
  }

  /// Shows the network the marks that belong to letters, and hides the others; returns whether the
  /// writing is to be read again.
  mutating func revise(_ trace: WritingTrace) -> Bool {
    turns < Self.mostTurns && shown.count == finder.marks.count && finder.reveal(shown, trace)
  }

  /// The texts with their shares, most likely first.
  var texts: [(text: String, share: Float)] {
    let sorted = found.sorted { ($1.log, $0.text) < ($0.log, $1.text) }
    guard let best = sorted.first?.log else { return [] }
    let shares = sorted.map { ExactMath.exp($0.log - best) }
    let sum = shares.reduce(0, +)
    return zip(sorted, shares).map { ($0.text, $1 / sum) }
  }
}
