import InkGeometry

/// How a wash is combined with the background.
enum WashGround: Hashable, Sendable {
  /// Light passes through it to the paper and back, which gives a product. Transparent pixels count
  /// as white paper, and the wash covers them as little as possible.
  case light
  /// It covers dark paper with light of its own hue.
  case dark
}

/// The values of the cells around eight neighboring pixels, and the paper's tooth there.
struct WashLanes {
  /// The depth inside the shape.
  let height: Lanes
  /// The absorbed light, in halvings.
  let red: Lanes
  let green: Lanes
  let blue: Lanes
  /// The height of the tooth, in standard deviations from the mean.
  let tooth: Lanes

  /// Creates lanes from the height and the absorbed red, green and blue of each pixel.
  @inline(__always) init(tooth: Lanes, _ pixel: (Int) -> SIMD4<Float>) {
    let (a, b, c, d) = (pixel(0), pixel(1), pixel(2), pixel(3))
    let (e, f, g, h) = (pixel(4), pixel(5), pixel(6), pixel(7))
    height = Lanes(a.x, b.x, c.x, d.x, e.x, f.x, g.x, h.x)
    red = Lanes(a.y, b.y, c.y, d.y, e.y, f.y, g.y, h.y)
    green = Lanes(a.z, b.z, c.z, d.z, e.z, f.z, g.z, h.z)
    blue = Lanes(a.w, b.w, c.w, d.w, e.w, f.w, g.w, h.w)
    self.tooth = tooth
  }
}

/// Converts the absorption of a wash to pixels.
struct WashBrush: Sendable {
  private let steepness: Float
  private let rim: Float
  private let ground: WashGround
  private let order: PixelLayout.ChannelOrder
  /// The tooth at the size of the pixels.
  let tooth: WashTooth.Sight
  private let powers = HalfPowers.shared

  init(_ lattice: WashLattice, _ ground: WashGround, _ order: PixelLayout.ChannelOrder) {
    steepness = lattice.steepness
    rim = lattice.rim
    self.ground = ground
    self.order = order
    tooth = WashTooth.shared.sight(on: lattice)
  }

  /// Returns the fractions of eight pixels that lie inside shapes of these heights.
  @inline(__always) func coverage(_ heights: Lanes) -> Lanes {
    (0.5 + heights * steepness).atMost(Lanes(repeating: 1)).atLeast(.zero)
  }

  /// Returns the absorption of each channel at eight pixels, in 1024ths of a halving, in the
  /// channel order of a word.
  @inline(__always)
  func exponents(
    _ wash: WashLanes, _ coverage: Lanes
  ) -> (low: LaneBits, middle: LaneBits, high: LaneBits) {
    let fall = (1 - 2.1 * wash.height.atLeast(.zero)).atLeast(.zero)
    let grain = (1 - 0.13 * wash.tooth).atMost(Lanes(repeating: 1.6)).atLeast(Lanes(repeating: 0.5))
    let density = coverage * (0.76 + 1.15 * rim * fall * fall) * grain * HalfPowers.steps
    @inline(__always) func steps(_ absorbed: Lanes) -> LaneBits {
      // Beyond 17 halvings nothing is left.
      ((absorbed * density).atLeast(.zero).atMost(Lanes(repeating: 0x1p15)) + 0.5).wholes
    }
    let (red, green, blue) = (steps(wash.red), steps(wash.green), steps(wash.blue))
    return order == .redLowest ? (red, green, blue) : (blue, green, red)
  }

  /// Returns a pixel with the wash on it, of which a mask leaves a number of 255ths.
  @inline(__always)
  func blended(_ exponents: SIMD3<UInt32>, _ left: UInt32, over pixel: UInt32) -> UInt32 {
    @inline(__always) func through(_ exponent: UInt32) -> UInt32 {
      let share = powers.power(exponent)
      return left == 255 ? share : 65536 &- ((65536 &- share) &* left &+ 127) / 255
    }
    let shares = SIMD3(through(exponents.x), through(exponents.y), through(exponents.z))
    return ground == .light ? product(shares, pixel) : light(shares, pixel)
  }

  /// Returns `pixel` times the fractions and, where it is transparent, the thinnest cover with the
  /// same effect on white.
  @inline(__always) private func product(_ shares: SIMD3<UInt32>, _ pixel: UInt32) -> UInt32 {
    let least = min(shares.x, min(shares.y, shares.z))
    let alpha = pixel &>> 24
    let open = 255 &- alpha
    @inline(__always) func level(_ part: UInt32, _ share: UInt32) -> UInt32 {
      (part &* share &+ open &* (share &- least) &+ 32768) &>> 16
    }
    let cover = (alpha &* 65536 &+ open &* (65536 &- least) &+ 32768) &>> 16
    return cover &<< 24 | level(pixel &>> 16 & 255, shares.z) &<< 16
      | level(pixel &>> 8 & 255, shares.y) &<< 8 | level(pixel & 255, shares.x)
  }

  /// Returns a pixel under paint with the hue of the fractions; the smaller they are, the thicker
  /// it is.
  @inline(__always) private func light(_ shares: SIMD3<UInt32>, _ pixel: UInt32) -> UInt32 {
    let (least, most) = (
      min(shares.x, min(shares.y, shares.z)), max(shares.x, max(shares.y, shares.z))
    )
    let alpha = 0.85 * Float(65536 &- least) * (255.0 / 65536)
    let scale = 1 / Float(max(1, most))
    @inline(__always) func level(_ share: UInt32) -> UInt32 {
      // Squared: a thin wash is pale on white, and would be gray here.
      let hue = scale * Float(share)
      return UInt32(alpha * (0.35 + 0.65 * hue * hue) + 0.5)
    }
    let top =
      UInt32(alpha + 0.5) &<< 24 | level(shares.z) &<< 16 | level(shares.y) &<< 8
      | level(shares.x)
    return PixelMath.over(top, pixel)
  }
}
