import InkGeometry

/// The hull of a tip with an edge at two poses: four discs and the area between them.
struct ChiselHull {
  /// The poses as drawn: at least a pixel thick, and fainter instead.
  let start: NibPose
  let end: NibPose
  /// The discs at the ends of the edges: two of the start, two of the end.
  let discs: InlineArray<4, HullDisc>

  init(from a: NibPose, to b: NibPose) {
    let faintness = Self.faintness(from: a, to: b)
    var start = a.thickened
    var end = b.thickened
    start.opacity *= faintness
    end.opacity *= faintness
    // The same tip, turned by 180 degrees: edges in the same direction cross less.
    if start.edge.dot(end.edge) < 0 { end.edge = -end.edge }
    (self.start, self.end) = (start, end)
    discs = [
      HullDisc(center: start.center - start.edge, radius: start.radius),
      HullDisc(center: start.center + start.edge, radius: start.radius),
      HullDisc(center: end.center + end.edge, radius: end.radius),
      HullDisc(center: end.center - end.edge, radius: end.radius),
    ]
  }

  /// Returns the factor for the ink of a tip that is drawn thicker than it is: the width that it
  /// sweeps, divided by the width that is drawn.
  private static func faintness(from a: NibPose, to b: NibPose) -> Double {
    guard a.radius < 0.5 || b.radius < 0.5 else { return 1 }
    let across = (b.center - a.center).direction?.quarterTurned ?? .zero
    func width(_ a: NibPose, _ b: NibPose) -> Double {
      abs(a.edge.dot(across)) + a.radius + abs(b.edge.dot(across)) + b.radius
    }
    let width = (true: width(a, b), drawn: width(a.thickened, b.thickened))
    return min(1, max(width.true / width.drawn, width.true - 1))
  }
}

extension NibPose {
  /// The tip at least a pixel thick, and of the same length if possible. Only if all segments are
  /// that thick, the largest of their coverages is that of their union. Its edge points to the
  /// right.
  fileprivate var thickened: NibPose {
    let edge = edge.x < 0 || (edge.x == 0 && edge.y < 0) ? -edge : edge
    let lack = 0.5 - radius
    guard lack > 0 else {
      return NibPose(center: center, edge: edge, radius: radius, opacity: opacity)
    }
    let length = edge.length
    let rest = length > lack ? edge * ((length - lack) / length) : .zero
    return NibPose(center: center, edge: rest, radius: 0.5, opacity: opacity)
  }
}

/// How the ink of a tip with an edge changes on its way: each point has the largest amount that any
/// tip leaves there.
///
/// Tips are identified by their fraction of the way. A point is covered by the tips whose fraction
/// is within a `spread` of its own, which grows evenly in the direction in which the tips are thin.
struct HullInk {
  /// The fraction of the way of the last, or the first, tip that covers a point: `slope · (place -
  /// start) + shift`, limited to 0...1.
  let slope: Point
  let shift: Double
  private let start: Point
  /// The values at the start and the end of the way, in 255ths.
  let first: Float
  let last: Float

  init(from start: NibPose, to end: NibPose) {
    let (first, last) = (Float(start.opacity) * 255, Float(end.opacity) * 255)
    let way = end.center - start.center
    self.start = start.center
    // Among all slopes with `slope · way = 1`, the one with the smallest mean square over the tips.
    let round = start.radius * start.radius + end.radius * end.radius
    let (a, b) = (start.edge, end.edge)
    let (xx, yy) = (a.x * a.x + b.x * b.x + round, a.y * a.y + b.y * b.y + round)
    let xy = a.x * a.y + b.x * b.y
    let slope = Point(x: yy * way.x - xy * way.y, y: xx * way.y - xy * way.x)
    let rise = slope.dot(way)
    guard first != last, rise > 1e-12 * (xx * yy - xy * xy) else {
      (self.slope, shift) = (.zero, 0)
      (self.first, self.last) = (max(first, last), max(first, last))
      return
    }
    self.slope = slope * (1 / rise)
    (self.first, self.last) = (first, last)
    shift =
      first < last ? end.spread(along: self.slope) : -start.spread(along: self.slope)
  }

  /// Returns the constant term of the fraction for points measured from another origin.
  func start(fromX x: Int, y: Int) -> Double {
    shift - slope.dot(start - Point(x: Double(x), y: Double(y)))
  }
}

extension NibPose {
  /// Returns the largest difference between the pixels that the tip reaches and its center, in a
  /// value that changes by `slope`.
  fileprivate func spread(along slope: Point) -> Double {
    abs(edge.dot(slope)) + (radius + 0.5) * slope.length
  }
}
