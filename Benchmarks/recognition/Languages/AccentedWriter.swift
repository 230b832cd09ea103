import Handwriting
import InkRecognition
import InkSynthesis

/// Composes words with accents: letters that one person wrote, under accents that are drawn by rule
/// or are signs that people of the same group wrote.
struct AccentedWriter {
  private let people: [[UInt8: [Writing]]]
  /// Signs of people that look like accents.
  private var signs: [Accent: [Writing]] = [:]

  /// A composed word.
  struct ComposedWord {
    var trace: WritingTrace
    /// How many accents are drawn, and how many are real ink.
    var drawn = 0
    var real = 0
    /// Where the letters are, and their accents; i and j have dots.
    var letters: [(left: Float, right: Float, accent: Accent)] = []
    /// The height of small letters, in millimeters.
    var height: Float = 0
  }

  /// Uses separate characters of some people.
  init(_ characters: [Writing]) {
    people = CaseWriter(characters).people
    let alike: [(Accent, String)] = [
      (.circumflex, "^"), (.tilde, "~"), (.grave, "`"), (.diaeresis, "\""), (.cedilla, ","),
    ]
    for (accent, sign) in alike {
      signs[accent] = characters.filter {
        $0.text.count == 1 && byte($0.text[0]) == sign.utf8.first
      }
      .filter { $0.ends.count == (accent == .diaeresis ? 2 : 1) && $0.points.count > 1 }
    }
  }

  /// Writes a word by one of the people who wrote all of its letters; nil if nobody did.
  func write(_ word: String, seed: UInt64) -> ComposedWord? {
    var dice = SplitMix64(seed: seed)
    let letters = word.precomposed
    let needed = Set(letters.flatMap(\.bases)).compactMap { LetterCode.of($0) }.map { UInt8($0) }
    let able = people.filter { hand in needed.allSatisfy { hand[$0] != nil } }
    guard !able.isEmpty else { return nil }
    var sheet = Sheet(hand: able[dice.below(able.count)], dice: dice)
    for letter in letters { sheet.add(letter, signs) }
    return sheet.finish()
  }
}

/// A letter as it is composed.
struct ComposedLetter {
  /// The letters of ASCII: none for ß, one, or two for œ and æ.
  var bases: [UInt8]
  var accent: Accent
  /// Whether it is ß, or has the bar of ł.
  var isSharpS = false
  var hasBar = false
}

extension String {
  /// The letters of a word with accents.
  var precomposed: [ComposedLetter] {
    unicodeScalars.map { scalar in
      if scalar.isASCII { return ComposedLetter(bases: [UInt8(scalar.value)], accent: .none) }
      switch scalar {
      case "ß": return ComposedLetter(bases: [], accent: .none, isSharpS: true)
      case "ł":
        return ComposedLetter(bases: [UInt8(ascii: "l")], accent: .none, hasBar: true)
      default: break
      }
      let folded = FoldedWord(Array(String(Character(scalar)).utf8))
      return ComposedLetter(
        bases: folded?.letters ?? [], accent: folded?.accents.accent(at: 0) ?? .none)
    }
  }
}

private func byte(_ code: UInt8) -> UInt8 { LetterCode.byte(Int(code)) }

/// A word while it is composed.
private struct Sheet {
  let hand: [UInt8: [Writing]]
  var dice: SplitMix64
  private let height: Float
  private let gap: Float
  private let isLate: Bool
  private var right: Float = 20
  private var word = AccentedWriter.ComposedWord(trace: WritingTrace())
  private var late: [[SIMD2<Float>]] = []
  private static let line: Float = 40

  init(hand: [UInt8: [Writing]], dice: SplitMix64) {
    (self.hand, self.dice) = (hand, dice)
    height = CaseWriter.xHeight(hand)
    gap = 0.15 + 0.01 * Float(self.dice.below(30))
    isLate = self.dice.below(2) == 0
  }

  mutating func finish() -> AccentedWriter.ComposedWord {
    for stroke in late { write(stroke) }
    word.height = height
    return word
  }

  private mutating func write(_ stroke: [SIMD2<Float>]) {
    for point in stroke { word.trace.add(point) }
    word.trace.lift()
  }

