/// The strokes of a drawing in order, lowest first.
public struct Strokes: RandomAccessCollection, Sendable {
  private let tree: SortedTree<OrderKey, PlacedStroke>

  init(tree: SortedTree<OrderKey, PlacedStroke>) { self.tree = tree }

  /// The position of the first stroke, 0.
  public var startIndex: Int { 0 }
  /// The number of strokes.
  public var endIndex: Int { tree.count }
  /// The stroke at a position, found in logarithmic time in the number of strokes.
  public subscript(position: Int) -> Stroke { tree.entry(at: position).value.stroke }

  /// Returns an iterator over all strokes, which takes constant time per stroke.
  public func makeIterator() -> Iterator { Iterator(tree: tree) }

  /// An iterator over strokes, lowest first.
  public struct Iterator: IteratorProtocol {
    private let tree: SortedTree<OrderKey, PlacedStroke>
    private var position = 0
    private var leaf: [(key: OrderKey, value: PlacedStroke)] = []
    private var offset = 0

    fileprivate init(tree: SortedTree<OrderKey, PlacedStroke>) { self.tree = tree }

    /// Returns the next stroke; nil after the last.
    public mutating func next() -> Stroke? {
      guard position < tree.count else { return nil }
      if position >= offset + leaf.count { (leaf, offset) = tree.leaf(at: position) }
      defer { position += 1 }
      return leaf[position - offset].value.stroke
    }
  }
}
