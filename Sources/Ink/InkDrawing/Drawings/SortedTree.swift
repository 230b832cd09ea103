import InkGeometry

/// Something with a place on the canvas.
protocol Placed: Sendable {
  var bounds: Rect { get }
}

/// A sorted map whose copies take constant time and share what neither changes afterwards.
///
/// A B+ tree of arrays, and so a value all through: an array that somebody else holds too is copied
/// when it is changed, and those are the at most `log n / log 16` arrays on the way to one entry.
/// Every node knows how many entries are below it, which finds an entry by its position, and the
/// rectangle around them.
struct SortedTree<Key: Comparable & Sendable, Value: Placed>: Sendable {
  typealias KeyedValue = (key: Key, value: Value)

  /// How many entries or children a node holds at most.
  private static var capacity: Int { 32 }

  fileprivate(set) var root = Node()

  /// A tree without entries.
  init() {}

  /// A tree of entries in ascending order of their keys, none twice.
  init(sorted entries: [KeyedValue]) {
    var level = Self.portions(of: entries.count).map { Node(entries: Array(entries[$0])) }
    while level.count > 1 {
      level = Self.portions(of: level.count).map { [level] in Node(children: Array(level[$0])) }
    }
    root = level.first ?? Node()
  }

  /// How many entries there are.
  var count: Int { root.count }

  /// The rectangle around all of them.
  var bounds: Rect { root.bounds }

  /// The value of a key.
  subscript(key: Key) -> Value? {
    var node = root
    while !node.children.isEmpty { node = node.children[node.child(for: key)] }
    let place = node.insertionIndex(of: key)
    return place < node.entries.count && node.entries[place].key == key
      ? node.entries[place].value : nil
  }

  /// The entry that so many smaller ones stand before.
  func entry(at position: Int) -> KeyedValue {
    let (entries, offset) = leaf(at: position)
    return entries[position - offset]
  }

  /// The entries that stand together with the one at a position, and the position of their first.
  func leaf(at position: Int) -> (entries: [KeyedValue], offset: Int) {
    precondition(position >= 0 && position < count, "there is no entry at \(position)")
    var node = root
    var offset = 0
    while !node.children.isEmpty {
      var child = 0
      while position - offset >= node.children[child].count {
        offset += node.children[child].count
        child += 1
      }
      node = node.children[child]
    }
    return (node.entries, offset)
  }

  /// How many entries have smaller keys.
  func position(of key: Key) -> Int {
    var node = root
    var before = 0
    while !node.children.isEmpty {
      let child = node.child(for: key)
      before += node.children[..<child].reduce(0) { $0 + $1.count }
      node = node.children[child]
    }
    return before + node.insertionIndex(of: key)
  }

  /// Puts in a value, in the place of one with the same key if there is one.
  mutating func insertOrReplace(_ key: Key, _ value: Value) {
    guard let sibling = root.insertOrReplace(key, value) else { return }
    root = Node(children: [root, sibling])
  }

  /// Takes out the value of a key, if there is one.
  mutating func remove(_ key: Key) {
    root.remove(key)
    while root.children.count == 1 { root = root.children[0] }
  }

  /// Puts other values in the places of all.
  mutating func updateAll(_ body: (Value) -> Value) { root.updateAll(body) }

  /// Calls with each entry from one key up to and with another, in order.
  func forEach(from first: Key, through last: Key, _ body: (KeyedValue) -> Void) {
    root.forEach(from: first, through: last, body)
  }

  /// All values, in the order of their keys.
  var allValues: [Value] {
    var all: [Value] = []
    all.reserveCapacity(count)
    while all.count < count { all += leaf(at: all.count).entries.lazy.map(\.value) }
    return all
  }

  /// Equal portions of so many things, none larger than three quarters of a node.
  private static func portions(of count: Int) -> [Range<Int>] {
    let number = (count + capacity * 3 / 4 - 1) / (capacity * 3 / 4)
    return (0..<number).map { (count * $0 / number)..<(count * ($0 + 1) / number) }
  }
}

