import InkGeometry

/// A hull in small numbers: up to eight arcs of discs, and as many straight sides between them.
struct HullShape {
  /// The whole pixels subtracted from all coordinates; they depend only on the poses.
  let originX: Int
  let originY: Int
  /// The discs of the arcs, in the direction in which the normals turn from +x towards +y.
  private(set) var x = Lanes.zero
  private(set) var y = Lanes.zero
  private(set) var radius = Lanes.zero
  /// The outward normals of the sides; side `k` leads from arc `k` to the next. Zero for a missing
  /// side.
  private(set) var normalX = Lanes.zero
  private(set) var normalY = Lanes.zero
  /// The number of arcs.
  private(set) var count = 4

  init(_ hull: borrowing ChiselHull) {
    let center = hull.start.center
    (originX, originY) = (PixelRect.floor(center.x), PixelRect.floor(center.y))
    if goAround(hull.discs) { return }
    wrap(hull.discs)
  }

  private mutating func setDisc(_ k: Int, _ disc: HullDisc, _ normal: Point) {
    (x[k], y[k]) = (
      Float(disc.center.x - Double(originX)), Float(disc.center.y - Double(originY))
    )
    radius[k] = Float(disc.radius)
    (normalX[k], normalY[k]) = (Float(normal.x), Float(normal.y))
  }

  /// Handles the most frequent hull: a convex quadrilateral with a disc at each corner. Returns
  /// false for any other.
  @inline(__always)
  private mutating func goAround(_ discs: InlineArray<4, HullDisc>) -> Bool {
    let turn = (discs[1].center - discs[0].center).cross(discs[2].center - discs[1].center)
    let (second, fourth) = turn < 0 ? (discs[3], discs[1]) : (discs[1], discs[3])
    setDisc(0, discs[0], .zero)
    setDisc(1, second, .zero)
    setDisc(2, discs[2], .zero)
    setDisc(3, fourth, .zero)
    let (x, y, radius) = (x.lowHalf, y.lowHalf, radius.lowHalf)
    let (wayX, wayY) = (x.turned(1) - x, y.turned(1) - y)
    let fall = radius - radius.turned(1)
    let squared = wayX * wayX + wayY * wayY
    let tangentSquared = squared - fall * fall
    let tangent = tangentSquared.atLeast(.zero).roots
    let inverse = 1 / (squared + 1e-30)
    // Outwards, and forwards where the radius decreases.
    let normalX = (wayX * fall + wayY * tangent) * inverse
    let normalY = (wayY * fall - wayX * tangent) * inverse
    // Each side must turn further than the previous one, and the two other discs must lie on its
    // inner side.
    let sine = normalX * normalY.turned(1) - normalY * normalX.turned(1)
    var doubt = (1e-5 - sine).atLeast(1e-6 * squared - tangentSquared)
    doubt = doubt.atLeast(
      normalX * (x.turned(2) - x) + normalY * (y.turned(2) - y) + (radius.turned(2) - radius))
    doubt = doubt.atLeast(
      normalX * (x.turned(3) - x) + normalY * (y.turned(3) - y) + (radius.turned(3) - radius))
    guard !any(doubt .> 0) else { return false }
    self.normalX = Lanes(lowHalf: normalX, highHalf: .zero)
    self.normalY = Lanes(lowHalf: normalY, highHalf: .zero)
    return true
  }

  @inline(never) private mutating func wrap(_ discs: InlineArray<4, HullDisc>) {
    let outline = HullOutline(around: discs)
    (x, y, radius, normalX, normalY) = (.zero, .zero, .zero, .zero, .zero)
    for k in 0..<outline.count { setDisc(k, discs[outline.arcs[k]], outline.normals[k]) }
    count = outline.count
  }

  /// Returns, for each arc, the value of the next.
  @inline(__always) func followingLanes(_ of: Lanes) -> Lanes {
    if count == 4 { return Lanes(lowHalf: of.lowHalf.turned(1), highHalf: .zero) }
    var next = Lanes.zero
    for k in 0..<count { next[k] = of[k + 1 < count ? k + 1 : 0] }
    return next
  }

  /// Returns, for each arc, the value of the previous one.
  @inline(__always) func before(_ of: Lanes) -> Lanes {
    if count == 4 { return Lanes(lowHalf: of.lowHalf.turned(3), highHalf: .zero) }
    var before = Lanes.zero
    for k in 0..<count { before[k] = of[k > 0 ? k - 1 : count - 1] }
    return before
  }

  /// The largest number in the shape, for rounding errors.
  @inline(__always) var size: Float {
    (x.magnitudes + y.magnitudes + radius).greatest
  }

  /// The pixels that the hull can reach; all others have the value 0.
  @inline(__always) var bounds: PixelRect {
    // Lanes without a disc repeat the first disc, so that they have no effect.
    let (x, y, radius) = (filled(x), filled(y), filled(radius))
    // Pixels are covered if their center is less than half a pixel away; the rest is for rounding
    // errors.
    let slack = 0.01 + size * 1e-5
    return PixelRect(
      minX: originX + PixelRect.floor(Double((x - radius).least - slack)),
      minY: originY + PixelRect.floor(Double((y - radius).least - slack)),
      maxX: originX + PixelRect.floor(Double((x + radius).greatest + slack)) + 1,
      maxY: originY + PixelRect.floor(Double((y + radius).greatest + slack)) + 1)
  }

  @inline(__always) private func filled(_ lanes: Lanes) -> Lanes {
    if count == 4 { return Lanes(lowHalf: lanes.lowHalf, highHalf: lanes.lowHalf) }
    var filled = lanes
    for k in count..<8 { filled[k] = lanes[0] }
    return filled
  }
}
