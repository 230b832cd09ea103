import Foundation
import Handwriting
import InkRecognition
import InkSynthesis

/// How well composed words of each language are read, beside English words composed in the same
/// way.
struct LanguageScore {
  private let tuned: AccentedWriter
  private let unseen: AccentedWriter
  private let count: Int
  private let dictionaries: String
  private let isWrongShown: Bool

  /// The names of Debian's word lists.
  private static let lists: [AccentedLanguage: String] = [
    .de: "ngerman", .es: "spanish", .fr: "french", .it: "italian", .nl: "dutch", .pl: "polish",
    .pt: "portuguese",
  ]

  init(_ folder: String, count: Int, dictionaries: String, isWrongShown: Bool) throws {
    let characters = try WritingFile("\(folder)/chars.tsv.xz").read {
      WriterGroup(person: $0.person) != .taught
    }
    tuned = AccentedWriter(characters.filter { WriterGroup(person: $0.person) == .tuning })
    unseen = AccentedWriter(characters.filter { WriterGroup(person: $0.person) == .judges })
    (self.count, self.dictionaries, self.isWrongShown) = (count, dictionaries, isWrongShown)
  }

  /// Prints a row for each language and list of words.
  func measure(_ chosen: [String]) throws {
    print(
      "| Language | Words known | n | Right | Unseen writers | Letters right | Accents right "
        + "| in words with accents | n | ms |\n|---|---|---|---|---|---|---|---|---|---|")
    let languages = [nil] + AccentedLanguage.allCases.map(Optional.some)
    for language in languages where chosen.isEmpty || chosen.contains(language?.rawValue ?? "en") {
      let list =
        "\(dictionaries)/" + (language.flatMap { Self.lists[$0] } ?? "american-english-large")
      let lexicon = (try? Data(contentsOf: URL(filePath: list))).map { [UInt8]($0) }
      for words in lexicon == nil ? [nil] : [nil, lexicon] {
        let reader = WritingReader(
          language.map { .accented($0, lexicon: words ?? []) } ?? .english(lexicon: words ?? []))
        measure(reader, language, words == nil ? "built-in" : "Debian's")
      }
    }
  }

  private func measure(_ reader: WritingReader, _ language: AccentedLanguage?, _ name: String) {
    var reader = reader
    var tally = LanguageTally()
    let words = WrittenWords(language)
    for index in 0..<count {
      let isUnseen = index % 3 == 2
      let seed = UInt64(index) &* 7919 &+ (isUnseen ? 9_000_000 : 1_000_000)
      var dice = SplitMix64(seed: seed)
      for turn in 0..<20 {
        let text = words.draw(&dice)
        guard
          let word = (isUnseen ? unseen : tuned).write(text, seed: seed &+ UInt64(turn))
        else { continue }
        let begin = Timing.now
        reader.read(word.trace)
        let reading = reader.readings(1).first?.text ?? ""
        tally.note(text, reading, isUnseen: isUnseen, Timing.now - begin)
        tally.note(word)
        if isWrongShown, reading.lowercased() != text {
          print(
            "  \(isUnseen ? "unseen" : "tuned") \(text): \(reading)"
              + "\(reading == "" ? " (\(reader.likeliest))" : "")")
        }
        break
      }
    }
    print(tally.row("\(language?.name ?? "English") | \(name)"))
  }
}

/// The built-in words of a language, drawn by the square root of their counts.
struct WrittenWords {
  private var words: [String] = []
  private var sums: [Float] = []

  init(_ language: AccentedLanguage?) {
    var sum: Float = 0
    for (word, weight) in WritingLanguage.builtInWords(of: language) where word.count > 1 {
      let text = String(decoding: word, as: UTF8.self)
      guard text.allSatisfy(\.isLetter), text == text.lowercased() else { continue }
      sum += weight.squareRoot()
      words.append(text)
      sums.append(sum)
    }
  }

  func draw(_ dice: inout SplitMix64) -> String {
    let goal = Float(dice.uniform(0...1)) * (sums.last ?? 0)
    var (low, high) = (0, sums.count - 1)
    while low < high {
      let middle = (low + high) / 2
      if sums[middle] < goal { low = middle + 1 } else { high = middle }
    }
    return words[low]
  }
}

/// The counts of a row.
private struct LanguageTally {
  private var all = (count: 0, right: 0)
  private var unseen = (count: 0, right: 0)
  private var letters = (count: 0, right: 0)
  private var accented = (count: 0, right: 0)
  private var time = Duration.zero
  private var ink = (drawn: 0, real: 0)

  mutating func note(_ truth: String, _ reading: String, isUnseen: Bool, _ time: Duration) {
    let reading = reading.lowercased()
    let isRight = reading == truth
    self.time += time
    all.count += 1
    all.right += isRight ? 1 : 0
    if isUnseen {
      unseen.count += 1
      unseen.right += isRight ? 1 : 0
    }
    guard Self.folded(reading) == Self.folded(truth) else { return }
    letters.count += 1
    letters.right += isRight ? 1 : 0
    if truth.utf8.count != truth.unicodeScalars.count {
      accented.count += 1
      accented.right += isRight ? 1 : 0
    }
  }

  mutating func note(_ word: AccentedWriter.ComposedWord) {
    ink.drawn += word.drawn
    ink.real += word.real
  }

  private static func folded(_ text: String) -> [UInt8] {
    FoldedWord(Array(text.utf8))?.letters ?? Array(text.utf8)
  }

  func row(_ name: String) -> String {
    func share(_ part: (count: Int, right: Int)) -> String {
      percent(Double(part.right) / Double(max(1, part.count)))
    }
    let milliseconds =
      Double(time.components.attoseconds) / 1e15 + Double(time.components.seconds) * 1e3
    return "| \(name) | \(all.count) | \(share(all)) | \(share(unseen)) | "
      + "\(share((all.count, letters.count))) | \(share(letters)) | \(share(accented)) | \(accented.count) | "
      + "\(Int((milliseconds / Double(max(1, all.count)) * 10).rounded())) | drawn \(ink.drawn), real \(ink.real)"
  }
}
