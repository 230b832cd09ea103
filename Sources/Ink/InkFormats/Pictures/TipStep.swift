import InkGeometry

/// The step of a tip from one pose to the next, described by the straight lines that touch both
/// poses and have both on the same side.
///
/// A line that touches a tip is given by its normal, which points away from the tip. The tip
/// reaches `h(n) = c.n + |e.n| + r` in the direction n, and a line touches both tips where their
/// reaches are equal.
enum TipStep {
  /// One line to the left of the step and one to its right, seen along it with y upwards, given by
  /// their normals.
  case straight(left: Point, right: Point)
  /// One tip covers the other; `isLaterGreater` is true if the later one is larger.
  case swallowed(isLaterGreater: Bool)
  /// The edge turns in place, so that more than two lines touch both.
  case turning

  /// Creates the step between two different poses.
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

  /// Returns the normals of the lines between given ends of the two edges, as if both were discs;
  /// nil if one contains the other.
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

  /// Returns false if another normal is already known.
  private static func recordNormal(_ normal: Point, in known: inout Point?) -> Bool {
    if let known { return known.dot(normal) >= 1 - 1e-9 }
    known = normal
    return true
  }

  /// Returns whether at most two lines touch both.
  static func isPlain(from start: NibPose, to end: NibPose) -> Bool {
    if start.edge == .zero, end.edge == .zero { return true }
    if case .turning = TipStep(from: start, to: end) { return false }
    return true
  }

  private static let ends = [(1.0, 1.0), (-1.0, -1.0), (1.0, -1.0), (-1.0, 1.0)]

  /// Returns whether an end of an edge is at least as far in a direction as the other end.
  private static func isTouched(_ edge: Point, _ end: Double, _ normal: Point) -> Bool {
    edge.dot(normal) * end >= -1e-9 * (abs(edge.x) + abs(edge.y))
  }
}

extension NibPose {
  /// Returns the reach in a direction.
  fileprivate func reach(_ direction: Point) -> Double {
    center.dot(direction) + abs(edge.dot(direction)) + radius
  }

  /// Returns the point where a line with this normal touches the tip, at the end of the edge that
  /// is farther towards `side`.
  func touched(_ normal: Point, side: Point) -> Point {
    center + (edge.dot(side) >= 0 ? edge : -edge) + normal * radius
  }
}
