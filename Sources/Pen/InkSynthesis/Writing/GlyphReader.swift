/// The letter shapes as text; see ``Alphabet`` for its form.
struct GlyphReader {
  private var glyph: Glyph
  private var part = GlyphSection.strokes

  private enum GlyphSection { case strokes, later, loneEnding, exit }

  /// Reads a line of the alphabet; nil if it is malformed.
  static func parseLine(_ line: Substring) -> (character: Character, glyph: Glyph)? {
    let words = line.split(separator: " ")
    guard words.count > 2, let character = words[0].first, words[0].count == 1,
      let advance = Double(words[1])
    else { return nil }
    var reader = GlyphReader(glyph: Glyph(advance: advance / 100))
    for word in words.dropFirst(2) {
      guard reader.parseWord(word) else { return nil }
    }
    return (character, reader.glyph)
  }

  private init(glyph: Glyph) { self.glyph = glyph }

  private mutating func parseWord(_ word: Substring) -> Bool {
    switch word {
    case ";": glyph.strokes.append([])
    case ":":
      part = .later
      glyph.later.append([])
    case "|": part = .loneEnding
    case ">", "^":
      part = .exit
      glyph.exit = Glyph.Exit(isHigh: word == "^")
    default: return word.first == "<" ? takeEntry(word.dropFirst()) : takeNode(word)
    }
    return true
  }

  private mutating func takeEntry(_ word: Substring) -> Bool {
    glyph.entry = Double(word).map(Self.radians)
    return glyph.entry != nil
  }

  private mutating func takeNode(_ word: Substring) -> Bool {
    let numbers = word.split(separator: ",").compactMap { Double($0) }
    guard (2...3).contains(numbers.count) else { return false }
    let bend = numbers.count == 3 ? Self.radians(numbers[2]) : 0
    let node = Glyph.GlyphPoint(x: numbers[0] / 100, y: numbers[1] / 100, bend: bend)
    switch part {
    case .strokes: glyph.strokes[glyph.strokes.count - 1].append(node)
    case .later: glyph.later[glyph.later.count - 1].append(node)
    case .loneEnding: glyph.loneEnding.append(node)
    case .exit: glyph.exit?.nodes.append(node)
    }
    return true
  }

  private static func radians(_ degrees: Double) -> Double { degrees * .pi / 180 }
}
