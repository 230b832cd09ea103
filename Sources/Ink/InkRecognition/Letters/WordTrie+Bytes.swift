extension WordTrie {
  /// The bits of a node's byte: the symbol, and what follows.
  private enum TrieMark {
    static let symbol: UInt8 = 31
    static let end: UInt8 = 32
    static let child: UInt8 = 64
    static let sibling: UInt8 = 128
  }

  /// Appends a tree as it was created, without inserted words: for each node, parents before their
  /// children, a byte, and for each word its spellings and its frequency.
  func encodeBytes(to bytes: inout [UInt8]) {
    bytes.appendNumber(UInt32(nodeCount))
    for node in 0..<nodeCount {
      let (symbol, hasChild, hasSibling, end, spelling) = parts(node)
      bytes.append(
        symbol | (end > 0 ? TrieMark.end : 0) | (hasChild ? TrieMark.child : 0)
          | (hasSibling ? TrieMark.sibling : 0))
      guard end > 0 else { continue }
      bytes.append(spelling)
      bytes.appendNumber(end.bitPattern)
    }
  }

  private static func isSymbol(_ symbol: UInt8) -> Bool {
    (1...28).contains(symbol) || symbol == LetterModel.own
  }

  /// Reads a tree; nil if the bytes are not one.
  init?(_ reader: inout LittleEndianReader) {
    guard let number = reader.number(), number > 0, number < UInt32(Self.most),
      let root = reader.byte(), root & ~TrieMark.child == 0
    else { return nil }
    self.init(nodes: Int(number))
    // The nodes that still need a sibling, the deepest last.
    var waiting: [Int] = []
    var hasChild = root != 0
    for node in 1..<max(1, Int(number)) {
      guard let mark = reader.byte(), Self.isSymbol(mark & TrieMark.symbol),
        let elder = hasChild ? node - 1 : waiting.popLast()
      else { return nil }
      setNode(node, mark & TrieMark.symbol, after: elder, isChild: hasChild)
      if mark & TrieMark.end != 0 {
        guard let spelling = reader.byte(), let bits = reader.number() else { return nil }
        let weight = Float(bitPattern: bits)
        guard weight > 0, weight < 1e9, (1...7).contains(spelling) else { return nil }
        endWord(node, spelling, weight)
      }
      if mark & TrieMark.sibling != 0 { waiting.append(node) }
      hasChild = mark & TrieMark.child != 0
    }
    guard waiting.isEmpty, !hasChild else { return nil }
    addUp()
  }
}
