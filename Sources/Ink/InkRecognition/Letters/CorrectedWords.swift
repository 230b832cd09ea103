/// Words that a user entered to correct a wrong reading. From then on, they are slightly more
/// likely.
///
/// The words are in lower case, with the most recent one at the end, and each has a count. The list
/// contains no more than ``most`` words; if there are more, the word that was not entered for the
/// longest time is removed. ``bytes`` is the content of a file for storing the list. The file is
/// private to the user.
///
///     var words = CorrectedWords()
///     words.remember("Goslar")
///     let language = WritingLanguage.english(lexicon: lexicon, corrected: words)
public struct CorrectedWords: Hashable, Sendable {
  /// A word and its count.
  public struct Entry: Hashable, Sendable {
    /// The word in lower-case ASCII letters, with apostrophes and hyphens.
    public var word: String
    /// The number of times the word was entered, from 1 to ``CorrectedWords/mostTimes``.
    public var times: Int
  }

  /// The words, with the most recent one at the end.
  public private(set) var entries: [Entry] = []

  /// The largest number of words.
  public static let most = 2000
  /// The largest count; further corrections do not increase it.
  public static let mostTimes = 100

  /// Creates an empty list.
  public init() {}

  /// Adds the words of a text, without the punctuation around them.
  ///
  /// - Returns: the words that were added. Words with digits or letters outside ASCII are not.
  @discardableResult public mutating func remember(_ text: String) -> [String] {
    let words = Self.splitWords(of: text)
    for word in words {
      let times = entries.firstIndex { $0.word == word }.map { entries.remove(at: $0).times } ?? 0
      entries.append(Entry(word: word, times: min(times + 1, Self.mostTimes)))
    }
    entries.removeFirst(max(0, entries.count - Self.most))
    return words
  }

  /// Removes the words of a text.
  ///
  /// - Returns: the words that were removed.
  @discardableResult public mutating func forget(_ text: String) -> [String] {
    Self.splitWords(of: text).filter { word in
      guard let index = entries.firstIndex(where: { $0.word == word }) else { return false }
      entries.remove(at: index)
      return true
    }
  }

  private static func splitWords(of text: String) -> [String] {
    text.lowercased().split { $0.isWhitespace }.compactMap { part in
      let word = part.drop { !$0.isLetter && !$0.isNumber }
      guard let end = word.lastIndex(where: { $0.isLetter || $0.isNumber }) else { return nil }
      return isWord(word[...end]) ? String(word[...end]) : nil
    }
  }

  private static func isWord(_ text: Substring) -> Bool {
    guard WordTrie.symbols(of: text.utf8) != nil, let first = text.utf8.first,
      let last = text.utf8.last
    else { return false }
    return [first, last].allSatisfy { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) }
      && !text.utf8.contains { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) }
  }
}

/// The reason why bytes cannot be read as corrected words.
public struct CorrectedWordsError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The number of the line, counted from 1.
  public var line: Int
  /// The problem in this line.
  public var what: String

  /// The problem and its line.
  public var description: String { "\(what) (line \(line))" }
}

extension CorrectedWords {
  private static let heading = "stylus corrected words "
  private static let version = "1"
  /// The largest size of a file, in bytes; larger files are rejected.
  public static let longestFile = 1 << 17

  /// The words as a file: a line with the version, then one line per word with its count before it.
  public var bytes: [UInt8] {
    var text = Self.heading + Self.version + "\n"
    for entry in entries { text += "\(entry.times) \(entry.word)\n" }
    return Array(text.utf8)
  }

  /// Reads a file.
  ///
  /// - Throws: an error with the line and the problem.
  public init(bytes: [UInt8]) throws(CorrectedWordsError) {
    guard bytes.count <= Self.longestFile, let text = String(validating: bytes, as: UTF8.self),
      text.hasSuffix("\n")
    else {
      throw CorrectedWordsError(
        line: 1, what: "this is not a file of corrected words, or is cut off")
    }
    let lines = text.dropLast().split(separator: "\n", omittingEmptySubsequences: false)
    guard lines[0].hasPrefix(Self.heading) else {
      throw CorrectedWordsError(line: 1, what: "this is not a file of corrected words")
    }
    guard lines[0] == Self.heading + Self.version else {
      throw CorrectedWordsError(
        line: 1, what: "the words have another version; only \(Self.version) is supported")
    }
    guard lines.count <= Self.most + 1 else {
      throw CorrectedWordsError(line: Self.most + 2, what: "more than \(Self.most) words")
    }
    var known: Set<String> = []
    for (index, line) in lines.enumerated().dropFirst() {
      guard let entry = Self.entry(line), known.insert(entry.word).inserted else {
        throw CorrectedWordsError(
          line: index + 1,
          what: "not a number from 1 to \(Self.mostTimes) and a new word in small letters")
      }
      entries.append(entry)
    }
  }

  private static func entry(_ line: Substring) -> Entry? {
    let fields = line.split(separator: " ", omittingEmptySubsequences: false)
    guard fields.count == 2, let times = Int(fields[0]), (1...mostTimes).contains(times),
      "\(times)" == fields[0], isWord(fields[1])
    else { return nil }
    return Entry(word: String(fields[1]), times: times)
  }
}
