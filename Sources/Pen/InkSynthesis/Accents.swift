/// Marks above and below letters, from which accented letters are composed: those of Latin-1, and
/// all others with the same parts.
enum Accents {
  /// The letters with a mark, as lines of the alphabet, from the letters without marks.
  ///
  /// A character is the same whether its mark is part of it or combined with it.
  static func lines(from letters: [Substring]) -> [String] {
    letters.flatMap { line -> [String] in
      guard let letter = line.first?.unicodeScalars.first, letter.properties.isAlphabetic else {
        return []
      }
      return marks.map { mark in Self.line(line, letter, with: mark) }
    }
  }

  /// A mark: its combining scalar, its position, and how it is drawn around its center.
  private struct Mark {
    let scalar: Unicode.Scalar
    let isAbove: Bool
    /// Strokes of points `x,y` or `x,y,bend`, as in the alphabet.
    let strokes: [[(x: Int, y: Int, bend: Int)]]

    static func above(_ code: UInt32, _ strokes: [(Int, Int, Int)]...) -> Mark {
      Mark(code, true, strokes)
    }
    static func below(_ code: UInt32, _ strokes: [(Int, Int, Int)]...) -> Mark {
      Mark(code, false, strokes)
    }
    private init(_ code: UInt32, _ isAbove: Bool, _ strokes: [[(Int, Int, Int)]]) {
      scalar = Unicode.Scalar(code) ?? "?"
      self.isAbove = isAbove
      self.strokes = strokes.map { $0.map { (x: $0.0, y: $0.1, bend: $0.2) } }
    }
  }

  private static let marks: [Mark] = [
    .above(0x300, [(-14, 30, 0), (8, 0, 0)]),  // grave
    .above(0x301, [(14, 30, 0), (-8, 0, 0)]),  // acute
    .above(0x302, [(-20, 0, 0), (0, 28, 0), (20, 0, 0)]),  // circumflex
    .above(0x303, [(-24, 6, 0), (0, 14, -70), (24, 20, 70)]),  // tilde
    .above(0x304, [(-22, 10, 0), (22, 10, 0)]),  // macron
    .above(0x306, [(-18, 24, 0), (18, 24, 110)]),  // breve
    .above(0x307, [(0, 14, 0), (4, 10, 0)]),  // dot
    .above(0x308, [(-18, 14, 0), (-14, 10, 0)], [(14, 14, 0), (18, 10, 0)]),  // diaeresis
    .above(0x30A, [(0, 28, 0), (0, 0, 175), (0, 28, 175)]),  // ring
    .above(0x30B, [(4, 30, 0), (-14, 0, 0)], [(28, 30, 0), (10, 0, 0)]),  // double acute
    .above(0x30C, [(-20, 26, 0), (0, 0, 0), (20, 26, 0)]),  // caron
    .below(0x327, [(2, -4, 0), (8, -16, 0), (-12, -34, -140)]),  // cedilla
    .below(0x328, [(14, 0, 0), (22, -30, 110)]),  // ogonek
  ]

  private static func line(_ line: Substring, _ letter: Unicode.Scalar, with mark: Mark) -> String {
    var words = line.split(separator: " ").map(String.init)
    let middle = ((Int(words[1]) ?? 100) - 16) / 2
    let hasDot = letter == "i" || letter == "j"
    // A mark above replaces the dot.
    if hasDot, mark.isAbove, let dot = words.firstIndex(of: ":") { words = Array(words[..<dot]) }
    var composed = String.UnicodeScalarView([letter])
    composed.append(mark.scalar)
    words[0] = String(composed)
    let foot = mark.isAbove ? top(of: letter) + 24 : 0
    for stroke in mark.strokes {
      words.append(":")
      words += stroke.map { "\(middle + $0.x),\(foot + $0.y),\($0.bend)" }
    }
    return words.joined(separator: " ")
  }

  /// How high a letter reaches, in hundredths of the height of an x.
  private static func top(of letter: Unicode.Scalar) -> Int {
    if letter.properties.isUppercase { return 176 }
    return "bdfhkl".unicodeScalars.contains(letter) ? 195 : letter == "t" ? 150 : 100
  }
}
