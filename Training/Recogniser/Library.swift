import Handwriting
import InkRecognition
import InkSynthesis

/// All that teaches: words, characters and lines of UNIPEN, and what is put together from them.
struct Library {
  private var words: [Writing]
  private var characters: [Writing]
  private var lines: [Writing]
  /// Where a person's words and signs are.
  private var wordsOf: [String: [Int]] = [:]
  private var signsOf: [[Int]] = []
  /// The words of each person, in the order of their names.
  private var hands: [[Int]] = []

  /// Long lines need much time and teach little more than short ones.
  private static let longestLine = 48

  init(words: [Writing], characters: [Writing], lines: [Writing]) {
    self.words = words
    self.characters = characters
    self.lines = lines.filter { $0.text.count <= Self.longestLine }
    for (index, word) in words.enumerated() { wordsOf[word.person, default: []].append(index) }
    hands = wordsOf.sorted { $0.key < $1.key }.map(\.value)
    var signs: [String: [Int]] = [:]
    for (index, character) in characters.enumerated()
    where character.text.count == 1 && !Self.isLetter(character.text[0]) {
      signs[character.person, default: []].append(index)
    }
    signsOf = signs.sorted { $0.key < $1.key }.map(\.value).filter { $0.count >= 8 }
  }

  var description: String {
    "\(words.count) words, \(characters.count) characters, \(lines.count) lines, "
      + "signs of \(signsOf.count) writers"
  }

  private static func isLetter(_ code: UInt8) -> Bool {
    let byte = LetterCode.byte(Int(code)) | 0x20
    return (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
  }

  /// One writing by chance. Of a hundred 54 are words, 32 of them of a person who was drawn first, so that those who
  /// wrote little count too; 18 characters, 10 lines, 10 pairs of words, 8 rows of signs.
  func draw(_ dice: inout SplitMix64) -> Writing {
    switch dice.below(100) {
    case ..<32:
      let hand = hands[dice.below(hands.count)]
      return words[hand[dice.below(hand.count)]]
    case ..<54: return words[dice.below(words.count)]
    case ..<72: return characters[dice.below(characters.count)]
    case ..<82 where !lines.isEmpty: return lines[dice.below(lines.count)]
    case ..<92: return pair(&dice)
    default: return signsOf.isEmpty ? words[dice.below(words.count)] : signs(&dice)
    }
  }

  /// Two words of one writer with a gap between them.
  private func pair(_ dice: inout SplitMix64) -> Writing {
    var first = words[dice.below(words.count)]
    let others = wordsOf[first.person] ?? []
    let second = words[others[dice.below(others.count)]]
    guard first.text.count + second.text.count < 24 else { return first }
    first.append(
      second, gap: Float(dice.uniform(0.7...3)), rise: Float(0.2 * dice.normal()), isApart: true)
    return first
  }

  /// Digits and signs of one writer, side by side.
  private func signs(_ dice: inout SplitMix64) -> Writing {
    let own = signsOf[dice.below(signsOf.count)]
    var row = characters[own[dice.below(own.count)]]
    for _ in 0..<1 + dice.below(5) {
      let next = characters[own[dice.below(own.count)]]
      row.append(
        next, gap: Float(dice.uniform(0.15...0.9)), rise: Float(0.1 * dice.normal()),
        isApart: false)
    }
    return row
  }
}

extension Writing {
  /// The smallest and largest coordinates.
  private var bounds: (low: SIMD2<Float>, high: SIMD2<Float>) {
    var (low, high) = (points[0], points[0])
    for point in points {
      low.replace(with: point, where: point .< low)
      high.replace(with: point, where: point .> high)
    }
    return (low, high)
  }

  /// Puts another writing to the right of this one, on the same middle (words) or foot (signs); `gap` and
  /// `rise` are in scales.
  mutating func append(_ other: Writing, gap: Float, rise: Float, isApart: Bool) {
    let scale = WritingScale.of(trace)
    let (mine, its) = (bounds, other.bounds)
    let height = isApart ? middle - other.middle : signFoot(mine) - other.signFoot(its)
    let way = SIMD2(mine.high.x - its.low.x + gap * scale, height + rise * scale)
    let shift = ends.last ?? 0
    points += other.points.map { $0 + way }
    ends += other.ends.map { $0 + shift }
    if isApart { text.append(UInt8(LetterCode.of(UInt8(ascii: " ")) ?? 1)) }
    text += other.text
  }

  private var middle: Float { points.reduce(0) { $0 + $1.y } / Float(points.count) }

  /// Where the line runs below a sign, judged by what the sign is.
  private func signFoot(_ bounds: (low: SIMD2<Float>, high: SIMD2<Float>)) -> Float {
    let size = max(WritingScale.of(trace), 2.5)
    switch LetterCode.byte(Int(text[0])) {
    case UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "="), UInt8(ascii: "*"),
      UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "~"):
      return (bounds.low.y + bounds.high.y) / 2 + 0.5 * size
    case UInt8(ascii: "'"), UInt8(ascii: "\""), UInt8(ascii: "^"), UInt8(ascii: "`"):
      return bounds.low.y + size
    case UInt8(ascii: ","), UInt8(ascii: ";"): return bounds.high.y - 0.3 * size
    default: return bounds.high.y
    }
  }
}
