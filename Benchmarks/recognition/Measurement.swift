import Foundation
import Handwriting
import InkRecognition
import ProgramOptions

/// Reads writings of people whom the network has never seen, in several languages, and tells how
/// well.
struct Measurement {
  private static let lexicons = Option.list(
    "lexicon", .path("FILE"), "words to expect, one a line; several are read by one after the other"
  )
  private static let group = Option.value(
    "group", ValueKind<WriterGroup>.choice("GROUP"), default: "judges", "whose writings are read")
  private static let most = Option.value(
    "most", .integer("N", 1...10_000), default: "20", "writings of each writer at most")
  private static let wrong = Option.flag("wrong", "print what is read wrongly")
  private static let words = Option.flag("words", "read words only, and by the lexicons only")
  private static let pictures = Option.optional(
    "pictures", .path("FILE"), "draw words that the first lexicon misreads, as a PNG")
  private static let evidence = Option.flag(
    "evidence", "print nothing but what confidences are fitted to, of words and of sketches, as CSV"
  )

  private static let cases = Option.optional(
    "cases", .integer("N", 1...100_000),
    "read only N generated texts of each kind: contractions, capitals, dates and others")
  private static let casesFile = Option.optional(
    "cases-file", .path("FILE"), "write the generated texts as UNIPEN's packed words instead"
  ).needing(cases)

  private static let pages = Option.optional(
    "pages", .integer("N", 1...1000), "read N generated pages of each kind, and nothing else")
  private static let marks = Option.optional(
    "marks", .integer("N", 1...100_000), "read N generated marks of each kind, and nothing else")
  private static let layoutOnly = Option.flag(
    "layout", "with --pages or --marks: find words and marks, but read nothing")
  private static let pageThreads = Option.optional(
    "page-threads", .integer("N", 1...64),
    "only how long pages of 28 lines take by 1 and by N threads, in time that passes"
  ).needing(pages)
  private static let pagePicture = Option.optional(
    "page-picture", .path("FILE"), "with --pages: draw the last page with what was found, as a PNG")

  private static let adapt = Option.optional(
    "adapt", .integer("N", 1...1_000),
    "read only words after N words of the same person were confirmed, and before")

  static let options = [
    pages.description, pageThreads.description, marks.description, layoutOnly.description,
    pagePicture.description,
    adapt.description, cases.description, casesFile.description, lexicons.description,
    group.description,
    most.description, wrong.description,
    words.description, pictures.description, evidence.description,
  ]

  private let trial: Trial
  private let words: [Writing]
  private let lines: [Writing]
  private let characters: [Writing]
  private let lexicons: [(name: String, words: [UInt8])]
  private let isWrongShown: Bool
  private let hasWordsOnly: Bool
  private let picture: String?
  private let isEvidenceOnly: Bool
  private var calibrations: [String] = []
  private var confusions = Confusions()
  private var misread: [MisreadWord] = []

  /// Reads generated cases if they were asked for.
  static func readsCases(_ folder: String, _ invocation: Invocation) throws -> Bool {
    guard let count = invocation[cases] else { return false }
    let score = try CaseScore(folder, count: count)
    if let path = invocation[casesFile] {
      try Data(try score.packed.utf8).write(to: URL(filePath: path))
      return true
    }
    let trial = try Trial(invocation)
    let names = [nil] + invocation[lexicons].map(Optional.some)
    for path in names {
      let words = try path.map { [UInt8](try Data(contentsOf: URL(filePath: $0))) } ?? []
      try score.measure(
        trial.reader(.english(lexicon: words)),
        path.map { URL(filePath: $0).lastPathComponent } ?? "common words only",
        isWrongShown: invocation[wrong])
    }
    return true
  }

  /// Reads generated pages and marks if they were asked for.
  static func readsPages(_ folder: String, _ invocation: Invocation) throws -> Bool {
    let path = invocation[lexicons].first
    let words = try path.map { [UInt8](try Data(contentsOf: URL(filePath: $0))) } ?? []
    let language = invocation[layoutOnly] ? nil : WritingLanguage.english(lexicon: words)
    if let count = invocation[pages] {
      let score = try PageScore(folder, invocation[group], most: count, language)
      if let threads = invocation[pageThreads] {
        PageSpeed(score, language ?? .english(lexicon: words)).measure(threads: threads)
        return true
      }
      try score.measure(picture: invocation[pagePicture])
      return true
    }
    guard let count = invocation[marks] else { return false }
    var score = try MarkScore(folder, count: count)
    score.measure(language)
    return true
  }

  /// Reads words before and after others were confirmed, if that was asked for.
  static func readsAdapted(_ folder: String, _ invocation: Invocation) throws -> Bool {
    guard let count = invocation[adapt] else { return false }
    let words = try invocation[lexicons].first.map {
      [UInt8](try Data(contentsOf: URL(filePath: $0)))
    }
    try AdaptationScore(
      folder, group: invocation[group], confirmed: count, lexicon: words ?? []
    ).run()
    return true
  }

