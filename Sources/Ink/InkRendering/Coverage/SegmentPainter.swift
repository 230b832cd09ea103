import InkGeometry

/// Adds the area that a tip covers between two poses to words of pixels.
struct SegmentPainter<Scale: RimScale> {
  /// The longest way of a smaller tip; a longer one is divided in two for numeric precision.
  private static var longestWay: Double { 4096 }
  /// The number of words in a row from which finding the start of the inside is worthwhile.
  static var wordsWorthChords: Int { 4 }

  let grid: WordGrid
  let clip: PixelRect
  /// The scale for positions near the rim.
  let scale: Scale
  /// A rectangle that contains all changed pixels, within the clip.
  var reached = PixelRect.empty

  init(grid: WordGrid, clip: PixelRect, scale: Scale) {
    self.grid = grid
    self.clip = clip
    self.scale = scale
  }

  /// Paints the way between two poses.
  @inline(__always)
  mutating func paint(from a: NibPose, to b: NibPose, on words: inout MutableSpan<Pixels>) {
    guard a.isUsable, b.isUsable, !clip.isEmpty else { return }
    paintUsable(from: scale.tip(a.limited), to: scale.tip(b.limited), on: &words)
  }

  private mutating func paintUsable(
    from a: NibPose, to b: NibPose, on words: inout MutableSpan<Pixels>
  ) {
    let way = b.center - a.center
    guard max(abs(way.x), abs(way.y)) > max(Self.longestWay, a.reach, b.reach) else {
      if a.edge == .zero && b.edge == .zero {
        paintRound(from: a, to: b, on: &words)
      } else {
        paintHull(ChiselHull(from: a, to: b), on: &words)
      }
      return
    }
    let around = PixelRect(around: a.bounds.union(b.bounds).expanded(by: 2))
    guard !around.intersection(clip).isEmpty else { return }
    let middle = a.mixed(with: b, 0.5)
    paintUsable(from: a, to: middle, on: &words)
    paintUsable(from: middle, to: b, on: &words)
  }

  /// Paints the way of a round tip.
  @inline(__always)
  mutating func paintRound(
    from a: NibPose, to b: NibPose, on words: inout MutableSpan<Pixels>
  ) {
    let cone = RoundCone(from: a, to: b)
    paintCone(cone, on: &words)
    guard cone.length == 0, a.opacity != b.opacity else { return }
    // One disc hides the other, unless that has more ink.
    let small = a.radius < b.radius ? a : b
    paintCone(RoundCone(from: small, to: small), on: &words)
  }

  private mutating func paintCone(_ cone: RoundCone, on words: inout MutableSpan<Pixels>) {
    let box = cone.bounds.intersection(clip)
    guard !box.isEmpty else { return }
    reached = reached.union(box)
    let columns = grid.word(ofColumn: box.minX)..<grid.word(ofColumn: box.maxX - 1) + 1
    if columns.count < Self.wordsWorthChords {
      paintAll(of: cone, box, columns, on: &words)
    } else {
      paintByChords(cone, box, columns, on: &words)
    }
  }

  @inline(__always)
  private func paintAll(
    of cone: RoundCone, _ box: PixelRect, _ columns: Range<Int>,
    on words: inout MutableSpan<Pixels>
  ) {
    for column in columns {
      let shares = ConeColumns(cone, x: grid.column(ofWord: column))
      var index = grid.index(ofRow: box.minY) + column
      for y in box.minY..<box.maxY {
        words[index] = words[index].atLeast(cone.values(shares, cone.height(ofRow: y), scale))
        index += grid.stride
      }
    }
  }

  private func paintByChords(
    _ cone: RoundCone, _ box: PixelRect, _ columns: Range<Int>,
    on words: inout MutableSpan<Pixels>
  ) {
    let most = cone.greatestValue
    let greatest = max(cone.startRadius, cone.endRadius)
    let inset = -(scale.depth + 0.01) - 1e-5 * greatest
    let runs = WordScale(box: box, originX: cone.originX, grid: grid)
    // The edge starts half a pixel outside the rim; the rest is for rounding errors.
    for top in stride(from: box.minY, to: box.maxY, by: 8) {
      let reach = runs.touched(RowChords(cone, y: top, growth: 0.52 + 0.002 * greatest))
      let inside = runs.held(RowChords(cone, y: top, growth: inset))
      for lane in 0..<min(8, box.maxY - top) {
        let row = ConeRow(cone: cone, most: most, grid: grid, y: top + lane)
        let (first, end) = (reach.first[lane], reach.end[lane])
        let insideFirst = max(first, inside.first[lane])
        let insideEnd = min(end, inside.end[lane])
        if insideFirst < insideEnd {
          row.paintEdge(first, insideFirst, scale, on: &words)
          row.paintInside(insideFirst, insideEnd, on: &words)
          row.paintEdge(insideEnd, end, scale, on: &words)
        } else {
          row.paintEdge(first, end, scale, on: &words)
        }
      }
    }
  }
}

/// A row of a wide cone.
private struct ConeRow {
  let cone: RoundCone
  let grid: WordGrid
  let height: Float
  let start: Int
  /// The largest possible value.
  let most: Pixels

  @inline(__always) init(cone: RoundCone, most: Pixels, grid: WordGrid, y: Int) {
    self.cone = cone
    self.most = most
    self.grid = grid
    height = cone.height(ofRow: y)
    start = grid.index(ofRow: y)
  }

  @inline(__always)
  func paintEdge(
    _ first: Int32, _ end: Int32, _ scale: some RimScale, on words: inout MutableSpan<Pixels>
  ) {
    var column = Int(first)
    while column < Int(end) {
      let index = start + column
      let old = words[index]
      column += 1
      // Most of a wide tip's way was covered by the previous segment.
      if old.holds(most) { continue }
      let shares = ConeColumns(cone, x: grid.column(ofWord: column - 1))
      words[index] = old.atLeast(cone.values(shares, height, scale))
    }
  }

  @inline(__always)
  func paintInside(_ first: Int32, _ end: Int32, on words: inout MutableSpan<Pixels>) {
    guard cone.gain == 0 else {
      paintShadedInside(first, end, on: &words)
      return
    }
    for index in start + Int(first)..<start + Int(end) { words[index] = words[index].atLeast(most) }
  }

  private func paintShadedInside(
    _ first: Int32, _ end: Int32, on words: inout MutableSpan<Pixels>
  ) {
    for column in Int(first)..<Int(end) {
      let shares = ConeColumns(cone, x: grid.column(ofWord: column))
      let index = start + column
      words[index] = words[index].atLeast(cone.insideValues(shares, height))
    }
  }
}

extension NibPose {
  /// The largest distance from its center at which the tip covers anything.
  @inline(__always) var reach: Double { radius + abs(edge.x) + abs(edge.y) }

  /// Whether all values are finite.
  @inline(__always) var isUsable: Bool {
    (center.x + center.y + edge.x + edge.y + radius + opacity).isFinite
  }

  /// The pose limited to what a layer can represent.
  @inline(__always) var limited: NibPose {
    @inline(__always) func within(_ limit: Double, _ value: Double) -> Double {
      value < -limit ? -limit : value > limit ? limit : value
    }
    return NibPose(
      center: Point(x: within(0x1p28, center.x), y: within(0x1p28, center.y)),
      edge: Point(x: within(0x1p20, edge.x), y: within(0x1p20, edge.y)),
      radius: within(0x1p20, radius < 0 ? 0 : radius),
      opacity: opacity < 0 ? 0 : opacity > 1 ? 1 : opacity)
  }
}
