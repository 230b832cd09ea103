/// A square of random heights on a torus, from which paper is made, in integers, so that it is the
/// same everywhere.
struct ToothField {
  /// The number of cells along a side; a power of two.
  static let side = 512
  /// The number of words of eight cells along a side.
  private static let stride = side / 8

  private var words: [SIMD8<Int32>]

  /// Creates white noise of ±8192. (The mixing of bits as in C. Wellons' "lowbias32", 2018.)
  init(seed: UInt32) {
    words = (0..<UInt32(Self.side * Self.stride)).map { word in
      let number = LaneBits(0, 1, 2, 3, 4, 5, 6, 7) &+ word &* 8
      var h = number &* 0x9E37_79B1 &+ seed &* 0x85EB_CA77
      h = (h ^ h &>> LaneBits(repeating: 16)) &* 0x7FEB_352D
      h = (h ^ h &>> LaneBits(repeating: 15)) &* 0x846C_A68B
      h = (h ^ h &>> LaneBits(repeating: 16)) &>> LaneBits(repeating: 18)
      return SIMD8<Int32>(truncatingIfNeeded: h) &- 8192
    }
  }

  /// Creates a flat field.
  private init() {
    words = Array(repeating: .zero, count: Self.side * Self.stride)
  }

  /// The cells, row by row.
  var cells: [Int32] {
    words.flatMap { word in (0..<8).map { word[$0] } }
  }

  /// Returns the difference of a narrow and a wide mean of noise: bumps of about one size.
  static func bumps(seed: UInt32, narrow: Int, times: Int, wide: Int) -> ToothField {
    var field = ToothField(seed: seed)
    var mean = field
    field.blur(reach: narrow, times: times)
    mean.blur(reach: wide, times: 2)
    field.addScaled(mean, times: -1)
    field.normalize()
    return field
  }

  /// Returns fibers, mostly along x, as in the machine that makes the paper.
  static func fibres(seed: UInt32) -> ToothField {
    var field = ToothField()
    var dice = seed
    func next() -> Int {
      dice = dice &* 1_664_525 &+ 1_013_904_223
      return Int(dice >> 8)
    }
    for number in 0..<side * side / 90 {
      let place = (next(), next())
      let way = (next() % 8193 - 4096, next() % 8193 - 4096)
      field.addFibre(from: place, way, isSteep: number % 3 == 0)
    }
    field.blur(reach: 1, times: 2)
    var mean = field
    mean.blur(reach: 12, times: 1)
    field.addScaled(mean, times: -1)
    field.normalize()
    return field
  }

  private mutating func addFibre(from place: (Int, Int), _ way: (Int, Int), isSteep: Bool) {
    let (length, curl) = (44, 160)
    let size = abs(way.0) + abs(way.1) + 1
    var (dx, dy) = (way.0 * 4096 / size, way.1 * 4096 / size)
    if !isSteep { dy /= 2 }
    let bend = (place.0 / Self.side) % (2 * curl + 1) - curl
    var (x, y) = (place.0 % Self.side * 4096, place.1 % Self.side * 4096)
    for step in 0..<length {
      // Thicker in the middle.
      let share = 4096 * step / length
      let (column, row) = ((x >> 12) & (Self.side - 1), (y >> 12) & (Self.side - 1))
      words[row * Self.stride + column / 8][column & 7] += Int32(share * (4096 - share) / 16384)
      x += dx
      y += dy
      (dx, dy) = (dx - (dy * bend) >> 12, dy + (dx * bend) >> 12)
    }
  }

  /// Adds another field, multiplied by a factor.
  mutating func addScaled(_ other: ToothField, times: Float) {
    for index in words.indices {
      words[index] &+= (other.words[index].numbers * times).nearest
    }
  }

  /// Multiplies all heights.
  mutating func scale(by factor: Float) {
    for index in words.indices { words[index] = (words[index].numbers * factor).nearest }
  }

  /// Moves the mean to 0 and the standard deviation to 1024.
  mutating func normalize() {
    let sums = words.reduce(SIMD8<Int32>.zero) { $0 &+ $1 }
    let total = (0..<8).reduce(0) { $0 + Int(sums[$1]) }
    let mean = Int32(total / (Self.side * Self.side))
    var squares = Int64(0)
    for word in words {
      for lane in 0..<8 { squares += Int64(word[lane] - mean) * Int64(word[lane] - mean) }
    }
    let deviation = (Float(squares) / Float(Self.side * Self.side)).squareRoot()
    for index in words.indices { words[index] &-= mean }
    scale(by: 1024 / max(1, deviation))
  }

  /// Replaces each cell by the mean of the square with this reach, several times.
  mutating func blur(reach: Int, times: Int) {
    var spare = words
    for _ in 0..<2 {
      for _ in 0..<times {
        Self.blurColumns(reach, of: words, to: &spare)
        swap(&words, &spare)
      }
      Self.transpose(words, to: &spare)
      swap(&words, &spare)
    }
  }

  /// Exchanges rows and columns.
  private static func transpose(_ old: [SIMD8<Int32>], to turned: inout [SIMD8<Int32>]) {
    for row in 0..<side {
      for column in 0..<stride {
        let word = old[row * stride + column]
        for lane in 0..<8 {
          turned[(column * 8 + lane) * stride + row / 8][row & 7] = word[lane]
        }
      }
    }
  }

  private static func blurColumns(
    _ reach: Int, of old: [SIMD8<Int32>], to new: inout [SIMD8<Int32>]
  ) {
    let mask = side - 1
    let share = Int32(65536 / (2 * reach + 1))
    var sums = Array(repeating: SIMD8<Int32>.zero, count: stride)
    for row in -reach...reach {
      for x in 0..<stride { sums[x] &+= old[(row & mask) * stride + x] }
    }
    for row in 0...mask {
      let next = ((row + reach + 1) & mask) * stride
      let last = ((row - reach) & mask) * stride
      for x in 0..<stride {
        new[row * stride + x] = (sums[x] &* share) &>> SIMD8(repeating: 16)
        sums[x] &+= old[next + x] &- old[last + x]
      }
    }
  }
}

extension SIMD8<Int32> {
  /// The integers as numbers, if they are at most 2^22 on either side of 0.
  @inline(__always) fileprivate var numbers: Lanes {
    Lanes(bits: LaneBits(truncatingIfNeeded: self &+ 0x4B40_0000)) - 0x1.8p23
  }
}