extension SortedTree {
  /// A leaf with entries, or a branch with children; never both.
  struct Node: Sendable {
    var entries: [KeyedValue] = []
    var children: [Node] = []
    var count = 0
    var bounds = Rect.empty
    /// The smallest key below; of an empty leaf there is none.
    var first: Key? { entries.first?.key ?? children.first?.first }

    init() {}

    init(entries: [KeyedValue]) {
      self.entries = entries
      measure()
    }

    mutating func updateAll(_ body: (Value) -> Value) {
      for index in entries.indices { entries[index].value = body(entries[index].value) }
      for index in children.indices { children[index].updateAll(body) }
      measure()
    }

    init(children: [Node]) {
      self.children = children
      measure()
    }
  }
}

extension SortedTree.Node {
  private typealias Tree = SortedTree<Key, Value>

  mutating func measure() {
    count = entries.count + children.reduce(0) { $0 + $1.count }
    bounds = entries.reduce(Rect.empty) { $0.union($1.value.bounds) }
    bounds = children.reduce(bounds) { $0.union($1.bounds) }
  }

  /// The child in which a key belongs.
  func child(for key: Key) -> Int {
    let later = children.partitioningIndex { child in child.first.map { key < $0 } ?? false }
    return Swift.max(0, later - 1)
  }

  /// Where in the leaf a key is, or would be.
  func insertionIndex(of key: Key) -> Int { entries.partitioningIndex { !($0.key < key) } }

  /// Puts in a value; gives the right half of the node if it had to be cut.
  mutating func insertOrReplace(_ key: Key, _ value: Value) -> Self? {
    if children.isEmpty {
      let place = insertionIndex(of: key)
      if place < entries.count, entries[place].key == key {
        entries[place].value = value
      } else {
        entries.insert((key, value), at: place)
      }
    } else {
      let child = child(for: key)
      if let sibling = children[child].insertOrReplace(key, value) {
        children.insert(sibling, at: child + 1)
      }
    }
    defer { measure() }
    guard Swift.max(entries.count, children.count) > Tree.capacity else { return nil }
    return cutInHalf()
  }

  private mutating func cutInHalf() -> Self {
    let half = Tree.capacity / 2
    if children.isEmpty {
      defer { entries.removeSubrange(half...) }
      return Self(entries: Array(entries[half...]))
    }
    defer { children.removeSubrange(half...) }
    return Self(children: Array(children[half...]))
  }

  mutating func remove(_ key: Key) {
    if children.isEmpty {
      let place = insertionIndex(of: key)
      guard place < entries.count, entries[place].key == key else { return }
      entries.remove(at: place)
    } else {
      let child = child(for: key)
      children[child].remove(key)
      join(child)
    }
    measure()
  }

  /// Joins a child that became small with its neighbor, if both fit in one. An empty one goes: it
  /// has no first key by which others are found.
  private mutating func join(_ child: Int) {
    guard children[child].size < Tree.capacity / 4, children.count > 1 else { return }
    if children[child].count == 0 {
      children.remove(at: child)
      return
    }
    let left = Swift.min(child, children.count - 2)
    let together = children[left].size + children[left + 1].size
    guard together <= Tree.capacity * 3 / 4 else { return }
    let right = children.remove(at: left + 1)
    children[left].entries += right.entries
    children[left].children += right.children
    children[left].measure()
  }

  private var size: Int { entries.count + children.count }

  func forEach(
    from first: Key, through last: Key, _ body: (SortedTree<Key, Value>.KeyedValue) -> Void
  ) {
    if children.isEmpty {
      for entry in entries[insertionIndex(of: first)...] {
        guard entry.key <= last else { return }
        body(entry)
      }
      return
    }
    for child in children[child(for: first)...] {
      guard let smallest = child.first, smallest <= last else { return }
      child.forEach(from: first, through: last, body)
    }
  }
}

extension RandomAccessCollection where Index == Int {
  /// The first index from which on `belongsBehind` holds, if it holds for all behind the first that
  /// it holds for.
  fileprivate func partitioningIndex(where belongsBehind: (Element) -> Bool) -> Int {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = (low + high) / 2
      if belongsBehind(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
