import InkGeometry

/// Draws the pixels of washes, and reuses its memory.
struct WashPainter: Sendable {
  /// The number of cells per side that are dried at a time.
  private static let block = 160
  private var flow = WashFlow()
  private var columns: [SplinePlace] = []
  private var toothColumns: [ToothPlace] = []
  private var row: [SIMD4<Float>] = []

  /// The position of a pixel between cells: the first of three, and the weights of all three.
  private struct SplinePlace {
    var first: Int
    var shares: SIMD3<Float>

    /// Creates the weights at a position in cells: a quadratic B-spline, which is smooth.
    @inline(__always) init(_ place: Double) {
      let middle = PixelRect.floor(place)
      let side = Float(place - Double(middle)) - 0.5
      first = middle &- 1
      let (before, after) = (0.5 - side, 0.5 + side)
      shares = SIMD3(0.5 * before * before, 0.75 - side * side, 0.5 * after * after)
    }
  }

  /// Blends a wash over pixels of an area, each to the extent of `kept`; nil for completely.
  mutating func blend(
    _ wash: borrowing WashLayer, _ ground: WashGround, kept: WetLayer?,
    over pixels: inout MutableSpan<UInt32>, layout: PixelLayout, clip: PixelRect
  ) {
    guard let lattice = wash.lattice else { return }
    let reach = lattice.pixels(around: wash.water.dirty, margin: lattice.shapeReach + 2)
    let area = reach.intersection(clip).intersection(layout.bounds)
    guard !area.isEmpty else { return }
    let most = lattice.pixelsOfBlock(Self.block)
    let (width, height) = (
      Self.tileSide(of: area.width, most), Self.tileSide(of: area.height, most)
    )
    for y in stride(from: area.minY, to: area.maxY, by: height) {
      for x in stride(from: area.minX, to: area.maxX, by: width) {
        let tile = PixelRect(x: x, y: y, width: width, height: height).intersection(area)
        let cells = lattice.cells(around: tile, margin: 2)
        guard flow.dry(wash, on: cells) else { continue }
        let brush = WashBrush(lattice, ground, layout.order)
        paintTile(tile, lattice, brush, kept: kept, over: &pixels, layout)
      }
    }
  }

  /// Returns the side of the fewest equal parts with at most this many pixels.
  private static func tileSide(of side: Int, _ most: Int) -> Int {
    let parts = (side + most - 1) / most
    return (side + parts - 1) / parts
  }

  private mutating func paintTile(
    _ tile: PixelRect, _ lattice: WashLattice, _ brush: WashBrush, kept: WetLayer?,
    over pixels: inout MutableSpan<UInt32>, _ layout: PixelLayout
  ) {
    let isUpright = lattice.toCells.b == 0 && lattice.toCells.c == 0
    if isUpright { setColumns(tile, lattice, brush.tooth) }
    for y in tile.minY..<tile.maxY {
      if isUpright { setRow(y, lattice) }
      let toothRow = brush.tooth.row(y)
      let start = (y - layout.bounds.minY) * layout.rowLength - layout.bounds.minX
      for x in stride(from: tile.minX, to: tile.maxX, by: 8) {
        let place = WashPlace(x: x, y: y, count: min(8, tile.maxX - x), start: start + x)
        if isUpright {
          paintUpright(place, from: x - tile.minX, toothRow, brush, kept, &pixels)
        } else {
          paintTurned(place, lattice, brush, kept, &pixels)
        }
      }
    }
  }

  /// Up to eight consecutive pixels of a row, and the position at which the first is stored.
  private struct WashPlace {
    var x: Int
    var y: Int
    var count: Int
    var start: Int
  }

  /// Paints pixels of an unrotated view, whose cells are already interpolated across rows.
  private func paintUpright(
    _ place: WashPlace, from first: Int, _ toothRow: ToothPlace, _ brush: WashBrush,
    _ kept: WetLayer?, _ pixels: inout MutableSpan<UInt32>
  ) {
    let (row, columns, toothColumns) = (row.span, columns.span, toothColumns.span)
    @inline(__always) func height(_ lane: Int) -> Float {
      let column = columns[first &+ lane]
      return row[column.first].x * column.shares.x + row[column.first &+ 1].x * column.shares.y
        + row[column.first &+ 2].x * column.shares.z
    }
    let coverage = brush.coverage(Lanes(height))
    // Most pixels around a stroke are outside.
    guard coverage.greatest > 0 else { return }
    let tooth = Lanes { lane in brush.tooth.height(toothColumns[first &+ lane], toothRow) }
    let wash = WashLanes(tooth: tooth) { lane in
      let column = columns[first &+ lane]
      return row[column.first] * column.shares.x + row[column.first &+ 1] * column.shares.y
        + row[column.first &+ 2] * column.shares.z
    }
    blendLanes(wash, coverage, brush, place, kept, &pixels)
  }

