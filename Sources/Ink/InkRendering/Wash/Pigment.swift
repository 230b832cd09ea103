import InkDrawing

/// The amounts of red, green and blue light that a color absorbs, as logarithms.
///
/// A layer of density 1 leaves `2^-absorbed` of each, which is the color's own component; two
/// layers leave the product.
struct Pigment: Hashable, Sendable, Comparable {
  /// -log2 of the remaining red, green and blue, times alpha, in whole 4096ths. Sums over many
  /// 65535ths of colors are therefore exact, and so is the mean of a single color.
  let absorbed: SIMD3<Float>

  /// The smallest component of a color that is used: nothing is blacker.
  private static let least: Float = 0.03

  /// The placeholder for a layer's only color before it is specified.
  static let unnamed = Pigment(.black)

  init(_ color: Color) {
    func taken(_ part: Float) -> Float {
      (color.alpha * Self.halvings(max(Self.least, part)) * 4096).rounded(.toNearestOrEven) / 4096
    }
    absorbed = SIMD3(taken(color.red), taken(color.green), taken(color.blue))
  }

  /// A fixed order of colors.
  static func < (a: Pigment, b: Pigment) -> Bool {
    (a.absorbed.x, a.absorbed.y, a.absorbed.z) < (b.absorbed.x, b.absorbed.y, b.absorbed.z)
  }

  /// Returns the squared difference from another pigment.
  func squaredDistance(to other: Pigment) -> Float {
    let way = absorbed - other.absorbed
    return (way * way).sum()
  }

  /// Returns -log2 of a number in 0.03...1, bit by bit, with products and halves only.
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

/// Powers of 1/2, from a table of nested square roots.
struct HalfPowers: Sendable {
  /// The shared table.
  static let shared = HalfPowers()
  /// The number of steps of the table per halving.
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

  /// Returns 2^(-exponent / 1024), in 65536ths.
  @inline(__always) func power(_ exponent: UInt32) -> UInt32 {
    let halvings = exponent &>> 10
    return halvings > 16 ? 0 : table[Int(exponent & 1023)] &>> halvings
  }
}
