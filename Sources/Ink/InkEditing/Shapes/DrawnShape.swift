public import InkDrawing
public import InkGeometry

/// A geometric shape recognized in a drawn stroke, in millimeters.
public enum DrawnShape: Hashable, Sendable {
  /// A straight line.
  case line(Point, Point)
  /// A straight line with an arrowhead at its end: the length of the head's sides, and the angle in
  /// radians between each side and the line.
  case arrow(from: Point, to: Point, head: Double, spread: Double)
  /// Three to eight corners joined by straight lines; the last is joined to the first.
  case polygon([Point])
  /// The center, the two semiaxes, and the angle of the first axis in radians.
  case ellipse(Point, Double, Double, angle: Double)

  /// Calls `body` with each corner, in the order in which a pen would draw them; an ellipse has
  /// none.
  private func forEachCorner(_ body: (Point) -> Void) {
    switch self {
    case .line(let start, let end):
      body(start)
      body(end)
    case .arrow(let start, let tip, let head, let spread):
      let back = Turn.angle(of: start - tip)
      body(start)
      body(tip)
      body(tip + Turn.direction(of: back + spread) * head)
      body(tip)
      body(tip + Turn.direction(of: back - spread) * head)
    case .polygon(let corners):
      for corner in corners { body(corner) }
      if let first = corners.first { body(first) }
    case .ellipse: break
    }
  }

  private var cornerCount: Int {
    switch self {
    case .line: 2
    case .arrow: 5
    case .polygon(let corners): corners.isEmpty ? 0 : corners.count + 1
    case .ellipse: 0
    }
  }

  /// Returns the shape as a stroke with constant width and sharp corners.
  ///
  /// - Parameters:
  ///   - drawn: the stroke that the shape replaces. It determines the ink, the seed, the group and
  ///     the duration.
  ///   - width: the ink's base width, in millimeters.
  public func stroke(insteadOf drawn: Stroke, width: Double) -> Stroke {
    var points: [StrokePoint] = []
    return Stroke(
      ink: drawn.ink, path: path(insteadOf: drawn, width: width, in: &points),
      randomSeed: drawn.randomSeed, renderState: drawn.renderState,
      renderGroupID: drawn.renderGroupID)
  }

  /// Returns the path of ``stroke(insteadOf:width:)``, with control points in the caller's memory.
  /// If you release each path before you make the next, nothing is allocated.
  public func path(
    insteadOf drawn: Stroke, width: Double, in points: inout [StrokePoint]
  ) -> StrokePath {
    let tip = drawn.ink.tip(width: width, pen: PenState())
    let (duration, last) = (max(0, drawn.path.duration), max(1, controlCount - 1))
    let azimuth = drawn.path.first?.azimuth ?? 0
    let usual = PenState()
    points.removeAll(keepingCapacity: true)
    forEachControlPlace { place in
      points.append(
        StrokePoint(
          location: place, timeOffset: duration * Double(points.count) / Double(last),
          size: tip.size, opacity: tip.opacity, force: usual.force, azimuth: azimuth,
          altitude: usual.altitude, secondaryScale: tip.secondaryScale))
    }
    let date = drawn.path.creationDate
    if case .ellipse = self, points.count > 4 {
      // A closed line has no ends: the point before its beginning is its end.
      let range = 1...Double(points.count - 2)
      let closed = StrokePath(controlPoints: points, parametricRange: range, creationDate: date)
      if let closed { return closed }
    }
    return StrokePath(controlPoints: points, creationDate: date)
  }

  /// The number of points through which an ellipse is drawn.
  private static let ellipsePlaces = 32

  /// The number of control points.
  private var controlCount: Int {
    if case .ellipse = self { return Self.ellipsePlaces + 3 }
    return cornerCount > 2 ? 3 * cornerCount - 4 : cornerCount
  }

  /// Calls `body` with the control points of a path along the shape. The line passes through a
  /// point that is passed three times, and is straight on both sides of it.
  private func forEachControlPlace(_ body: (Point) -> Void) {
    guard case .ellipse(let center, let along, let across, let angle) = self else {
      let last = cornerCount - 1
      var index = 0
      forEachCorner { corner in
        for _ in 0..<(index == 0 || index == last ? 1 : 3) { body(corner) }
        index += 1
      }
      return
    }
    let step = 2 * Double.pi / Double(Self.ellipsePlaces)
    // The distance by which the line lies inside its control points.
    let out = 6 / (4 + 2 * Turn.direction(of: step).x)
    let axis = Turn.direction(of: angle)
    for number in -1...(Self.ellipsePlaces + 1) {
      let turn = Turn.direction(of: Double(number) * step)
      body(center + axis * (along * turn.x * out) + axis.quarterTurned * (across * turn.y * out))
    }
  }
}
