import InkGeometry

/// How a tip goes from one pose to the next: by the straight ways that touch both, on whose one
/// side both lie.
///
/// A way that touches a tip is told by its normal, which points away from the tip: the tip reaches
/// `h(n) = c.n +
/// |e.n| + r` in the direction n, and both are touched where their reaches are equal.
enum TipStep {
  /// One way to the left of the step and one to its right, seen along it with y upwards: their
  /// normals.
  case straight(left: Point, right: Point)
  /// One tip covers the other; whether that is the later one.
  case swallowed(isLaterGreater: Bool)
  /// The edge turns about a place of its own, so that more than two ways touch both.
  case turning

  /// The step between two poses that are not the same.
  init(from start: NibPose, to end: NibPose) {
    var (left, right): (Point?, Point?)
    let isRound = start.edge == .zero && end.edge == .zero
    for (here, there) in isRound ? [(1.0, 1.0)] : Self.ends {
      guard let normals = Self.normals(start, here, end, there) else { continue }
      let isTouched = {
        Self.isTouched(start.edge, here, $0) && Self.isTouched(end.edge, there, $0)
      }
      if isTouched(normals.left), !Self.recordNormal(normals.left, in: &left) {
        self = .turning
        return
      }
      if isTouched(normals.right), !Self.recordNormal(normals.right, in: &right) {
        self = .turning
        return
      }
    }
    if let left, let right {
      self = .straight(left: left, right: right)
    } else {
      let upright = Point(x: 0, y: 1)
      self = .swallowed(isLaterGreater: end.reach(upright) >= start.reach(upright))
    }
  }

  /// The normals of the ways from that end of one edge to that end of the other, as if both were
  /// discs; nil if one holds the other.
  private static func normals(
    _ start: NibPose, _ here: Double, _ end: NibPose, _ there: Double
  ) -> (left: Point, right: Point)? {
    let course = end.center - start.center + end.edge * there - start.edge * here
    let growth = end.radius - start.radius
    let square = course.squaredLength
    let rest = square - growth * growth
    guard rest > 0 else { return nil }
    let along = course * (-growth / square)
    let across = course.quarterTurned * (rest.squareRoot() / square)
    return (along + across, along - across)
  }

  /// False if another one is known.
  private static func recordNormal(_ normal: Point, in known: inout Point?) -> Bool {
    if let known { return known.dot(normal) >= 1 - 1e-9 }
    known = normal
    return true
  }

  /// Whether two ways at most touch both.
  static func isPlain(from start: NibPose, to end: NibPose) -> Bool {
    if start.edge == .zero, end.edge == .zero { return true }
    if case .turning = TipStep(from: start, to: end) { return false }
    return true
  }

  private static let ends = [(1.0, 1.0), (-1.0, -1.0), (1.0, -1.0), (-1.0, 1.0)]

  /// Whether that end of an edge is farther in a direction than the other, or as far.
  private static func isTouched(_ edge: Point, _ end: Double, _ normal: Point) -> Bool {
    edge.dot(normal) * end >= -1e-9 * (abs(edge.x) + abs(edge.y))
  }
}

extension NibPose {
  /// How far it reaches in a direction.
  fileprivate func reach(_ direction: Point) -> Double {
    center.dot(direction) + abs(edge.dot(direction)) + radius
  }

  /// Where a way with this normal touches the tip, at that end of the edge that is farther towards
  /// `side`.
  func touched(_ normal: Point, side: Point) -> Point {
    center + (edge.dot(side) >= 0 ? edge : -edge) + normal * radius
  }
}
