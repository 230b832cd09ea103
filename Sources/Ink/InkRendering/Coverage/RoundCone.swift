import InkGeometry

/// The area that a round tip covers between two poses: two discs and the area between their outer
/// tangents, in pixels. Also known as an uneven capsule.
///
/// It is the union of discs whose center and radius change linearly, so the distance of a point to
/// it is the distance to one of them: the one with the nearest rim.
struct RoundCone {
  /// The whole pixels subtracted from all coordinates below, so that they are small; they depend
  /// only on the poses.
  let originX: Int
  let originY: Int
  /// The center at the start.
  let startX: Float
  let startY: Float
  /// The direction of the way, of length 1, and its length.
  let alongX: Float
  let alongY: Float
  let length: Float
  /// The radii at both ends, and the decrease of the radius per pixel of the way: -1...1.
  let startRadius: Float
  let endRadius: Float
  let taper: Float
  /// The offset of the nearest disc backwards along the way, per pixel of distance from the axis.
  let lean: Float
  /// The value of a fully covered pixel at the start, 0...255, and its change per pixel.
  let value: Float
  let gain: Float

  /// Creates the cone between two finite poses, whose edges are ignored. If one disc contains the
  /// other, it is the larger one alone.
  init(from a: NibPose, to b: NibPose) {
    originX = PixelRect.floor(a.center.x)
    originY = PixelRect.floor(a.center.y)
    let (wayX, wayY) = (Float(b.center.x - a.center.x), Float(b.center.y - a.center.y))
    let (ra, rb) = (Float(a.radius), Float(b.radius))
    let squared = wayX * wayX + wayY * wayY
    let tangentSquared = squared - (ra - rb) * (ra - rb)
    let isDisc = !(tangentSquared > 0)
    let big = isDisc && rb > ra ? b : a
    startX = Float(big.center.x - Double(originX))
    startY = Float(big.center.y - Double(originY))
    startRadius = Float(big.radius)
    value = Float(big.opacity) * 255
    length = isDisc ? 0 : squared.squareRoot()
    let inverse = isDisc ? 0 : 1 / length
    endRadius = isDisc ? startRadius : rb
    alongX = isDisc ? 1 : wayX * inverse
    alongY = wayY * inverse
    taper = (ra - rb) * inverse
    lean = isDisc ? 0 : (ra - rb) / tangentSquared.squareRoot()
    gain = Float(b.opacity - a.opacity) * 255 * inverse
  }

  /// The pixels that the cone can reach; all others have the value 0.
  @inline(__always) var bounds: PixelRect {
    let (endX, endY) = (startX + alongX * length, startY + alongY * length)
    // Pixels are covered if their center is less than half a pixel away; the rest is for rounding
    // errors.
    let slack = Double(0.01 + (startRadius + endRadius) * 1e-5)
    let left = Double(min(startX - startRadius, endX - endRadius)) - slack
    let right = Double(max(startX + startRadius, endX + endRadius)) + slack
    let top = Double(min(startY - startRadius, endY - endRadius)) - slack
    let bottom = Double(max(startY + startRadius, endY + endRadius)) + slack
    return PixelRect(
      minX: originX + PixelRect.floor(left), minY: originY + PixelRect.floor(top),
      maxX: originX + PixelRect.floor(right) + 1, maxY: originY + PixelRect.floor(bottom) + 1)
  }
}

/// The part of eight pixels' values that depends on their columns.
struct ConeColumns {
  let alongShare: Lanes
  let acrossShare: Lanes

  /// Creates columns for eight pixels from column `x`.
  @inline(__always) init(_ cone: RoundCone, x: Int) {
    let way = Float(x - cone.originX) + Lanes.middles - cone.startX
    alongShare = way * cone.alongX
    acrossShare = way * cone.alongY
  }
}

extension RoundCone {
  /// Returns the distance of the center of row `y` below the start.
  @inline(__always) func height(ofRow y: Int) -> Float {
    Float(y - originY) + 0.5 - startY
  }

  /// Returns the values of eight pixels: the scale's result times the opacity, in 255ths, rounded.
  @inline(__always)
  func values(_ columns: ConeColumns, _ height: Float, _ scale: some RimScale) -> Pixels {
    let along = columns.alongShare + height * alongY
    let across = (height * alongX - columns.acrossShare).magnitudes
    let foot = foot(along, across)
    let rest = along - foot
    let radius = startRadius - taper * foot
    let squared = rest * rest + across * across
    // The distance to the rim: the difference of squares needs only an approximate sum of the
    // roots.
    let distance = (squared - radius * radius) / (squared.roughRoots + radius + 1e-9)
    // A tip thinner than a pixel covers no more of it than the tip's width.
    let shares = scale.shares((0.5 - distance).atMost(radius + radius))
    return (shares * (value + gain * foot)).pixels
  }

  /// The largest possible value; full pixels have it if nothing changes on the way.
  var greatestValue: Pixels { Lanes(repeating: max(value, value + gain * length)).pixels }

  /// Returns the values of eight fully covered pixels.
  @inline(__always) func insideValues(_ columns: ConeColumns, _ height: Float) -> Pixels {
    let along = columns.alongShare + height * alongY
    let across = (height * alongX - columns.acrossShare).magnitudes
    return (value + gain * foot(along, across)).pixels
  }

  /// Returns the position of the nearest disc on the way.
  @inline(__always) private func foot(_ along: Lanes, _ across: Lanes) -> Lanes {
    (along - lean * across).atLeast(.zero).atMost(Lanes(repeating: length))
  }
}
