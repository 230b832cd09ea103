/// The variation of paper that affects the flow of water and pigment: smooth noise of the drawing's
/// plane, in integers, the same for all washes.
///
/// Each field repeats after 102 mm (`broad`: 205 mm). It is the sum of four bands of blurred random
/// numbers (the mixing of bits as in C. Wellons' "lowbias32", 2018), with mean 0 and mean square 1,
/// in 1024ths.
struct WashNoise: Sendable {
  /// The noise of everything that is drawn.
  static let shared = WashNoise()

  /// Patches of 0.7 to 8 mm.
  private let fine: NoiseTile
  /// Patches of 2 to 20 mm, on a grid of four cells.
  private let broad: NoiseTile
  /// Patches of 0.5 to 5.5 mm.
  private let edge: NoiseTile

  private init() {
    fine = NoiseTile(side: 512, radii: [3, 8, 18, 38], shares: [18, 35, 70, 80], seed: 101)
    edge = NoiseTile(side: 512, radii: [2, 6, 13, 27], shares: [18, 35, 70, 80], seed: 202)
    broad = NoiseTile(side: 256, radii: [2, 5, 11, 24], shares: [18, 35, 70, 80], seed: 303)
  }

  /// Returns the properties of the paper at eight cells of the finest lattice, with a distance
  /// between them in a row.
  @inline(__always) func papers(x: Int, y: Int, apart: Int) -> WashPapers {
    let n1 = Lanes { lane in Float(fine[x &+ lane &* apart, y]) }
    let n3 = Lanes { lane in Float(edge[x &+ lane &* apart, y]) }
    let n2 = apart == 1 ? broadly(x, y) : broadly(x, y, apart)
    let unit: Float = 1.0 / 1024
    return WashPapers(n1: n1 * unit, n2: n2 * unit, n3: n3 * unit)
  }

  private func broadly(_ x: Int, _ y: Int, _ apart: Int) -> Lanes {
    let row = y &>> 2
    return Lanes { lane in
      let x = x &+ lane &* apart
      let right = Self.cellFraction(x)
      let top = broad.mixed(x &>> 2, row, right)
      return top + (broad.mixed(x &>> 2, row &+ 1, right) - top) * Self.cellFraction(y)
    }
  }

  /// Returns the broad noise of neighbors, which lie between four columns.
  @inline(__always) private func broadly(_ x: Int, _ y: Int) -> Lanes {
    let (column, row) = (x &>> 2, y &>> 2)
    let (top, bottom) = (broad.four(column, row), broad.four(column, row &+ 1))
    return Lanes { lane in
      let place = (x & 3) &+ lane
      let (number, right) = (place &>> 2, Self.cellFraction(place))
      let above = top[number] + (top[number &+ 1] - top[number]) * right
      let below = bottom[number] + (bottom[number &+ 1] - bottom[number]) * right
      return above + (below - above) * Self.cellFraction(y)
    }
  }

  /// Returns the distance of a cell from the center of a broad one, in broad cells.
  @inline(__always) private static func cellFraction(_ place: Int) -> Float {
    Float(place & 3) * 0.25 + 0.125
  }
}

/// A repeating square of noise, whose side is a power of two.
struct NoiseTile: Sendable {
  private let mask: Int
  private let shift: Int
  private let values: [Int16]

  /// Creates the sum of blurred random numbers: for each radius, three boxes with a weight.
  init(side: Int, radii: [Int], shares: [Int], seed: UInt32) {
    var sum = [Int32](repeating: 0, count: side * side)
    for (number, radius) in radii.enumerated() {
      let band = Self.band(side, radius, seed &+ UInt32(number))
      for index in sum.indices { sum[index] &+= band[index] &* Int32(shares[number]) }
    }
    self.init(side: side, Self.normal(sum))
  }

  private init(side: Int, _ numbers: [Int32]) {
    mask = side - 1
    shift = side.trailingZeroBitCount
    values = numbers.map { Int16(clamping: $0) }
  }

  /// The number of values per side.
  var side: Int { mask + 1 }

  /// Returns the means of four values each.
  func halved() -> NoiseTile {
    let half = side / 2
    return NoiseTile(
      side: half,
      (0..<half * half).map { number in
        let (x, y) = (number % half * 2, number / half * 2)
        let sum = Int32(self[x, y]) + Int32(self[x + 1, y])
        return (sum + Int32(self[x, y + 1]) + Int32(self[x + 1, y + 1])) / 4
      })
  }

  /// A number in 1024ths.
  @inline(__always) subscript(x: Int, y: Int) -> Int16 { values[(y & mask) &<< shift | x & mask] }

  /// Returns four neighbors of a row.
  @inline(__always) func four(_ x: Int, _ y: Int) -> SIMD4<Float> {
    SIMD4(Float(self[x, y]), Float(self[x &+ 1, y]), Float(self[x &+ 2, y]), Float(self[x &+ 3, y]))
  }

  /// Returns the value interpolated between two columns.
  @inline(__always) func mixed(_ x: Int, _ y: Int, _ share: Float) -> Float {
    let (left, right) = (Float(self[x, y]), Float(self[x &+ 1, y]))
    return left + (right - left) * share
  }

  private static func band(_ side: Int, _ radius: Int, _ seed: UInt32) -> [Int32] {
    var grid = (0..<UInt32(side * side)).map { number in
      Int32(bitPattern: mixed(number &* 0x9E37_79B1 &+ seed &* 0x85EB_CA77) &>> 16) - 32768
    }
    for _ in 0..<3 {
      // Twice along rows, which are written as columns.
      grid = turned(grid, side, radius)
      grid = turned(grid, side, radius)
    }
    return normal(grid)
  }

  private static func mixed(_ bits: UInt32) -> UInt32 {
    var h = bits
    h = (h ^ (h &>> 16)) &* 0x7FEB_352D
    h = (h ^ (h &>> 15)) &* 0x846C_A68B
    return h ^ (h &>> 16)
  }

  /// Returns the means of a number of neighbors to each side in cyclic rows; each row becomes a
  /// column.
  private static func turned(_ grid: [Int32], _ side: Int, _ radius: Int) -> [Int32] {
    var result = grid
    let share = (1 << 32) / Int64(2 * radius + 1)
    let (from, mask) = (grid.span, side - 1)
    var to = result.mutableSpan
    for row in 0..<side {
      let start = row &* side
      var sum: Int32 = 0
      for offset in -radius...radius { sum &+= from[start &+ (offset & mask)] }
      for place in 0..<side {
        to[place &* side &+ row] = Int32(truncatingIfNeeded: (Int64(sum) &* share) &>> 32)
        sum &+= from[start &+ ((place &+ radius &+ 1) & mask)]
        sum &-= from[start &+ ((place &- radius) & mask)]
      }
    }
    return result
  }

  /// Returns the numbers with mean 0 and mean square 1, in 1024ths.
  private static func normal(_ numbers: [Int32]) -> [Int32] {
    let mean = numbers.reduce(Int64(0)) { $0 + Int64($1) } / Int64(numbers.count)
    let squares = numbers.reduce(Int64(0)) { sum, number in
      let number = Int64(number) - mean
      return sum + number * number
    }
    let root = max(1, Int64(Double(squares / Int64(numbers.count)).squareRoot()))
    return numbers.map { Int32(truncatingIfNeeded: (Int64($0) - mean) * 1024 / root) }
  }
}
