import InkGeometry

/// How much graphite or wax lies on each pixel: a tip adds to what is there, so that ink builds up
/// where a stroke crosses itself.
///
///     var layer = DepositLayer(bounds: PixelRect(x: 0, y: 0, width: 800, height: 600))
///     layer.cover(poses.span, with: .pencil, within: layer.bounds)        // in pixels
///     layer.clearArea(area)  // and cover it again: the same as before
///
/// Whole numbers of 1/2048, which stop at 65535: their sum is the same in any order. What a segment
/// adds to a pixel follows from its two poses and the pixel alone, and it adds it to the pixels of
/// an area and to no other.
struct DepositLayer: Sendable {
  /// The plane's number for a deposit of 1.
  static let unit: Float = 2048

  /// The pixels that it has; what is left outside is lost.
  private(set) var bounds: PixelRect
  /// The smallest rectangle known to hold all of it, within ``bounds``.
  private(set) var dirty = PixelRect.empty
  /// Rows of eight pixels at a time; the columns of each eight begin at a multiple of 8.
  private(set) var words: [DepositWord]
  private(set) var grid: WordGrid

  /// A clean layer; it takes two bytes per pixel. Bounds beyond 2^30 pixels from the origin are cut
  /// there.
  init(bounds: PixelRect) {
    self.bounds = bounds.limited
    grid = WordGrid(self.bounds)
    words = Array(repeating: .zero, count: grid.count)
  }

  /// Makes it a clean layer of other bounds; the memory is used again if it suffices.
  mutating func reset(to bounds: PixelRect) {
    clearAll()
    let grid = WordGrid(bounds.limited)
    guard grid.count <= words.count else {
      self = DepositLayer(bounds: bounds)
      return
    }
    (self.grid, self.bounds) = (grid, bounds.limited)
  }

  /// About how many bytes it takes.
  var byteCount: Int { words.count * 16 }

  /// What lies on a pixel; 0 outside ``bounds``.
  subscript(x: Int, y: Int) -> UInt16 {
    guard bounds.contains(x: x, y: y) else { return 0 }
    return words[grid.index(ofRow: y) + grid.word(ofColumn: x)][x & 7]
  }

  /// Takes all of it off.
  mutating func clearAll() {
    clearArea(dirty)
    dirty = .empty
  }

  /// Takes what lies on an area off; ``dirty`` stays as it is.
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

  /// Adds what tips leave on the way from each pose to the next, on the pixels of an area and on no
  /// other. Gives a rectangle around those that it may have changed. Allocates nothing.
  ///
  /// Tips that are the same from the first to the last leave the mark of one. A pose with a number
  /// that is not finite leaves nothing, nor does the way to it. What is too large is limited as in
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

  /// Adds what lies on another layer, within both.
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

  /// All bits of the columns that lie within an area, of eight from column `x` on.
  @inline(__always) static func ones(in area: PixelRect, x: Int) -> DepositWord {
    if area.minX <= x, x + 8 <= area.maxX { return DepositWord(repeating: .max) }
    var ones = DepositWord.zero
    for lane in 0..<8 where area.minX <= x + lane && x + lane < area.maxX { ones[lane] = .max }
    return ones
  }
}
