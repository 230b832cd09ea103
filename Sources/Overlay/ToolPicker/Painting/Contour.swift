import InkGeometry

/// A closed outline as a polygon, with corners in points.
struct Contour: Hashable, Sendable {
  private(set) var corners: [Point]

  init(_ corners: [Point]) { self.corners = corners }

  /// Begins an outline at a point.
  init(from start: Point) { corners = [start] }

  /// Adds a straight side to a point.
  mutating func addLine(_ x: Double, _ y: Double) { corners.append(Point(x: x, y: y)) }

  /// Adds a curve to a point.
  mutating func curve(_ first: Point, _ second: Point, _ end: Point) {
    guard let start = corners.last else { return }
    let bend = CubicBezier(start, first, second, end)
    for step in 1...Self.steps {
      corners.append(bend.location(at: Double(step) / Double(Self.steps)))
    }
  }

  /// The number of sides per curve. Curves are at most a few dozen points long, so the error is
  /// less than a twentieth of a point.
  private static let steps = 14

  /// Returns a rectangle with rounded corners; the radius is at most half of the shorter side.
  static func rounded(_ rect: Rect, _ radius: Double) -> Contour {
    let r = max(0, min(radius, min(rect.width, rect.height) / 2))
    guard r > 0 else { return Contour(rect.corners) }
    let (low, high) = (rect.min, rect.max)
    let middles = [
      Point(x: high.x - r, y: low.y + r), Point(x: high.x - r, y: high.y - r),
      Point(x: low.x + r, y: high.y - r), Point(x: low.x + r, y: low.y + r),
    ]
    var corners: [Point] = []
    for (number, middle) in middles.enumerated() {
      let first = Double(number - 1) * .pi / 2
      corners += arc(middle, r, from: first, to: first + .pi / 2)
    }
    return Contour(corners)
  }

  /// Returns a disc.
  static func disc(_ center: Point, _ radius: Double) -> Contour {
    Contour(arc(center, radius, from: 0, to: 2 * .pi))
  }

  /// Returns an ellipse.
  static func ellipse(_ center: Point, _ size: Size) -> Contour {
    Contour(
      arc(.zero, 1, from: 0, to: 2 * .pi, steps: 48).map {
        center + Point(x: $0.x * size.width / 2, y: $0.y * size.height / 2)
      })
  }

  /// Returns points on a circle, including both ends.
  static func arc(
    _ center: Point, _ radius: Double, from start: Double, to end: Double, steps: Int? = nil
  ) -> [Point] {
    let steps = steps ?? max(6, min(96, Int(abs(end - start) * (4 + radius.squareRoot() * 2.5))))
    return (0...steps).map { step in
      center + Turn.direction(of: start + (end - start) * Double(step) / Double(steps)) * radius
    }
  }

  /// Returns the transformed outline.
  func transformed(by transform: InkTransform) -> Contour {
    Contour(corners.map { transform.applied(to: $0) })
  }

  /// The outline in the opposite direction, for a hole.
  var reversed: Contour { Contour(corners.reversed()) }
}
