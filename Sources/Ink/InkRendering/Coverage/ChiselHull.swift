import InkGeometry

/// The hull of what a tip with an edge covers at two poses: four discs and what lies between them.
struct ChiselHull {
  /// The poses as they are drawn: at least a pixel thick, and fainter instead.
  let start: NibPose
  let end: NibPose
  /// The discs at the edges' ends: two of the start, two of the end.
  let discs: InlineArray<4, HullDisc>

  init(from a: NibPose, to b: NibPose) {
    let faintness = Self.faintness(from: a, to: b)
    var start = a.thickened
    var end = b.thickened
    start.opacity *= faintness
    end.opacity *= faintness
    // The same tip, turned by half: edges that point the same way cross less.
    if start.edge.dot(end.edge) < 0 { end.edge = -end.edge }
    (self.start, self.end) = (start, end)
    discs = [
      HullDisc(center: start.center - start.edge, radius: start.radius),
      HullDisc(center: start.center + start.edge, radius: start.radius),
      HullDisc(center: end.center + end.edge, radius: end.radius),
      HullDisc(center: end.center - end.edge, radius: end.radius),
    ]
  }

  /// How much ink a tip that is drawn thicker than it is must leave: the width that it sweeps, per
  /// width that is drawn.
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
  /// The tip at least a pixel thick, and as long as before if it can. The greatest of the segments'
  /// coverages is the union's only if each of them is that thick. Its edge points to the right.
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

/// How the ink of a tip with an edge changes on its way: a place has the most that any tip leaves
/// there.
///
/// Tips on the way differ by their share of it, and a place is covered by those whose share is
/// within a `spread` of its own, which grows evenly in the direction in which the tips are thin.
struct HullInk {
  /// The share of the way of the last tip, or the first, that covers a place:
  /// `slope · (place - start) + shift`, cut to 0...1.
  let slope: Point
  let shift: Double
  private let start: Point
  /// The values at the start and the end of the way, of 255.
  let first: Float
  let last: Float

  init(from start: NibPose, to end: NibPose) {
    let (first, last) = (Float(start.opacity) * 255, Float(end.opacity) * 255)
    let way = end.center - start.center
    self.start = start.center
    // Of all slopes with `slope · way = 1` the one whose mean square over the tips is least.
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

  /// The last term of the share of a place that is measured from another origin.
  func start(fromX x: Int, y: Int) -> Double {
    shift - slope.dot(start - Point(x: Double(x), y: Double(y)))
  }
}

extension NibPose {
  /// How far the pixels that it reaches differ at most from its center in something that changes by
  /// `slope`.
  fileprivate func spread(along slope: Point) -> Double {
    abs(edge.dot(slope)) + (radius + 0.5) * slope.length
  }
}
