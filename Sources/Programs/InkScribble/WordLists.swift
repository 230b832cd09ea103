import InkRecognition
import LinuxIO
import WritingStore

/// The words that are expected: Debian's lists, and what the user corrected.
enum WordLists {
  /// The language of the user's locale. Reads the prepared list, which takes some 20 ms, or
  /// prepares it, which takes most of a second.
  ///
  /// - Parameter corrected: nil: what `stylusctl words` keeps.
  static func expected(corrected: CorrectedWords? = nil) -> WritingLanguage {
    let corrected =
      corrected ?? RememberedFile<CorrectedWords>()?.contentOrNotice ?? CorrectedWords()
    let language = HandwritingLanguage.ofLocale(Environment.variable)
    return HandwritingLanguage.expecting(words(of: language), corrected: corrected)
  }

  private static func words(of language: HandwritingLanguage) -> LanguageWords {
    let list = InstalledWords.list(of: language)
    if list == nil {
      Log.write(
        .notice,
        "no \(language.name) word list in \(InstalledWords.folder), so handwriting is read with the "
          + "built-in words. Fix: install \(language.package)")
    }
    do throws(SystemError) { return try WordIndexCache().words(of: language, list: list) } catch {
      Log.write(.notice, "\(error), so handwriting is read with the built-in words")
      return LanguageWords(language)
    }
  }
}

extension RememberedFile {
  /// What is in the file; nil if it is damaged or cannot be read, which the log says. Such a file
  /// stays as it is.
  var contentOrNotice: Content? {
    do throws(RememberedFileError) { return try readContent() } catch {
      Log.write(
        .notice,
        "\(Content.fileName) is ignored: \(error). Fix: \(error.fix ?? Content.fix)")
      return nil
    }
  }
}

extension RememberedFile<CorrectedWords> {
  /// Adds a word to the file.
  ///
  /// - Returns: all words that the file has then; nil if it is damaged.
  func addWord(_ word: String) throws(RememberedFileError) -> CorrectedWords? {
    do throws(RememberedFileError) { return try changeContent { $0.remember(word) } } catch {
      guard case .damaged = error else { throw error }
      Log.write(.notice, "a chosen word is not saved: \(error). Fix: \(error.fix ?? "")")
      return nil
    }
  }
}
