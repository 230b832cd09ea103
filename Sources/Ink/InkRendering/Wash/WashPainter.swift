import InkGeometry

/// Makes pixels of washes; keeps the memory that it needs for that.
struct WashPainter: Sendable {
  /// So many cells a side are dried at a time.
  private static let block = 160
  private var flow = WashFlow()
  private var columns: [SplinePlace] = []
  private var toothColumns: [ToothPlace] = []
  private var row: [SIMD4<Float>] = []

  /// Where a pixel lies between cells: the first of three, and the shares of all three.
  private struct SplinePlace {
    var first: Int
    var shares: SIMD3<Float>

    /// The shares at a place in cells: a quadratic B-spline, which is smooth.
    @inline(__always) init(_ place: Double) {
      let middle = PixelRect.floor(place)
      let side = Float(place - Double(middle)) - 0.5
      first = middle &- 1
      let (before, after) = (0.5 - side, 0.5 + side)
      shares = SIMD3(0.5 * before * before, 0.75 - side * side, 0.5 * after * after)
    }
  }

  /// Blends a wash over pixels of an area, each as far as `kept` leaves it; nil: wholly.
  mutating func blend(
    _ wash: borrowing WashLayer, _ ground: WashGround, kept: WetLayer?,
    over pixels: inout MutableSpan<UInt32>, layout: PixelLayout, clip: PixelRect
  ) {
    guard let lattice = wash.lattice else { return }
    let reach = lattice.pixels(around: wash.water.dirty, margin: lattice.shapeReach + 2)
    let area = reach.intersection(clip).intersection(layout.bounds)
    guard !area.isEmpty else { return }
    let most = lattice.pixelsOfBlock(Self.block)
    let (width, height) = (Self.part(of: area.width, most), Self.part(of: area.height, most))
    for y in stride(from: area.minY, to: area.maxY, by: height) {
      for x in stride(from: area.minX, to: area.maxX, by: width) {
        let tile = PixelRect(x: x, y: y, width: width, height: height).intersection(area)
        let cells = lattice.cells(around: tile, margin: 2)
        guard flow.dry(wash, on: cells) else { continue }
        let brush = WashBrush(lattice, ground, layout.order)
        paint(tile, lattice, brush, kept: kept, over: &pixels, layout)
      }
    }
  }

  /// The side of as few equal parts as have at most so many pixels.
  private static func part(of side: Int, _ most: Int) -> Int {
    let parts = (side + most - 1) / most
    return (side + parts - 1) / parts
  }

  private mutating func paint(
    _ tile: PixelRect, _ lattice: WashLattice, _ brush: WashBrush, kept: WetLayer?,
    over pixels: inout MutableSpan<UInt32>, _ layout: PixelLayout
  ) {
    let isUpright = lattice.toCells.b == 0 && lattice.toCells.c == 0
    if isUpright { setColumns(tile, lattice, brush.tooth) }
    for y in tile.minY..<tile.maxY {
      let start = (y - layout.bounds.minY) * layout.rowLength - layout.bounds.minX + tile.minX
      if isUpright {
        setRow(y, lattice)
        paintRow(y, tile, brush, kept, &pixels, at: start)
      } else {
        for x in tile.minX..<tile.maxX {
          put(
            anywhere(x, y, lattice), { brush.tooth.height(x, y) }, brush,
            kept.map { UInt32($0[x, y]) } ?? 255, &pixels[start + x - tile.minX])
        }
      }
    }
  }

  /// A row of a view that does not turn, whose cells are mixed across rows already.
  private func paintRow(
    _ y: Int, _ tile: PixelRect, _ brush: WashBrush, _ kept: WetLayer?,
    _ pixels: inout MutableSpan<UInt32>, at start: Int
  ) {
    let (row, columns, toothColumns) = (row.span, columns.span, toothColumns.span)
    let toothRow = brush.tooth.row(y)
    for number in columns.indices {
      let place = columns[number]
      let (first, second, third) = (
        row[place.first], row[place.first &+ 1], row[place.first &+ 2]
      )
      // Most pixels around a stroke are outside.
      let height =
        first.x * place.shares.x + second.x * place.shares.y + third.x * place.shares.z
      guard brush.coverage(height) > 0 else { continue }
      let value =
        first * place.shares.x + second * place.shares.y + third * place.shares.z
      put(
        value, { brush.tooth.height(toothColumns[number], toothRow) }, brush,
        kept.map { UInt32($0[tile.minX + number, y]) } ?? 255, &pixels[start &+ number])
    }
  }

  /// Blends what the cells around say over a pixel, as far as a mask leaves it, in 255ths.
  @inline(__always)
  private func put(
    _ value: SIMD4<Float>, _ tooth: () -> Float, _ brush: WashBrush, _ left: UInt32,
    _ pixel: inout UInt32
  ) {
    let share = brush.coverage(value.x)
    guard share > 0, left > 0 else { return }
    pixel = brush.blended(brush.exponents(value, share, tooth()), left, over: pixel)
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
  }

  /// The cells of a row of pixels, mixed across rows.
  private mutating func setRow(_ y: Int, _ lattice: WashLattice) {
    let place = SplinePlace((Double(y) + 0.5) * lattice.toCells.d + lattice.toCells.ty)
    let width = flow.cells.width
    if row.count < width { row = Array(repeating: .zero, count: width) }
    let start = (place.first - flow.cells.minY) * width
    // Taken out and put back: a copy would cost an allocation.
    var mixed: [SIMD4<Float>] = []
    swap(&mixed, &row)
    Self.mix(flow.values.span, from: start, width, place.shares, into: &mixed)
    swap(&mixed, &row)
  }

  /// Of each column of cells three neighbouring ones, in shares.
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

  /// What the cells around a pixel say, in any view.
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
  /// The side of a square of pixels that needs about so many cells.
  fileprivate func pixelsOfBlock(_ cells: Int) -> Int {
    max(16, min(1 << 12, PixelRect.floor(Double(cells) * abs(toPixels.determinant).squareRoot())))
  }
}
