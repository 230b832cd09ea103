package import CommandSupport
package import InkRecognition
import LinuxIO
package import ProgramOptions

/// Which language handwriting is read in, and with which words.
package struct RecognitionLanguage {
  private static let lexicon = Option.optional(
    "lexicon", .path("FILE"),
    "words to expect, one per line; by default, Debian's American list if installed")
  private static let noLexicon = Option.flag(
    "no-lexicon", "expect only the built-in common words")
  private static let noCorrections = Option.flag(
    "no-corrections", "ignore the words of 'stylusctl words'")
  private static let language = Option.value(
    "language", .text("LANGUAGE"), default: "en",
    "the language: en, digits for numbers only, or single characters: ja, zh_CN, zh_TW")
  package static let options = [
    lexicon.description, noLexicon.description, noCorrections.description, language.description,
  ]

  /// The same, for a command that reads handwriting only if it is told to.
  package static func options(needing other: Option<Bool>) -> [OptionDescription] {
    [
      lexicon.needing(other).description, noLexicon.needing(other).description,
      noCorrections.needing(other).description, language.needing(other).description,
    ]
  }

  /// Where Debian's packages wamerican-large, wamerican and wamerican-small put their words.
  private static let installed = [
    "/usr/share/dict/american-english-large", "/usr/share/dict/american-english",
    "/usr/share/dict/american-english-small",
  ]

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
    case "digits": return .digits()
    case "en":
      let file = invocation[noCorrections] ? nil : CorrectedWordsFile()
      let corrected = try file?.loadWords() ?? CorrectedWords()
      return .english(try loadIndex(invocation), corrected: corrected)
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
      parts.append(CorrectedWordsFile()?.stamp?.description ?? "no corrections")
    }
    return parts.joined(separator: " ")
  }

  /// The path of the word list; nil if there is none, or none was wanted.
  private static func wordList(_ invocation: Invocation) -> String? {
    if invocation[noLexicon] { return nil }
    return invocation[lexicon] ?? installed.first(where: FileBytes.holdsBytes)
  }

  private static func loadIndex(_ invocation: Invocation) throws(StylusctlError) -> WordIndex {
    do throws(SystemError) { return try WordIndexCache().index(of: wordList(invocation)) } catch {
      guard invocation[lexicon] != nil else { return WordIndex() }
      throw StylusctlError(error)
    }
  }
}
