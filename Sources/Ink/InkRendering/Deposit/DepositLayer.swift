import InkGeometry

/// The amount of graphite or wax on each pixel. Each tip adds to the existing amount, so ink builds
/// up where a stroke crosses itself.
///
///     var layer = DepositLayer(bounds: PixelRect(x: 0, y: 0, width: 800, height: 600))
///     layer.cover(poses.span, with: .pencil, within: layer.bounds)        // in pixels
///     layer.clearArea(area)  // and cover it again: the same as before
///
/// Amounts are integers in units of 1/2048, which saturate at 65535, so their sum is the same in
/// any order. The amount that a segment adds to a pixel depends only on its two poses and the
/// pixel, and only the pixels of an area are changed.
struct DepositLayer: Sendable {
  /// The integer for a deposit of 1.
  static let unit: Float = 2048

  /// The pixels of the layer; deposits outside are discarded.
  private(set) var bounds: PixelRect
  /// The smallest known rectangle that contains all deposits, within ``bounds``.
  private(set) var dirty = PixelRect.empty
  /// The rows in words of eight pixels; the columns of each word begin at a multiple of 8.
  private(set) var words: [DepositWord]
  private(set) var grid: WordGrid

  /// Creates an empty layer, which takes two bytes per pixel. Bounds are limited to 2^30 pixels
  /// from the origin.
  init(bounds: PixelRect) {
    self.bounds = bounds.limited
    grid = WordGrid(self.bounds)
    words = Array(repeating: .zero, count: grid.count)
  }

  /// Empties the layer and gives it other bounds; its memory is reused if it is large enough.
  mutating func reset(to bounds: PixelRect) {
    clearAll()
    let grid = WordGrid(bounds.limited)
    guard grid.count <= words.count else {
      self = DepositLayer(bounds: bounds)
      return
    }
    (self.grid, self.bounds) = (grid, bounds.limited)
  }

  /// The approximate size, in bytes.
  var byteCount: Int { words.count * 16 }

  /// The deposit on a pixel; 0 outside ``bounds``.
  subscript(x: Int, y: Int) -> UInt16 {
    guard bounds.contains(x: x, y: y) else { return 0 }
    return words[grid.index(ofRow: y) + grid.word(ofColumn: x)][x & 7]
  }

  /// Removes everything.
  mutating func clearAll() {
    clearArea(dirty)
    dirty = .empty
  }

  /// Removes the deposits in an area; ``dirty`` does not change.
  mutating func clearArea(_ area: PixelRect) {
    let area = area.intersection(dirty)
    guard !area.isEmpty else { return }
    let first = grid.word(ofColumn: area.minX)
    let last = grid.word(ofColumn: area.maxX - 1)
    for column in first...last {
      let kept = ~DepositWord.ones(in: area, x: grid.column(ofWord: column))
      for y in area.minY..<area.maxY { words[grid.index(ofRow: y) + column] &= kept }
    }
  }

  /// Adds the deposits of tips on the way from each pose to the next, only on the pixels of an
  /// area. Returns a rectangle that contains all pixels that may have changed. Allocates nothing.
  ///
  /// If all tips are the same, the result is the mark of a single one. A pose that is not finite
  /// leaves nothing, and neither does the way to it. Large values are limited as in
  /// ``WetLayer/cover(_:)``.
  @discardableResult
  mutating func cover(_ poses: Span<NibPose>, with ink: DepositInk, within area: PixelRect)
    -> PixelRect
  {
    guard let last = poses.indices.last else { return .empty }
    var painter = DepositPainter(ink: ink, grid: grid, clip: bounds.intersection(area))
    var words = words.mutableSpan
    var rests = true
    for index in 0..<last where poses[index] != poses[index + 1] {
      rests = false
      painter.paint(from: poses[index], to: poses[index + 1], on: &words)
    }
    if rests { painter.paint(mark: poses[0], on: &words) }
    dirty = dirty.union(painter.reached)
    return painter.reached
  }

  /// Adds the deposits on another layer, within both.
  mutating func unite(with other: DepositLayer) {
    let area = other.dirty.intersection(bounds)
    guard !area.isEmpty else { return }
    dirty = dirty.union(area)
    let theirs = other.grid.word(ofColumn: area.minX)
    let ours = grid.word(ofColumn: area.minX)
    for step in 0...grid.word(ofColumn: area.maxX - 1) - ours {
      let taken = DepositWord.ones(in: area, x: grid.column(ofWord: ours + step))
      for y in area.minY..<area.maxY {
        let from = other.words[other.grid.index(ofRow: y) + theirs + step] & taken
        let index = grid.index(ofRow: y) + ours + step
        words[index] = words[index].saturated(adding: from)
      }
    }
  }
}

/// The deposits on eight neighboring pixels of a row.
typealias DepositWord = SIMD8<UInt16>

extension DepositWord {
  @inline(__always) func saturated(adding other: DepositWord) -> DepositWord {
    let sum = self &+ other
    return sum.replacing(with: DepositWord(repeating: .max), where: sum .< self)
  }

  /// Returns a word with all bits set in the columns that lie within an area, for eight columns
  /// from `x` on.
  @inline(__always) static func ones(in area: PixelRect, x: Int) -> DepositWord {
    if area.minX <= x, x + 8 <= area.maxX { return DepositWord(repeating: .max) }
    var ones = DepositWord.zero
    for lane in 0..<8 where area.minX <= x + lane && x + lane < area.maxX { ones[lane] = .max }
    return ones
  }
}
