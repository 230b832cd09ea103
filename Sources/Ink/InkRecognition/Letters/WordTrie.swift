/// Words as a tree of letters, with the frequency of each branch.
///
/// Case is ignored: words are stored in lower case. Only ASCII letters, apostrophes and hyphens are
/// supported; words with other characters are left out.
package struct WordTrie: Sendable {
  /// The first node is the root.
  package static let root: Int32 = 0
  /// No node.
  package static let nowhere: Int32 = -1

  private var symbols: [UInt8] = [0]
  private var children: [Int32] = [-1]
  private var siblings: [Int32] = [-1]
  /// The frequency of all words from each node on, and of the word that ends there.
  private var masses: [Float] = [0]
  private var ends: [Float] = [0]
  /// The ways in which the word that ends there is written: 1 in small letters, 2 with a capital, 4
  /// in capitals.
  private var spellings: [UInt8] = [0]
  /// The number of words.
  package private(set) var count = 0

  /// The largest number of nodes, ten times as many as in a typical word list.
  static let most = 8_000_000
  private static let longestWord = 40

  /// Creates a tree of words with their frequencies, in any unit; for a duplicate word, the larger
  /// one is used.
  package init(_ words: [(word: [UInt8], weight: Float)]) {
    var folded: [(word: [UInt8], weight: Float, spelling: UInt8)] = []
    folded.reserveCapacity(words.count)
    for (word, weight) in words where weight > 0 {
      if let symbols = Self.symbols(of: word) {
        folded.append((symbols, weight, Self.spelling(word)))
      }
    }
    folded.sort { $0.word.lexicographicallyPrecedes($1.word) }
    var path: [Int32] = [Self.root]
    var last: [UInt8] = []
    for (word, weight, spelling) in folded {
      insertWord(word, weight, spelling, &path, &last)
    }
    addUp()
  }

  /// The number of nodes.
  var nodeCount: Int { symbols.count }

  /// What is stored of a node.
  func parts(
    _ node: Int
  ) -> (symbol: UInt8, hasChild: Bool, hasSibling: Bool, end: Float, spelling: UInt8) {
    (symbols[node], children[node] >= 0, siblings[node] >= 0, ends[node], spellings[node])
  }

  /// A tree of nodes without words, to be filled.
  init(nodes count: Int) {
    symbols = Array(repeating: 0, count: count)
    children = Array(repeating: Self.nowhere, count: count)
    siblings = Array(repeating: Self.nowhere, count: count)
    masses = Array(repeating: 0, count: count)
    ends = Array(repeating: 0, count: count)
    spellings = Array(repeating: 0, count: count)
  }

  /// Sets a node after the first; its elder is the sibling before it, or the parent whose first
  /// child it is.
  mutating func setNode(_ node: Int, _ symbol: UInt8, after elder: Int, isChild: Bool) {
    symbols[node] = symbol
    if isChild { children[elder] = Int32(node) } else { siblings[elder] = Int32(node) }
  }

  private mutating func appendNode(_ symbol: UInt8) -> Int32 {
    symbols.append(symbol)
    children.append(Self.nowhere)
    siblings.append(Self.nowhere)
    masses.append(0)
    ends.append(0)
    spellings.append(0)
    return Int32(symbols.count - 1)
  }

  /// Makes a node the end of a word.
  mutating func endWord(_ node: Int, _ spelling: UInt8, _ weight: Float) {
    ends[node] = weight
    spellings[node] = spelling
    count += 1
  }

  /// Computes the frequencies of all nodes.
  mutating func addUp() {
    for node in masses.indices.reversed() { masses[node] = sum(node) }
  }

  private mutating func insertWord(
    _ word: [UInt8], _ weight: Float, _ spelling: UInt8, _ path: inout [Int32],
    _ last: inout [UInt8]
  ) {
    var common = 0
    while common < min(word.count, last.count), word[common] == last[common] { common += 1 }
    guard symbols.count + word.count - common < Self.most else { return }
    var elder = common < last.count ? path[common + 1] : Self.nowhere
    path.removeSubrange((common + 1)...)
    for symbol in word[common...] {
      let node = appendNode(symbol)
      if elder >= 0 {
        siblings[Int(elder)] = node
        elder = Self.nowhere
      } else {
        children[Int(path[path.count - 1])] = node
      }
      path.append(node)
    }
    let node = Int(path[path.count - 1])
    if ends[node] == 0 { count += 1 }
    ends[node] = max(ends[node], weight)
    spellings[node] |= spelling
    last = word
  }

  /// Adds a word, or makes it as frequent as this; returns whether it is new.
  @discardableResult mutating func insert(_ word: [UInt8], _ weight: Float) -> Bool {
    guard weight > 0, let symbols = Self.symbols(of: word),
      self.symbols.count + symbols.count < Self.most
    else { return false }
    var path = [Int(Self.root)]
    for symbol in symbols { path.append(childIndex(of: path[path.count - 1], symbol)) }
    let node = path[path.count - 1]
    let isNew = ends[node] == 0
    spellings[node] |= Self.spelling(word)
    guard weight > ends[node] else { return false }
    if isNew { count += 1 }
    let more = weight - ends[node]
    ends[node] = weight
    for node in path { masses[node] += more }
    return isNew
  }

  /// Returns the child of a node along a letter, which is added if there is none.
  private mutating func childIndex(of node: Int, _ symbol: UInt8) -> Int {
    let old = child(of: Int32(node), symbol)
    guard old < 0 else { return Int(old) }
    let elder = children[node]
    let new = appendNode(symbol)
    siblings[Int(new)] = elder
    children[node] = new
    return Int(new)
  }

  /// The way in which a word is usually written.
  package enum Spelling: Sendable {
    case small
    case capitalized
    case capitals
  }

  /// Returns how the word that ends at a node is written if it does not begin a sentence.
  func spelling(_ node: Int32) -> Spelling {
    guard node >= 0, spellings[Int(node)] > 1, spellings[Int(node)] & 1 == 0 else { return .small }
    return spellings[Int(node)] & 2 != 0 ? .capitalized : .capitals
  }

  private static func spelling(_ word: [UInt8]) -> UInt8 {
    func isCapital(_ byte: UInt8) -> Bool { (65...90).contains(byte) }
    guard let first = word.first, isCapital(first) else { return 1 }
    let letters = word.filter { $0 != UInt8(ascii: "'") && $0 != UInt8(ascii: "-") }
    return letters.count > 1 && letters.allSatisfy(isCapital) ? 4 : 2
  }

  /// Adds up the frequencies from a node on; its children have greater numbers and are ready.
  private func sum(_ node: Int) -> Float {
    var sum = ends[node]
    var child = children[node]
    while child >= 0 {
      sum += masses[Int(child)]
      child = siblings[Int(child)]
    }
    return sum
  }

  /// Returns the symbols of a word's letters; nil if it has other characters, no letters or far too
  /// many.
  package static func symbols(of word: some Collection<UInt8>) -> [UInt8]? {
    guard !word.isEmpty, word.count <= longestWord else { return nil }
    var symbols: [UInt8] = []
    for byte in word {
      guard let symbol = LetterModel.symbol(byte) else { return nil }
      symbols.append(symbol)
    }
    return symbols
  }

  /// Returns the child of a node along a letter; ``nowhere`` if there is no such word.
  func child(of node: Int32, _ symbol: UInt8) -> Int32 {
    guard node >= 0 else { return Self.nowhere }
    var child = children[Int(node)]
    while child >= 0 {
      if symbols[Int(child)] == symbol { return child }
      child = siblings[Int(child)]
    }
    return Self.nowhere
  }

  /// Returns the fraction of a node's frequency that continues to a child.
  func probability(of child: Int32, from node: Int32) -> Float {
    child >= 0 && node >= 0 && masses[Int(node)] > 0
      ? masses[Int(child)] / masses[Int(node)] : 0
  }

  /// Returns the fraction of a node's frequency that ends there.
  func endShare(_ node: Int32) -> Float {
    node >= 0 && masses[Int(node)] > 0 ? ends[Int(node)] / masses[Int(node)] : 0
  }

  /// Returns the node of the beginning of a word; ``nowhere`` if no word begins so.
  func node(of word: some Collection<UInt8>) -> Int32 {
    guard let symbols = Self.symbols(of: word) else { return Self.nowhere }
    return symbols.reduce(Self.root) { child(of: $0, $1) }
  }

  /// Returns whether the tree contains a word.
  package func contains(_ word: some Collection<UInt8>) -> Bool {
    let node = node(of: word)
    return node >= 0 && ends[Int(node)] > 0
  }
}
