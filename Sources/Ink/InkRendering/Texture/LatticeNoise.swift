import InkGeometry

/// Smooth noise in the plane: random heights at the corners of a square lattice, and between them what
/// a smooth step mixes. From 0 to 1, 0.5 in the mean.
///
/// The heights come from whole numbers alone, so they are the same everywhere.
/// (K. Perlin, An Image Synthesizer, 1985; the mixing of bits as in C. Wellons' "lowbias32", 2018.)
struct LatticeNoise {
  /// From pixels to cells of the lattice.
  private let toCells: AffineTransform
  private let seed: UInt32

  init(toCells: AffineTransform, seed: UInt32) {
    self.toCells = toCells
    self.seed = seed
  }

  /// The heights at the middles of eight pixels from column `x`, a multiple of 8.
  @inline(__always) func heights(x: Int, y: Int) -> Lanes {
    let start = toCells.applied(to: Point(x: Double(x) + 0.5, y: Double(y) + 0.5))
    let (column, columnShare) = Self.cells(start.x, step: Float(toCells.a))
    let (row, rowShare) = Self.cells(start.y, step: Float(toCells.b))
    let (left, right) = (column &* 0x9E37_79B1, (column &+ 1) &* 0x9E37_79B1)
    let (top, bottom) = (row &* 0x85EB_CA77 &+ seed, (row &+ 1) &* 0x85EB_CA77 &+ seed)
    let upper = Self.mix(Self.height(left ^ top), Self.height(right ^ top), columnShare)
    let lower = Self.mix(Self.height(left ^ bottom), Self.height(right ^ bottom), columnShare)
    return Self.mix(upper, lower, rowShare)
  }

  /// The cells of eight pixels along one axis, and where in them, smoothed.
  @inline(__always)
  private static func cells(_ start: Double, step: Float) -> (LaneBits, Lanes) {
    let first = PixelRect.floor(start)
    let places = Float(start - Double(first)) + Lanes(0, 1, 2, 3, 4, 5, 6, 7) * step
    let rounded = (places + 0x1.8p23) - 0x1.8p23
    let whole = rounded.replacing(with: rounded - 1, where: rounded .> places)
    let share = places - whole
    let bits = LaneBits(truncatingIfNeeded: whole.nearest)
    return (bits &+ UInt32(truncatingIfNeeded: first), share * share * (3 - 2 * share))
  }

  @inline(__always) private static func height(_ bits: LaneBits) -> Lanes {
    var h = bits
    h = (h ^ (h &>> LaneBits(repeating: 16))) &* 0x7FEB_352D
    h = (h ^ (h &>> LaneBits(repeating: 15))) &* 0x846C_A68B
    h ^= h &>> LaneBits(repeating: 16)
    return Lanes(bits: h &>> LaneBits(repeating: 9) | 0x3F80_0000) - 1
  }

  @inline(__always) private static func mix(_ a: Lanes, _ b: Lanes, _ share: Lanes) -> Lanes {
    a + (b - a) * share
  }
}
