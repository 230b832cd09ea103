import InkDrawing
import InkGeometry

/// Lays pages one below the other, for what knows no pages.
struct PageStack {
  /// A rectangle around the ink of all pages so far.
  private var above = Rect.empty

  /// How far down the next page is moved, in millimeters; not at all if no ink is above it.
  ///
  /// - Parameters:
  ///   - ink: around its ink, where that lies on the page.
  ///   - isWhole: whether it is moved by a whole number, and so maybe by a little more.
  mutating func shift(_ ink: Rect, isWhole: Bool = false) -> Double {
    let isFirst = above.isEmpty || ink.isEmpty
    let least = isFirst ? 0 : above.max.y + InkDocument.gap - ink.min.y
    let shift = Point(x: 0, y: isWhole ? least.rounded(.up) : least)
    if !ink.isEmpty { above = above.union(Rect(min: ink.min + shift, max: ink.max + shift)) }
    return shift.y
  }
}
