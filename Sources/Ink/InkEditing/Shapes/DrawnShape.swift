public import InkDrawing
public import InkGeometry

/// What somebody meant to draw, in millimetres.
public enum DrawnShape: Hashable, Sendable {
  /// A straight line.
  case line(Point, Point)
  /// A straight line with a head at its end: how long the head's sides are, and the angle in radians between each and the
  /// line.
  case arrow(from: Point, to: Point, head: Double, spread: Double)
  /// Corners, joined by straight lines, the last with the first: three to eight.
  case polygon([Point])
  /// A middle, half of the axis that has an angle in radians, half of the other.
  case ellipse(Point, Double, Double, angle: Double)

  /// Its corners from where a pen would begin; of an ellipse none.
  var corners: [Point] {
    switch self {
    case .line(let start, let end): return [start, end]
    case .arrow(let start, let tip, let head, let spread):
      let back = Turn.angle(of: start - tip)
      let barbs = [spread, -spread].map { tip + Turn.direction(of: back + $0) * head }
      return [start, tip, barbs[0], tip, barbs[1]]
    case .polygon(let corners): return corners + corners.prefix(1)
    case .ellipse: return []
    }
  }

  /// The shape as a stroke: of the same width all along, with sharp corners.
  ///
  /// - Parameters:
  ///   - drawn: the stroke that it stands for; gives ink, seed, group, and how long it took.
  ///   - width: the ink's base width in millimetres.
  public func stroke(insteadOf drawn: Stroke, width: Double) -> Stroke {
    let tip = drawn.ink.tip(width: width, pen: PenState())
    let places = controlPlaces
    let duration = max(0, drawn.path.duration)
    let usual = PenState()
    let points = places.indices.map { index in
      StrokePoint(
        location: places[index],
        timeOffset: duration * Double(index) / Double(max(1, places.count - 1)), size: tip.size,
        opacity: tip.opacity, force: usual.force, azimuth: drawn.path.first?.azimuth ?? 0,
        altitude: usual.altitude, secondaryScale: tip.secondaryScale)
    }
    let date = drawn.path.creationDate
    var path = StrokePath(controlPoints: points, creationDate: date)
    if case .ellipse = self, points.count > 4 {
      // A closed line has no ends: what lies before its beginning is its end.
      let range = 1...Double(points.count - 2)
      path =
        StrokePath(controlPoints: points, parametricRange: range, creationDate: date) ?? path
    }
    return Stroke(
      ink: drawn.ink, path: path, randomSeed: drawn.randomSeed, renderState: drawn.renderState,
      renderGroupID: drawn.renderGroupID)
  }

  /// The control points of a path that goes along it. A point that is there three times is one that the line goes
  /// through, and straight on both sides.
  private var controlPlaces: [Point] {
    guard case .ellipse(let center, let along, let across, let angle) = self else {
      let corners = self.corners
      return corners.indices.flatMap { index in
        let isEnd = index == 0 || index == corners.count - 1
        return Array(repeating: corners[index], count: isEnd ? 1 : 3)
      }
    }
    let count = 32
    let step = 2 * Double.pi / Double(count)
    // The line stays so much inside of its control points.
    let out = 6 / (4 + 2 * Turn.direction(of: step).x)
    let axis = Turn.direction(of: angle)
    return (-1...(count + 1)).map { number in
      let turn = Turn.direction(of: Double(number) * step)
      return center + axis * (along * turn.x * out) + axis.quarterTurned * (across * turn.y * out)
    }
  }
}
