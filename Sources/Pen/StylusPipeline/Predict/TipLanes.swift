/// 64 numbers side by side, for a layer of a ``TipNetwork``.
///
/// Four vectors of 16, because Swift 6.3 processes vectors of 32 or more lane by lane, which takes
/// 300 times as long. Sums and products are inlined: calls would copy all four.
package struct TipLanes: Hashable, Sendable, BitwiseCopyable {
  private var a = SIMD16<Float>.zero
  private var b = SIMD16<Float>.zero
  private var c = SIMD16<Float>.zero
  private var d = SIMD16<Float>.zero

  /// The number of lanes.
  package static let count = 64

  /// All zero.
  package init() {}

  private init(
    _ a: SIMD16<Float>, _ b: SIMD16<Float>, _ c: SIMD16<Float>, _ d: SIMD16<Float>
  ) {
    (self.a, self.b, self.c, self.d) = (a, b, c, d)
  }

  /// One number.
  package subscript(index: Int) -> Float {
    get {
      switch index >> 4 {
      case 0: a[index & 15]
      case 1: b[index & 15]
      case 2: c[index & 15]
      default: d[index & 15]
      }
    }
    set {
      switch index >> 4 {
      case 0: a[index & 15] = newValue
      case 1: b[index & 15] = newValue
      case 2: c[index & 15] = newValue
      default: d[index & 15] = newValue
      }
    }
  }

  /// The sum, number by number.
  @inline(__always)
  package static func += (one: inout Self, other: Self) {
    one.a += other.a
    one.b += other.b
    one.c += other.c
    one.d += other.d
  }

  /// The product, number by number.
  @inline(__always)
  package static func * (one: Self, other: Self) -> Self {
    Self(one.a * other.a, one.b * other.b, one.c * other.c, one.d * other.d)
  }

  /// The multiple.
  @inline(__always)
  package static func * (one: Self, factor: Float) -> Self {
    Self(one.a * factor, one.b * factor, one.c * factor, one.d * factor)
  }

  /// z / (1 + |z|) of each number z: needs only a division, and therefore gives the same bits on
  /// every machine.
  package var activated: Self { Self(a.activated, b.activated, c.activated, d.activated) }

  /// The derivative of ``activated``.
  package var activationSlope: Self { Self(a.slope, b.slope, c.slope, d.slope) }

  /// Changes all parts in the same way, together with those of two others.
  package mutating func update(
    with other: Self, _ first: inout Self, _ second: inout Self,
    by change: (inout SIMD16<Float>, SIMD16<Float>, inout SIMD16<Float>, inout SIMD16<Float>) ->
      Void
  ) {
    change(&a, other.a, &first.a, &second.a)
    change(&b, other.b, &first.b, &second.b)
    change(&c, other.c, &first.c, &second.c)
    change(&d, other.d, &first.d, &second.d)
  }
}

extension SIMD16<Float> {
  private var size: Self { replacing(with: -self, where: self .< 0) }
  fileprivate var activated: Self { self / (1 + size) }
  fileprivate var slope: Self { 1 / ((1 + size) * (1 + size)) }
}
