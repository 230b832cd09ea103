public import InkGeometry

/// Where two drawings look different, in millimeters: a short list of rectangles, which may hold
/// more than was added, never less.
///
/// Neighbors become one rectangle where that costs little, and where there is no room for another
/// the two that fit best.
public struct ChangedAreas: Hashable, Sendable {
  /// So many rectangles at most.
  public static let capacity = 8
  /// A rectangle costs as much as so many square millimeters, for whoever draws it.
  private static let price = 25.0

  private var rects: [Rect] = []

  /// Nowhere.
  public init() {}

  /// In one rectangle.
  public init(_ rect: Rect) { add(rect) }

  /// In a rectangle too.
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

  /// Wherever another list says, too.
  public mutating func add(_ other: ChangedAreas) {
    for rect in other { add(rect) }
  }
}

extension ChangedAreas: RandomAccessCollection {
  /// 0.
  public var startIndex: Int { 0 }
  /// The number of rectangles.
  public var endIndex: Int { rects.count }
  /// One of the rectangles.
  public subscript(position: Int) -> Rect { rects[position] }
}

extension Rect {
  /// How much larger one rectangle around both is than the two together, in square millimeters.
  fileprivate func growth(for other: Rect) -> Double {
    let both = union(other)
    return both.width * both.height - width * height - other.width * other.height
  }
}
