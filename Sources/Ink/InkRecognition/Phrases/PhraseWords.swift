/// The words of a language and how frequent they are, for reading lines of characters.
///
/// Words are added once, in any order, and then looked up character by character. Without words,
/// all characters are equally likely.
///
///     var words = PhraseWords()
///     words.addWord("大学", weight: 210)
public struct PhraseWords: Sendable {
  /// The beginning of a word.
  struct WordPrefix: BitwiseCopyable, Hashable, Sendable {
    fileprivate var key: UInt64
  }

  /// The number of words.
  public private(set) var count = 0
  private var total: Double = 0
  // A hash table of all beginnings of words, with the weight of the word that ends there and the
  // largest weight of a word that begins so; a key of zero is free.
  private var keys: [UInt64] = []
  private var weights: [Float] = []
  private var largest: [Float] = []
  private var used = 0

  /// The largest number of words; more are ignored.
  public static let mostWords = 1_000_000
  /// The largest number of characters in a word; longer ones are ignored.
  public static let longestWord = 12
  /// The weight of a character that is in no word, relative to a word that was counted once.
  private static let unseen: Float = 0.05

  /// Creates an empty list.
  public init() {}

  /// Adds a word with a weight, for example how often it was counted. A word that was added already
  /// gets the sum. Words that are empty or too long, and weights that are not positive numbers,
  /// are ignored.
  public mutating func addWord(_ word: some StringProtocol, weight: Float) {
    let characters = word.unicodeScalars
    guard weight > 0, weight.isFinite, count < Self.mostWords, !characters.isEmpty,
      characters.prefix(Self.longestWord + 1).count <= Self.longestWord
    else { return }
    total += Double(weight)
    var prefix = start
    var sum: Float = 0
    for (index, character) in characters.enumerated() {
      prefix = Self.extended(prefix, character)
      let slot = occupiedSlot(prefix.key)
      guard index == characters.count - 1 else { continue }
      if weights[slot] == 0 { count += 1 }
      weights[slot] += weight
      sum = weights[slot]
    }
    prefix = start
    for character in characters {
      prefix = Self.extended(prefix, character)
      guard let slot = slot(prefix.key) else { continue }
      largest[slot] = max(largest[slot], sum)
    }
  }

  /// Whether there are no words.
  public var isEmpty: Bool { count == 0 }

  /// The beginning of every word.
  var start: WordPrefix { WordPrefix(key: 0) }

  /// Returns a beginning with one more character; nil if no word begins so.
  func prefix(_ prefix: WordPrefix, with character: Unicode.Scalar) -> WordPrefix? {
    let longer = Self.extended(prefix, character)
    return slot(longer.key) == nil ? nil : longer
  }

  /// Returns the natural logarithm of the probability of the word that ends here; nil if none does.
  func logProbability(_ prefix: WordPrefix) -> Float? {
    guard let slot = slot(prefix.key), weights[slot] > 0 else { return nil }
    return log(weights[slot])
  }

  /// Returns the natural logarithm of the probability of the most likely word that begins so.
  func bestLogProbability(_ prefix: WordPrefix) -> Float {
    slot(prefix.key).map { log(largest[$0]) } ?? unseenLogProbability
  }

  /// The natural logarithm of the probability of a character that is in no word by itself; 0
  /// without words.
  var unseenLogProbability: Float { isEmpty ? 0 : log(Self.unseen) }

  private func log(_ weight: Float) -> Float {
    ExactMath.log(weight) - ExactMath.log(Float(total))
  }

  /// A key of a beginning that is longer by a character. Two beginnings have the same one by a
  /// chance of one in 10^7, for a million beginnings.
  private static func extended(_ prefix: WordPrefix, _ character: Unicode.Scalar) -> WordPrefix {
    var key = (prefix.key ^ UInt64(character.value)) &* 0x9E37_79B9_7F4A_7C15
    key ^= key >> 31
    key = key &* 0xBF58_476D_1CE4_E5B9
    key ^= key >> 29
    return WordPrefix(key: max(key, 1))
  }

  private func slot(_ key: UInt64) -> Int? {
    guard !keys.isEmpty else { return nil }
    var slot = Int(truncatingIfNeeded: key) & (keys.count - 1)
    while keys[slot] != 0 {
      if keys[slot] == key { return slot }
      slot = (slot + 1) & (keys.count - 1)
    }
    return nil
  }

  private mutating func occupiedSlot(_ key: UInt64) -> Int {
    if let slot = slot(key) { return slot }
    if used * 2 >= keys.count { grow() }
    used += 1
    return place(key, 0, 0)
  }

  private mutating func place(_ key: UInt64, _ weight: Float, _ most: Float) -> Int {
    var slot = Int(truncatingIfNeeded: key) & (keys.count - 1)
    while keys[slot] != 0 { slot = (slot + 1) & (keys.count - 1) }
    (keys[slot], weights[slot], largest[slot]) = (key, weight, most)
    return slot
  }

  private mutating func grow() {
    let old = (keys, weights, largest)
    let size = max(1024, 2 * keys.count)
    keys = [UInt64](repeating: 0, count: size)
    weights = [Float](repeating: 0, count: size)
    largest = [Float](repeating: 0, count: size)
    for index in old.0.indices where old.0[index] != 0 {
      _ = place(old.0[index], old.1[index], old.2[index])
    }
  }
}
