/// The strokes of a drawing in their order, the lowest first.
public struct Strokes: RandomAccessCollection, Sendable {
  private let tree: SortedTree<OrderKey, PlacedStroke>

  init(tree: SortedTree<OrderKey, PlacedStroke>) { self.tree = tree }

  /// 0.
  public var startIndex: Int { 0 }
  /// The number of strokes.
  public var endIndex: Int { tree.count }
  /// The stroke at a position; costs the logarithm of their number.
  public subscript(position: Int) -> Stroke { tree.entry(at: position).value.stroke }

  /// Goes through all of them, in constant time for each.
  public func makeIterator() -> Iterator { Iterator(tree: tree) }

  /// Goes through strokes, the lowest first.
  public struct Iterator: IteratorProtocol {
    private let tree: SortedTree<OrderKey, PlacedStroke>
    private var position = 0
    private var leaf: [(key: OrderKey, value: PlacedStroke)] = []
    private var offset = 0

    fileprivate init(tree: SortedTree<OrderKey, PlacedStroke>) { self.tree = tree }

    /// The next stroke; nil behind the last.
    public mutating func next() -> Stroke? {
      guard position < tree.count else { return nil }
      if position >= offset + leaf.count { (leaf, offset) = tree.leaf(at: position) }
      defer { position += 1 }
      return leaf[position - offset].value.stroke
    }
  }
}
