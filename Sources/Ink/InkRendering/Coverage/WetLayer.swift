public import InkGeometry

/// The ink of one stroke, or of strokes that flow together, before it has a color: the covered
/// fraction of each pixel times the opacity there, in 255ths.
///
/// Where ink overlaps ink of the same layer, the larger value is kept. A stroke that crosses itself
/// therefore does not become darker there, and no seams show where its segments meet.
///
///     var layer = WetLayer(bounds: PixelRect(x: 0, y: 0, width: 800, height: 600))
///     layer.cover(poses.span)        // in pixels
///     let value = layer[x, y]
///     layer.clear()                  // clears the dirty area and keeps the memory
///
/// A pixel's value depends only on the poses and the pixel. The layer's bounds and the order of the
/// segments don't change it, so a clipped layer is the same as a crop of a large one, byte for
/// byte, on every machine. The rounding error of 8 bits is at most half a level of the image that
/// the ink is drawn on, times the alpha of its color.
public struct WetLayer: Sendable {
  /// The pixels of the layer; ink outside is discarded.
  public private(set) var bounds: PixelRect
  /// The smallest known rectangle that contains all ink, within ``bounds``.
  public internal(set) var dirty = PixelRect.empty
  /// The rows in words of eight pixels; the columns of each word begin at a multiple of 8.
  var words: [Pixels]
  private(set) var grid: WordGrid

  /// Creates an empty layer, which takes one byte per pixel. Bounds are limited to 2^30 pixels from
  /// the origin.
  public init(bounds: PixelRect) {
    self.bounds = bounds.limited
    grid = WordGrid(self.bounds)
    words = Array(repeating: .zero, count: grid.count)
  }

  /// Empties the layer and gives it other bounds; its memory is reused if it is large enough.
  public mutating func reset(to bounds: PixelRect) {
    clear()
    let grid = WordGrid(bounds.limited)
    guard grid.count <= words.count else {
      self = WetLayer(bounds: bounds)
      return
    }
    (self.grid, self.bounds) = (grid, bounds.limited)
  }

  /// The value of a pixel, 0...255; 0 outside ``bounds``.
  public subscript(x: Int, y: Int) -> UInt8 {
    guard bounds.contains(x: x, y: y) else { return 0 }
    return words[grid.index(ofRow: y) + grid.word(ofColumn: x)][x & 7]
  }

  /// Sets the value of a pixel within the dirty rectangle.
  mutating func setPixel(_ value: UInt8, x: Int, y: Int) {
    words[grid.index(ofRow: y) + grid.word(ofColumn: x)][x & 7] = value
  }

  /// Removes all ink.
  public mutating func clear() {
    forEachDirtyRow { words, range in
      for index in range { words[index] = .zero }
    }
    dirty = .empty
  }

  /// Removes the ink in an area; ``dirty`` does not change.
  public mutating func clear(_ area: PixelRect) {
    let area = area.intersection(dirty)
    guard !area.isEmpty else { return }
    let columns = grid.word(ofColumn: area.minX)...grid.word(ofColumn: area.maxX - 1)
    for y in area.minY..<area.maxY {
      let row = grid.index(ofRow: y)
      for column in columns {
        let x = grid.column(ofWord: column)
        if area.minX <= x, x + 8 <= area.maxX {
          words[row + column] = .zero
        } else {
          for lane in max(area.minX - x, 0)..<min(area.maxX - x, 8) {
            words[row + column][lane] = 0
          }
        }
      }
    }
  }

  /// Returns the same ink on a layer of the smallest possible size.
  public func cropped() -> WetLayer {
    var layer = WetLayer(bounds: dirty)
    layer.unite(with: self)
    return layer
  }

  /// Adds the area that a tip covers on the way from each pose to the next, in pixels. A single
  /// pose adds the area of the tip. Returns a rectangle that contains all pixels that may have
  /// changed. The method allocates nothing.
  ///
  /// A pose that is not finite covers nothing, and neither does the way to it. Centers farther than
  /// 2^28 pixels from the origin are moved to that distance; radii and edges are limited to 2^20
  /// pixels.
  @discardableResult
  public mutating func cover(_ poses: Span<NibPose>) -> PixelRect { cover(poses, within: bounds) }

  /// Adds the part of a tip's coverage that lies within an area, as above. Every pixel within the
  /// area gets the same value as without the limit.
  ///
  /// Some coverage outside the area may be added too. Use this method to add ink again after
  /// ``clear(_:)``, when the ink outside is already there.
  @discardableResult
  public mutating func cover(_ poses: Span<NibPose>, within area: PixelRect) -> PixelRect {
    cover(poses, within: area, CoverageScale())
  }

  /// Adds the part of a tip's coverage in an area, measured by a scale.
  @discardableResult
  mutating func cover(
    _ poses: Span<NibPose>, within area: PixelRect, _ scale: some RimScale
  ) -> PixelRect {
    guard let last = poses.indices.last else { return .empty }
    var painter = SegmentPainter(grid: grid, clip: bounds.intersection(area), scale: scale)
    var words = words.mutableSpan
    for index in min(1, last)...last {
      painter.paint(from: poses[max(0, index - 1)], to: poses[index], on: &words)
    }
    dirty = dirty.union(painter.reached)
    return painter.reached
  }

  /// Adds the area that a tip covers on the way between two poses.
  @discardableResult
  public mutating func cover(from a: NibPose, to b: NibPose) -> PixelRect {
    var painter = SegmentPainter(grid: grid, clip: bounds, scale: CoverageScale())
    var words = words.mutableSpan
    painter.paint(from: a, to: b, on: &words)
    dirty = dirty.union(painter.reached)
    return painter.reached
  }

  /// Calls `body` with the words of each row that may contain ink, which it may change.
  @inline(__always) mutating func forEachDirtyRow(
    _ body: (inout MutableSpan<Pixels>, Range<Int>) -> Void
  ) {
    guard !dirty.isEmpty else { return }
    let (first, last) = (grid.word(ofColumn: dirty.minX), grid.word(ofColumn: dirty.maxX - 1))
    let (grid, rows) = (grid, dirty.minY..<dirty.maxY)
    var words = words.mutableSpan
    for y in rows {
      let row = grid.index(ofRow: y)
      body(&words, row + first..<row + last + 1)
    }
  }
}

/// The positions of pixels in words of eight.
struct WordGrid: BitwiseCopyable, Hashable, Sendable {
  /// The first column of the first word: a multiple of 8.
  let x: Int
  /// The first row.
  let y: Int
  /// The number of words per row.
  let stride: Int
  /// The total number of words.
  let count: Int

  init(_ bounds: PixelRect) {
    x = bounds.isEmpty ? 0 : bounds.minX & ~7
    y = bounds.isEmpty ? 0 : bounds.minY
    stride = bounds.isEmpty ? 0 : (bounds.maxX - x + 7) >> 3
    count = stride * bounds.height
  }

  @inline(__always) func index(ofRow y: Int) -> Int { (y - self.y) * stride }

  @inline(__always) func word(ofColumn x: Int) -> Int { (x - self.x) >> 3 }

  @inline(__always) func column(ofWord word: Int) -> Int { x + word << 3 }
}
