extension AffineTransform {
  /// The map of least squares from places to others, whatever their units; nil where they lie on
  /// one line. Around the means, where the equations for turn and stretch fall apart from those for
  /// the shift.
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
    let linear = AffineTransform(a: x.x, b: x.y, c: y.x, d: y.y, tx: 0, ty: 0)
    self = linear.then(.translation(to - linear.applied(to: from)))
  }
}

/// How far places lie apart around their middle, squared and added up.
private struct Spread {
  private(set) var xx = 0.0
  private(set) var xy = 0.0
  private(set) var yy = 0.0

  mutating func accumulate(_ way: Point) {
    (xx, xy, yy) = (xx + way.x * way.x, xy + way.x * way.y, yy + way.y * way.y)
  }

  var area: Double { xx * yy - xy * xy }

  /// Whether they lie apart across their longest direction too: at least a twentieth as far as
  /// along it.
  var isWide: Bool {
    let trace = xx + yy
    return trace > 1 && area > trace * trace / 400
  }
}
