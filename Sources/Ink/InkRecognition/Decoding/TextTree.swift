/// Prefixes of texts as a tree: a node represents the text from the root to it. Memory is reused.
struct TextTree: Sendable {
  private(set) var parents: [Int32] = []
  private(set) var codes: [UInt8] = []
  private(set) var lengths: [Int32] = []
  private(set) var states: [TextModel.TextPosition] = []
  private var children: [Int32] = []
  private var siblings: [Int32] = []
  /// Characters that are not in the alphabet, or for which there is no more space.
  static let none: Int32 = -1
  static let root: Int32 = 0

  private static let most = 60_000

  mutating func resetToRoot(_ state: TextModel.TextPosition) {
    parents.removeAll(keepingCapacity: true)
    codes.removeAll(keepingCapacity: true)
    lengths.removeAll(keepingCapacity: true)
    states.removeAll(keepingCapacity: true)
    children.removeAll(keepingCapacity: true)
    siblings.removeAll(keepingCapacity: true)
    appendNode(parent: Self.none, code: 0, length: 0, state)
  }

  private mutating func appendNode(
    parent: Int32, code: UInt8, length: Int32, _ state: TextModel.TextPosition
  ) {
    parents.append(parent)
    codes.append(code)
    lengths.append(length)
    states.append(state)
    children.append(Self.none)
    siblings.append(Self.none)
  }

  var count: Int { parents.count }

  /// Returns the node for a node's text with one more character.
  mutating func child(of node: Int32, _ code: Int, _ model: borrowing TextModel) -> Int32 {
    let index = Int(node)
    var child = children[index]
    while child >= 0 {
      if codes[Int(child)] == UInt8(code) { return child }
      child = siblings[Int(child)]
    }
    guard count < Self.most, let state = model.after(states[index], code) else { return Self.none }
    let new = Int32(count)
    appendNode(parent: node, code: UInt8(code), length: lengths[index] + 1, state)
    siblings[Int(new)] = children[index]
    children[index] = new
    return new
  }

  /// Appends the characters of a node's text to a list, last first.
  func spell(_ node: Int32, backwards list: inout [UInt8]) {
    list.removeAll(keepingCapacity: true)
    var node = node
    while node > 0 {
      list.append(codes[Int(node)])
      node = parents[Int(node)]
    }
  }
}
