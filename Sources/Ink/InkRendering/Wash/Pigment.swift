import InkDrawing

/// How much of red, green and blue a color takes from light that goes through it, as logarithms.
///
/// One layer of density 1 leaves `2^-absorbed` of each, which is the color's own part of it; two
/// layers leave the product.
struct Pigment: Hashable, Sendable, Comparable {
  /// -log2 of what is left of red, green and blue, times alpha, in whole 4096ths: sums of so many
  /// 65535ths of colors are exact, and so is the mean of one color alone.
  let absorbed: SIMD3<Float>

  /// The least part of a color that counts: nothing is blacker than this.
  private static let least: Float = 0.03

  /// What a layer of one color calls it while nobody has said which it is.
  static let unnamed = Pigment(.black)

  init(_ color: Color) {
    func taken(_ part: Float) -> Float {
      (color.alpha * Self.halvings(max(Self.least, part)) * 4096).rounded(.toNearestOrEven) / 4096
    }
    absorbed = SIMD3(taken(color.red), taken(color.green), taken(color.blue))
  }

  /// An order of colors that depends on nothing else.
  static func < (a: Pigment, b: Pigment) -> Bool {
    (a.absorbed.x, a.absorbed.y, a.absorbed.z) < (b.absorbed.x, b.absorbed.y, b.absorbed.z)
  }

  /// How unlike another it is.
  func squaredDistance(to other: Pigment) -> Float {
    let way = absorbed - other.absorbed
    return (way * way).sum()
  }

  /// -log2 of a number of 0.03...1, bit by bit: only products and halves.
  private static func halvings(_ part: Float) -> Float {
    var rest = Double(part)
    var halvings = 0.0
    while rest < 1 { (rest, halvings) = (rest * 2, halvings + 1) }
    var step = 0.5
    for _ in 0..<26 {
      rest *= rest
      if rest >= 2 { (rest, halvings) = (rest / 2, halvings - step) }
      step /= 2
    }
    return Float(halvings)
  }
}

/// Powers of a half, by a table of nested square roots.
struct HalfPowers: Sendable {
  /// All that is ever needed.
  static let shared = HalfPowers()
  /// Steps of the table within one halving.
  static let steps: Float = 1024
  private let table: [UInt32]

  private init() {
    table = (0..<1024).map { number in
      var (value, root) = (65536.0, 0.5.squareRoot())
      for bit in (0..<10).reversed() {
        if number >> bit & 1 == 1 { value *= root }
        root = root.squareRoot()
      }
      return UInt32(value + 0.5)
    }
  }

  /// 2^(-exponent / 1024), in 65536ths.
  @inline(__always) func power(_ exponent: UInt32) -> UInt32 {
    let halvings = exponent &>> 10
    return halvings > 16 ? 0 : table[Int(exponent & 1023)] &>> halvings
  }
}
