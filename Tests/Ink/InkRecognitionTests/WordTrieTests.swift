import Testing

@testable import InkRecognition

/// Trees of words: how they are stored, what is refused, and how words are spelled.
@Suite struct WordTrieTests {
  private func trie(_ words: [(String, Float)]) -> WordTrie {
    WordTrie(words.map { (Array($0.0.utf8), $0.1) })
  }

  private func bytes(_ trie: WordTrie) -> [UInt8] {
    var bytes: [UInt8] = []
    trie.encodeBytes(to: &bytes)
    return bytes
  }

  private func read(_ bytes: [UInt8]) -> WordTrie? {
    var reader = LittleEndianReader(bytes)
    guard let trie = WordTrie(&reader), reader.isAtEnd else { return nil }
    return trie
  }

  /// A frequency of 1 and of 2 as bytes.
  private let one: [UInt8] = [0, 0, 128, 63]
  private let two: [UInt8] = [0, 0, 0, 64]

  @Test func `a node is a byte, and a word its spellings and its frequency more`() throws {
    let tree = trie([("ab", 1), ("Ac", 2), ("AB", 0.5)])
    let wanted: [UInt8] = [4, 0, 0, 0, 64, 65, 162, 5] + one + [35, 2] + two
    #expect(bytes(tree) == wanted && tree.nodeCount == 4 && tree.count == 2)
    let same = try #require(read(wanted))
    #expect(same.count == 2 && same.contains("ab".utf8) && same.contains("ac".utf8))
    #expect(same.spelling(same.node(of: "ac".utf8)) == .capitalized)
    #expect(same.probability(of: 2, from: 1) == Float(1) / 3 && same.endShare(3) == 1)
    #expect(bytes(trie([])) == [1, 0, 0, 0, 0] && read([1, 0, 0, 0, 0])?.count == 0)
  }

