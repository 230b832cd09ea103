import Glibc

/// A list of words with frequencies, as Debian's packages of input methods and dictionaries have
/// them.
package enum PhraseWordList: Sendable {
  /// Lines of a word and, after a tab or a space, how often it was counted; 1 without a number.
  case counted
  /// A dictionary of RIME: after a line `...`, lines of a word, its code and its weight, with tabs
  /// between them.
  case rime
  /// A dictionary of ChaSen: entries with `(見出し語 (WORD COST))` and, for verbs and adjectives,
  /// `(活用型 ...)`.
  case chaSen

  /// A line with more bytes is skipped.
  private static let longestLine = 1024

  /// Calls a closure with each word and its weight, which is positive. Lines that cannot be read
  /// are skipped.
  package func forEachWord(in bytes: [UInt8], _ body: (Substring, Float) -> Void) {
    var isHeader = self == .rime
    for line in bytes.split(separator: UInt8(ascii: "\n")) where line.count <= Self.longestLine {
      guard let text = String(validating: line, as: UTF8.self) else { continue }
      if isHeader {
        isHeader = text != "..."
        continue
      }
      switch self {
      case .counted: Self.readCounted(text, body)
      case .rime: Self.readRime(text, body)
      case .chaSen: Self.readChaSen(text, body)
      }
    }
  }

  private static func readCounted(_ line: String, _ body: (Substring, Float) -> Void) {
    let fields = line.split { $0 == "\t" || $0 == " " || $0 == "\r" }
    guard let word = fields.first else { return }
    guard fields.count > 1 else { return body(word, 1) }
    if let weight = weight(fields[1]) { body(word, weight) }
  }

  private static func readRime(_ line: String, _ body: (Substring, Float) -> Void) {
    let fields = line.split(separator: "\t")
    guard fields.count == 3, !line.hasPrefix("#"), let weight = weight(fields[2]) else { return }
    body(fields[0], weight)
  }

  /// A count as a weight; a word that was never counted is still known.
  private static func weight(_ text: Substring) -> Float? {
    guard let count = Float(text), (0...1e12).contains(count) else { return nil }
    return count + 0.5
  }

  private static func readChaSen(_ line: String, _ body: (Substring, Float) -> Void) {
    guard let begin = line.firstRange(of: "(見出し語 (")?.upperBound,
      let end = line[begin...].firstIndex(of: ")")
    else { return }
    let fields = line[begin..<end].split(separator: " ")
    guard fields.count == 2, let cost = Float(fields[1]), (0...1e6).contains(cost) else { return }
    let weight = max(1e-6, 1e6 * exp2(-cost / Self.halving))
    guard line.contains("(活用型 ") else { return body(fields[0], weight) }
    for form in Self.forms(of: fields[0], isFiveStep: line.contains("(活用型 五段")) {
      body(form, weight)
    }
  }

  /// ChaSen's cost by which a word is half as frequent: rare words, which were counted once, cost
  /// about 2,300 more than the most frequent ones, which were counted about 4,000 times.
  private static let halving: Float = 194

  /// The forms of a verb or an adjective: itself, what is left without its ending, and for verbs of
  /// five steps each of these with the first sounds of its endings.
  private static func forms(of word: Substring, isFiveStep: Bool) -> [Substring] {
    guard word.count > 1, let last = word.last else { return [word] }
    let stem = word.dropLast()
    guard isFiveStep, let steps = fiveSteps[last] else { return [word, stem] }
    return [word] + steps.map { stem + String($0) }
  }

  private static let fiveSteps: [Character: [Character]] = [
    "う": ["わ", "い", "え", "お", "っ"], "く": ["か", "き", "け", "こ", "い", "っ"],
    "ぐ": ["が", "ぎ", "げ", "ご", "い"], "す": ["さ", "し", "せ", "そ"],
    "つ": ["た", "ち", "て", "と", "っ"], "ぬ": ["な", "に", "ね", "の", "ん"],
    "ぶ": ["ば", "び", "べ", "ぼ", "ん"], "む": ["ま", "み", "め", "も", "ん"],
    "る": ["ら", "り", "れ", "ろ", "っ"],
  ]
}
