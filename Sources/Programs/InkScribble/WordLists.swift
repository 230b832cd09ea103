import InkRecognition
import LinuxIO

/// The words that are expected: Debian's lists, and what the user corrected.
enum WordLists {
  private static let longest = 64 << 20

  /// The language of the user's locale. It is made again, which takes most of a second.
  ///
  /// - Parameter corrected: nil: what `stylusctl words` keeps.
  static func expected(corrected: CorrectedWords? = nil) -> WritingLanguage {
    let corrected = corrected ?? CorrectionsFile()?.words ?? CorrectedWords()
    let language = HandwritingLanguage.ofLocale(Environment.variable)
    for list in language.wordLists {
      let path = "\(HandwritingLanguage.wordListFolder)/\(list)"
      if let bytes = try? FileBytes.read(path: path, limit: longest) {
        return HandwritingLanguage.expecting(
          LanguageWords(language, lexicon: bytes), corrected: corrected)
      }
    }
    Log.write(
      .notice,
      "no \(language.name) word list in \(HandwritingLanguage.wordListFolder), so handwriting is read with the built-in words. Fix: install \(language.package)"
    )
    return HandwritingLanguage.expecting(LanguageWords(language), corrected: corrected)
  }
}

/// The words that `stylusctl words` keeps, in a file for their user alone.
struct CorrectionsFile {
  private let path: String

  init(path: String) { self.path = path }

  /// Finds the place; nil if its path is unknown.
  init?() {
    guard let folder = Environment.stateHome() else { return nil }
    path = folder + "/stylusctl/words"
  }

  /// What is in it; nil if it is damaged or cannot be read, which the log says. Such a file stays
  /// as it is.
  var words: CorrectedWords? {
    let bytes: [UInt8]
    do throws(SystemError) {
      bytes = try FileBytes.readOrdinary(path: path, limit: CorrectedWords.longestFile)
    } catch {
      if error.isAbsence { return CorrectedWords() }
      Log.write(.notice, "corrected words are ignored: \(error). Fix: run stylusctl words wipe")
      return nil
    }
    do throws(CorrectedWordsError) { return try CorrectedWords(bytes: bytes) } catch {
      Log.write(.notice, "corrected words are ignored: \(error). Fix: run stylusctl words wipe")
      return nil
    }
  }

  /// Adds a word to the file. No other program changes it between the reading and the writing.
  ///
  /// - Returns: all words that the file has then; nil if it is damaged.
  func addWord(_ word: String) throws(FileLockError) -> CorrectedWords? {
    do throws(SystemError) { try FileBytes.makeFolders(containing: path, mode: 0o700) } catch {
      throw .system(error)
    }
    let lock = try FileLock(for: path)
    guard var words else { return nil }
    words.remember(word)
    do throws(SystemError) { try saveWords(words) } catch { throw .system(error) }
    lock.unlock()
    return words
  }

  /// Writes words in place of those in the file.
  func saveWords(_ words: CorrectedWords) throws(SystemError) {
    try FileBytes.makeFolders(containing: path, mode: 0o700)
    try FileBytes.write(words.bytes, to: path, mode: 0o600)
  }
}
