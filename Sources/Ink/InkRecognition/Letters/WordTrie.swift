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
  /// The number of words.
  package private(set) var count = 0

  /// The largest number of nodes, ten times as many as in a typical word list.
  private static let most = 8_000_000
  private static let longestWord = 40

  /// Creates a tree of words with their frequencies, in any unit; for a duplicate word, the larger
  /// one is used.
  package init(_ words: [(word: [UInt8], weight: Float)]) {
    var folded: [(word: [UInt8], weight: Float)] = []
    folded.reserveCapacity(words.count)
    for (word, weight) in words where weight > 0 {
      if let symbols = Self.symbols(of: word) { folded.append((symbols, weight)) }
    }
    folded.sort { $0.word.lexicographicallyPrecedes($1.word) }
    var path: [Int32] = [Self.root]
    var last: [UInt8] = []
    for (word, weight) in folded {
      insertWord(word, weight, &path, &last)
    }
    for node in masses.indices.reversed() { masses[node] = sum(node) }
  }

  private mutating func insertWord(
    _ word: [UInt8], _ weight: Float, _ path: inout [Int32], _ last: inout [UInt8]
  ) {
    var common = 0
    while common < min(word.count, last.count), word[common] == last[common] { common += 1 }
    guard symbols.count + word.count - common < Self.most else { return }
    var elder = common < last.count ? path[common + 1] : Self.nowhere
    path.removeSubrange((common + 1)...)
    for symbol in word[common...] {
      let node = Int32(symbols.count)
      symbols.append(symbol)
      children.append(Self.nowhere)
      siblings.append(Self.nowhere)
      masses.append(0)
      ends.append(0)
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
    last = word
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

  /// Returns whether the tree contains a word.
  package func contains(_ word: some Collection<UInt8>) -> Bool {
    guard let symbols = Self.symbols(of: word) else { return false }
    var node = Self.root
    for symbol in symbols { node = child(of: node, symbol) }
    return node >= 0 && ends[Int(node)] > 0
  }
}
