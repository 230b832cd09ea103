import InkGeometry

/// Computes the pixels of a hull.
///
/// The distance of a point to a hull is the largest of those to the lines of its sides. Where a
/// disc's arc is nearest, between the normals of the adjacent sides, it is the distance to the
/// disc.
struct HullPixels {
  /// The distance from a side's line is `normal · place + offset`, positive outside. For a missing
  /// side it is far inside.
  fileprivate let normalX: Lanes
  fileprivate let normalY: Lanes
  fileprivate let offset: Lanes
  /// The discs of the arcs.
  fileprivate let x: Lanes
  fileprivate let y: Lanes
  fileprivate let radius: Lanes
  /// The normals of the preceding sides.
  fileprivate let beforeX: Lanes
  fileprivate let beforeY: Lanes
  /// The range of heights in which an arc may affect points that are not inside.
  fileprivate let least: Lanes
  fileprivate let most: Lanes
  /// The number of arcs.
  let count: Int
  /// The arcs that face left, and right: bit `k` for arc `k`.
  let leftArcs: UInt8
  let rightArcs: UInt8
  /// The value at fraction 0 of the way, in 255ths, and its increase to fraction 1.
  private let first: Float
  private let gain: Float
  /// The fraction is `shareX x + shareY y + shareStart`, limited to 0...1.
  private let shareX: Float
  private let shareY: Float
  private let shareStart: Float

  /// - Parameter depth: the distance inside the rim, in pixels, up to which the rim has an effect.
  @inline(__always) init(_ shape: borrowing HullShape, _ ink: HullInk, depth: Float) {
    (x, y, radius, count) = (shape.x, shape.y, shape.radius, shape.count)
    (normalX, normalY) = (shape.normalX, shape.normalY)
    (beforeX, beforeY) = (shape.before(normalX), shape.before(normalY))
    let far = normalX * x + normalY * y + radius
    // Radii are at least half a pixel.
    offset = (0 - far).where(radius - 0.25, else: Lanes(repeating: -1e30))
    (least, most) = Self.heights(shape, beforeX, beforeY, depth: depth)
    var (leftArcs, rightArcs) = (UInt8(0), UInt8(0))
    let (low, high) = (normalX.atMost(beforeX), normalX.atLeast(beforeX))
    for k in 0..<count {
      let bit = UInt8(truncatingIfNeeded: 1 << k)
      leftArcs |= low[k] < 1e-5 ? bit : 0
      rightArcs |= high[k] > -1e-5 ? bit : 0
    }
    (self.leftArcs, self.rightArcs) = (leftArcs, rightArcs)
    (first, gain) = (ink.first, ink.last - ink.first)
    (shareX, shareY) = (Float(ink.slope.x), Float(ink.slope.y))
    shareStart = Float(ink.start(fromX: shape.originX, y: shape.originY))
  }

  /// Returns the heights between which arcs may affect points that are not inside.
  ///
  /// Such points lie between the two normals, not deeper inside the rim than it has an effect, and
  /// not half a pixel outside the line of either side, which alone would determine the result.
  @inline(__always)
  private static func heights(
    _ shape: borrowing HullShape, _ beforeX: Lanes, _ beforeY: Lanes, depth: Float
  ) -> (least: Lanes, most: Lanes) {
    let (normalX, normalY) = (shape.normalX, shape.normalY)
    let slack = 0.01 + (shape.x.magnitudes + shape.y.magnitudes + shape.radius) * 1e-5
    let inner = (shape.radius - (depth + 0.02) - slack).atLeast(.zero)
    let outer = shape.radius + 0.52 + slack
    // The intersection of the two lines.
    let cosine = normalX * beforeX + normalY * beforeY
    let corner = outer * ((normalY + beforeY) / (0.9999 + cosine))
    let (low, high) = (normalY.atMost(beforeY), normalY.atLeast(beforeY))
    let least = (inner * low).atMost(outer * low).atMost(corner) - slack
    let most = (inner * high).atLeast(outer * high).atLeast(corner) + slack
    // They intersect too far away to be useful.
    let isBlunt = cosine + 0.9
    let far = Lanes(repeating: .greatestFiniteMagnitude)
    return (
      (shape.y + least).where(isBlunt, else: 0 - far), (shape.y + most).where(isBlunt, else: far)
    )
  }

