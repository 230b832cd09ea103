import InkGeometry

/// What a round tip covers between two poses: two discs and what lies between their outer tangents,
/// in pixels. Also known as an uneven capsule.
///
/// It is the union of discs whose center and radius change evenly on the way, so that the distance
/// of a place to it is the distance to one of them: the one whose rim is nearest.
struct RoundCone {
  /// Whole pixels that are taken off all coordinates below, so that they are small; they depend on
  /// the poses alone.
  let originX: Int
  let originY: Int
  /// The center at the start.
  let startX: Float
  let startY: Float
  /// The way's direction, of length 1, and its length.
  let alongX: Float
  let alongY: Float
  let length: Float
  /// The radii at both ends, and by how much the radius falls per pixel of the way: -1...1.
  let startRadius: Float
  let endRadius: Float
  let taper: Float
  /// How far back on the way the nearest disc lies, per pixel of distance from the axis.
  let lean: Float
  /// The value where all of a pixel is covered, 0...255, at the start, and its change per pixel.
  let value: Float
  let gain: Float

  /// The cone between two poses of finite numbers; their edges do not count. If one disc holds the
  /// other it is the greater one alone.
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

  /// The pixels it can reach: no other has a value above 0.
  @inline(__always) var bounds: PixelRect {
    let (endX, endY) = (startX + alongX * length, startY + alongY * length)
    // Covered is a middle less than half a pixel away; the rest is for what arithmetic rounds off.
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

/// The part of eight pixels' values that their columns decide.
struct ConeColumns {
  let alongShare: Lanes
  let acrossShare: Lanes

  /// Eight pixels from column `x`.
  @inline(__always) init(_ cone: RoundCone, x: Int) {
    let way = Float(x - cone.originX) + Lanes.middles - cone.startX
    alongShare = way * cone.alongX
    acrossShare = way * cone.alongY
  }
}

extension RoundCone {
  /// How far row `y`'s middle lies below the start.
  @inline(__always) func height(ofRow y: Int) -> Float {
    Float(y - originY) + 0.5 - startY
  }

  /// The values of eight pixels: what the scale says times opacity, in 255ths, rounded.
  @inline(__always)
  func values(_ columns: ConeColumns, _ height: Float, _ scale: some RimScale) -> Pixels {
    let along = columns.alongShare + height * alongY
    let across = (height * alongX - columns.acrossShare).magnitudes
    let foot = foot(along, across)
    let rest = along - foot
    let radius = startRadius - taper * foot
    let squared = rest * rest + across * across
    // The distance to the rim: the difference of squares needs only a rough sum of the roots.
    let distance = (squared - radius * radius) / (squared.roughRoots + radius + 1e-9)
    // A tip thinner than a pixel covers no more of it than the tip's width.
    let shares = scale.shares((0.5 - distance).atMost(radius + radius))
    return (shares * (value + gain * foot)).pixels
  }

  /// No value can be greater; all are this where they are full and nothing changes on the way.
  var greatestValue: Pixels { Lanes(repeating: max(value, value + gain * length)).pixels }

  /// The values of eight pixels that it covers wholly.
  @inline(__always) func insideValues(_ columns: ConeColumns, _ height: Float) -> Pixels {
    let along = columns.alongShare + height * alongY
    let across = (height * alongX - columns.acrossShare).magnitudes
    return (value + gain * foot(along, across)).pixels
  }

  /// Where on the way the nearest disc is.
  @inline(__always) private func foot(_ along: Lanes, _ across: Lanes) -> Lanes {
    (along - lean * across).atLeast(.zero).atMost(Lanes(repeating: length))
  }
}
