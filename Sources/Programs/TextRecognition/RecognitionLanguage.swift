package import CommandSupport
package import InkRecognition
import LinuxIO
package import ProgramOptions
package import WritingStore

/// Which language handwriting is read in, and with which words.
package struct RecognitionLanguage {
  private static let lexicon = Option.optional(
    "lexicon", .path("FILE"),
    "words to expect, one per line; by default, Debian's American list if installed")
  private static let noLexicon = Option.flag(
    "no-lexicon", "expect only the built-in common words")
  private static let noCorrections = Option.flag(
    "no-corrections", "ignore the words of 'stylusctl words'")
  private static let noAdaptation = Option.flag(
    "no-adaptation", "ignore what was learned about your handwriting")
  private static let language = Option.value(
    "language", .text("LANGUAGE"), default: "en",
    "the language: en, digits for numbers only, or single characters: ja, zh_CN, zh_TW")
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

  /// The language whose characters are read one by one, if such a one was asked for.
  package static func characters(_ invocation: Invocation) -> CharacterLanguage? {
    CharacterLanguage(rawValue: invocation[language])
  }

  /// What was asked for.
  ///
  /// - Throws: that there is no such language, or no such file, or that the corrected words are
  ///   damaged.
  package static func loadLanguage(
    _ invocation: Invocation
  ) throws(StylusctlError) -> WritingLanguage {
    switch invocation[language] {
    case "digits": return try adapt(.digits(), invocation)
    case "en":
      let file = invocation[noCorrections] ? nil : RememberedFile<CorrectedWords>()
      let corrected = try readContent(of: file)
      return try adapt(.english(try loadIndex(invocation), corrected: corrected), invocation)
    case let other where CharacterLanguage(rawValue: other) != nil:
      throw StylusctlError(
        "'\(other)' is supported for single characters only. Fix: use stylusctl recognize")
    case let other:
      throw StylusctlError(
        "handwriting in '\(other)' is not supported. Fix: use --language en, digits, ja, zh_CN or "
          + "zh_TW")
    }
  }

  /// What was asked for, as text without tabs that is another one if its words changed since.
  package static func stamp(_ invocation: Invocation) -> String {
    var parts = [PageReader.revision, invocation[language]]
    if let list = wordList(invocation) {
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
  private static func wordList(_ invocation: Invocation) -> String? {
    if invocation[noLexicon] { return nil }
    return invocation[lexicon] ?? InstalledWords.largest
  }

  private static func loadIndex(_ invocation: Invocation) throws(StylusctlError) -> WordIndex {
    do throws(SystemError) { return try WordIndexCache().index(of: wordList(invocation)) } catch {
      guard invocation[lexicon] != nil else { return WordIndex() }
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