  /// Returns the arcs that may affect points of a row that are not inside.
  @inline(__always) func arcs(atHeight height: Float) -> UInt8 {
    let weight = (height - least.lowHalf).atMost(most.lowHalf - height)
    let bits = SIMD4<UInt32>(1, 2, 4, 8).replacing(with: 0, where: weight .< 0)
    let arcs = UInt8(truncatingIfNeeded: bits[0] | bits[1] | bits[2] | bits[3])
    return count > 4 ? arcs | 0xF0 : arcs
  }

  /// Whether the value is the same wherever the hull is full.
  var isEven: Bool { gain == 0 }

  /// The largest possible value; if the hull is even, all full pixels have it.
  var greatestValue: Pixels { Lanes(repeating: max(first, first + gain)).pixels }

  /// Returns the values of eight fully covered pixels, in 255ths.
  @inline(__always) func fullValues(_ places: Lanes, _ height: Float) -> Lanes {
    guard !isEven else { return Lanes(repeating: first) }
    let share = (shareX * places + (shareY * height + shareStart)).atLeast(.zero).atMost(.one)
    return first + gain * share
  }
}

/// A row of a hull.
struct HullRow {
  let height: Float
  /// The distances from the sides' lines in column 0.
  private let lines: Lanes

  @inline(__always) init(_ hull: borrowing HullPixels, height: Float) {
    self.height = height
    lines = hull.normalY * height + hull.offset
  }

  /// Returns the values of eight pixels with these centers: the scale's result times the opacity,
  /// in 255ths, rounded.
  ///
  /// - Parameters:
  ///   - arcs: the arcs that may have an effect.
  ///   - old: the existing values; where they are larger, the result may be too large, but not
  ///     larger than they are.
  @inline(__always)
  func values(
    _ hull: borrowing HullPixels, _ places: Lanes, arcs: UInt8, over old: Pixels,
    _ scale: some RimScale
  ) -> Pixels {
    var distance = edgeDistances(0, hull, places).atLeast(edgeDistances(1, hull, places))
    distance = distance.atLeast(
      edgeDistances(2, hull, places).atLeast(edgeDistances(3, hull, places)))
    if hull.count > 4 { distance = distance.atLeast(moreLines(hull, places)) }
    let full = hull.fullValues(places, height)
    let most = (scale.shares(0.5 - distance) * full).pixels
    // Arcs only reduce values, and most pixels already have the value from the previous segment.
    if arcs == 0 || old.holds(most) { return most }
    let exact = nearestArc(hull, places, arcs, else: distance)
    return (scale.shares(0.5 - exact) * full).pixels
  }

  /// Returns the largest distance from the lines that few hulls have.
  @inline(never) private func moreLines(_ hull: borrowing HullPixels, _ places: Lanes) -> Lanes {
    var distance = edgeDistances(4, hull, places)
    for k in 5..<8 { distance = distance.atLeast(edgeDistances(k, hull, places)) }
    return distance
  }

  @inline(__always)
  private func edgeDistances(_ k: Int, _ hull: borrowing HullPixels, _ places: Lanes) -> Lanes {
    hull.normalX[k] * places + lines[k]
  }

  /// Returns the distance to the disc whose arc is nearest, if it is one of these, and otherwise
  /// `else`.
  @inline(__always)
  private func nearestArc(
    _ hull: borrowing HullPixels, _ places: Lanes, _ arcs: UInt8, else other: Lanes
  ) -> Lanes {
    var squared = Lanes.zero
    // Less than 0 where there is none.
    var radius = Lanes(repeating: -1)
    let count = hull.count > 4 ? 8 : 4
    for k in 0..<count where arcs >> UInt8(truncatingIfNeeded: k) & 1 != 0 {
      let (across, fall) = (places - hull.x[k], height - hull.y[k])
      // The distances past the end of the preceding side, and short of the following one.
      let past = hull.beforeX[k] * fall - hull.beforeY[k] * across
      let short = hull.normalY[k] * across - hull.normalX[k] * fall
      let isElsewhere = 0 - past.atMost(short)
      squared = squared.where(isElsewhere, else: across * across + fall * fall)
      radius = radius.where(isElsewhere, else: Lanes(repeating: hull.radius[k]))
    }
    // The difference of squares needs only an approximate sum of the roots.
    let distance = (squared - radius * radius) / (squared.roughRoots + radius.magnitudes)
    return distance.where(radius, else: other)
  }
}
