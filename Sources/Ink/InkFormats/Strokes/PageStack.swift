import InkDrawing
import InkGeometry

/// Places pages one below the other, for formats without pages.
struct PageStack {
  /// A rectangle that contains the ink of all pages until now.
  private var above = Rect.empty

  /// Returns the distance by which the next page is moved down, in millimeters; 0 if there is no
  /// ink above it.
  ///
  /// - Parameters:
  ///   - ink: the bounds of its ink on the page.
  ///   - isWhole: whether to round the distance up to a whole number.
  mutating func shift(_ ink: Rect, isWhole: Bool = false) -> Double {
    let isFirst = above.isEmpty || ink.isEmpty
    let least = isFirst ? 0 : above.max.y + InkDocument.gap - ink.min.y
    let shift = Point(x: 0, y: isWhole ? least.rounded(.up) : least)
    if !ink.isEmpty { above = above.union(Rect(min: ink.min + shift, max: ink.max + shift)) }
    return shift.y
  }
}
