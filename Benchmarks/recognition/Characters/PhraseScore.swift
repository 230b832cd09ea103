import Foundation
import InkRecognition
import TextRecognition

/// How lines of characters are read, with the words of a language and without.
struct PhraseScore {
  private var phrases = 0
  private var characters = 0
  private var right = 0
  private var whole = 0
  private var divided = 0
  private var timing = Timing()

  /// Prints a row for each style of a line; those phrases are read whose characters all are drawn
  /// and have a template.
  static func measure(
    _ drawings: String, templates: String, phrases: String, words: CharacterLanguage?, count: Int
  ) throws {
    let file = try CharacterTemplates(bytes: [UInt8](Data(contentsOf: URL(filePath: templates))))
    let known = Set(file.templates.map(\.character))
    let drawn = DrawnPhrase.withCantonese(try CharacterScore.drawn(drawings))
    let all = try String(contentsOf: URL(filePath: phrases), encoding: .utf8)
      .split(separator: "\n").map(String.init)
    let possible = all.filter { text in
      (2...8).contains(text.unicodeScalars.count)
        && text.unicodeScalars.allSatisfy { known.contains($0) && drawn[$0] != nil }
    }
    let chosen = evenly(possible, count)
    print(
      "\(chosen.count) of \(possible.count) phrases (\(all.count) in the file), ", terminator: "")
    print("\(known.count) characters\n")
    print(
      "| line | without words: characters, phrases, divided | with words | ms: median, p95, longest |"
    )
    print("|---|---|---|---|")
    let reader = CharacterReader(file)
    let list = try words?.loadWords() ?? PhraseWords()
    for style in DrawnPhrase.LineStyle.all {
      let without = score(chosen, drawn, style, CharacterLineReader(reader))
      let with = score(chosen, drawn, style, CharacterLineReader(reader, words: list))
      print("| \(style.name) | \(without.text) | \(with.text) | \(with.timing.text) |")
    }
  }

  /// As many phrases of each length as there are, up to the count in all.
  private static func evenly(_ phrases: [String], _ count: Int) -> [String] {
    (2...8).flatMap { length -> [String] in
      let same = phrases.filter { $0.unicodeScalars.count == length }
      let step = max(1, same.count / max(1, count / 7))
      return stride(from: 0, to: same.count, by: step).prefix(count / 7).map { same[$0] }
    }
  }

  private static func score(
    _ phrases: [String], _ drawn: [Unicode.Scalar: DrawnCharacter], _ style: DrawnPhrase.LineStyle,
    _ reader: CharacterLineReader
  ) -> Self {
    var score = Self()
    var reader = reader
    for (index, text) in phrases.enumerated() {
      guard let phrase = DrawnPhrase(text, from: drawn, style, seed: UInt64(index)) else {
        continue
      }
      let trace = phrase.trace
      let begin = Timing.now
      reader.read(trace)
      let read = reader.readings(1).first?.text ?? ""
      score.timing.note(Timing.now - begin)
      score.note(Array(text.unicodeScalars), Array(read.unicodeScalars))
    }
    return score
  }

  private mutating func note(_ truth: [Unicode.Scalar], _ read: [Unicode.Scalar]) {
    characters += truth.count
    right += Self.common(truth, read)
    whole += truth == read ? 1 : 0
    divided += truth.count == read.count ? 1 : 0
    phrases += 1
  }

  /// The length of the longest common subsequence.
  private static func common(_ one: [Unicode.Scalar], _ two: [Unicode.Scalar]) -> Int {
    var row = [Int](repeating: 0, count: two.count + 1)
    for character in one {
      var before = 0
      for index in two.indices {
        let above = row[index + 1]
        row[index + 1] = character == two[index] ? before + 1 : max(above, row[index])
        before = above
      }
    }
    return row[two.count]
  }

  private var text: String {
    [Float(right) / Float(max(1, characters)), share(whole), share(divided)]
      .map(CharacterScore.percent).joined(separator: ", ")
  }

  private func share(_ count: Int) -> Float { Float(count) / Float(max(1, phrases)) }
}
