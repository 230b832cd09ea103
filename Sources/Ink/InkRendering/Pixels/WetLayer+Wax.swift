extension WetLayer {
  /// Blends wax over the pixels of an image within `clip`: where ink lies already, some of that shows through, as
  /// through a glass of the wax's colour.
  ///
  /// As ``blend(_:over:layout:clip:)``, but 0.55 of it is multiplied with what is there.
  func blendWax(
    _ color: UInt32, over pixels: inout MutableSpan<UInt32>, layout: PixelLayout, clip: PixelRect
  ) {
    precondition(pixels.count >= layout.count, "an image has the pixels that its layout says")
    let area = dirty.intersection(clip).intersection(layout.bounds)
    guard !area.isEmpty, color >> 24 > 0 else { return }
    for y in area.minY..<area.maxY {
      let source = grid.index(ofRow: y)
      let row = (y - layout.bounds.minY) * layout.rowLength - layout.bounds.minX
      for column in grid.word(ofColumn: area.minX)...grid.word(ofColumn: area.maxX - 1) {
        let values = words[source + column]
        guard values != .zero else { continue }
        let x = grid.column(ofWord: column)
        for lane in max(area.minX - x, 0)..<min(area.maxX - x, 8) where values[lane] > 0 {
          let top = PixelMath.scaled(color, by: UInt32(values[lane]))
          pixels[row + x + lane] = PixelMath.wax(top, pixels[row + x + lane])
        }
      }
    }
  }
}

extension PixelMath {
  /// `top` over `bottom`, less `0.55 top (alpha(bottom) - bottom) / 255`: with `top` multiplied instead of laid over it
  /// would be less all of `top (alpha(bottom) - bottom) / 255`.
  @inline(__always) static func wax(_ top: UInt32, _ bottom: UInt32) -> UInt32 {
    let over = over(top, bottom)
    let alpha = bottom >> 24
    // Nothing is there, or white.
    guard alpha * 0x1_0101 != bottom & 0xFF_FFFF else { return over }
    @inline(__always) func taken(_ shift: UInt32) -> UInt32 {
      let lack = alpha &- min(alpha, bottom >> shift & 255)
      // 36186 is 0.55 / 255 times 2^24.
      let product = (top >> shift & 255) &* lack &* 36186
      return ((product &+ 0x80_0000) >> 24) << shift
    }
    return over &- taken(0) &- taken(8) &- taken(16)
  }
}
