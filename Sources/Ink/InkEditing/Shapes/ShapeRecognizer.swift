public import InkDrawing
public import InkGeometry

/// Recognizes the shape that a pen was meant to draw, if any: a line, an arrow, an ellipse, or a
/// polygon of three to eight corners.
///
///     let shape = ShapeRecognizer.shape(of: places)  // of a pen that is held still, see PenHold
///
/// Nearly horizontal and vertical sides become exactly so, and nearly equal sides become equal.
/// Strokes that match no shape are left unchanged, because it is better to keep handwriting than to
/// turn it into the wrong shape.
public enum ShapeRecognizer {
  /// The smallest size of a shape from corner to corner, in millimeters; anything smaller is
  /// treated as a letter.
  public static let leastSize = 8.0
  /// The largest angle to the horizontal or vertical at which a line is aligned with it: 4 degrees.
  static let nearAxis = Double.pi / 45
  /// The largest relative difference at which sides are made equal.
  static let nearEqual = 0.08

  /// Returns the shape drawn through a sequence of points, in millimeters; nil if it is not a
  /// shape.
  public static func shape(of places: [Point]) -> DrawnShape? {
    guard let line = DrawnLine(places), line.size >= leastSize, line.size < 1e5 else { return nil }
    if let shape = straight(line) ?? arrow(line) { return shape }
    guard line.isClosed else { return nil }
    return ClosedLine(line).shape
  }

  /// Returns the shape of a stroke as it appears in the drawing; nil if it is not a shape.
  public static func shape(of stroke: Stroke) -> DrawnShape? {
    shape(
      of: stroke.path.interpolatedPoints(by: .distance(0.5)).map {
        stroke.transform.applied(to: $0.location)
      })
  }

  private static func straight(_ line: DrawnLine) -> DrawnShape? {
    guard let fit = FittedLine(line.places), let first = line.places.first,
      let last = line.places.last
    else { return nil }
    let (start, end) = (fit.nearest(to: first), fit.nearest(to: last))
    let reach = start.distance(to: end)
    guard fit.greatest <= 0.04 * reach, line.length <= 1.08 * reach else { return nil }
    let (a, b) = straightened(start, end)
    return .line(a, b)
  }

  /// Returns the line, turned about its center if it is nearly horizontal or vertical so that it
  /// becomes exactly so.
  static func straightened(_ start: Point, _ end: Point) -> (Point, Point) {
    let turn = turnToAxis(Turn.angle(of: end - start))
    guard turn != 0 else { return (start, end) }
    let middle = start.mixed(with: end, 0.5)
    let half =
      Turn.direction(of: Turn.angle(of: end - start) + turn) * (start.distance(to: end) / 2)
    return (middle - half, middle + half)
  }

  /// Returns the angle by which a direction must be turned to be horizontal or vertical; 0 if it is
  /// not close to either.
  static func turnToAxis(_ angle: Double) -> Double {
    let off = angle - (angle / (.pi / 2)).rounded() * (.pi / 2)
    return abs(off) <= nearAxis ? -off : 0
  }

  /// Recognizes a shaft with a head: from the end of the shaft back to one side, and to the other
  /// side, with or without passing the end again.
  private static func arrow(_ line: DrawnLine) -> DrawnShape? {
    let last = line.places.count - 1
    let found = line.corners(within: 0.035 * line.size, from: 0, to: last)
    let corners = ([0] + found + [last]).map { line.places[$0] }
    guard corners.count == 4 || corners.count == 5 else { return nil }
    let (start, tip) = (corners[0], corners[1])
    let shaft = tip.distance(to: start)
    let barbs = [corners[2], corners[corners.count - 1]]
    if corners.count == 5, corners[3].distance(to: tip) > 0.15 * shaft { return nil }
    let back = (start - tip) * (1 / shaft)
    let lengths = barbs.map { tip.distance(to: $0) }
    let angles = barbs.map { barb in
      Turn.angle(of: Point(x: back.dot(barb - tip), y: back.cross(barb - tip)))
    }
    guard lengths.allSatisfy({ (0.06 * shaft)...(0.5 * shaft) ~= $0 }),
      angles.allSatisfy({ (0.2...1.3).contains(abs($0)) }), angles[0] * angles[1] < 0
    else { return nil }
    let (from, to) = straightened(start, tip)
    let spread = (abs(angles[0]) + abs(angles[1])) / 2
    return .arrow(
      from: from, to: to, head: (lengths[0] + lengths[1]) / 2, spread: min(max(spread, 0.4), 0.8))
  }
}

extension DrawnLine {
  /// Whether the line ends close to its beginning.
  fileprivate var isClosed: Bool {
    guard let first = places.first, let last = places.last else { return false }
    return first.distance(to: last) <= max(1.5, 0.1 * length)
  }
}