  /// Adds a letter to the right, and its accent at once or at the end.
  mutating func add(_ letter: ComposedLetter, _ signs: [Accent: [Writing]]) {
    var strokes: [[SIMD2<Float>]] = []
    let start = right
    for (index, base) in letter.bases.enumerated() {
      if index > 0 { right -= (gap + 0.1) * height }
      strokes += place(base, isDotless: letter.accent != .none && !letter.accent.isUnder)
    }
    if letter.isSharpS {
      let drawn = DrawnAccent.sharpS(&dice).map { $0 * height + SIMD2(right, Self.line) }
      strokes.append(drawn)
      right = (drawn.corners?.high.x ?? right) + gap * height
      word.drawn += 1
    }
    for stroke in strokes { write(stroke) }
    guard let (low, high) = strokes.flatMap({ $0 }).corners else { return }
    let isDotted = letter.bases.contains { $0 == UInt8(ascii: "i") || $0 == UInt8(ascii: "j") }
    word.letters.append(
      (low.x, high.x, letter.accent == .none && isDotted ? .dot : letter.accent))
    if letter.hasBar { addBar(low, high) }
    guard letter.accent != .none, letter.accent != .ligature else { return }
    addAccent(letter.accent, SIMD2(min(low.x, start), low.y), high, signs)
  }

  /// Returns the strokes of a letter, placed on the line.
  private mutating func place(_ base: UInt8, isDotless: Bool) -> [[SIMD2<Float>]] {
    let code = UInt8(LetterCode.of(base) ?? 0)
    guard let all = hand[code] else { return [] }
    let writing = all[dice.below(all.count)]
    var strokes: [[SIMD2<Float>]] = []
    var from = 0
    for end in writing.ends {
      strokes.append(Array(writing.points[from..<end]))
      from = end
    }
    if isDotless, base == UInt8(ascii: "i") { strokes = Self.withoutDot(strokes) }
    guard let (low, high) = strokes.flatMap({ $0 }).corners else { return [] }
    let foot = CaseWriter.foot(base, low.y, high.y, height)
    let shift = SIMD2(right - low.x, Self.line - foot)
    right += high.x - low.x + gap * height
    return strokes.map { $0.map { $0 + shift } }
  }

  /// Leaves out small strokes above the tallest.
  private static func withoutDot(_ strokes: [[SIMD2<Float>]]) -> [[SIMD2<Float>]] {
    let extents = strokes.map { $0.corners ?? (.zero, .zero) }
    let tallest = extents.map { $0.1.y - $0.0.y }.max() ?? 0
    let kept = strokes.indices.filter { extents[$0].1.y - extents[$0].0.y > 0.5 * tallest }
    return kept.map { strokes[$0] }
  }

  private mutating func addBar(_ low: SIMD2<Float>, _ high: SIMD2<Float>) {
    let center = SIMD2(
      (low.x + high.x) / 2, low.y + (high.y - low.y) * Float(dice.uniform(0.38...0.6)))
    let bar = DrawnAccent.bar(&dice).map { $0 * height + center }
    word.drawn += 1
    if isLate { late.append(bar) } else { write(bar) }
  }

  private mutating func addAccent(
    _ accent: Accent, _ low: SIMD2<Float>, _ high: SIMD2<Float>, _ signs: [Accent: [Writing]]
  ) {
    var strokes = DrawnAccent.draw(accent, &dice)
    if let real = signs[accent], !real.isEmpty, dice.below(3) == 0 {
      strokes = Self.fitted(real[dice.below(real.count)], accent, &dice)
      word.real += 1
    } else {
      word.drawn += 1
    }
    let lean = Float(0.06 * dice.normal())
    strokes = strokes.map { $0.map { SIMD2($0.x - lean * $0.y, $0.y + lean * $0.x) * height } }
    guard let (least, most) = strokes.flatMap({ $0 }).corners else { return }
    let width = high.x - low.x
    var x = (low.x + high.x) / 2 + Float(0.1 * dice.normal() + 0.05) * height
    var y = low.y - most.y - Float(dice.uniform(0.08...0.45)) * height
    if accent.isUnder {
      // A cedilla hangs at the middle of the foot, an ogonek at its right end.
      x = accent == .cedilla ? x : high.x - 0.12 * width + Float(0.06 * dice.normal()) * height
      y = high.y - least.y - Float(dice.uniform(-0.03...0.06)) * height
    }
    for stroke in strokes {
      let placed = stroke.map { $0 + SIMD2(x, y) }
      if isLate { late.append(placed) } else { write(placed) }
    }
  }

  /// A sign that somebody wrote, in the size of an accent.
  private static func fitted(
    _ sign: Writing, _ accent: Accent, _ dice: inout SplitMix64
  ) -> [[SIMD2<Float>]] {
    guard let (low, high) = sign.points.corners else { return [] }
    let size = max(high.x - low.x, high.y - low.y, 0.1)
    let goal: Float = accent == .diaeresis ? 0.42 : accent == .cedilla ? 0.38 : 0.6
    let scale = goal * Float(dice.uniform(0.75...1.25)) / size
    var strokes: [[SIMD2<Float>]] = []
    var from = 0
    for end in sign.ends {
      strokes.append(sign.points[from..<end].map { ($0 - (low + high) / 2) * scale })
      from = end
    }
    return strokes
  }
}

extension Accent {
  /// Whether it is below its letter.
  var isUnder: Bool { self == .cedilla || self == .ogonek }
}
