import InkGeometry

/// A closed line, and the shape that it resembles.
struct ClosedLine {
  private let line: DrawnLine
  /// The points of the line, without the beginning repeated at the end.
  private let places: [Point]

  init(_ line: DrawnLine) {
    self.line = line
    places = Array(line.places.dropLast())
  }

  /// A polygon if the sides are straight, otherwise an ellipse if it is round enough, otherwise
  /// nil.
  var shape: DrawnShape? {
    guard let corners = fittedPolygon else { return fittedEllipse?.shape }
    // The ends of long ellipses look like corners, but the line as a whole is closer to an ellipse.
    if corners.count > 4, let ellipse = fittedEllipse, ellipse.error < error(of: corners) {
      return ellipse.shape
    }
    return .polygon(RegularShape.improved(corners))
  }

  /// Returns the root mean square of the distances from a polygon, in millimeters.
  private func error(of corners: [Point]) -> Double {
    let sum = places.reduce(0.0) { sum, place in
      let distances = corners.indices.map {
        place.distance(toWay: corners[$0], corners[($0 + 1) % corners.count])
      }
      let least = distances.min() ?? 0
      return sum + least * least
    }
    return (sum / Double(places.count)).squareRoot()
  }

  // MARK: Ellipse

  /// The ellipse with the same area and the same moments (M.-K. Hu, Visual pattern recognition by
  /// moment invariants, 1962), if the line is close to it everywhere.
  ///
  /// The error is the root mean square of the distances, in millimeters.
  private var fittedEllipse: (shape: DrawnShape, error: Double)? {
    guard let moments = AreaMoments(places) else { return nil }
    let (along, across) = moments.halfAxes
    guard across > 0.08 * along else { return nil }
    let axis = Turn.direction(of: moments.angle)
    var (sum, greatest) = (0.0, 0.0)
    for place in line.places {
      let way = place - moments.middle
      let unit = Point(x: way.dot(axis) / along, y: axis.cross(way) / across)
      let off = abs(unit.length - 1)
      (sum, greatest) = (sum + off * off, max(greatest, off))
    }
    let error = (sum / Double(line.places.count)).squareRoot()
    guard error < 0.085, greatest < 0.24 else { return nil }
    let mean = (along * across).squareRoot()
    if across > (1 - ShapeRecognizer.nearEqual) * along {
      return (.ellipse(moments.middle, mean, mean, angle: 0), error * mean)
    }
    let angle = moments.angle + ShapeRecognizer.turnToAxis(moments.angle)
    return (.ellipse(moments.middle, along, across, angle: angle), error * mean)
  }

  // MARK: Polygon

  /// The corners where lines through the sides intersect; nil if the sides are not straight.
  private var fittedPolygon: [Point]? {
    let corners = cornerPositions
    guard (3...8).contains(corners.count) else { return nil }
    let count = places.count
    var sides: [FittedLine] = []
    for (index, start) in corners.enumerated() {
      let next = corners[(index + 1) % corners.count]
      let steps = (next - start + count) % count
      // Corners are rounded, and cut.
      let margin = max(1, steps / 8)
      guard steps > 2 * margin + 1 else { return nil }
      let side = (margin...(steps - margin)).map { places[(start + $0) % count] }
      guard let fit = FittedLine(side), fit.greatest < 0.05 * line.size,
        fit.error < 0.022 * line.size
      else { return nil }
      sides.append(fit)
    }
    var met: [Point] = []
    for index in sides.indices {
      let before = sides[(index + sides.count - 1) % sides.count]
      guard let corner = before.meeting(sides[index]),
        corner.distance(to: places[corners[index]]) < 0.16 * line.size
      else { return nil }
      met.append(corner)
    }
    return turnsAtCorners(corners) ? met : nil
  }

  /// The positions of the corners of a polygon that is close to the line everywhere, where it turns
  /// by at least 25 degrees.
  private var cornerPositions: [Int] {
    guard let middle = AreaMoments(places)?.middle else { return [] }
    let first = farthest(from: middle)
    let second = farthest(from: places[first])
    let turned = DrawnLine(closing: places, from: first, size: line.size)
    let opposite = (second - first + places.count) % places.count
    let last = places.count
    let distance = 0.045 * line.size
    var corners =
      [0] + turned.corners(within: distance, from: 0, to: opposite) + [opposite]
      + turned.corners(within: distance, from: opposite, to: last)
    turned.joinNeighbors(of: &corners, nearer: 0.12 * line.size)
    // The flattest corner is removed while it is too flat to be one.
    while corners.count > 3 {
      let turns = corners.indices.map { turned.turningAngle(at: $0, of: corners) }
      guard let least = turns.indices.min(by: { turns[$0] < turns[$1] }), turns[least] < 0.44
      else { break }
      corners.remove(at: least)
    }
    return corners.map { ($0 + first) % places.count }
  }