  @Test func `trees with branches at all depths are read as they were`() throws {
    let tree = trie([
      ("a", 1), ("ab", 2), ("abcd", 3), ("abd", 4), ("ac", 5), ("b", 6), ("ba", 7), ("bcaa", 8),
      ("c", 9), ("ca-b", 10), ("d'a", 11), ("Z", 12),
    ])
    let stored = bytes(tree)
    let same = try #require(read(stored))
    #expect(bytes(same) == stored && same.count == 12 && same.nodeCount == tree.nodeCount)
    for word in ["a", "ab", "abcd", "abd", "ac", "b", "ba", "bcaa", "c", "ca-b", "d'a", "z"] {
      let node = same.node(of: word.utf8)
      #expect(same.contains(word.utf8) && node == tree.node(of: word.utf8), "\(word)")
      #expect(same.endShare(node) == tree.endShare(node) && same.endShare(node) > 0, "\(word)")
    }
    for count in stored.indices { #expect(read(Array(stored.prefix(count))) == nil, "\(count)") }
    #expect(read(stored + [0]) == nil)
  }

  @Test func `bytes that are no tree are refused`() {
    let word = [33, 1] + one
    #expect(read([2, 0, 0, 0, 64] + word) != nil && read([2, 0, 0, 0, 64, 60, 1] + one) != nil)
    for body in [
      [0, 0, 0, 0], [0, 0, 0, 0, 0], [0, 18, 122, 0], [255, 255, 255, 255, 0],
      // A root with a letter, a word or a sibling, and one that lacks its child or has none.
      [1, 0, 0, 0, 1], [1, 0, 0, 0, 32, 1] + one, [1, 0, 0, 0, 128], [1, 0, 0, 0, 64],
      [2, 0, 0, 0, 0] + word,
      // Letters that are none, and siblings and children that are missing.
      [2, 0, 0, 0, 64, 32, 1] + one, [2, 0, 0, 0, 64, 61, 1] + one,
      [2, 0, 0, 0, 64, 161, 1] + one, [2, 0, 0, 0, 64, 97, 1] + one,
      [3, 0, 0, 0, 64] + word + word,
      // Spellings and frequencies that are none: 0, -1, 1e9, infinite and not a number.
      [2, 0, 0, 0, 64, 33, 0] + one, [2, 0, 0, 0, 64, 33, 8] + one,
      [2, 0, 0, 0, 64, 33, 1, 0, 0, 0, 0], [2, 0, 0, 0, 64, 33, 1, 0, 0, 128, 191],
      [2, 0, 0, 0, 64, 33, 1, 40, 107, 110, 78], [2, 0, 0, 0, 64, 33, 1, 0, 0, 128, 127],
      [2, 0, 0, 0, 64, 33, 1, 0, 0, 192, 127],
    ] as [[UInt8]] {
      #expect(read(body) == nil, "\(body)")
    }
    #expect(read([2, 0, 0, 0, 64, 33, 7, 39, 107, 110, 78]) != nil)
  }

  @Test(
    arguments: [
      (["cat"], .small), (["Cat"], .capitalized), (["CAT"], .capitals),
      (["CAT", "Cat"], .capitalized),
      (["cat", "CAT"], .small), (["Cat", "cat"], .small), (["CAt"], .capitalized),
      (["cAT"], .small), (["X-RAY"], .capitals), (["X-Ray"], .capitalized), (["I"], .capitalized),
      (["A'"], .capitalized), (["'S"], .small), (["Z'Z"], .capitals), (["AZ"], .capitals),
    ] as [([String], WordTrie.Spelling)])
  func `a word is written as it was given, in small letters if ever`(
    words: [String], spelling: WordTrie.Spelling
  ) {
    let given = trie(words.map { ($0, 1) })
    #expect(given.spelling(given.node(of: words[0].utf8)) == spelling)
    var inserted = trie([])
    for word in words { inserted.insert(Array(word.utf8), 1) }
    #expect(inserted.spelling(inserted.node(of: words[0].utf8)) == spelling)
    #expect(given.spelling(WordTrie.nowhere) == .small && given.spelling(0) == .small)
  }

  @Test func `inserting a word changes the shares on its way, and no others`() {
    var tree = trie([("do", 2), ("dot", 1), ("cat", 1)])
    let isNew = [
      tree.insert(Array("d".utf8), 4), tree.insert(Array("dog".utf8), 2),
      tree.insert(Array("DOG".utf8), 2), tree.insert(Array("dot".utf8), 3),
      tree.insert(Array("e".utf8), 0), tree.insert(Array("e".utf8), -1),
      tree.insert([UInt8](repeating: 97, count: 41), 1), tree.insert(Array("a1".utf8), 1),
    ]
    #expect(isNew == [true, true] + [Bool](repeating: false, count: 6))
    // d 4, do 2, dot 3, dog 2 of twelve.
    #expect(tree.count == 5 && !tree.contains("e".utf8) && tree.nodeCount == 8)
    let (d, o) = (tree.node(of: "d".utf8), tree.node(of: "DO".utf8))
    #expect(tree.probability(of: d, from: WordTrie.root) == Float(11) / 12)
    #expect(tree.probability(of: tree.node(of: "c".utf8), from: WordTrie.root) == Float(1) / 12)
    #expect(tree.endShare(d) == Float(4) / 11 && tree.endShare(o) == Float(2) / 7)
    #expect(tree.probability(of: o, from: d) == Float(7) / 11)
    for (word, share) in [("dot", 3), ("dog", 2)] as [(String, Float)] {
      let node = tree.node(of: word.utf8)
      #expect(tree.probability(of: node, from: o) == share / 7 && tree.endShare(node) == 1)
    }
    #expect(tree.probability(of: o, from: WordTrie.nowhere) == 0)
    let long = tree.insert([UInt8](repeating: 97, count: 40), 1)
    #expect(long && tree.count == 6)
  }

  @Test func `the node of a beginning is the same in any case`() {
    let tree = trie([("cat", 1)])
    let ends = ["c", "CA", "Cat", "cats", "x", "", "c1"].map { tree.node(of: $0.utf8) }
    #expect(ends == [1, 2, 3, -1, -1, -1, -1])
    #expect(tree.parts(2) == (1, true, false, 0, 0) && tree.parts(3) == (20, false, false, 1, 1))
  }
}
