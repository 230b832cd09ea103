extension WetLayer {
  /// Blends wax over the pixels of an image within `clip`; darker pixels show through, in each
  /// channel.
  ///
  /// It is like ``blend(_:over:layout:clip:)``, but 0.65 of the wax only darkens.
  func blendWax(
    _ color: UInt32, over pixels: inout MutableSpan<UInt32>, layout: PixelLayout, clip: PixelRect
  ) {
    guard color >> 24 > 0 else { return }
    var brush = WaxBrush(color: color)
    paint(with: &brush, over: &pixels, layout: layout, clip: clip)
  }
}

/// Wax over existing pixels.
private struct WaxBrush: PixelBrush {
  let color: UInt32

  @inline(__always)
  func paintLanes(
    _ values: Pixels, _ lanes: Range<Int>, over pixels: inout MutableSpan<UInt32>, at start: Int
  ) {
    for lane in lanes where values[lane] > 0 {
      let top = PixelMath.scaled(color, by: UInt32(values[lane]))
      pixels[start + lane] = PixelMath.wax(top, pixels[start + lane])
    }
  }
}

extension PixelMath {
  /// Returns `top` over `bottom`, minus `0.65 max(0, top alpha(bottom) - bottom alpha(top)) / 255`.
  /// With the factor 1, it would be the darken mode of PDF and CSS.
  @inline(__always) static func wax(_ top: UInt32, _ bottom: UInt32) -> UInt32 {
    let over = over(top, bottom)
    let (cover, alpha) = (top >> 24, bottom >> 24)
    // The pixel is empty or white.
    guard alpha * 0x1_0101 != bottom & 0xFF_FFFF else { return over }
    @inline(__always) func taken(_ shift: UInt32) -> UInt32 {
      let (own, other) = ((top >> shift & 255) &* alpha, (bottom >> shift & 255) &* cover)
      // 42765 is 0.65 / 255 times 2^24.
      let lack = UInt64(own &- min(own, other)) &* 42765
      return UInt32(truncatingIfNeeded: (lack &+ 0x80_0000) >> 24) << shift
    }
    return over &- taken(0) &- taken(8) &- taken(16)
  }
}
