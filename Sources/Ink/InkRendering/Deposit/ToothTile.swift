import InkGeometry

/// A repeating square of paper: heights and, for pixels larger than its cells, their means.
struct ToothTile: Sendable {
  /// The number for a height of one standard deviation; heights are limited to ±127.
  static let unit: Float = 44
  /// The number of cell sizes; each is twice the previous one.
  static let levels = 6

  /// All levels, finest first.
  private let heights: [Int8]
  /// The variance of the values interpolated between cells, for each level.
  let variances: [Float]

  init(_ field: ToothField) {
    var heights = field.cells.map { Int8(max(-127, min(127, ($0 * 44 + 512) >> 10))) }
    heights.reserveCapacity(heights.count * 4 / 3 + 1)
    for level in 1..<Self.levels { Self.appendMeans(level, to: &heights) }
    self.heights = heights
    variances = (0..<Self.levels).map { Self.variance(ofLevel: $0, heights) }
  }

  /// Returns the start of a level.
  @inline(__always) private static func start(ofLevel level: Int) -> Int {
    // side^2 (1 + 1/4 + 1/16 + ...)
    (ToothField.side * ToothField.side - side(ofLevel: level) * side(ofLevel: level)) * 4 / 3
  }

  @inline(__always) private static func side(ofLevel level: Int) -> Int {
    ToothField.side >> level
  }

  private static func appendMeans(_ level: Int, to heights: inout [Int8]) {
    let (from, side) = (start(ofLevel: level - 1), side(ofLevel: level))
    for y in 0..<side {
      for x in 0..<side {
        let cell = from + 4 * y * side + 2 * x
        let sum =
          Int(heights[cell]) + Int(heights[cell + 1]) + Int(heights[cell + 2 * side])
          + Int(heights[cell + 2 * side + 1])
        heights.append(Int8((sum + 2) >> 2))
      }
    }
  }

  /// Returns the variance at points distributed evenly over the cells.
  private static func variance(ofLevel level: Int, _ heights: [Int8]) -> Float {
    let reader = ToothReader(level: level, toCells: .identity)
    var (sum, squares) = (Int64(0), Int64(0))
    let count: UInt32 = 4096
    for number in 0..<count {
      // Multiples of the plastic number's powers: R. Roberts' low-discrepancy sequence.
      let value = reader.height(number &* 3_242_174_889, number &* 2_447_445_414, heights)
      sum += Int64(value)
      squares += Int64(value) * Int64(value)
    }
    let mean = Float(sum) / Float(count)
    let scale = 1 / (65536 * unit)
    return (Float(squares) / Float(count) - mean * mean) * scale * scale
  }

  /// Returns the heights at eight pixels, in standard deviations.
  @inline(__always) func sampleHeights(_ reader: ToothReader, x: Int, y: Int) -> Lanes {
    Lanes(reader.heights(x: x, y: y, heights)) * (1 / (65536 * Self.unit))
  }

  /// Reads one level of a tile.
  struct ToothReader {
    private let toCells: InkTransform
    private let start: Int
    private let bits: UInt32
    private let stepX: UInt32
    private let stepY: UInt32

    /// - Parameter toCells: the transform from pixels to cells of the level.
    init(level: Int, toCells: InkTransform) {
      self.toCells = toCells
      start = ToothTile.start(ofLevel: level)
      bits = 9 - UInt32(level)
      stepX = Self.places(toCells.a)
      stepY = Self.places(toCells.b)
    }

    /// In units of 1/65536 cell; values beyond 2^40 cells and NaN become 0.
    @inline(__always) private static func places(_ value: Double) -> UInt32 {
      guard value.magnitude < 0x1p40 else { return 0 }
      return UInt32(truncatingIfNeeded: Int(value * 65536))
    }

    @inline(__always) func heights(x: Int, y: Int, _ heights: [Int8]) -> SIMD8<Int32> {
      let place = toCells.applied(to: Point(x: Double(x) + 0.5, y: Double(y) + 0.5))
      let lanes = LaneBits(0, 1, 2, 3, 4, 5, 6, 7)
      let columns = Self.places(place.x - 0.5) &+ lanes &* stepX
      let rows = Self.places(place.y - 0.5) &+ lanes &* stepY
      @inline(__always) func lane(_ i: Int) -> Int32 { height(columns[i], rows[i], heights) }
      return SIMD8(lane(0), lane(1), lane(2), lane(3), lane(4), lane(5), lane(6), lane(7))
    }

    /// Returns the height interpolated between four cells, times 65536.
    @inline(__always)
    func height(_ column: UInt32, _ row: UInt32, _ heights: [Int8]) -> Int32 {
      let mask = 1 &<< bits &- 1
      let (x0, y0) = (column &>> 16 & mask, row &>> 16 & mask)
      let (x1, y1) = ((x0 &+ 1) & mask, (y0 &+ 1) & mask)
      let shareX = Int32(truncatingIfNeeded: column &>> 8 & 255)
      let shareY = Int32(truncatingIfNeeded: row &>> 8 & 255)
      @inline(__always) func cell(_ x: UInt32, _ y: UInt32) -> Int32 {
        Int32(heights[start &+ Int(truncatingIfNeeded: y &<< bits | x)])
      }
      let (a, b) = (cell(x0, y0), cell(x0, y1))
      let upper = a &* 256 &+ (cell(x1, y0) &- a) &* shareX
      let lower = b &* 256 &+ (cell(x1, y1) &- b) &* shareX
      return upper &* 256 &+ (lower &- upper) &* shareY
    }
  }
}
