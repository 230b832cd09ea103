extension SIMD16<Float> {
  /// A number close to the hyperbolic tangent: x (27 + x²) / (27 + 9 x²) up to 3, where it is 1
  /// with no slope. Sums, products and a division: the same bits on every machine.
  package var swung: Self {
    let x = clamped(3)
    let square = x * x
    return x * (27 + square) / (27 + 9 * square)
  }

  /// From 0 to 1, as `swung` of the half goes from -1 to 1.
  package var gated: Self { 0.5 + 0.5 * (self * 0.5).swung }

  /// What is negative, a tenth of it only.
  package var rectified: Self { replacing(with: self * 0.1, where: self .< 0) }

  @inline(__always)
  package func clamped(_ bound: Float) -> Self {
    let low = Self(repeating: -bound)
    let high = Self(repeating: bound)
    return replacing(with: low, where: self .< low).replacing(with: high, where: self .> high)
  }
}

/// Functions that every machine computes to the same bits.
package enum ExactMath {
  /// e to the x, for x from -87 to 88: what is less gives 0. Within 2e-7 of the truth.
  package static func exp(_ x: Float) -> Float {
    guard x > -87 else { return 0 }
    let n = (min(x, 88) * 1.442695).rounded()
    let r = (min(x, 88) - n * 0.693359375) + n * 2.12194440e-4
    var sum: Float = 1.9875691500e-4
    sum = sum * r + 1.3981999507e-3
    sum = sum * r + 8.3334519073e-3
    sum = sum * r + 4.1665795894e-2
    sum = sum * r + 1.6666665459e-1
    sum = sum * r + 5.0000001201e-1
    let mantissa = sum * r * r + r + 1
    return mantissa * Float(bitPattern: UInt32(Int32(n) + 127) << 23)
  }

  /// The natural logarithm of a positive number; of others -87. Within 2e-7 or so.
  package static func log(_ x: Float) -> Float {
    guard x > 1.2e-38 else { return -87 }
    var exponent = Float(Int32(x.bitPattern >> 23) - 126)
    var m = Float(bitPattern: (x.bitPattern & 0x007F_FFFF) | 0x3F00_0000)
    if m < 0.70710678 {
      exponent -= 1
      m = m + m - 1
    } else {
      m -= 1
    }
    let square = m * m
    var sum: Float = 7.0376836292e-2
    sum = sum * m - 1.1514610310e-1
    sum = sum * m + 1.1676998740e-1
    sum = sum * m - 1.2420140846e-1
    sum = sum * m + 1.4249322787e-1
    sum = sum * m - 1.6668057665e-1
    sum = sum * m + 2.0000714765e-1
    sum = sum * m - 2.4999993993e-1
    sum = sum * m + 3.3333331174e-1
    let y = sum * m * square + exponent * -2.12194440e-4 - 0.5 * square
    return m + y + exponent * 0.693359375
  }
}
