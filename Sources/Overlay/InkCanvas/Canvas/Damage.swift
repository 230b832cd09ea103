import InkEditing
import InkGeometry
public import InkRendering

/// Which pixels are not as they should be: a short list of rectangles, which may hold more than was
/// added, never less.
///
/// Neighbors become one rectangle where that costs few pixels more, and where there is no room for
/// another the two that fit best. Nothing is allocated.
public struct Damage: Sendable {
  /// So many rectangles at most.
  public static let capacity = 12
  /// A rectangle costs as much as so many pixels, for whoever draws, uploads and blends it.
  private static let priceOfRect = 1024

  private var rects = InlineArray<12, PixelRect>(repeating: .empty)
  /// How many rectangles there are.
  public private(set) var count = 0

  /// Everything is as it should be.
  public init() {}

  /// One rectangle is not.
  public init(_ rect: PixelRect) { add(rect) }

  /// The pixels of a rectangle are not as they should be.
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

  /// All that another list has.
  public mutating func add(_ other: Damage) {
    for rect in other { add(rect) }
  }

  private mutating func removeRect(at index: Int) {
    count -= 1
    rects[index] = rects[count]
  }

  /// Pixels in all rectangles; what two have in common counts twice.
  public var area: Int { reduce(0) { $0 + $1.width * $1.height } }
}

extension Damage: RandomAccessCollection {
  /// 0.
  public var startIndex: Int { 0 }
  /// The number of rectangles.
  public var endIndex: Int { count }
  /// One of the rectangles.
  public subscript(position: Int) -> PixelRect {
    precondition(position < count, "there is no rectangle \(position)")
    return rects[position]
  }
}

extension PixelRect {
  /// How many pixels more one rectangle around both has than the two together.
  fileprivate func growth(for other: PixelRect) -> Int {
    let both = union(other)
    return both.width * both.height - width * height - other.width * other.height
  }
}

extension Damage {
  /// The pixels of a view that may look another way where drawings differ: smoothing adds half a
  /// pixel, to a thin nib a whole one.
  init(where areas: ChangedAreas, in view: AffineTransform, within bounds: PixelRect) {
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
