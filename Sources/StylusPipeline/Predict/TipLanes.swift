/// 32 numbers side by side, as a layer of a ``TipNetwork`` has them.
///
/// Two vectors of 16, not one of 32: with Swift 6.3 the latter is worked lane by lane and takes 300
/// times as long.
package struct TipLanes: Hashable, Sendable {
  private var low = SIMD16<Float>.zero
  private var high = SIMD16<Float>.zero

  /// How many there are.
  package static let count = 32

  /// All zero.
  package init() {}

  /// One number.
  package subscript(index: Int) -> Float {
    get { index < 16 ? low[index] : high[index - 16] }
    set { if index < 16 { low[index] = newValue } else { high[index - 16] = newValue } }
  }

  private init(low: SIMD16<Float>, high: SIMD16<Float>) {
    self.low = low
    self.high = high
  }

  /// The sum, number by number.
  package static func += (a: inout Self, b: Self) {
    a.low += b.low
    a.high += b.high
  }

  /// The product, number by number.
  package static func * (a: Self, b: Self) -> Self {
    Self(low: a.low * b.low, high: a.high * b.high)
  }

  /// The multiple.
  package static func * (a: Self, factor: Float) -> Self {
    Self(low: a.low * factor, high: a.high * factor)
  }

  /// z / (1 + |z|) of each number z: needs nothing but a division, and so gives the same bits on every
  /// machine.
  package var activated: Self { Self(low: low / (1 + low.size), high: high / (1 + high.size)) }

  /// The derivative of ``activated``.
  package var activationSlope: Self {
    let (low, high) = (1 + low.size, 1 + high.size)
    return Self(low: 1 / (low * low), high: 1 / (high * high))
  }

  /// Changes both halves in the same way.
  package mutating func update(
    with b: Self, _ c: inout Self, _ d: inout Self,
    by change: (inout SIMD16<Float>, SIMD16<Float>, inout SIMD16<Float>, inout SIMD16<Float>) ->
      Void
  ) {
    change(&low, b.low, &c.low, &d.low)
    change(&high, b.high, &c.high, &d.high)
  }
}

extension SIMD16<Float> {
  fileprivate var size: Self { replacing(with: -self, where: self .< 0) }
}
