package import CommandSupport
package import InkRecognition
import LinuxIO

extension CharacterLanguage {
  /// Where the words of a language are, in a folder for data; and the package of Debian's that has
  /// them.
  private var words: (path: String, list: PhraseWordList, package: String) {
    switch self {
    case .ja: ("chasen/ipadic", .chaSen, "ipadic-common")
    case .simplified: ("rime-data/pinyin_simp.dict.yaml", .rime, "rime-data-pinyin-simp")
    case .traditional: ("rime-data/essay.txt", .counted, "rime-essay")
    case .cantonese: ("rime-data/essay-cantonese.txt", .counted, "rime-data-jyut6ping3")
    }
  }

  /// The package that has the words.
  var wordsPackage: String { words.package }

  /// A larger file has no words, in bytes.
  private static let largestList = 64 << 20

  /// The words of a language, or of a file with a word on each line and perhaps a count; none if
  /// there is no list for the language.
  ///
  /// - Throws: that the file cannot be read.
  package func loadWords(from file: String? = nil) throws(StylusctlError) -> PhraseWords {
    var words = PhraseWords()
    try forEachWord(from: file) { words.addWord($0, weight: $1) }
    return words
  }

  /// The most frequent characters of the words, at most so many.
  ///
  /// - Throws: that there are no words.
  package func loadCharacters(_ most: Int) throws(StylusctlError) -> [Unicode.Scalar] {
    var counts: [Unicode.Scalar: Double] = [:]
    try forEachWord(from: nil) { word, weight in
      for character in word.unicodeScalars where character.value > 0x2E7F {
        counts[character, default: 0] += Double(weight)
      }
    }
    guard !counts.isEmpty else {
      throw StylusctlError(
        "there are no words for \(name), by which its characters are chosen. Fix: install \(wordsPackage)"
      )
    }
    let frequent = counts.sorted { ($0.value, $1.key) > ($1.value, $0.key) }
    return frequent.prefix(most).map(\.key).sorted()
  }

  private func forEachWord(
    from file: String?, _ body: (Substring, Float) -> Void
  ) throws(StylusctlError) {
    do throws(SystemError) {
      if let file {
        let bytes = try FileBytes.read(path: file, limit: Self.largestList)
        return PhraseWordList.counted.forEachWord(in: bytes, body)
      }
      for path in try paths() {
        words.list.forEachWord(in: try FileBytes.read(path: path, limit: Self.largestList), body)
      }
      if self == .ja { Self.forEachKana(body) }
    } catch {
      throw StylusctlError(error)
    }
  }

  /// The installed files with words.
  private func paths() throws(SystemError) -> [String] {
    let candidates = Self.folders.map { "\($0)/\(words.path)" }
    guard let path = candidates.first(where: { FileBytes.isThere($0) }) else { return [] }
    guard FileBytes.isFolder(path) else { return [path] }
    return try FileBytes.names(in: path).sorted()
      .filter { $0.hasSuffix(".dic") && !["Onebyte.dic", "Symbol.dic"].contains($0) }
      .map { "\(path)/\($0)" }
  }

  /// Hiragana also end words in forms that a dictionary lacks; katakana do not.
  private static func forEachKana(_ body: (Substring, Float) -> Void) {
    for code in UInt32(0x3041)...0x3093 {
      guard let kana = Unicode.Scalar(code) else { continue }
      body(Substring(String(Character(kana))), kanaWeight)
    }
  }

  /// About that of a word which was counted twenty times.
  private static let kanaWeight: Float = 5_000
}
