package import CommandSupport
package import InkRecognition
import LinuxIO
package import ProgramOptions
package import WritingStore

/// Which language handwriting is read in, and with which words.
package struct RecognitionLanguage {
  private static let lexicon = Option.optional(
    "lexicon", .path("FILE"),
    "words to expect, one per line; by default, Debian's list of the language if installed")
  private static let noLexicon = Option.flag(
    "no-lexicon", "expect only the built-in common words")
  private static let noCorrections = Option.flag(
    "no-corrections", "ignore the words of 'stylusctl words'")
  private static let noAdaptation = Option.flag(
    "no-adaptation", "ignore what was learned about your handwriting")
  private static let language = Option.optional(
    "language", .text("LANGUAGE"),
    "en, de, es, fr, it, nl, pl, pt, digits, ja, zh_CN, zh_TW or zh_HK; by default, the locale's"
  )
  package static let options = [
    lexicon.description, noLexicon.description, noCorrections.description, noAdaptation.description,
    language.description,
  ]

  /// The same, for a command that reads handwriting only if it is told to.
  package static func options(needing other: Option<Bool>) -> [OptionDescription] {
    [
      lexicon.needing(other).description, noLexicon.needing(other).description,
      noCorrections.needing(other).description, noAdaptation.needing(other).description,
      language.needing(other).description,
    ]
  }

  /// The language whose characters are read by templates, if such a one was asked for.
  package static func characters(_ invocation: Invocation) -> CharacterLanguage? {
    invocation[language].flatMap(CharacterLanguage.init(rawValue:))
  }

  /// The words of a language that is read by templates, unless none were wanted.
  ///
  /// - Throws: that the file of words cannot be read.
  package static func loadWords(
    of language: CharacterLanguage, _ invocation: Invocation
  ) throws(StylusctlError) -> PhraseWords {
    if invocation[noLexicon] { return PhraseWords() }
    return try language.loadWords(from: invocation[lexicon])
  }

  /// What was asked for.
  ///
  /// - Throws: that there is no such language, or no such file, or that the corrected words are
  ///   damaged.
  package static func loadLanguage(
    _ invocation: Invocation
  ) throws(StylusctlError) -> WritingLanguage {
    if invocation[language] == digits { return try adapt(.digits(), invocation) }
    if let other = characters(invocation) {
      throw StylusctlError(
        "'\(other.rawValue)' is read by stylusctl recognize only. Fix: use stylusctl recognize")
    }
    guard let language = chosen(invocation) else {
      throw StylusctlError(
        "handwriting in '\(invocation[Self.language] ?? "")' is not supported. Fix: use --language "
          + HandwritingLanguage.all.map(\.code).joined(separator: ", ")
          + ", digits, ja, zh_CN, zh_TW or zh_HK")
    }
    let file = invocation[noCorrections] ? nil : RememberedFile<CorrectedWords>()
    let words = try loadWords(of: language, invocation)
    let corrected = try readContent(of: file)
    return try adapt(HandwritingLanguage.expecting(words, corrected: corrected), invocation)
  }

  /// The language that is read word by word: the one asked for, or the locale's; nil if there is no
  /// such language.
  private static func chosen(_ invocation: Invocation) -> HandwritingLanguage? {
    guard let code = invocation[language] else {
      return .ofLocale(Environment.variable)
    }
    return HandwritingLanguage(code: code)
  }

  private static let digits = "digits"

  /// What was asked for, as text without tabs that is another one if its words changed since.
  package static func stamp(_ invocation: Invocation) -> String {
    let language = chosen(invocation)
    var parts = [PageReader.revision, invocation[Self.language] ?? language?.code ?? ""]
    if let list = wordList(of: language, invocation) {
      parts.append(FileStamp(of: list)?.description ?? list)
    }
    if !invocation[noCorrections] {
      parts.append(RememberedFile<CorrectedWords>()?.stamp?.description ?? "no corrections")
    }
    if !invocation[noAdaptation] {
      let learned = try? RememberedFile<LearnedWriting>()?.readContent()
      parts.append("learned \((learned?.words.count ?? 0) / wordsOfStage)")
    }
    return parts.joined(separator: " ")
  }

  /// Words are learned all the time while somebody writes: only so many of them are worth reading
  /// all drawings again.
  private static let wordsOfStage = 50

  private static func adapt(
    _ language: WritingLanguage, _ invocation: Invocation
  ) throws(StylusctlError) -> WritingLanguage {
    guard !invocation[noAdaptation] else { return language }
    let learned = try readContent(of: RememberedFile<LearnedWriting>())
    return learned.isEmpty ? language : language.adapted(to: learned)
  }

  private static func readContent<Content>(
    of file: RememberedFile<Content>?
  ) throws(StylusctlError) -> Content {
    do throws(RememberedFileError) { return try file?.readContent() ?? Content() } catch {
      throw StylusctlError(error)
    }
  }

  /// The path of the word list; nil if there is none, or none was wanted.
  private static func wordList(
    of language: HandwritingLanguage?, _ invocation: Invocation
  ) -> String? {
    if invocation[noLexicon] { return nil }
    return invocation[lexicon] ?? language.flatMap(InstalledWords.list)
  }

  private static func loadWords(
    of language: HandwritingLanguage, _ invocation: Invocation
  ) throws(StylusctlError) -> LanguageWords {
    let list = wordList(of: language, invocation)
    do throws(SystemError) { return try WordIndexCache().words(of: language, list: list) } catch {
      guard invocation[lexicon] != nil else { return LanguageWords(language) }
      throw StylusctlError(error)
    }
  }
}

extension StylusctlError {
  /// That a file of remembered writing cannot be used.
  package init(_ error: RememberedFileError) {
    switch error {
    case .damaged(_, _, let fix): self.init("\(error). Fix: \(fix)")
    case .locked(let error): self.init(error)
    case .system(let error): self.init(error)
    }
  }
}
