import InkGeometry

/// The line drawn by a pen, as points at equal distances.
struct DrawnLine {
  let places: [Point]
  /// The length along the line.
  let length: Double
  /// The diagonal of its bounds.
  let size: Double

  /// The number of points.
  private static let count = 128

  /// Creates the line through points, without those that are not finite and those where the pen was
  /// held at the end; nil if it is a dot.
  init?(_ drawn: [Point]) {
    var places = drawn.filter(\.isFinite)
    if let end = places.last {
      while places.count > 2, places[places.count - 2].distance(to: end) < PenHold.reach {
        places.removeLast()
      }
    }
    let length = zip(places, places.dropFirst()).reduce(0) { $0 + $1.0.distance(to: $1.1) }
    let box = Rect(around: places)
    guard places.count > 1, length > 0, length.isFinite else { return nil }
    self.length = length
    size = (box.max - box.min).length
    self.places = Self.evened(places, length)
  }

  private static func evened(_ places: [Point], _ length: Double) -> [Point] {
    let step = length / Double(count - 1)
    var result = [places[0]]
    var left = step
    for (start, end) in zip(places, places.dropFirst()) {
      let way = start.distance(to: end)
      var done = 0.0
      while way - done >= left, result.count < count - 1 {
        done += left
        result.append(start.mixed(with: end, done / way))
        left = step
      }
      left -= way - done
    }
    return result + [places[places.count - 1]]
  }

  /// Returns the corners of the polygon with the fewest corners that is within a distance of the
  /// line, as positions (D. Douglas, T. Peucker, Algorithms for the reduction of the number of
  /// points, 1973).
  func corners(within distance: Double, from first: Int, to last: Int) -> [Int] {
    guard last > first + 1 else { return [] }
    var best = (position: first, distance: 0.0)
    for position in first + 1..<last {
      let far = places[position].distance(toWay: places[first], places[last])
      if far > best.distance { best = (position, far) }
    }
    guard best.distance > distance else { return [] }
    return corners(within: distance, from: first, to: best.position) + [best.position]
      + corners(within: distance, from: best.position, to: last)
  }
}

extension Point {
  /// Returns the distance from a straight segment.
  func distance(toWay start: Point, _ end: Point) -> Double {
    let way = end - start
    let share = way.squaredLength > 0 ? (self - start).dot(way) / way.squaredLength : 0
    return distance(to: start.mixed(with: end, min(1, max(0, share))))
  }
}

/// The straight line closest to a set of points.
struct FittedLine {
  let middle: Point
  let direction: Point
  /// The root mean square of their distances, and the largest distance.
  let error: Double
  let greatest: Double

  /// - Parameter places: at least two different points; otherwise there is no direction.
  init?(_ places: some Collection<Point>) {
    guard places.count > 1 else { return nil }
    let sum = places.reduce(Point.zero, +)
    let middle = sum * (1 / Double(places.count))
    var (xx, xy, yy) = (0.0, 0.0, 0.0)
    for place in places {
      let way = place - middle
      (xx, xy, yy) = (xx + way.x * way.x, xy + way.x * way.y, yy + way.y * way.y)
    }
    guard xx + yy > 0 else { return nil }
    let direction = Turn.direction(of: Turn.angle(of: Point(x: xx - yy, y: 2 * xy)) / 2)
    let distances = places.map { abs(direction.cross($0 - middle)) }
    self.middle = middle
    self.direction = direction
    greatest = distances.max() ?? 0
    error =
      (distances.reduce(0) { $0 + $1 * $1 } / Double(places.count)).squareRoot()
  }

  /// Returns the intersection with another line; nil if the two are almost parallel.
  func meeting(_ other: FittedLine) -> Point? {
    let cross = direction.cross(other.direction)
    guard abs(cross) > 0.17 else { return nil }
    return middle + direction * ((other.middle - middle).cross(other.direction) / cross)
  }

  /// Returns the point on the line nearest to another point.
  func nearest(to place: Point) -> Point { middle + direction * (place - middle).dot(direction) }
}
