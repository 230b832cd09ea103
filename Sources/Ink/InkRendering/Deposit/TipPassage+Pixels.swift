/// The part of eight pixels' deposit that depends on their columns.
struct PassageColumns {
  fileprivate let u: Lanes
  fileprivate let v: Lanes
  fileprivate let along: Lanes

  /// Creates columns for eight pixels from column `x`.
  @inline(__always) init(_ passage: borrowing TipPassage, x: Int) {
    let way = Float(x &- passage.originX) + Lanes.middles - passage.startX
    u = way * passage.ux
    v = way * passage.vx
    along = u * passage.wayU + v * passage.wayV
  }
}

/// The interval 0...1 of its way in which a tip covers eight pixels.
///
/// A pixel at `q` from the start is covered while `|q - t way| < 1` in the tip's coordinates:
/// between the roots of `E t^2 - 2 (q · way) t + q^2 - 1`.
struct PassageChords {
  fileprivate let u: Lanes
  /// `1 - q^2` and `q · way`.
  fileprivate let inside: Lanes
  fileprivate let along: Lanes
  /// Greater than 0 if the pixel is covered.
  fileprivate let discriminant: Lanes

  @inline(__always)
  init(_ passage: borrowing TipPassage, _ columns: PassageColumns, _ height: Float) {
    let (rowU, rowV) = (height * passage.uy, height * passage.vy)
    u = columns.u + rowU
    let v = columns.v + rowV
    along = columns.along + (rowU * passage.wayU + rowV * passage.wayV)
    inside = 1 - (u * u + v * v)
    discriminant = along * along + passage.squared * inside
  }

  /// Whether any of the pixels is covered.
  @inline(__always) var isHit: Bool { any(discriminant .> 0) }
}

extension TipPassage {
  /// Returns the distance of the center of row `y` below the start.
  @inline(__always) func height(ofRow y: Int) -> Float {
    Float(y &- originY) + 0.5 - startY
  }

  /// Returns the deposit of a tip without skew on eight pixels: the integral of `(p0 + p1 t - E
  /// t^2)(w0 + w1 t)`.
  @inline(__always) func roundDeposit(_ chords: PassageChords) -> DepositWord {
    let (span, sum, product) = covered(chords)
    let (inside, linear) = (chords.inside, chords.along + chords.along)
    let second = sum * sum - product
    let third = sum * (second - product)
    let c1 = inside * growth + linear * strength
    let c2 = linear * growth - squared * strength
    let even = inside * strength + sum * (c1 * 0.5) + second * (c2 * (1.0 / 3))
    return (span * (even - third * (squared * growth * 0.25))).deposits
  }

  /// Returns the deposit on eight pixels: as above, times `1 + k (u - t wayU)`.
  @inline(__always) func skewedDeposit(_ chords: PassageChords) -> DepositWord {
    let (span, sum, product) = covered(chords)
    let (inside, linear) = (chords.inside, chords.along + chords.along)
    let (q0, q1) = (1 + skew * chords.u, -skew * wayU)
    let r0 = q0 * strength
    let r1 = q0 * growth + q1 * strength
    let r2 = q1 * growth
    let second = sum * sum - product
    let third = sum * (second - product)
    let fourth = second * second - product * (sum * sum)
    let c1 = inside * r1 + linear * r0
    let c2 = inside * r2 + linear * r1 - squared * r0
    let c3 = linear * r2 - squared * r1
    let even = inside * r0 + sum * (c1 * 0.5) + second * (c2 * (1.0 / 3))
    return (span * (even + third * (c3 * 0.25) - fourth * (squared * r2 * 0.2))).deposits
  }

  /// Returns how long the pixels are covered, and the sum and the product of the ends of the
  /// interval.
  @inline(__always)
  private func covered(_ chords: PassageChords) -> (span: Lanes, sum: Lanes, product: Lanes) {
    // The deposit is 0 at a root, so an approximate root is sufficient.
    let half = chords.discriminant.atLeast(.zero).roughRoots
    let first = ((chords.along - half) * inverse).atLeast(.zero)
    let last = ((chords.along + half) * inverse).atMost(.one)
    return ((last - first).atLeast(.zero), first + last, first * last)
  }
}

extension Lanes {
  /// The nearest integers, clamped to 0...65535.
  @inline(__always) fileprivate var deposits: DepositWord {
    let shifted = self.atLeast(.zero).atMost(Lanes(repeating: 65535)) + 0x1p23
    @inline(__always) func lane(_ i: Int) -> UInt16 {
      UInt16(truncatingIfNeeded: shifted[i].bitPattern)
    }
    return DepositWord(lane(0), lane(1), lane(2), lane(3), lane(4), lane(5), lane(6), lane(7))
  }
}
