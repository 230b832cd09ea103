import InkRecognition
import LinuxIO
import WritingStore

/// The words that are expected: Debian's lists, and what the user corrected.
enum WordLists {
  /// Reads the prepared list, which takes some 20 ms, or prepares it, which takes most of a second.
  ///
  /// - Parameter corrected: nil: what `stylusctl words` keeps.
  static func english(corrected: CorrectedWords? = nil) -> WritingLanguage {
    let corrected =
      corrected ?? RememberedFile<CorrectedWords>()?.contentOrNotice ?? CorrectedWords()
    return .english(index, corrected: corrected)
  }

  private static var index: WordIndex {
    guard let list = InstalledWords.largest else {
      Log.write(
        .notice,
        "no word list in /usr/share/dict, so handwriting is read with the built-in words. Fix: "
          + "install wamerican-large")
      return (try? WordIndexCache().index(of: nil)) ?? WordIndex()
    }
    do throws(SystemError) { return try WordIndexCache().index(of: list) } catch {
      Log.write(.notice, "\(error), so handwriting is read with the built-in words")
      return WordIndex()
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
