import InkGeometry

/// The strokes of a line of handwriting, by their numbers on the page.
struct StrokeLine: Sendable {
  private(set) var members: [Int] = []
  private(set) var bounds = Rect.empty
  /// The members that are not dots or bars, and the sum of their sizes.
  private var tall: [Int] = []
  private var sizeSum = 0.0

  /// The number of members that determine the height of a line near a place.
  private static let near = 4
  /// The distance of strokes, in sizes, below which their heights say little about the slope.
  private static let calm = 6.0
  /// The number of members that are looked at.
  private static let most = 80

  /// The mean size of its letters, in millimeters.
  var size: Double { sizeSum / Double(max(1, members.count)) }

  mutating func includeStroke(_ index: Int, _ stroke: PageStroke, size: Double, isLow: Bool) {
    members.append(index)
    bounds = bounds.union(stroke.bounds)
    sizeSum += size
    if !isLow { tall.append(index) }
  }

  mutating func includeLine(_ other: StrokeLine) {
    members += other.members
    tall += other.tall
    sizeSum += other.sizeSum
    bounds = bounds.union(other.bounds)
  }

  /// Returns the height of the middle of small letters near an x position, where the nearest
  /// strokes other than one lead.
  func middle(at x: Double, _ strokes: [PageStroke], without own: Int = -1) -> Double {
    var near: [(distance: Double, place: Point)] = []
    for member in (tall.isEmpty ? members : tall).suffix(Self.most) where member != own {
      let bounds = strokes[member].bounds
      let distance = max(bounds.min.x - x, x - bounds.max.x, 0) + 0.2 * abs(bounds.center.x - x)
      if near.count == Self.near, distance >= near[Self.near - 1].distance { continue }
      if near.count == Self.near { near.removeLast() }
      let place = near.firstIndex { $0.distance > distance } ?? near.count
      near.insert((distance, strokes[member].center), at: place)
    }
    guard !near.isEmpty else { return bounds.center.y }
    let mean = near.reduce(Point.zero) { $0 + $1.place } * (1 / Double(near.count))
    return mean.y + Self.slope(near.map(\.place), mean, calm: Self.calm * size) * (x - mean.x)
  }

  /// The slope of places around their mean; the less, the less they are apart.
  private static func slope(_ places: [Point], _ mean: Point, calm: Double) -> Double {
    var (along, across) = (calm * calm * Double(places.count), 0.0)
    for place in places {
      along += (place.x - mean.x) * (place.x - mean.x)
      across += (place.x - mean.x) * (place.y - mean.y)
    }
    return along > 0 ? max(-1, min(across / along, 1)) : 0
  }

  /// The slope of the line, y for each x; 0 for a short one.
  func slope(_ strokes: [PageStroke]) -> Double {
    guard tall.count > 2, bounds.width > 12 * size else { return 0 }
    let places = tall.map { strokes[$0].center }
    let mean = places.reduce(Point.zero) { $0 + $1 } * (1 / Double(places.count))
    return Self.slope(places, mean, calm: 0)
  }

  /// Returns the horizontal gap to a rectangle; 0 if there is none.
  func gap(to other: Rect) -> Double {
    max(other.min.x - bounds.max.x, bounds.min.x - other.max.x, 0)
  }
}
