/// How the words of a tree are written with accents: a word may have several spellings.
struct WordSpellings: Sendable {
  /// A spelling and its frequency.
  struct WeighedSpelling: BitwiseCopyable, Sendable {
    /// The node at which the word ends.
    var node: Int32
    var weight: Float
    var accents: UInt64
  }

  /// Sorted by node; words that are only written without accents have none.
  private var entries: [WeighedSpelling] = []

  init() {}

  /// Finds the spellings of words in their tree; of equal ones, the most frequent counts.
  init(_ words: [(word: FoldedWord, weight: Float)], in trie: WordTrie) {
    var accented: Set<Int32> = []
    for (word, weight) in words {
      let node = trie.node(of: word.letters)
      guard node >= 0 else { continue }
      entries.append(WeighedSpelling(node: node, weight: weight, accents: word.accents.bits))
      if !word.accents.isEmpty { accented.insert(node) }
    }
    entries.removeAll { !accented.contains($0.node) }
    entries.sort { ($0.node, $0.accents, $1.weight) < ($1.node, $1.accents, $0.weight) }
    var kept: [WeighedSpelling] = []
    for entry in entries {
      if let last = kept.last, last.node == entry.node, last.accents == entry.accents { continue }
      kept.append(entry)
    }
    entries = kept
  }

  /// The number of spellings.
  var count: Int { entries.count }

  /// Returns the spellings of the word that ends at a node; none if it has only the plain one.
  func spellings(_ node: Int32) -> ArraySlice<WeighedSpelling> {
    var (low, high) = (0, entries.count)
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].node < node { low = middle + 1 } else { high = middle }
    }
    var end = low
    while end < entries.count, entries[end].node == node { end += 1 }
    return entries[low..<end]
  }

  /// Appends the spellings to bytes.
  func encodeBytes(to bytes: inout [UInt8]) {
    bytes.appendNumber(UInt32(entries.count))
    for entry in entries {
      bytes.appendNumber(UInt32(entry.node))
      bytes.appendNumber(entry.weight.bitPattern)
      bytes.appendNumber(UInt32(truncatingIfNeeded: entry.accents))
      bytes.appendNumber(UInt32(entry.accents >> 32))
    }
  }

  /// Reads spellings of a tree with a number of nodes; nil if the bytes are not such.
  init?(_ reader: inout LittleEndianReader, nodes: Int) {
    guard let count = reader.number(), let numbers = reader.numbers(4 * Int(count)) else {
      return nil
    }
    var last: Int32 = 0
    for index in stride(from: 0, to: numbers.count, by: 4) {
      let weight = Float(bitPattern: numbers[index + 1])
      guard numbers[index] < UInt32(nodes), weight > 0, weight < 1e9,
        Int32(numbers[index]) >= last
      else { return nil }
      last = Int32(numbers[index])
      entries.append(
        WeighedSpelling(
          node: last, weight: weight,
          accents: UInt64(numbers[index + 2]) | UInt64(numbers[index + 3]) << 32))
    }
  }
}
