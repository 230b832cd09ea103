import Handwriting
import InkRecognition

/// How much better people's words are read after some of their words were confirmed.
///
/// Blocks of a person's words, in the order of the data, are confirmed in turn; words from all
/// others are read before and after.
struct AdaptationScore {
  /// How the confirmed texts are known.
  private enum Confirmation: String, CaseIterable {
    case right = "confirmed"
    case wrong = "confirmed, one in ten with another word's text"
    case kept = "not corrected: as they were read, with a confidence above 0.6"
    case told = "confirmed, and the words are expected"
  }

  private struct WriterScore {
    var before = 0
    var after = 0
    var count = 0
    var gain: Double { share(after) - share(before) }

    func share(_ right: Int) -> Double { Double(right) / Double(max(1, count)) }
  }

  /// The number of confirmed words, and the fewest and the most that judge in each of the blocks.
  private let confirmed: Int
  private static let judging = (least: 100, most: 120, blocks: 3)
  private let people: [(name: String, words: [Writing])]
  private let language: WritingLanguage
  private let index: WordIndex

  init(_ folder: String, group: WriterGroup, confirmed: Int, lexicon: [UInt8]) throws {
    self.confirmed = confirmed
    index = WordIndex(lexicon: lexicon)
    language = .english(index)
    var byPerson: [String: [Writing]] = [:]
    // German words.
    for writing in try WritingFile("\(folder)/words.tsv.xz").read(where: {
      WriterGroup(person: $0.person) == group && $0.contributor != "sie"
    }) {
      byPerson[writing.person, default: []].append(writing)
    }
    people = byPerson.filter { $0.value.count >= confirmed + Self.judging.least }
      .sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  func run() {
    print(
      "| \(confirmed) words | person | n | before, % | after, % | gain | ms a word: mean, max |\n"
        + "|---|---|---|---|---|---|---|")
    for confirmation in Confirmation.allCases {
      var time = (sum: Duration.zero, most: Duration.zero, count: 0)
      let scores = people.map { measure($0.words, confirmation, &time) }
      for (person, score) in zip(people, scores) {
        print(
          "| \(confirmation.rawValue) | \(person.name) | \(score.count) "
            + "| \(percent(score.share(score.before))) | \(percent(score.share(score.after))) "
            + "| \(signed(score.gain)) | |")
      }
      let gains = scores.map(\.gain).sorted()
      let (before, after) = (
        scores.map { $0.share($0.before) }.sorted(), scores.map { $0.share($0.after) }.sorted()
      )
      guard !gains.isEmpty else { continue }
      print(
        "| \(confirmation.rawValue) | worst; median | \(scores.count) "
          + "| \(percent(before[0])); \(percent(before[before.count / 2])) "
          + "| \(percent(after[0])); \(percent(after[after.count / 2])) "
          + "| \(signed(gains[0])); \(signed(gains[gains.count / 2])); "
          + "mean \(signed(gains.reduce(0, +) / Double(gains.count))) "
          + "| \(milliseconds(time.sum) / Double(max(1, time.count))), \(milliseconds(time.most)) |"
      )
    }
  }

  private func measure(
    _ words: [Writing], _ confirmation: Confirmation,
    _ time: inout (sum: Duration, most: Duration, count: Int)
  ) -> WriterScore {
    var score = WriterScore()
    for block in 0..<Self.judging.blocks {
      let start = block * (words.count - confirmed) / (Self.judging.blocks - 1)
      let own = Array(words[start..<start + confirmed])
      let rest = Array(words[..<start] + words[(start + confirmed)...])
      let step = max(1, Double(rest.count) / Double(Self.judging.most))
      let judges = stride(from: 0, to: Double(rest.count), by: step).map { rest[Int($0)] }
      var learner = WritingLearner()
      var corrected = CorrectedWords()
      for (writing, text) in zip(own, texts(own, confirmation, words)) {
        guard let text else { continue }
        let begin = Timing.now
        learner.learn(text, from: writing.trace)
        let spent = Timing.now - begin
        time = (time.sum + spent, max(time.most, spent), time.count + 1)
        if confirmation == .told { corrected.remember(text) }
      }
      let adapted = WritingLanguage.english(index, corrected: corrected)
        .adapted(to: learner.learned)
      score.before += right(judges, language)
      score.after += right(judges, adapted)
      score.count += judges.count
    }
    return score
  }

  /// The texts that are confirmed for words; nil for those of which nothing is learned.
  private func texts(
    _ words: [Writing], _ confirmation: Confirmation, _ all: [Writing]
  ) -> [String?] {
    var reader = WritingReader(language)
    return words.enumerated().map { number, writing in
      switch confirmation {
      case .right, .told: return Self.text(writing)
      case .wrong: return Self.text(number % 10 == 9 ? all[(number * 7 + 77) % all.count] : writing)
      case .kept:
        reader.read(writing.trace)
        return reader.readings(1).first.flatMap { $0.confidence > 0.6 ? $0.text : nil }
      }
    }
  }

  private func right(_ words: [Writing], _ language: WritingLanguage) -> Int {
    var reader = WritingReader(language)
    return words.count { writing in
      reader.read(writing.trace)
      return reader.readings(1).first?.text.lowercased() == Self.text(writing).lowercased()
    }
  }

  private static func text(_ writing: Writing) -> String {
    String(decoding: writing.text.map { LetterCode.byte(Int($0)) }, as: UTF8.self)
  }

  private func signed(_ share: Double) -> String {
    (share < 0 ? "-" : "+") + percent(abs(share))
  }

  private func milliseconds(_ time: Duration) -> Double {
    let (seconds, fraction) = time.components
    return (Double(seconds) * 1e4 + Double(fraction) / 1e14).rounded() / 10
  }
}
