public import InkGeometry

extension WetLayer {
  /// Removes the ink outside an area. Each pixel keeps the fraction of its ink that lies inside,
  /// with a precision of 1/256 pixel.
  ///
  /// The area is given by its rings in pixels. Outer rings run in one direction and holes in the
  /// other, and rings must not cross each other. Rings with a coordinate that is not finite are
  /// ignored. If `isInside` is false, the ink inside the area is removed instead.
  public mutating func mask(with rings: [[Point]], isInside: Bool = true) {
    guard !dirty.isEmpty else { return }
    var cells = PolygonCells()
    cells.reset(to: dirty)
    for ring in rings { cells.addRing(of: ring.count) { ring[$0] } }
    maskPixels(cells, isInside: isInside)
  }

  /// Masks with a region that is transformed to pixels. Allocates nothing if the memory of `cells`
  /// is sufficient.
  mutating func mask(
    with region: Region, through toPixels: InkTransform, isInside: Bool = true,
    in cells: inout PolygonCells
  ) {
    guard !dirty.isEmpty else { return }
    cells.reset(to: dirty)
    for ring in region.gridRings {
      cells.addRing(of: ring.corners.count) { toPixels.applied(to: ring.corners[$0].point) }
    }
    maskPixels(cells, isInside: isInside)
    cells.giveUpMuch()
  }

  /// Keeps the fraction of each pixel that polygons cover, or the rest.
  private mutating func maskPixels(_ cells: PolygonCells, isInside: Bool) {
    for y in dirty.minY..<dirty.maxY {
      var sum: Int32 = 0
      for x in dirty.minX..<dirty.maxX {
        sum &+= cells.coverageChange(x: x, y: y)
        let index = grid.index(ofRow: y) + grid.word(ofColumn: x)
        let value = UInt32(words[index][x & 7])
        let inside = UInt32(min(sum.magnitude, PolygonCells.full))
        let share = isInside ? inside : PolygonCells.full - inside
        let kept = (value &* share &+ PolygonCells.full / 2) / PolygonCells.full
        words[index][x & 7] = UInt8(truncatingIfNeeded: kept)
      }
    }
  }
}

/// The coverage of an area's pixels by polygons, in integers.
///
/// Each pixel stores the change of the covered fraction from its left neighbor to it; the sum from
/// the left is the fraction. (FreeType's smooth rasterizer stores the same in sparse cells.)
/// Corners are rounded to 1/256 pixel. The effect of a side on a pixel depends only on the two, so
/// the bounds of the area have no influence.
struct PolygonCells {
  /// The sum for a fully covered pixel.
  static let full: UInt32 = 256 * 512

  private var area = PixelRect.empty
  private var changes: [Int32] = []

  /// Creates cells for no pixels.
  init() {}

  /// The largest number of cells whose memory is kept for the next polygons: 4 MB, which is more
  /// than pictures on a screen need.
  private static let mostKept = 1 << 20

  /// The approximate size, in bytes.
  var byteCount: Int { changes.count * 4 }

  /// Removes all polygons and sets the area; memory is reused if it is large enough.
  mutating func reset(to area: PixelRect) {
    self.area = area
    // A side in the last column also changes the column after it.
    let count = (area.width + 1) * area.height
    for index in 0..<min(count, changes.count) { changes[index] = 0 }
    if count > changes.count { changes = Array(repeating: 0, count: count) }
  }

  /// Frees memory that pictures on a screen do not need.
  mutating func giveUpMuch() {
    guard changes.count > Self.mostKept else { return }
    (area, changes) = (.empty, [])
  }

  func coverageChange(x: Int, y: Int) -> Int32 { changes[index(x, y)] }

  private func index(_ x: Int, _ y: Int) -> Int {
    (y - area.minY) * (area.width + 1) + x - area.minX
  }

  /// Adds the sides of a ring of corners, in pixels; nothing if one is not finite.
  mutating func addRing(of count: Int, corner: (Int) -> Point) {
    for index in 0..<count where !corner(index).isFinite { return }
    guard count > 0 else { return }
    var last = Self.step(corner(count - 1))
    for index in 0..<count {
      let next = Self.step(corner(index))
      if last.y < next.y { addSide(from: last, to: next, sign: 1) }
      if next.y < last.y { addSide(from: next, to: last, sign: -1) }
      last = next
    }
  }

  private static func step(_ place: Point) -> SIMD2<Int> {
    func step(_ value: Double) -> Int {
      Int(max(-0x1p30, min(0x1p30, value)) * 256 + 0x1p40) - (1 << 40)
    }
    return SIMD2(step(place.x), step(place.y))
  }

  /// Adds a side from its upper to its lower end.
  private mutating func addSide(from a: SIMD2<Int>, to b: SIMD2<Int>, sign: Int) {
    let first = max(area.minY, a.y >> 8)
    let last = min(area.maxY - 1, (b.y - 1) >> 8)
    guard first <= last else { return }
    let slope = Double(b.x - a.x) / Double(b.y - a.y)
    func x(atHeight y: Int) -> Int {
      if y == a.y { return a.x }
      if y == b.y { return b.x }
      return min(max(a.x + Int(Double(y - a.y) * slope), min(a.x, b.x)), max(a.x, b.x))
    }
    for row in first...last {
      let (top, bottom) = (max(a.y, row << 8), min(b.y, (row + 1) << 8))
      let (start, end) = (x(atHeight: top), x(atHeight: bottom))
      addPiece(row, min(start, end), max(start, end), height: bottom - top, sign: sign)
    }
  }

  /// Adds the piece of a side within one row, from its left to its right end.
  private mutating func addPiece(_ row: Int, _ left: Int, _ right: Int, height: Int, sign: Int) {
    /// Returns how much of the height lies left of a position.
    func passed(_ x: Int) -> Int {
      if x <= left { return 0 }
      return x >= right ? height : height * (x - left) / (right - left)
    }
    let first = max(left >> 8, area.minX)
    let start = index(area.minX, row)
    // Parts left of the area cover its rows from the first column on.
    changes[start] &+= Int32(truncatingIfNeeded: sign * passed(first << 8) * 512)
    var column = first
    while column < area.maxX, column << 8 <= right {
      let (from, to) = (max(left, column << 8), min(right, (column + 1) << 8))
      let isLast = to == right
      let climbed = (isLast ? height : passed(to)) - passed(from)
      let inset = from + to - (column << 9)
      let cell = start + column - area.minX
      changes[cell] &+= Int32(truncatingIfNeeded: sign * climbed * (512 - inset))
      changes[cell + 1] &+= Int32(truncatingIfNeeded: sign * climbed * inset)
      if isLast { break }
      column += 1
    }
  }
}
