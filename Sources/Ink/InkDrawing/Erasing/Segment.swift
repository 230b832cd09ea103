import InkGeometry

/// A straight line segment between two points.
struct Segment {
  let start: Point
  let end: Point

  init(_ start: Point, _ end: Point) {
    self.start = start
    self.end = end
  }

  /// Returns the squared distance to another segment; 0 if they cross.
  func squaredDistance(to other: Segment) -> Double {
    let (a, b) = (side(of: other.start), side(of: other.end))
    let (c, d) = (other.side(of: start), other.side(of: end))
    if a * b < 0, c * d < 0 { return 0 }
    return min(
      squaredDistance(to: other.start), squaredDistance(to: other.end),
      other.squaredDistance(to: start), other.squaredDistance(to: end))
  }

  private func squaredDistance(to place: Point) -> Double {
    let way = end - start
    let share = way.squaredLength > 0 ? (place - start).dot(way) / way.squaredLength : 0
    return (start.mixed(with: end, min(1, max(0, share))) - place).squaredLength
  }

  private func side(of place: Point) -> Double { (end - start).cross(place - start) }
}

extension Region {
  /// Returns whether another segment is within `distance`, in millimeters.
  func isWithin(_ distance: Double, of segment: Segment) -> Bool {
    if contains(segment.start) { return true }
    let most = distance * distance
    return rings.contains { ring in
      zip(ring, ring.dropFirst() + ring.prefix(1)).contains {
        segment.squaredDistance(to: Segment($0, $1)) <= most
      }
    }
  }
}
