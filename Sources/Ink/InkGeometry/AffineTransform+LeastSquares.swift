extension InkTransform {
  /// Creates the least-squares map from points to others, in any units; nil if the points lie on
  /// one line. It is computed relative to the means, where the equations for rotation and scaling
  /// separate from those for the translation.
  package init?(leastSquares pairs: [(from: Point, to: Point)]) {
    let share = 1 / Double(pairs.count)
    let from = pairs.reduce(Point.zero) { $0 + $1.from } * share
    let to = pairs.reduce(Point.zero) { $0 + $1.to } * share
    var (own, meant) = (Spread(), Spread())
    var (byX, byY) = (Point.zero, Point.zero)
    for pair in pairs {
      let (before, after) = (pair.from - from, pair.to - to)
      own.accumulate(before)
      meant.accumulate(after)
      byX = byX + after * before.x
      byY = byY + after * before.y
    }
    guard own.isWide, meant.isWide else { return nil }
    let scale = 1 / own.area
    let x = (byX * own.yy - byY * own.xy) * scale
    let y = (byY * own.xx - byX * own.xy) * scale
    let linear = InkTransform(a: x.x, b: x.y, c: y.x, d: y.y, tx: 0, ty: 0)
    self = linear.then(.translation(to - linear.applied(to: from)))
  }
}

/// The spread of points around their mean, as sums of squares.
private struct Spread {
  private(set) var xx = 0.0
  private(set) var xy = 0.0
  private(set) var yy = 0.0

  mutating func accumulate(_ way: Point) {
    (xx, xy, yy) = (xx + way.x * way.x, xy + way.x * way.y, yy + way.y * way.y)
  }

  var area: Double { xx * yy - xy * xy }

  /// Whether the points are also spread across their longest direction: at least a twentieth as far
  /// as along it.
  var isWide: Bool {
    let trace = xx + yy
    return trace > 1 && area > trace * trace / 400
  }
}
