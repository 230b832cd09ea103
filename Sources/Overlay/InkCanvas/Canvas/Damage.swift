import InkEditing
import InkGeometry
public import InkRendering

/// The pixels that are out of date. It is a short list of rectangles, which may cover more pixels
/// than were added, but never fewer.
///
/// Neighboring rectangles are merged if that adds few pixels. If the list is full, the two
/// rectangles that fit best are merged. Nothing is allocated.
public struct Damage: Sendable {
  /// The largest number of rectangles.
  public static let capacity = 12
  /// The fixed cost of drawing, uploading and blending a rectangle, in pixels.
  private static let priceOfRect = 1024

  private var rects = InlineArray<12, PixelRect>(repeating: .empty)
  /// The number of rectangles.
  public private(set) var count = 0

  /// Creates an empty list: all pixels are up to date.
  public init() {}

  /// Creates a list of one rectangle.
  public init(_ rect: PixelRect) { add(rect) }

  /// Adds a rectangle.
  public mutating func add(_ rect: PixelRect) {
    guard !rect.isEmpty else { return }
    var rect = rect
    var index = 0
    while index < count {
      if rects[index].contains(rect) { return }
      if rects[index].growth(for: rect) <= Self.priceOfRect {
        rect = rect.union(rects[index])
        removeRect(at: index)
        index = 0
      } else {
        index += 1
      }
    }
    if count < Self.capacity {
      rects[count] = rect
      count += 1
    } else {
      let best = indices.min { rects[$0].growth(for: rect) < rects[$1].growth(for: rect) } ?? 0
      rect = rect.union(rects[best])
      removeRect(at: best)
      add(rect)
    }
  }

  /// Adds the rectangles of another list.
  public mutating func add(_ other: Damage) {
    for rect in other { add(rect) }
  }

  private mutating func removeRect(at index: Int) {
    count -= 1
    rects[index] = rects[count]
  }

  /// The number of pixels in all rectangles; pixels in two rectangles are counted twice.
  public var area: Int { reduce(0) { $0 + $1.width * $1.height } }
}

extension Damage: RandomAccessCollection {
  /// The position of the first rectangle, 0.
  public var startIndex: Int { 0 }
  /// The number of rectangles.
  public var endIndex: Int { count }
  /// The rectangle at a position.
  public subscript(position: Int) -> PixelRect {
    precondition(position < count, "there is no rectangle \(position)")
    return rects[position]
  }
}

extension PixelRect {
  /// Returns how many more pixels a common rectangle has than the two together.
  fileprivate func growth(for other: PixelRect) -> Int {
    let both = union(other)
    return both.width * both.height - width * height - other.width * other.height
  }
}

extension Damage {
  /// Creates the pixels of a view that may look different if drawings differ in these areas.
  /// Antialiasing adds half a pixel, or a whole one for a thin nib.
  init(where areas: ChangedAreas, in view: InkTransform, within bounds: PixelRect) {
    self.init()
    for area in areas {
      let box = view.bounds(of: area)
      guard box.min.isFinite, box.max.isFinite else {
        self.init(bounds)
        return
      }
      let around = PixelRect(around: box.expanded(by: 1.05 + (box.width + box.height) * 1e-4))
      add(around.intersection(bounds))
    }
  }
}
