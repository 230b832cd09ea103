public import InkRendering

/// Pixels that lie above all ink and are repainted in part: a tool picker, where that cannot have a
/// surface above a board.
struct CoverPicture: Sendable {
  let layout: PixelLayout
  var pixels: [UInt32]
  /// Where there may be anything.
  var box = PixelRect.empty

  init(_ bounds: PixelRect) {
    layout = PixelLayout(bounds: bounds, order: .blueLowest)
    pixels = [UInt32](repeating: 0, count: layout.count)
  }
}

extension OutputCanvas {
  /// Whether something covers the ink.
  public var isCovered: Bool { cover != nil }

  /// Repaints a part of what covers the ink; the first time all of it is empty.
  ///
  /// - Parameter paint: paints the rectangle, which lies within ``bounds``, whatever was there.
  public mutating func cover(
    _ rect: PixelRect, _ paint: (inout MutableSpan<UInt32>, PixelLayout, PixelRect) -> Void
  ) {
    let rect = rect.intersection(bounds)
    guard !rect.isEmpty else { return }
    var cover = self.cover.take() ?? CoverPicture(bounds)
    let layout = cover.layout
    var words = cover.pixels.mutableSpan
    paint(&words, layout, rect)
    cover.box = cover.box.union(rect)
    self.cover = cover
    mark(rect)
  }

  /// Nothing covers the ink any more.
  ///
  /// - Returns: whether something did.
  public mutating func uncover() -> Bool {
    guard let known = cover.take() else { return false }
    mark(known.box)
    return true
  }

  /// Lays what covers the ink over what a rectangle shows.
  func paintCover(
    _ rect: PixelRect, on target: inout MutableSpan<UInt32>, _ other: PixelLayout
  ) {
    guard let cover, cover.box.touches(rect) else { return }
    let rect = rect.intersection(cover.box)
    let words = cover.pixels.span
    for y in rect.minY..<rect.maxY {
      let to = other.row(y, rect)
      let shift = cover.layout.row(y, rect).lowerBound - to.lowerBound
      for index in to {
        let top = words[index + shift]
        if top >> 24 == 0 { continue }
        target[index] = top >> 24 == 255 ? top : PixelBlend.over(top, target[index])
      }
    }
  }
}
