import InkGeometry

extension SegmentPainter {
  /// Paints the way of a tip with an edge.
  mutating func paintHull(_ hull: borrowing ChiselHull, on words: inout MutableSpan<Pixels>) {
    let shape = HullShape(hull)
    let box = shape.bounds.intersection(clip)
    guard !box.isEmpty else { return }
    reached = reached.union(box)
    let ink = HullInk(from: hull.start, to: hull.end)
    let pixels = HullPixels(shape, ink, depth: scale.depth)
    let rows = HullRows(
      most: pixels.greatestValue, originX: shape.originX, originY: shape.originY, box: box,
      grid: grid)
    let columns = grid.word(ofColumn: box.minX)..<grid.word(ofColumn: box.maxX - 1) + 1
    if columns.count < Self.wordsWorthChords {
      rows.paintAll(pixels, columns, scale, on: &words)
      return
    }
    let rims = HullRims(shape, depth: scale.depth)
    for top in stride(from: box.minY, to: box.maxY, by: 8) {
      rows.paintRows(pixels, rims, scale, from: top, on: &words)
    }
  }
}

/// The rims that limit the parts of a hull in rows.
private struct HullRims {
  /// Everything with ink lies inside.
  let reach: HullRim
  /// Everything inside is full.
  let inside: HullRim

  @inline(__always) init(_ shape: borrowing HullShape, depth: Float) {
    let size = shape.size
    // From half a pixel outside the rim on; the rest is for rounding errors.
    reach = HullRim(shape, growth: 0.52 + 0.002 * shape.radius.greatest + 1e-5 * size)
    inside = HullRim(shape, growth: -depth - 1e-5 * size)
  }
}

/// The rows of a hull in a box.
private struct HullRows {
  let most: Pixels
  let originX: Int
  let originY: Int
  let box: PixelRect
  let grid: WordGrid

  /// Paints all rows of a narrow hull.
  @inline(__always)
  func paintAll(
    _ hull: borrowing HullPixels, _ columns: Range<Int>, _ scale: some RimScale,
    on words: inout MutableSpan<Pixels>
  ) {
    for y in box.minY..<box.maxY {
      let row = HullRow(hull, height: Float(y &- originY) + 0.5)
      let arcs = hull.arcs(atHeight: row.height)
      paintEdge(hull, row, y, columns, arcs: arcs, scale, on: &words)
    }
  }

  /// Paints eight rows.
  @inline(__always)
  func paintRows(
    _ hull: borrowing HullPixels, _ rims: borrowing HullRims, _ scale: some RimScale,
    from top: Int, on words: inout MutableSpan<Pixels>
  ) {
    let middles = Float(top - originY) + Lanes.middles
    let runs = WordScale(box: box, originX: originX, grid: grid)
    let reach = runs.touched(rims.reach.chords(middles))
    let inside = runs.held(rims.inside.chords(middles))
    for lane in 0..<min(8, box.maxY - top) {
      let y = top &+ lane
      let row = HullRow(hull, height: middles[lane])
      let arcs = hull.arcs(atHeight: row.height)
      let (first, end) = (Int(reach.first[lane]), Int(reach.end[lane]))
      let (fullFirst, fullEnd) = (
        max(first, Int(inside.first[lane])), min(end, Int(inside.end[lane]))
      )
      guard fullFirst < fullEnd else {
        if first < end { paintEdge(hull, row, y, first..<end, arcs: arcs, scale, on: &words) }
        continue
      }
      // To the left of the inside, no arc that faces right is nearest.
      paintEdge(
        hull, row, y, first..<fullFirst, arcs: arcs & hull.leftArcs, scale, on: &words)
      paintInside(hull, y, fullFirst..<fullEnd, on: &words)
      paintEdge(hull, row, y, fullEnd..<end, arcs: arcs & hull.rightArcs, scale, on: &words)
    }
  }

  /// Paints words of a row that may be partly covered.
  @inline(__always)
  private func paintEdge(
    _ hull: borrowing HullPixels, _ row: borrowing HullRow, _ y: Int, _ columns: Range<Int>,
    arcs: UInt8, _ scale: some RimScale, on words: inout MutableSpan<Pixels>
  ) {
    let start = grid.index(ofRow: y)
    for word in columns {
      let old = words[start &+ word]
      // Most of a hull was covered by the previous one.
      if old.holds(most) { continue }
      words[start &+ word] = old.atLeast(
        row.values(hull, places(ofWord: word), arcs: arcs, over: old, scale))
    }
  }

  /// Paints words of a row that are fully covered.
  @inline(__always)
  private func paintInside(
    _ hull: borrowing HullPixels, _ y: Int, _ columns: Range<Int>,
    on words: inout MutableSpan<Pixels>
  ) {
    let start = grid.index(ofRow: y)
    let height = Float(y &- originY) + 0.5
    for word in columns {
      let values = hull.isEven ? most : hull.fullValues(places(ofWord: word), height).pixels
      words[start &+ word] = words[start &+ word].atLeast(values)
    }
  }

  /// Returns the centers of a word's pixels.
  @inline(__always) private func places(ofWord word: Int) -> Lanes {
    Float(grid.column(ofWord: word) &- originX) + Lanes.middles
  }
}
