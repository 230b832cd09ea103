package import InkRecognition
package import LinuxIO
import Units

/// Prepared word lists in `$XDG_CACHE_HOME/stylusctl`, so that a program does not compute them each
/// time. Without such a folder, or if it cannot be written, they are computed.
package struct WordIndexCache {
  private let folder: String?
  /// A larger file is not a list of words, and a larger index not one of ours, in bytes.
  private static let largest = (list: 64 << 20, index: 256 << 20)

  /// - Parameter cache: the user's folder for caches; nil if its path is unknown.
  package init(in cache: String? = Environment.cacheHome()) {
    folder = cache.map { $0 + "/stylusctl" }
  }

  /// Returns the words of a language, and stores them if they are missing, out of date or damaged.
  ///
  /// - Parameter list: the path of a word list; nil for the built-in words.
  /// - Throws: that the list cannot be read.
  package func words(
    of language: HandwritingLanguage = .english, list: String?
  ) throws(SystemError) -> LanguageWords {
    guard let key = Self.key(of: list), let folder else { return try Self.compute(language, list) }
    let code = language == .english ? "" : language.code + "-"
    let path = "\(folder)/words-\(code)\(Self.name(of: list ?? "")).index"
    if let bytes = try? FileBytes.readOrdinary(path: path, limit: Self.largest.index),
      let words = LanguageWords(language, bytes: bytes, key: key)
    {
      return words
    }
    let index = try Self.compute(language, list)
    do throws(SystemError) {
      try FileBytes.makeFolders(containing: path, mode: 0o700)
      try FileBytes.write(index.bytes(key: key), to: path, mode: 0o600)
    } catch {
      // Next time it is computed again.
    }
    return index
  }

  private static func compute(
    _ language: HandwritingLanguage, _ list: String?
  ) throws(SystemError) -> LanguageWords {
    guard let list else { return LanguageWords(language) }
    return LanguageWords(
      language, lexicon: try FileBytes.read(path: list, limit: largest.list))
  }

  /// What an index depends on; nil for a list that is not an ordinary file.
  private static func key(of list: String?) -> String? {
    guard let list else { return "built-in" }
    return FileStamp(of: list).map { "\($0) \(list)" }
  }

  /// A name for a path: sixteen hexadecimal digits.
  private static func name(of path: String) -> String {
    var fingerprint = Fingerprint()
    fingerprint.combine(bytes: path.utf8)
    return fingerprint.value.hexadecimal
  }
}
