/// Eight neighboring pixels of a row, as numbers.
typealias Lanes = SIMD8<Float>

/// Eight neighboring pixels of a row, as stored.
typealias Pixels = SIMD8<UInt8>

/// The binary representation of the numbers.
typealias LaneBits = SIMD8<UInt32>

// The standard library's minimum, maximum and square root of vectors work lane by lane (Swift 6.3);
// these become one instruction per four lanes. Every operation here has a single rounding according
// to IEEE 754.
extension Lanes {
  /// The centers of eight pixels from the left edge of the first.
  @inline(__always) static var middles: Lanes { Lanes(0.5, 1.5, 2.5, 3.5, 4.5, 5.5, 6.5, 7.5) }

  /// Creates lanes from their indices; setting them one by one in a loop would go through memory.
  @inline(__always) init(_ lane: (Int) -> Float) {
    self.init(lane(0), lane(1), lane(2), lane(3), lane(4), lane(5), lane(6), lane(7))
  }

  @inline(__always) func atMost(_ other: Lanes) -> Lanes {
    @inline(__always) func lane(_ i: Int) -> Float { self[i] < other[i] ? self[i] : other[i] }
    return Lanes(lane(0), lane(1), lane(2), lane(3), lane(4), lane(5), lane(6), lane(7))
  }

  @inline(__always) func atLeast(_ other: Lanes) -> Lanes {
    @inline(__always) func lane(_ i: Int) -> Float { self[i] > other[i] ? self[i] : other[i] }
    return Lanes(lane(0), lane(1), lane(2), lane(3), lane(4), lane(5), lane(6), lane(7))
  }

  /// Returns the numbers where a weight is at least 0, and others elsewhere.
  @inline(__always) func `where`(_ weight: Lanes, else other: Lanes) -> Lanes {
    @inline(__always) func lane(_ i: Int) -> Float { weight[i] >= 0 ? self[i] : other[i] }
    return Lanes(lane(0), lane(1), lane(2), lane(3), lane(4), lane(5), lane(6), lane(7))
  }

  @inline(__always) var magnitudes: Lanes {
    Lanes(bits: bits & LaneBits(repeating: 0x7FFF_FFFF))
  }

  /// The square roots of numbers of at least 0: never too large, and at most 0.18 % too small.
  @inline(__always) var roughRoots: Lanes {
    // Lomont, "Fast inverse square root", 2003: an estimate from the exponent, and one Newton step.
    let guess = Lanes(bits: LaneBits(repeating: 0x5F37_59DF) &- (bits &>> LaneBits(repeating: 1)))
    return self * (guess * (1.5 - 0.5 * self * guess * guess))
  }

  /// The square roots.
  @inline(__always) var roots: Lanes { Lanes(lowHalf: lowHalf.roots, highHalf: highHalf.roots) }

  /// The smallest of all lanes.
  @inline(__always) var least: Float {
    let half = lowHalf.atMost(highHalf)
    return Swift.min(Swift.min(half[0], half[1]), Swift.min(half[2], half[3]))
  }

  /// The largest of all lanes.
  @inline(__always) var greatest: Float { -(0 - self).least }

  /// The nearest integers; for numbers of at most 2^22 on either side of 0.
  @inline(__always) var nearest: SIMD8<Int32> {
    SIMD8<Int32>(truncatingIfNeeded: (self + 0x1.8p23).bits) &- 0x4B40_0000
  }

  /// The numbers rounded down; for numbers in 0...2^22.
  @inline(__always) var wholes: LaneBits {
    let near = self + 0x1.8p23
    // Where the number was rounded up, one less.
    let excess = (self - (near - 0x1.8p23)).bits &>> 31
    return near.bits &- 0x4B40_0000 &- excess
  }

  /// The nearest integers; for numbers in 0...255.
  @inline(__always) var pixels: Pixels {
    let shifted = self + 0x1p23
    @inline(__always) func lane(_ i: Int) -> UInt8 {
      UInt8(truncatingIfNeeded: shifted[i].bitPattern)
    }
    return Pixels(lane(0), lane(1), lane(2), lane(3), lane(4), lane(5), lane(6), lane(7))
  }

  @inline(__always) var bits: LaneBits {
    LaneBits(
      self[0].bitPattern, self[1].bitPattern, self[2].bitPattern, self[3].bitPattern,
      self[4].bitPattern, self[5].bitPattern, self[6].bitPattern, self[7].bitPattern)
  }

  @inline(__always) init(bits: LaneBits) {
    self.init(
      Float(bitPattern: bits[0]), Float(bitPattern: bits[1]), Float(bitPattern: bits[2]),
      Float(bitPattern: bits[3]), Float(bitPattern: bits[4]), Float(bitPattern: bits[5]),
      Float(bitPattern: bits[6]), Float(bitPattern: bits[7]))
  }
}

extension SIMD4<Float> {
  @inline(__always) func atMost(_ other: Self) -> Self {
    @inline(__always) func lane(_ i: Int) -> Float { self[i] < other[i] ? self[i] : other[i] }
    return Self(lane(0), lane(1), lane(2), lane(3))
  }

  @inline(__always) func atLeast(_ other: Self) -> Self {
    @inline(__always) func lane(_ i: Int) -> Float { self[i] > other[i] ? self[i] : other[i] }
    return Self(lane(0), lane(1), lane(2), lane(3))
  }

  @inline(__always) var roots: Self {
    Self(self[0].squareRoot(), self[1].squareRoot(), self[2].squareRoot(), self[3].squareRoot())
  }

  /// Returns the lanes rotated: each lane gets the value of the one `by` positions further.
  @inline(__always) func turned(_ by: Int) -> Self {
    Self(self[by & 3], self[(by + 1) & 3], self[(by + 2) & 3], self[(by + 3) & 3])
  }
}

extension Pixels {
  @inline(__always) func atLeast(_ other: Pixels) -> Pixels {
    replacing(with: other, where: self .< other)
  }

  /// Returns whether all lanes are at least as large as others.
  @inline(__always) func holds(_ other: Pixels) -> Bool { !any(self .< other) }
}
