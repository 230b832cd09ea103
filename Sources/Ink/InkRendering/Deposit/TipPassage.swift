import InkGeometry

/// An elliptic tip on a straight way, and its deposit: the exact integral along the way.
///
/// In the coordinates `u`, `v` in which the tip is the unit disc, it deposits `(1 - u^2 - v^2)(1 +
/// k u)` times its strength. Its size and angle are those in the middle of the way; its strength
/// changes linearly.
struct TipPassage {
  /// The whole pixels subtracted from all coordinates below; they depend only on the poses.
  let originX: Int
  let originY: Int
  /// The center at the start.
  let startX: Float
  let startY: Float
  /// The map from offsets in pixels to the tip's coordinates: `u = ux x + uy y`, `v = vx x + vy y`.
  let ux: Float
  let uy: Float
  let vx: Float
  let vy: Float
  /// The whole way in these coordinates, and the square of its length; never exactly 0.
  let wayU: Float
  let wayV: Float
  let squared: Float
  let inverse: Float
  /// `k`.
  let skew: Float
  /// The strength at the start, and its increase to the end, in the plane's units for the whole
  /// way.
  let strength: Float
  let growth: Float
  /// All pixels that the tip can reach.
  let bounds: PixelRect

  /// Creates the way of a tip from `start` to `end`, each with its own strength; `tip` is the tip
  /// in the middle.
  @inline(__always)
  init(from start: NibPose, to end: NibPose, tip: NibPose, of ink: DepositInk) {
    originX = PixelRect.floor(start.center.x)
    originY = PixelRect.floor(start.center.y)
    startX = Float(start.center.x - Double(originX))
    startY = Float(start.center.y - Double(originY))
    let shape = TipShape(tip, of: ink)
    (ux, uy) = (Float(shape.along.x / shape.long), Float(shape.along.y / shape.long))
    (vx, vy) = (Float(-shape.along.y / shape.short), Float(shape.along.x / shape.short))
    skew = Float(shape.skew)
    let way = end.center - start.center
    let (wayX, wayY) = (Float(way.x), Float(way.y))
    (wayU, wayV) = (ux * wayX + uy * wayY, vx * wayX + vy * wayY)
    // A resting tip is at the same position all the time.
    squared = max(1e-8, wayU * wayU + wayV * wayV)
    inverse = 1 / squared
    let (first, last) = (
      start.opacity * DepositInk.flowOfOpacity, end.opacity * DepositInk.flowOfOpacity
    )
    let passed = way.length / (shape.mean * (4.0 / 3)) * shape.faintness * Double(DepositLayer.unit)
    let pressed =
      last > first
      ? (last - first) * DepositInk.press * shape.faintness * Double(DepositLayer.unit) : 0
    strength = Float(first * passed + pressed)
    growth = Float((last - first) * passed)
    bounds = shape.bounds(from: start.center, to: end.center)
  }
}

/// The ellipse of a tip.
private struct TipShape {
  /// The direction of its long axis.
  let along: Point
  /// The semiaxes, in pixels.
  let long: Double
  let short: Double
  /// The factor by which it deposits less than the pose specifies, because it is drawn larger.
  let faintness: Double
  let skew: Double

  @inline(__always) init(_ tip: NibPose, of ink: DepositInk) {
    let least = DepositInk.leastRadius
    let edge = tip.edge == .zero ? 0 : tip.edge.length
    along = edge > 0 ? tip.edge * (1 / edge) : Point(x: 1, y: 0)
    long = max(least, edge + tip.radius)
    short = max(least, tip.radius)
    faintness = tip.radius / short
    skew = edge > 0 && tip.radius > 0 ? ink.skew(slimness: (edge + tip.radius) / tip.radius) : 0
  }

  /// The cube root of `long short^2`.
  @inline(__always) var mean: Double {
    guard long > short else { return short }
    let ratio = min(long / short, 4096)
    // Halley's method; two steps from the fourth root leave an error of less than 1e-6 for ratios
    // below 40.
    var root = ratio.squareRoot().squareRoot()
    for _ in 0..<2 {
      let cube = root * root * root
      root *= (cube + 2 * ratio) / (2 * cube + ratio)
    }
    return short * root
  }

  @inline(__always) func bounds(from a: Point, to b: Point) -> PixelRect {
    let (x, y) = (long * along.x, long * along.y)
    let (acrossX, acrossY) = (short * along.y, short * along.x)
    let reachX = (x * x + acrossX * acrossX).squareRoot()
    let reachY = (y * y + acrossY * acrossY).squareRoot()
    // A pixel counts by its center; the rest is for rounding errors.
    return PixelRect(
      minX: PixelRect.floor(min(a.x, b.x) - reachX - 0.49),
      minY: PixelRect.floor(min(a.y, b.y) - reachY - 0.49),
      maxX: PixelRect.floor(max(a.x, b.x) + reachX + 0.49) + 1,
      maxY: PixelRect.floor(max(a.y, b.y) + reachY + 0.49) + 1)
  }
}
