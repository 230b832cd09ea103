import InkGeometry
import InkRendering

/// What lies above the ink, the lowest first: a ruler, a bar that floats, what covers all of it.
struct LaidPictures: Sendable {
  /// The ruler, if one lies there.
  private(set) var ruler: LaidRuler?
  private var floating: FloatingBar?
  private var cover: CoverPicture?

  /// Whether something covers the ink.
  var isCovered: Bool { cover != nil }

  /// On an output of the same size, what covers the ink stays; the rest must be laid again.
  mutating func resume(_ other: LaidPictures, on bounds: PixelRect) {
    if other.cover?.bounds == bounds { cover = other.cover }
  }

  /// A ruler lies there, elsewhere, or none does any more.
  ///
  /// - Returns: whether it looks another way.
  mutating func lay(
    _ ruler: LaidRuler?, in view: AffineTransform, _ damage: inout BufferDamage
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

  /// A bar floats there, elsewhere, or none does any more.
  ///
  /// - Returns: whether that is another.
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

  /// Repaints a part of what covers the ink; the first time all of it is empty.
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

  /// Nothing covers the ink any more.
  ///
  /// - Returns: whether something did.
  mutating func uncover(_ damage: inout BufferDamage) -> Bool {
    guard let known = cover.take() else { return false }
    damage.mark(known.box)
    return true
  }

  /// Lays all of it over what a rectangle shows.
  func paintLaid(
    _ rect: PixelRect, in view: AffineTransform, on pixels: inout MutableSpan<UInt32>,
    _ layout: PixelLayout
  ) {
    ruler?.paintRuler(rect, in: view, on: &pixels, layout)
    floating?.paintBar(rect, on: &pixels, layout)
    cover?.paintCover(rect, on: &pixels, layout)
  }
}
