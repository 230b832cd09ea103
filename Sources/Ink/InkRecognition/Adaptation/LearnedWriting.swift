/// What was learned about a person's handwriting from words whose text was confirmed: how the last
/// layer of the network changes for this person.
///
/// Each confirmed word has its own changes, so that a word that is forgotten takes with it what was
/// learned from it. There are no more than ``most`` words; if there are more, the word that was not
/// confirmed for the longest time is removed. It contains words and weights, but no ink: a change
/// is a sum over all positions of a character and over groups of four memory cells, rounded to
/// eight bits. ``bytes`` is the content of a file for storing it. The file is private to the user.
///
///     var learner = WritingLearner(learned)
///     learner.learn("Goslar", from: WritingTrace(strokes: strokes))
///     let language = WritingLanguage.english().adapted(to: learner.learned)
public struct LearnedWriting: Hashable, Sendable {
  /// A confirmed word, as it was written.
  public struct LearnedWord: Hashable, Sendable {
    /// Its text, with capitals and signs, in ASCII without spaces.
    public let text: String
    /// The number of times that something was learned from it.
    public internal(set) var times: Int
    /// The changes, by increasing code.
    var rows: [LearnedRow]
  }

  /// The change of a character's weights.
  struct LearnedRow: Hashable, Sendable {
    /// The number of ``LetterCode``; 0 is none.
    var code: UInt8
    /// The value of a step.
    var unit: Float
    /// The change for each group of cells, then that of the bias, in units.
    var steps: [Int8]
  }

  /// The words, with the most recent one at the end.
  public private(set) var words: [LearnedWord] = []

  /// The largest number of words.
  public static let most = 1000
  /// The largest count; further times do not increase it.
  public static let mostTimes = 1_000_000
  /// The length of the longest word, in characters.
  public static let longest = 40

  /// The number of cells whose sum is one input of a change.
  static let group = 4
  /// The number of values of a change: one for each group, and the bias.
  static let width = 2 * LetterNetworkForm.cells / group + 1

  /// Creates an empty one: the network as it ships.
  public init() {}

  init(words: [LearnedWord]) { self.words = words }

  /// Whether nothing was learned.
  public var isEmpty: Bool { words.isEmpty }

  /// Forgets the words of a text, and what was learned from them. Case and the punctuation around a
  /// word do not matter.
  ///
  /// - Returns: the words that were forgotten.
  @discardableResult public mutating func forget(_ text: String) -> [String] {
    let keys = Set(text.split { $0.isWhitespace }.map { Self.key(of: $0) })
    let gone = words.filter { keys.contains(Self.key(of: $0.text[...])) }
    words.removeAll { keys.contains(Self.key(of: $0.text[...])) }
    return gone.map(\.text)
  }

  /// A word in small letters without the punctuation around it.
  private static func key(of word: Substring) -> String {
    let small = word.lowercased()
    let start = small.drop { !$0.isLetter && !$0.isNumber }
    guard let end = start.lastIndex(where: { $0.isLetter || $0.isNumber }) else { return small }
    return String(start[...end])
  }

  /// Returns the codes of a word; nil if it is empty, too long, or has a space or characters
  /// outside ASCII.
  static func codes(of text: String) -> [UInt8]? {
    var codes: [UInt8] = []
    for byte in text.utf8 {
      guard let code = LetterCode.of(byte), code != LetterCode.space else { return nil }
      codes.append(UInt8(code))
    }
    return (1...longest).contains(codes.count) ? codes : nil
  }

  /// The number of times that something was learned from a text.
  func times(of text: String) -> Int { words.first { $0.text == text }?.times ?? 0 }

  /// The characters of all words, by their codes: only their weights change.
  var knownCodes: Set<UInt8> { Set(words.flatMap { Self.codes(of: $0.text) ?? [] }) }

  /// The sum of all changes: ``width`` values for each code.
  var total: [Float] {
    var total = [Float](repeating: 0, count: LetterCode.count * Self.width)
    for word in words {
      for row in word.rows { row.addSteps(to: &total, at: Int(row.code) * Self.width) }
    }
    return total
  }

  /// Adds the changes that were learned from a word; it becomes the most recent one.
  ///
  /// - Parameter change: like ``total``.
  /// - Returns: false if they are too small to count.
  mutating func addChange(_ change: [Float], from text: String) -> Bool {
    var rows = Self.roundedRows(change)
    guard !rows.isEmpty else { return false }
    var times = 0
    if let index = words.firstIndex(where: { $0.text == text }) {
      let old = words.remove(at: index)
      var sum = change
      for row in old.rows { row.addSteps(to: &sum, at: Int(row.code) * Self.width) }
      (rows, times) = (Self.roundedRows(sum), old.times)
    }
    words.append(LearnedWord(text: text, times: min(times + 1, Self.mostTimes), rows: rows))
    words.removeFirst(max(0, words.count - Self.most))
    return true
  }

  /// A smaller change of a weight does not count.
  private static let least: Float = 0.002

  private static func roundedRows(_ change: [Float]) -> [LearnedRow] {
    (0..<LetterCode.count).compactMap { code in
      let values = change[code * width..<(code + 1) * width]
      let largest = values.reduce(0) { max($0, abs($1)) }
      guard largest >= least else { return nil }
      let unit = min(largest / 127, LearnedRow.largestUnit)
      return LearnedRow(
        code: UInt8(code), unit: unit,
        steps: values.map { Int8(max(-127, min(($0 / unit).rounded(), 127))) })
    }
  }
}

extension LearnedWriting.LearnedRow {
  /// The largest unit that is accepted: a weight of the network is less than 8.
  static let largestUnit: Float = 0.0625

  fileprivate func addSteps(to total: inout [Float], at place: Int) {
    for (index, step) in steps.enumerated() { total[place + index] += Float(step) * unit }
  }
}

extension LetterNetwork {
  /// Returns the network with the changes of its last layer that were learned.
  func adapted(to learned: LearnedWriting) -> LetterNetwork {
    guard !learned.isEmpty else { return self }
    let total = learned.total
    let (last, width) = (tables.count - 2, LearnedWriting.width)
    let share = 1 / Float(LearnedWriting.group).squareRoot()
    var network = self
    for code in 0..<LetterCode.count {
      let (panel, lane) = (code / 16, code % 16)
      for cell in 0..<2 * LetterNetworkForm.cells {
        let change = total[code * width + cell / LearnedWriting.group] * share
        network.tables[last].lanes[panel * tables[last].inputs + cell][lane] += change
      }
      network.tables[last + 1].lanes[panel][lane] += total[(code + 1) * width - 1]
    }
    return network
  }
}