  private func farthest(from place: Point) -> Int {
    places.indices.max { places[$0].distance(to: place) < places[$1].distance(to: place) } ?? 0
  }

  /// Returns whether most of the turning is near corners; an ellipse turns everywhere.
  private func turnsAtCorners(_ corners: [Int]) -> Bool {
    let side = places.count / corners.count
    let (near, far) = (max(1, side / 6), max(3, side * 2 / 5))
    func place(_ position: Int) -> Point { places[(position + 2 * places.count) % places.count] }
    let share = corners.reduce(0.0) { sum, corner in
      let before = place(corner - near) - place(corner - far)
      let after = place(corner + far) - place(corner + near)
      return sum + abs(Turn.angle(of: Point(x: before.dot(after), y: before.cross(after))))
    }
    return share > 0.8 * 2 * .pi
  }
}

extension DrawnLine {
  /// Creates a closed line that begins at another of its points.
  fileprivate init(closing places: [Point], from first: Int, size: Double) {
    self.places = places.indices.map { places[($0 + first) % places.count] } + [places[first]]
    (length, self.size) = (0, size)
  }

  /// Merges corners that were found twice, because a line begins and ends next to a corner or a
  /// corner is cut; the sharper one is kept.
  fileprivate func joinNeighbors(of corners: inout [Int], nearer least: Double) {
    while corners.count > 3 {
      let near = corners.indices.first { index in
        let next = corners[(index + 1) % corners.count]
        return places[corners[index]].distance(to: places[next]) < least
      }
      guard let near else { return }
      let next = (near + 1) % corners.count
      corners.remove(
        at: turningAngle(at: near, of: corners) < turningAngle(at: next, of: corners) ? near : next)
    }
  }

  /// Returns the angle by which a polygon turns at one of its corners, in radians.
  fileprivate func turningAngle(at index: Int, of corners: [Int]) -> Double {
    let here = places[corners[index]]
    let before = here - places[corners[(index + corners.count - 1) % corners.count]]
    let after = places[corners[(index + 1) % corners.count]] - here
    return abs(Turn.angle(of: Point(x: before.dot(after), y: before.cross(after))))
  }
}

/// The area inside a polygon, its center and its spread around the center.
struct AreaMoments {
  let middle: Point
  /// The mean squares of the distances from the center, and their mean product.
  private let xx: Double
  private let xy: Double
  private let yy: Double

  /// Creates moments; nil if there is almost no area.
  init?(_ corners: [Point]) {
    guard let origin = corners.first else { return nil }
    var (area, first) = (0.0, Point.zero)
    var (xx, xy, yy) = (0.0, 0.0, 0.0)
    for (a, b) in zip(corners, corners.dropFirst() + corners.prefix(1)) {
      let (p, q) = (a - origin, b - origin)
      let cross = p.cross(q)
      area += cross / 2
      first = first + (p + q) * (cross / 6)
      xx += cross * (p.x * p.x + p.x * q.x + q.x * q.x) / 12
      yy += cross * (p.y * p.y + p.y * q.y + q.y * q.y) / 12
      xy += cross * (p.x * q.y + 2 * p.x * p.y + 2 * q.x * q.y + q.x * p.y) / 24
    }
    guard abs(area) > 1e-3 else { return nil }
    let center = first * (1 / area)
    middle = origin + center
    self.xx = xx / area - center.x * center.x
    self.yy = yy / area - center.y * center.y
    self.xy = xy / area - center.x * center.y
  }

  /// The direction of the longer axis, in radians.
  var angle: Double { Turn.angle(of: Point(x: xx - yy, y: 2 * xy)) / 2 }

  /// The semiaxes of an ellipse with this spread.
  var halfAxes: (Double, Double) {
    let mean = (xx + yy) / 2
    let difference = (((xx - yy) / 2) * ((xx - yy) / 2) + xy * xy).squareRoot()
    return (2 * max(0, mean + difference).squareRoot(), 2 * max(0, mean - difference).squareRoot())
  }
}
