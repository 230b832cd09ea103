import InkGeometry

/// A value with a location on the canvas.
protocol Placed: Sendable {
  var bounds: Rect { get }
}

/// A sorted map whose copies take constant time and share their unchanged parts.
///
/// It is a B+ tree of arrays, and therefore a value: if an array has another reference, it is
/// copied when it changes. These are at most the `log n / log 16` arrays on the path to one entry.
/// Every node stores the number of entries below it, which is used to find an entry by position,
/// and their bounds.
struct SortedTree<Key: Comparable & Sendable, Value: Placed>: Sendable {
  typealias KeyedValue = (key: Key, value: Value)

  /// The largest number of entries or children of a node.
  private static var capacity: Int { 32 }

  fileprivate(set) var root = Node()

  /// Creates an empty tree.
  init() {}

  /// Creates a tree from entries in ascending order of their keys, without duplicates.
  init(sorted entries: [KeyedValue]) {
    var level = Self.portions(of: entries.count).map { Node(entries: Array(entries[$0])) }
    while level.count > 1 {
      level = Self.portions(of: level.count).map { [level] in Node(children: Array(level[$0])) }
    }
    root = level.first ?? Node()
  }

  /// The number of entries.
  var count: Int { root.count }

  /// The bounds of all entries.
  var bounds: Rect { root.bounds }

  /// The value of a key; nil if there is none.
  subscript(key: Key) -> Value? {
    var node = root
    while !node.children.isEmpty { node = node.children[node.child(for: key)] }
    let place = node.insertionIndex(of: key)
    return place < node.entries.count && node.entries[place].key == key
      ? node.entries[place].value : nil
  }

  /// Returns the entry at a position.
  func entry(at position: Int) -> KeyedValue {
    let (entries, offset) = leaf(at: position)
    return entries[position - offset]
  }

  /// Returns the entries in the same leaf as the one at a position, and the position of the first.
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

  /// Returns the number of entries with smaller keys.
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

  /// Inserts a value, or replaces the one with the same key.
  mutating func insertOrReplace(_ key: Key, _ value: Value) {
    guard let sibling = root.insertOrReplace(key, value) else { return }
    root = Node(children: [root, sibling])
  }

  /// Removes the value of a key, if there is one.
  mutating func remove(_ key: Key) {
    root.remove(key)
    while root.children.count == 1 { root = root.children[0] }
  }

  /// Replaces all values.
  mutating func updateAll(_ body: (Value) -> Value) { root.updateAll(body) }

  /// Calls `body` with each entry from one key through another, in order.
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

  /// Divides a number of items into equal portions, none larger than three quarters of a node.
  private static func portions(of count: Int) -> [Range<Int>] {
    let number = (count + capacity * 3 / 4 - 1) / (capacity * 3 / 4)
    return (0..<number).map { (count * $0 / number)..<(count * ($0 + 1) / number) }
  }
}

extension SortedTree {
  /// A leaf with entries, or a branch with children.
  struct Node: Sendable {
    var entries: [KeyedValue] = []
    var children: [Node] = []
    var count = 0
    var bounds = Rect.empty
    /// The smallest key in the node; nil for an empty leaf.
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

  /// Returns the child in which a key belongs.
  func child(for key: Key) -> Int {
    let later = children.partitioningIndex { child in child.first.map { key < $0 } ?? false }
    return Swift.max(0, later - 1)
  }

  /// Returns the position of a key in the leaf, or where it would be inserted.
  func insertionIndex(of key: Key) -> Int { entries.partitioningIndex { !($0.key < key) } }

  /// Inserts a value. Returns the right half of the node if it had to be divided.
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

  /// Joins a child that became small with its neighbor, if both fit in one node. An empty child is
  /// removed, because it has no first key to find it by.
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
  /// Returns the first index for which `belongsBehind` is true, if it is also true for all later
  /// ones.
  fileprivate func partitioningIndex(where belongsBehind: (Element) -> Bool) -> Int {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = (low + high) / 2
      if belongsBehind(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
