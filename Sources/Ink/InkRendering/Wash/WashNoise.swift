/// Where paper lets water and pigment run: smooth noise of the drawing's plane, in whole numbers, one for all washes.
///
/// Each field repeats after 102 mm (`broad`: 205 mm) and is the sum of four bands of blurred random numbers (the
/// mixing of bits as in C. Wellons' "lowbias32", 2018), mean 0, mean square 1, in 1024ths.
struct WashNoise: Sendable {
  /// The noise of everything that is drawn.
  static let shared = WashNoise()

  /// Patches of 0.7 to 8 mm.
  private let fine: NoiseTile
  /// Patches of 2 to 20 mm, by four cells.
  private let broad: NoiseTile
  /// Patches of 0.5 to 5.5 mm.
  private let edge: NoiseTile

  private init() {
    fine = NoiseTile(side: 512, radii: [3, 8, 18, 38], shares: [18, 35, 70, 80], seed: 101)
    edge = NoiseTile(side: 512, radii: [2, 6, 13, 27], shares: [18, 35, 70, 80], seed: 202)
    broad = NoiseTile(side: 256, radii: [2, 5, 11, 24], shares: [18, 35, 70, 80], seed: 303)
  }

  /// What the paper does at a cell of the finest lattice.
  @inline(__always) func paper(x: Int, y: Int) -> WashPaper {
    let n1 = Float(fine[x, y]) * (1.0 / 1024)
    let n3 = Float(edge[x, y]) * (1.0 / 1024)
    let (column, row) = (x &>> 2, y &>> 2)
    let right = Float(x & 3) * 0.25 + 0.125
    let down = Float(y & 3) * 0.25 + 0.125
    let top = broad.mixed(column, row, right)
    let n2 = (top + (broad.mixed(column, row &+ 1, right) - top) * down) * (1.0 / 1024)
    return WashPaper(n1: n1, n2: n2, n3: n3)
  }
}

/// What the paper does to a wash at one place.
struct WashPaper {
  /// How far the shape comes or goes there.
  let wobble: Float
  /// How much a colour lets others in: 0...1.
  let feather: Float
  /// How much pigment gathers there: about 1.
  let gather: Float

  @inline(__always) init(n1: Float, n2: Float, n3: Float) {
    wobble = max(-0.22, min(0.22, 0.06 * n3 + 0.1 * n1))
    feather = max(0, min(1, 0.5 + 0.9 * n1 + 0.4 * n3))
    // A back-run: a pale puddle with a dark shore.
    let puddle = max(0, min(1, 0.7 * n2 + 0.5 * n1 - 0.55))
    let shore = 4 * puddle * (1 - puddle) * min(1, 9 * puddle)
    let cloud = max(0.45, min(1.8, 1 + 0.24 * n2 + 0.12 * n1))
    gather = (1 - 0.3 * min(1, 3 * puddle) + 0.22 * shore) * cloud
  }
}

/// A square of noise that repeats; its side is a power of two.
struct NoiseTile: Sendable {
  private let mask: Int
  private let shift: Int
  private let values: [Int16]

  /// The sum of blurred random numbers: of each radius, three boxes, and so large a share.
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

  /// Places on a side.
  var side: Int { mask + 1 }

  /// The means of four places each.
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

  /// Between two columns.
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

  /// The means of so many numbers to each side in rows that are closed; each row becomes a column.
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

  /// The numbers with mean 0 and mean square 1, in 1024ths.
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
