import InkGeometry
import InkRendering

/// The pictures above the ink, lowest first: a ruler, a floating bar, and a cover.
struct LaidPictures: Sendable {
  /// The ruler, if there is one.
  private(set) var ruler: LaidRuler?
  private var floating: FloatingBar?
  private var cover: CoverPicture?
  /// Where the ink and its paper are transparent.
  private var free: PixelRect?

  /// Whether there is a cover.
  var isCovered: Bool { cover != nil }

  /// Keeps the cover on an output of the same size; the other pictures must be set again.
  mutating func resume(_ other: LaidPictures, on bounds: PixelRect) {
    if other.cover?.bounds == bounds { cover = other.cover }
  }

  /// Sets, moves or removes the ruler.
  ///
  /// - Returns: whether it looks different.
  mutating func lay(
    _ ruler: LaidRuler?, in view: InkTransform, _ damage: inout BufferDamage
  ) -> Bool {
    if let ruler, let known = self.ruler {
      guard !known.isSame(as: ruler) else { return false }
    } else if ruler == nil, self.ruler == nil {
      return false
    }
    if let known = self.ruler { damage.mark(known.boxes(in: view, within: damage.bounds)) }
    self.ruler = ruler
    if let ruler { damage.mark(ruler.boxes(in: view, within: damage.bounds)) }
    return true
  }

  /// Sets, moves or removes the rectangle without ink.
  ///
  /// - Returns: whether it changed.
  mutating func leaveFree(_ rect: PixelRect?, _ damage: inout BufferDamage) -> Bool {
    let rect = rect?.intersection(damage.bounds)
    guard rect != free else { return false }
    if let free { damage.mark(free) }
    free = rect
    if let rect { damage.mark(rect) }
    return true
  }

  /// Sets, moves or removes the floating bar.
  ///
  /// - Returns: whether it changed.
  mutating func float(_ bar: FloatingBar?, _ damage: inout BufferDamage) -> Bool {
    if let bar, let known = floating {
      guard !bar.isSame(as: known) else { return false }
    } else if bar == nil, floating == nil {
      return false
    }
    if let known = floating { damage.mark(known.box) }
    floating = bar
    if let bar { damage.mark(bar.box) }
    return true
  }

  /// Repaints a part of the cover, which is empty at first.
  mutating func repaintCover(
    _ rect: PixelRect, _ damage: inout BufferDamage,
    _ paint: (inout MutableSpan<UInt32>, PixelLayout, PixelRect) -> Void
  ) {
    let rect = rect.intersection(damage.bounds)
    guard !rect.isEmpty else { return }
    var cover = self.cover.take() ?? CoverPicture(damage.bounds)
    cover.repaint(rect, paint)
    self.cover = cover
    damage.mark(rect)
  }

  /// Removes the cover.
  ///
  /// - Returns: whether there was one.
  mutating func uncover(_ damage: inout BufferDamage) -> Bool {
    guard let known = cover.take() else { return false }
    damage.mark(known.box)
    return true
  }

  /// Draws all pictures over the contents of a rectangle.
  func paintLaid(
    _ rect: PixelRect, in view: InkTransform, on pixels: inout MutableSpan<UInt32>,
    _ layout: PixelLayout
  ) {
    if let free, free.touches(rect) {
      let empty = free.intersection(rect)
      for y in empty.minY..<empty.maxY {
        for index in layout.row(y, empty) { pixels[index] = 0 }
      }
    }
    ruler?.paintRuler(rect, in: view, on: &pixels, layout)
    floating?.paintBar(rect, on: &pixels, layout)
    cover?.paintCover(rect, on: &pixels, layout)
  }
}
