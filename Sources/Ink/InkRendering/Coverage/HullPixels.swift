import InkGeometry

/// What a hull makes of pixels.
///
/// The distance of a place to a hull is the greatest of those to its sides' lines; but where a
/// disc's arc is nearest, between the normals of the sides beside it, it is the distance to the
/// disc.
struct HullPixels {
  /// The distance from a side's line is `normal · place + offset`, positive outside. Where there is
  /// no side it is far inside.
  fileprivate let normalX: Lanes
  fileprivate let normalY: Lanes
  fileprivate let offset: Lanes
  /// The discs of the arcs.
  fileprivate let x: Lanes
  fileprivate let y: Lanes
  fileprivate let radius: Lanes
  /// The normals of the sides before them.
  fileprivate let beforeX: Lanes
  fileprivate let beforeY: Lanes
  /// The heights between which an arc may decide about places that are not inside.
  fileprivate let least: Lanes
  fileprivate let most: Lanes
  /// How many arcs there are.
  let count: Int
  /// The arcs that face left, and right: bit `k` for arc `k`.
  let leftArcs: UInt8
  let rightArcs: UInt8
  /// The value where the share of the way is 0, of 255, and by how much it grows until that is 1.
  private let first: Float
  private let gain: Float
  /// The share is `shareX x + shareY y + shareStart`, cut to 0...1.
  private let shareX: Float
  private let shareY: Float
  private let shareStart: Float

  /// - Parameter depth: how far inside, in pixels, the rim matters.
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

  /// From which height on, and up to which, arcs may decide about places that are not inside.
  ///
  /// Such places are between the two normals, not deeper under the rim than matters, and not half a
  /// pixel outside the line of either side, which would be enough to know.
  @inline(__always)
  private static func heights(
    _ shape: borrowing HullShape, _ beforeX: Lanes, _ beforeY: Lanes, depth: Float
  ) -> (least: Lanes, most: Lanes) {
    let (normalX, normalY) = (shape.normalX, shape.normalY)
    let slack = 0.01 + (shape.x.magnitudes + shape.y.magnitudes + shape.radius) * 1e-5
    let inner = (shape.radius - (depth + 0.02) - slack).atLeast(.zero)
    let outer = shape.radius + 0.52 + slack
    // Where the two lines meet.
    let cosine = normalX * beforeX + normalY * beforeY
    let corner = outer * ((normalY + beforeY) / (0.9999 + cosine))
    let (low, high) = (normalY.atMost(beforeY), normalY.atLeast(beforeY))
    let least = (inner * low).atMost(outer * low).atMost(corner) - slack
    let most = (inner * high).atLeast(outer * high).atLeast(corner) + slack
    // They meet too far away to be of use.
    let isBlunt = cosine + 0.9
    let far = Lanes(repeating: .greatestFiniteMagnitude)
    return (
      (shape.y + least).where(isBlunt, else: 0 - far), (shape.y + most).where(isBlunt, else: far)
    )
  }

  /// Which arcs may decide about places of a row that are not inside.
  @inline(__always) func arcs(atHeight height: Float) -> UInt8 {
    let weight = (height - least.lowHalf).atMost(most.lowHalf - height)
    let bits = SIMD4<UInt32>(1, 2, 4, 8).replacing(with: 0, where: weight .< 0)
    let arcs = UInt8(truncatingIfNeeded: bits[0] | bits[1] | bits[2] | bits[3])
    return count > 4 ? arcs | 0xF0 : arcs
  }

  /// Whether all of it has one value where it is full.
  var isEven: Bool { gain == 0 }

  /// No value can be greater; all are this where they are full and it is even.
  var greatestValue: Pixels { Lanes(repeating: max(first, first + gain)).pixels }

  /// The values of eight pixels that it covers wholly, in 255ths.
  @inline(__always) func fullValues(_ places: Lanes, _ height: Float) -> Lanes {
    guard !isEven else { return Lanes(repeating: first) }
    let share = (shareX * places + (shareY * height + shareStart)).atLeast(.zero).atMost(.one)
    return first + gain * share
  }
}

/// A row of a hull.
struct HullRow {
  let height: Float
  /// What the distances from the sides' lines are in column 0.
  private let lines: Lanes

  @inline(__always) init(_ hull: borrowing HullPixels, height: Float) {
    self.height = height
    lines = hull.normalY * height + hull.offset
  }

  /// The values of eight pixels with these middles: what the scale says times opacity, in 255ths,
  /// rounded.
  ///
  /// - Parameters:
  ///   - arcs: Those that may decide anything.
  ///   - old: What the pixels have: where that is more, the values may be too great, but are no
  ///     more than it.
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
    // Arcs only take away; most pixels have as much from the segment before.
    if arcs == 0 || old.holds(most) { return most }
    let exact = nearestArc(hull, places, arcs, else: distance)
    return (scale.shares(0.5 - exact) * full).pixels
  }

  /// The greatest distance from the lines that few hulls have.
  @inline(never) private func moreLines(_ hull: borrowing HullPixels, _ places: Lanes) -> Lanes {
    var distance = edgeDistances(4, hull, places)
    for k in 5..<8 { distance = distance.atLeast(edgeDistances(k, hull, places)) }
    return distance
  }

  @inline(__always)
  private func edgeDistances(_ k: Int, _ hull: borrowing HullPixels, _ places: Lanes) -> Lanes {
    hull.normalX[k] * places + lines[k]
  }

  /// The distance to the disc whose arc is nearest, if it is one of these, else another.
  @inline(__always)
  private func nearestArc(
    _ hull: borrowing HullPixels, _ places: Lanes, _ arcs: UInt8, else other: Lanes
  ) -> Lanes {
    var squared = Lanes.zero
    // Below 0 where none is.
    var radius = Lanes(repeating: -1)
    let count = hull.count > 4 ? 8 : 4
    for k in 0..<count where arcs >> UInt8(truncatingIfNeeded: k) & 1 != 0 {
      let (across, fall) = (places - hull.x[k], height - hull.y[k])
      // How far past the end of the side before the arc, and how far short of that after it.
      let past = hull.beforeX[k] * fall - hull.beforeY[k] * across
      let short = hull.normalY[k] * across - hull.normalX[k] * fall
      let isElsewhere = 0 - past.atMost(short)
      squared = squared.where(isElsewhere, else: across * across + fall * fall)
      radius = radius.where(isElsewhere, else: Lanes(repeating: hull.radius[k]))
    }
    // The difference of squares needs only a rough sum of the roots.
    let distance = (squared - radius * radius) / (squared.roughRoots + radius.magnitudes)
    return distance.where(radius, else: other)
  }
}
