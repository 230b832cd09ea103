public import InkGeometry

/// The areas in which two drawings look different, in millimeters. It is a short list of
/// rectangles, which may cover more than the areas that were added, but never less.
///
/// Neighboring rectangles are merged if that adds little area. If the list is full, the two
/// rectangles that fit best are merged.
public struct ChangedAreas: Hashable, Sendable {
  /// The largest number of rectangles.
  public static let capacity = 8
  /// The fixed cost of drawing a rectangle, in square millimeters.
  private static let price = 25.0

  private var rects: [Rect] = []

  /// Creates an empty list.
  public init() {}

  /// Creates a list of one rectangle.
  public init(_ rect: Rect) { add(rect) }

  /// Adds a rectangle.
  public mutating func add(_ rect: Rect) {
    guard !rect.isEmpty else { return }
    var rect = rect
    while let index = rects.firstIndex(where: { $0.growth(for: rect) <= Self.price }) {
      if rects[index].contains(rect) { return }
      rect = rect.union(rects.remove(at: index))
    }
    if rects.count == Self.capacity,
      let best = rects.indices.min(by: { rects[$0].growth(for: rect) < rects[$1].growth(for: rect) }
      )
    {
      add(rect.union(rects.remove(at: best)))
    } else {
      rects.append(rect)
    }
  }

  /// Adds the rectangles of another list.
  public mutating func add(_ other: ChangedAreas) {
    for rect in other { add(rect) }
  }
}

extension ChangedAreas: RandomAccessCollection {
  /// The position of the first rectangle, 0.
  public var startIndex: Int { 0 }
  /// The number of rectangles.
  public var endIndex: Int { rects.count }
  /// The rectangle at a position.
  public subscript(position: Int) -> Rect { rects[position] }
}

extension Rect {
  /// Returns how much larger a common rectangle is than the two together, in square millimeters.
  fileprivate func growth(for other: Rect) -> Double {
    let both = union(other)
    return both.width * both.height - width * height - other.width * other.height
  }
}
