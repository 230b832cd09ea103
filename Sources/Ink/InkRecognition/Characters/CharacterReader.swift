/// Recognizes a single Chinese or Japanese character, in any order and direction of its strokes.
///
/// A reader is made once from templates and can be used any number of times. It takes about 4 KB
/// per template, and no more memory while reading. The same strokes give bit-identical results on
/// every machine.
///
///     var reader = CharacterReader(try CharacterTemplates(bytes: file))
///     reader.read(WritingTrace(strokes: strokes))
///     for reading in reader.readings(10) { print(reading.text, reading.confidence) }
public struct CharacterReader: Sendable {
  private var characters: [Unicode.Scalar] = []
  private var maps: [SIMD16<Float>] = []
  private var covers: [SIMD8<Float>] = []
  private var strokes: [EightPlaces] = []
  /// The end of each template's strokes.
  private var ends: [Int] = []

  private var written = WrittenCharacter()
  private var match = StrokeMatch()
  private var shortlist = Ranking(most: Self.compared)
  private var best = Ranking(most: Self.compared)

  /// The number of templates that are compared stroke by stroke: those with the most similar
  /// direction maps.
  private static let compared = 250
  /// A limit for the sum of the cubes of stroke numbers, to which the time of comparing is
  /// proportional; with many strokes, fewer templates are compared.
  private static let patience = 4_000_000
  /// The number of characters that share the confidence.
  private static let shared = 16

  /// Creates a reader.
  public init(_ templates: CharacterTemplates) {
    for template in templates.templates {
      written.analyze(
        WritingTrace(strokes: template.strokes.map { $0.map { SIMD2(Float($0.x), Float($0.y)) } }))
      guard !written.isEmpty else { continue }
      characters.append(template.character)
      maps.append(contentsOf: written.map.map)
      covers.append(contentsOf: written.cover.rows)
      strokes.append(contentsOf: written.strokes.strokes)
      ends.append(strokes.count)
    }
  }

  /// The number of templates.
  public var count: Int { characters.count }

  /// Reads the strokes of a character; only the first 64 are used.
  public mutating func read(_ trace: WritingTrace) { read(trace, comparing: Self.compared) }

  /// Reads the strokes of a character and compares at most this number of templates, at most 250,
  /// stroke by stroke. Fewer are faster, and miss the character more often.
  mutating func read(_ trace: WritingTrace, comparing most: Int) {
    let most = max(1, min(most, Self.compared))
    shortlist.clearAll(keeping: most)
    best.clearAll(keeping: most)
    written.analyze(trace)
    guard !written.isEmpty else { return }
    for index in characters.indices {
      shortlist.insertCandidate(index, written.map.likeness(maps, at: index * DirectionMap.rows))
    }
    var patience = Self.patience
    for entry in shortlist.entries {
      let own = (entry.index == 0 ? 0 : ends[entry.index - 1])..<ends[entry.index]
      let count = max(own.count, written.strokes.strokes.count)
      patience -= count * count * count
      // The templates compared until now are sufficient.
      if patience < 0 { break }
      let fit = match.likeness(written.strokes.strokes, strokes[own])
      let begin = entry.index * InkCover.rows
      let cover = written.cover.likeness(covers[begin..<begin + InkCover.rows])
      best.insertCandidate(entry.index, entry.score + 2 * fit + cover)
    }
  }

  /// Returns the most likely characters for the last strokes, most likely first; empty if there was
  /// no ink.
  public func readings(_ most: Int) -> [Reading] {
    let found = matches(max(most, Self.shared))
    guard let first = found.first else { return [] }
    let shares = found.map { ExactMath.exp(Self.sharpness * ($0.score - first.score)) }
    let sum = shares.prefix(Self.shared).reduce(0, +)
    let trust = Self.trust(first.score)
    return zip(found, shares).prefix(most).map { match, share in
      Reading(text: String(Character(match.character)), confidence: min(1, trust * share / sum))
    }
  }

  /// Returns the characters whose templates are most similar to the last strokes, best first, with
  /// scores from 0 to about 4.
  func matches(_ most: Int) -> [CharacterMatch] {
    var found: [CharacterMatch] = []
    for entry in best.entries {
      guard found.count < most else { break }
      let character = characters[entry.index]
      guard !found.contains(where: { $0.character == character }) else { continue }
      found.append(CharacterMatch(character: character, score: entry.score))
    }
    return found
  }

  /// Returns how certain it is that ink with this score is a character at all, from 0 to 1.
  static func trust(_ score: Float) -> Float {
    max(0, min((score - noCharacter) / surely, 1))
  }

  /// The increase in the logarithm of a character's likelihood for a score that is higher by one.
  static let sharpness: Float = 30
  /// The score above which a character is known, and the margin above which the score alone leaves
  /// no doubt.
  private static let noCharacter: Float = 1.6
  private static let surely: Float = 1
}

/// A character and how similar its template is to the ink, from 0 to about 4.
struct CharacterMatch: Hashable, Sendable {
  var character: Unicode.Scalar
  var score: Float
}

/// All data of a character for comparisons.
private struct WrittenCharacter: Sendable {
  private var outline = CharacterOutline()
  private(set) var map = DirectionMap()
  private(set) var strokes = CharacterStrokes()
  var cover = InkCover()

  var isEmpty: Bool { outline.places.isEmpty }

  mutating func analyze(_ trace: WritingTrace) {
    outline.extract(trace)
    guard !isEmpty else { return }
    map.extract(outline)
    strokes.extract(outline)
    cover.extract(outline)
  }
}

/// The best of many items, best first; among equal ones, the first.
private struct Ranking: Sendable {
  struct RankedIndex: BitwiseCopyable, Sendable {
    var index: Int
    var score: Float
  }

  private var most: Int
  private(set) var entries: [RankedIndex] = []

  init(most: Int) {
    self.most = most
    entries.reserveCapacity(most + 1)
  }

  /// Removes everything, and keeps at most this number of items from now on.
  mutating func clearAll(keeping most: Int) {
    entries.removeAll(keepingCapacity: true)
    self.most = most
  }

  mutating func insertCandidate(_ index: Int, _ score: Float) {
    if entries.count == most {
      guard score > entries[most - 1].score else { return }
      entries.removeLast()
    }
    var low = 0
    var high = entries.count
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].score >= score { low = middle + 1 } else { high = middle }
    }
    entries.insert(RankedIndex(index: index, score: score), at: low)
  }
}
