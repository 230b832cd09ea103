import InkRendering

/// Pixels above all ink that are repainted in parts: a tool picker.
struct CoverPicture: Sendable {
  private let layout: PixelLayout
  private var pixels: [UInt32]
  /// The area that may contain anything.
  private(set) var box = PixelRect.empty

  init(_ bounds: PixelRect) {
    layout = PixelLayout(bounds: bounds, order: .blueLowest)
    pixels = [UInt32](repeating: 0, count: layout.count)
  }

  /// The pixels of the output.
  var bounds: PixelRect { layout.bounds }

  /// Repaints a rectangle within the bounds, whatever its previous content.
  mutating func repaint(
    _ rect: PixelRect, _ paint: (inout MutableSpan<UInt32>, PixelLayout, PixelRect) -> Void
  ) {
    let layout = self.layout
    var words = pixels.mutableSpan
    paint(&words, layout, rect)
    box = box.union(rect)
  }

  /// Draws the cover over the contents of a rectangle.
  func paintCover(_ rect: PixelRect, on target: inout MutableSpan<UInt32>, _ other: PixelLayout) {
    guard box.touches(rect) else { return }
    let rect = rect.intersection(box)
    let words = pixels.span
    for y in rect.minY..<rect.maxY {
      let to = other.row(y, rect)
      let shift = layout.row(y, rect).lowerBound - to.lowerBound
      for index in to {
        let top = words[index + shift]
        if top >> 24 == 0 { continue }
        target[index] = top >> 24 == 255 ? top : PixelBlend.over(top, target[index])
      }
    }
  }
}
