// The difference between two trees. Parts that the trees share are skipped, so the cost depends on
// the changes, plus one comparison per leaf (about 30 entries).
extension SortedTree {
  /// A replacement of entries of the first tree by entries of the second.
  struct Splice {
    /// The position in the first tree.
    var position: Int
    /// The number of entries removed from this position on.
    var removed: Int
    /// The entries inserted in their place.
    var inserted: [Value]
  }

  /// Returns whether both trees share the same memory, and therefore have the same entries. If the
  /// result is false, they may still be equal.
  func isIdentical(to other: Self) -> Bool { root.isIdentical(to: other.root) }

  /// Returns the changes that turn another tree into this one, as splices that do not touch each
  /// other, in ascending order.
  ///
  /// - Parameter isSame: returns whether two values with the same key are equal.
  func splices(from old: Self, isSame: (Value, Value) -> Bool) -> [Splice] {
    var splices: [Splice] = []
    var (before, after) = (TreeCursor(old), TreeCursor(self))
    func replace(_ removed: Int, _ inserted: [Value]) {
      let end = splices.last.map { $0.position + $0.removed }
      if end == before.position {
        splices[splices.count - 1].removed += removed
        splices[splices.count - 1].inserted += inserted
      } else {
        splices.append(
          Splice(position: before.position, removed: removed, inserted: inserted))
      }
    }
    while true {
      if before.skipLeaf(sharedWith: &after) { continue }
      switch (before.entry, after.entry) {
      case (nil, nil): return splices
      case (let mine?, let new?) where mine.key == new.key:
        if !isSame(mine.value, new.value) { replace(1, [new.value]) }
        before.advance()
        after.advance()
      case (let mine?, let new) where new.map({ mine.key < $0.key }) ?? true:
        replace(1, [])
        before.advance()
      case (_, let new?):
        replace(0, [new.value])
        after.advance()
      default: return splices
      }
    }
  }
}

extension SortedTree {
  /// Goes through the entries of a tree, leaf by leaf.
  fileprivate struct TreeCursor {
    /// The nodes on the path to the leaf, each with the index of its next child.
    private var path: [(node: Node, next: Int)] = []
    private var leaf = Node()
    private var place = 0
    /// The number of entries before the current one.
    private(set) var position = 0

    init(_ tree: SortedTree) {
      path = [(Node(children: [tree.root]), 0)]
      findLeaf()
    }

    /// The current entry; nil at the end.
    var entry: KeyedValue? { place < leaf.entries.count ? leaf.entries[place] : nil }

    mutating func advance() {
      place += 1
      position += 1
      if place == leaf.entries.count { findLeaf() }
    }

    /// Skips a leaf that both cursors are at the beginning of; false if there is none.
    mutating func skipLeaf(sharedWith other: inout Self) -> Bool {
      guard place == 0, other.place == 0, !leaf.entries.isEmpty,
        leaf.isIdentical(to: other.leaf)
      else { return false }
      position += leaf.entries.count
      other.position += leaf.entries.count
      findLeaf()
      other.findLeaf()
      return true
    }

    private mutating func findLeaf() {
      (leaf, place) = (Node(), 0)
      while let (node, next) = path.last {
        guard next < node.children.count else {
          path.removeLast()
          continue
        }
        path[path.count - 1].next += 1
        let child = node.children[next]
        if child.children.isEmpty {
          guard child.entries.isEmpty else {
            leaf = child
            return
          }
        } else {
          path.append((child, 0))
        }
      }
    }
  }
}

extension SortedTree.Node {
  fileprivate func isIdentical(to other: Self) -> Bool {
    entries.span.isIdentical(to: other.entries.span)
      && children.span.isIdentical(to: other.children.span)
  }
}