  /// Paints pixels of any view.
  private func paintTurned(
    _ place: WashPlace, _ lattice: WashLattice, _ brush: WashBrush, _ kept: WetLayer?,
    _ pixels: inout MutableSpan<UInt32>
  ) {
    let tooth = Lanes { lane in brush.tooth.height(place.x &+ lane, place.y) }
    let wash = WashLanes(tooth: tooth) { lane in
      anywhere(place.x &+ min(lane, place.count &- 1), place.y, lattice)
    }
    let coverage = brush.coverage(wash.height)
    guard coverage.greatest > 0 else { return }
    blendLanes(wash, coverage, brush, place, kept, &pixels)
  }

  /// Blends the values of the surrounding cells over pixels, to the extent of a mask in 255ths.
  @inline(__always)
  private func blendLanes(
    _ wash: WashLanes, _ coverage: Lanes, _ brush: WashBrush, _ place: WashPlace,
    _ kept: WetLayer?, _ pixels: inout MutableSpan<UInt32>
  ) {
    let steps = brush.exponents(wash, coverage)
    for lane in 0..<place.count where coverage[lane] > 0 {
      let left = kept.map { UInt32($0[place.x &+ lane, place.y]) } ?? 255
      guard left > 0 else { continue }
      let exponents = SIMD3(steps.low[lane], steps.middle[lane], steps.high[lane])
      let pixel = pixels[place.start &+ lane]
      pixels[place.start &+ lane] = brush.blended(exponents, left, over: pixel)
    }
  }

  private mutating func setColumns(
    _ tile: PixelRect, _ lattice: WashLattice, _ tooth: WashTooth.Sight
  ) {
    columns.removeAll(keepingCapacity: true)
    toothColumns.removeAll(keepingCapacity: true)
    for x in tile.minX..<tile.maxX {
      toothColumns.append(tooth.column(x))
      var place = SplinePlace((Double(x) + 0.5) * lattice.toCells.a + lattice.toCells.tx)
      place.first -= flow.cells.minX
      columns.append(place)
    }
    // Eight pixels are made at a time; those after the last are copies of it.
    guard let last = columns.last, let lastTooth = toothColumns.last else { return }
    for _ in 0..<7 {
      columns.append(last)
      toothColumns.append(lastTooth)
    }
  }

  /// Sets the cells of a row of pixels, interpolated across rows.
  private mutating func setRow(_ y: Int, _ lattice: WashLattice) {
    let place = SplinePlace((Double(y) + 0.5) * lattice.toCells.d + lattice.toCells.ty)
    let width = flow.cells.width
    if row.count < width { row = Array(repeating: .zero, count: width) }
    let start = (place.first - flow.cells.minY) * width
    // Taken out and put back, because a copy would cost an allocation.
    var mixed: [SIMD4<Float>] = []
    swap(&mixed, &row)
    Self.mix(flow.values.span, from: start, width, place.shares, into: &mixed)
    swap(&mixed, &row)
  }

  /// Interpolates three neighbors of each column of cells, with weights.
  private static func mix(
    _ cells: Span<SIMD4<Float>>, from start: Int, _ width: Int, _ shares: SIMD3<Float>,
    into row: inout [SIMD4<Float>]
  ) {
    var row = row.mutableSpan
    for x in 0..<width {
      row[x] =
        cells[start &+ x] * shares.x + cells[start &+ width &+ x] * shares.y
        + cells[start &+ 2 &* width &+ x] * shares.z
    }
  }

  /// Returns the values of the cells around a pixel, in any view.
  private func anywhere(_ x: Int, _ y: Int, _ lattice: WashLattice) -> SIMD4<Float> {
    let place = lattice.toCells.applied(to: Point(x: Double(x) + 0.5, y: Double(y) + 0.5))
    let (column, row) = (SplinePlace(place.x), SplinePlace(place.y))
    let width = flow.cells.width
    var value = SIMD4<Float>.zero
    for step in 0..<3 {
      let start =
        (row.first &+ step &- flow.cells.minY) &* width &+ column.first &- flow.cells.minX
      let mixed =
        flow.values[start] * column.shares.x + flow.values[start + 1] * column.shares.y
        + flow.values[start + 2] * column.shares.z
      value += mixed * row.shares[step]
    }
    return value
  }
}

extension WashLattice {
  /// Returns the side of a square of pixels that needs about this many cells.
  fileprivate func pixelsOfBlock(_ cells: Int) -> Int {
    max(16, min(1 << 12, PixelRect.floor(Double(cells) * abs(toPixels.determinant).squareRoot())))
  }
}
