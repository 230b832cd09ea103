extension WetLayer {
  /// Blends the ink over the pixels of an image within `clip`, in a premultiplied color in the
  /// image's layout: source over destination, as in cairo and browsers.
  ///
  /// The number of pixels must match the layout.
  public func blend(
    _ color: UInt32, over pixels: inout MutableSpan<UInt32>, layout: PixelLayout, clip: PixelRect
  ) {
    guard color >> 24 > 0 else { return }
    var brush = CoverBrush(color: color)
    paint(with: &brush, over: &pixels, layout: layout, clip: clip)
  }

  /// Paints the pixels of an image within `clip` where there is ink, up to eight at a time.
  @inline(__always)
  func paint(
    with brush: inout some PixelBrush, over pixels: inout MutableSpan<UInt32>, layout: PixelLayout,
    clip: PixelRect
  ) {
    precondition(pixels.count >= layout.count, "an image has the pixels that its layout says")
    let area = dirty.intersection(clip).intersection(layout.bounds)
    guard !area.isEmpty else { return }
    let columns = grid.word(ofColumn: area.minX)...grid.word(ofColumn: area.maxX - 1)
    for y in area.minY..<area.maxY {
      let source = grid.index(ofRow: y)
      let row = (y - layout.bounds.minY) * layout.rowLength - layout.bounds.minX
      for column in columns {
        let values = words[source + column]
        guard values != .zero else { continue }
        let x = grid.column(ofWord: column)
        let lanes = max(area.minX - x, 0)..<min(area.maxX - x, 8)
        brush.paintLanes(values, lanes, over: &pixels, at: row + x)
      }
    }
  }

  /// Takes the larger values of this layer and another, within both.
  mutating func unite(with other: WetLayer) {
    let area = other.dirty.intersection(bounds)
    guard !area.isEmpty else { return }
    dirty = dirty.union(area)
    let theirs = other.grid.word(ofColumn: area.minX)
    let ours = grid.word(ofColumn: area.minX)
    let count = grid.word(ofColumn: area.maxX - 1) - ours + 1
    for y in area.minY..<area.maxY {
      let from = other.grid.index(ofRow: y) + theirs
      let to = grid.index(ofRow: y) + ours
      for step in 0..<count {
        words[to + step] = words[to + step].atLeast(other.words[from + step])
      }
    }
  }

  /// Keeps a fraction of the ink, in 255ths; products are rounded to the nearest.
  mutating func fade(to level: Int) {
    guard level < 255 else { return }
    let share = SIMD8<UInt16>(repeating: UInt16(max(0, level)))
    forEachDirtyRow { words, range in
      for index in range where words[index] != .zero {
        let product = SIMD8<UInt16>(truncatingIfNeeded: words[index]) &* share &+ 128
        words[index] = Pixels(truncatingIfNeeded: (product &+ (product &>> 8)) &>> 8)
      }
    }
  }
}

/// The effect of ink on pixels.
protocol PixelBrush {
  /// Paints some of eight consecutive pixels in a row.
  ///
  /// - Parameters:
  ///   - values: the amounts of ink, not all 0.
  ///   - start: the position of the first of the eight pixels, even if it is outside.
  mutating func paintLanes(
    _ values: Pixels, _ lanes: Range<Int>, over pixels: inout MutableSpan<UInt32>, at start: Int)
}

/// Source over destination.
private struct CoverBrush: PixelBrush {
  let color: UInt32

  @inline(__always)
  func paintLanes(
    _ values: Pixels, _ lanes: Range<Int>, over pixels: inout MutableSpan<UInt32>, at start: Int
  ) {
    if color >> 24 == 255, values == Pixels(repeating: 255) {
      for lane in lanes { pixels[start + lane] = color }
      return
    }
    for lane in lanes {
      let top = PixelMath.scaled(color, by: UInt32(values[lane]))
      pixels[start + lane] = PixelMath.over(top, pixels[start + lane])
    }
  }
}
