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
  public mutating func read(_ trace: WritingTrace) {
    shortlist.clearAll()
    best.clearAll()
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
    guard let first = best.entries.first else { return [] }
    var found: [(character: Unicode.Scalar, share: Float)] = []
    var sum: Float = 0
    for entry in best.entries {
      guard found.count < max(most, Self.shared) else { break }
      let character = characters[entry.index]
      guard !found.contains(where: { $0.character == character }) else { continue }
      let share = ExactMath.exp(Self.sharpness * (entry.score - first.score))
      if found.count < Self.shared { sum += share }
      found.append((character, share))
    }
    let trust = max(0, min((first.score - Self.noCharacter) / Self.surely, 1))
    return found.prefix(most).map {
      Reading(text: String(Character($0.character)), confidence: min(1, trust * $0.share / sum))
    }
  }

  /// The increase in the logarithm of a character's likelihood for a score that is higher by one.
  private static let sharpness: Float = 30
  /// The score above which a character is known, and the margin above which the score alone leaves
  /// no doubt.
  private static let noCharacter: Float = 1.6
  private static let surely: Float = 1
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

  let most: Int
  private(set) var entries: [RankedIndex] = []

  init(most: Int) {
    self.most = most
    entries.reserveCapacity(most + 1)
  }

  mutating func clearAll() { entries.removeAll(keepingCapacity: true) }

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