  init(_ folder: String, _ invocation: Invocation) throws {
    trial = try Trial(invocation)
    isWrongShown = invocation[Self.wrong]
    hasWordsOnly = invocation[Self.words]
    picture = invocation[Self.pictures]
    isEvidenceOnly = invocation[Self.evidence]
    words = try Self.writings("words", folder, invocation)
    lines = hasWordsOnly ? [] : try Self.writings("lines", folder, invocation)
    characters = hasWordsOnly ? [] : try Self.writings("chars", folder, invocation)
    lexicons = try invocation[Self.lexicons].map { path in
      (URL(filePath: path).lastPathComponent, [UInt8](try Data(contentsOf: URL(filePath: path))))
    }
  }

  /// At most so many of each writer, from all that they wrote.
  private static func writings(
    _ name: String, _ folder: String, _ invocation: Invocation
  ) throws -> [Writing] {
    var byWriter: [String: [Writing]] = [:]
    let path = "\(folder)/\(name).tsv.xz"
    let group = invocation[group]
    for writing in try WritingFile(path).read(where: { WriterGroup(person: $0.person) == group }) {
      byWriter[writing.person, default: []].append(writing)
    }
    return byWriter.sorted { $0.key < $1.key }.flatMap { _, all in
      let step = max(1, all.count / invocation[most])
      return stride(from: 0, to: all.count, by: step).prefix(invocation[most]).map { all[$0] }
    }
  }

  mutating func run() throws {
    if isEvidenceOnly {
      let language = WritingLanguage.english(lexicon: lexicons.first?.words ?? [])
      return Evidence.print(words, characters, trial.reader(language))
    }
    print(
      "| words of \(Set(words.map(\.person)).count) writers, capitals aside | n | right | of top 5 "
        + "| CER | AUC | said | \(Timing.heading) |\n|---|---|---|---|---|---|---|---|")
    if !hasWordsOnly { measure(words, "common words only", .english(), isFirst: false) }
    for (index, lexicon) in lexicons.enumerated() {
      measure(words, lexicon.name, .english(lexicon: lexicon.words), isFirst: index == 0)
    }
    if !hasWordsOnly { measureRest() }
    print("\n" + Score.calibrationHeading + "\n" + calibrations.joined(separator: "\n"))
    print(confusions.text)
    if !hasWordsOnly {
      let reader = trial.reader(.english(lexicon: lexicons.first?.words ?? []))
      print(SketchScore(reader: reader, words: words).text)
    }
    if let picture { try MisreadWord.draw(misread, to: picture) }
  }

  private mutating func measureRest() {
    let all = WritingLanguage.english(lexicon: lexicons.first?.words ?? [])
    let digits = characters.filter { $0.text.allSatisfy(Self.isDigit) }
    measure(digits, "digits, told", .digits(), isFirst: false)
    measure(digits, "digits, not told", all, isFirst: false)
    measure(characters, "characters of all kinds, not told", all, isFirst: false)
    measure(lines, "whole lines", all, isFirst: false)
    print("\n" + LiftTiming(words: words, lines: lines, language: all).text)
  }

  private mutating func measure(
    _ writings: [Writing], _ name: String, _ language: WritingLanguage, isFirst: Bool
  ) {
    var reader = trial.reader(language)
    var all = Score()
    var letters = Score()
    for writing in writings {
      let trace = writing.trace
      let begin = Timing.now
      reader.read(trace)
      let readings = reader.readings(16)
      let time = Timing.now - begin
      let truth = String(decoding: writing.text.map { LetterCode.byte(Int($0)) }, as: UTF8.self)
      all.note(truth, readings, writing.person, time)
      if truth.count >= 2, truth.allSatisfy(\.isLetter) {
        letters.note(truth, readings, writing.person, time)
      }
      if isFirst { note(writing, truth, readings) }
    }
    print(all.row(name + ", all labels"))
    calibrations.append(all.calibration(name + ", all labels"))
    guard letters.count > 0 else { return }
    print(letters.row(name + ", letters only"))
    calibrations.append(letters.calibration(name + ", letters only"))
  }

  private mutating func note(_ writing: Writing, _ truth: String, _ readings: [Reading]) {
    confusions.note(truth, readings.first?.text ?? "")
    guard readings.first?.text.lowercased() != truth.lowercased() else { return }
    misread.append(MisreadWord(writing: writing, truth: truth, readings: readings))
    guard isWrongShown else { return }
    print(
      "  \(truth): "
        + readings.prefix(3).map { "\($0.text) \($0.confidence)" }.joined(separator: ", "))
  }

  private static func isDigit(_ code: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(LetterCode.byte(Int(code)))
  }
}
