import Handwriting
import InkRecognition
import InkSynthesis

/// Writes pages with the words of one person of UNIPEN, in small letters of 1.6 mm.
struct PageWriter {
  let person: String
  private let words: [Writing]
  /// The factor to the size of the page.
  private let factor: Float
  private var dice: SplitMix64

  /// The height of small letters, in millimeters.
  static let size: Float = 1.6
  private static let fewestWords = 12

  /// Returns the people who wrote enough words.
  static func people(_ words: [Writing], seed: UInt64) -> [PageWriter] {
    var bySession: [String: [Writing]] = [:]
    for word in words where word.text.count > 1 && word.text.allSatisfy(isLetter) {
      bySession[word.person, default: []].append(word)
    }
    return bySession.sorted { $0.key < $1.key }.filter { $0.value.count >= fewestWords }
      .enumerated().map { number, session in
        PageWriter(session.key, session.value, seed: seed &* 1000 &+ UInt64(number))
      }
  }

  private static func isLetter(_ code: UInt8) -> Bool {
    Character(UnicodeScalar(LetterCode.byte(Int(code)))).isLetter
  }

  private init(_ person: String, _ words: [Writing], seed: UInt64) {
    (self.person, self.words) = (person, words)
    let scales = words.map { WritingScale.of($0.trace) }.sorted()
    factor = Self.size / scales[scales.count / 2]
    dice = SplitMix64(seed: seed)
  }

  /// A number from 0 to 1.
  mutating func share() -> Float { Float(dice.below(10_000)) / 10_000 }
  mutating func below(_ count: Int) -> Int { dice.below(count) }

  /// Writes words from a place until the right end, on a line that climbs and bends.
  ///
  /// - Parameter growth: the size as a multiple of the usual one.
  mutating func writeLine(
    on sheet: inout PageSheet, from left: Float, to right: Float, y: Float, most: Int = .max,
    slope: Float = 0, bend: Float = 0, growth: Float = 1
  ) {
    var x = left
    let first = sheet.words.count
    while sheet.words.count - first < most {
      let word = words[dice.below(words.count)]
      guard let (low, high) = word.points.corners else { continue }
      let scale = factor * growth
      let width = (high.x - low.x) * scale
      guard x + width <= right || sheet.words.count == first else { break }
      let along = x - left
      let wander = (share() - 0.5) * 0.3 * Self.size
      let foot = y + slope * along + bend * along * (along - (right - left)) + wander
      let turn = slope + bend * (2 * along - (right - left))
      append(word, to: &sheet, at: SIMD2(x, foot), scale, turn)
      x += width + (1.4 + share()) * Self.size * growth
    }
    sheet.lines.append(first..<sheet.words.count)
  }

  private func append(
    _ word: Writing, to sheet: inout PageSheet, at foot: SIMD2<Float>, _ scale: Float,
    _ turn: Float
  ) {
    guard let low = word.points.corners?.low else { return }
    let origin = SIMD2(low.x, Self.baseline(word))
    var start = 0
    for end in word.ends {
      let points = word.points[start..<end].map { point in
        let place = (point - origin) * scale
        return foot + SIMD2(place.x - turn * place.y, place.y + turn * place.x)
      }
      sheet.strokes.append(.init(points: points, word: sheet.words.count))
      start = end
    }
    sheet.words.append(
      String(decoding: word.text.map { LetterCode.byte(Int($0)) }, as: UTF8.self))
  }

  /// Returns where the line runs below a word, judged by its letters.
  private static func baseline(_ word: Writing) -> Float {
    guard let (low, high) = word.points.corners else { return 0 }
    let text = String(decoding: word.text.map { LetterCode.byte(Int($0)) }, as: UTF8.self)
    let rise: Float = text.contains { "bdfhklt".contains($0) || $0.isUppercase } ? 0.8 : 0
    let drop: Float = text.contains { "gjpqy".contains($0) } ? 0.7 : 0
    return high.y - drop * (high.y - low.y) / (1 + rise + drop)
  }
}
