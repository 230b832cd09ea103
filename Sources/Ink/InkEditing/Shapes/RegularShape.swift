import InkGeometry

/// Regular shapes for corners drawn by hand: right angles, equal sides, horizontal lines.
enum RegularShape {
  /// Returns the corners of the intended shape.
  static func improved(_ corners: [Point]) -> [Point] {
    if let rectangle = rectangle(corners) { return rectangle }
    if let regular = regular(corners) { return regular }
    return levelled(corners.count == 3 ? isosceles(corners) : corners)
  }

  /// Returns a rectangle if all angles are right angles within 16 degrees. It has the common
  /// direction of the sides, and sides at their mean distance.
  private static func rectangle(_ corners: [Point]) -> [Point]? {
    guard corners.count == 4 else { return nil }
    let sides = corners.indices.map { corners[($0 + 1) % 4] - corners[$0] }
    for index in 0..<4 {
      let (a, b) = (sides[index], sides[(index + 1) % 4])
      guard abs(a.dot(b)) < 0.28 * a.length * b.length else { return nil }
    }
    // Four times the angle is the same for all sides; long sides have more weight.
    let sum = sides.reduce(Point.zero) {
      $0 + Turn.direction(of: 4 * Turn.angle(of: $1)) * $1.length
    }
    var angle = Turn.angle(of: sum) / 4
    angle += ShapeRecognizer.turnToAxis(angle)
    let axis = Turn.direction(of: angle)
    let middle = corners.reduce(Point.zero, +) * 0.25
    let own = corners.map { Point(x: ($0 - middle).dot(axis), y: axis.cross($0 - middle)) }
    var half = Point(
      x: own.reduce(0) { $0 + abs($1.x) } / 4, y: own.reduce(0) { $0 + abs($1.y) } / 4)
    if isNearEqual([half.x, half.y]) {
      let mean = (half.x + half.y) / 2
      half = Point(x: mean, y: mean)
    }
    return own.map { place in
      middle + axis * (place.x < 0 ? -half.x : half.x)
        + axis.quarterTurned * (place.y < 0 ? -half.y : half.y)
    }
  }

  /// Returns a regular polygon if all sides are nearly equal and all corners have nearly the same
  /// distance from the center.
  private static func regular(_ corners: [Point]) -> [Point]? {
    let count = corners.count
    let middle = corners.reduce(Point.zero, +) * (1 / Double(count))
    let radii = corners.map { $0.distance(to: middle) }
    let sides = corners.indices.map { corners[$0].distance(to: corners[($0 + 1) % count]) }
    guard isNearEqual(radii), isNearEqual(sides) else { return nil }
    let radius = radii.reduce(0, +) / Double(count)
    let isClockwise = (corners[1] - corners[0]).cross(corners[2] - corners[1]) > 0
    let step = (isClockwise ? 2 : -2) * Double.pi / Double(count)
    // The rotation that fits all corners best.
    let sum = corners.indices.reduce(Point.zero) { sum, index in
      sum
        + Turn.direction(
          of: Turn.angle(of: corners[index] - middle) - step * Double(index))
    }
    let first = Turn.angle(of: sum)
    return levelled(
      corners.indices.map { middle + Turn.direction(of: first + step * Double($0)) * radius })
  }

  /// Returns an isosceles triangle if two sides are nearly equal.
  private static func isosceles(_ corners: [Point]) -> [Point] {
    for apex in 0..<3 {
      let (a, b) = (corners[(apex + 1) % 3], corners[(apex + 2) % 3])
      let sides = [corners[apex].distance(to: a), corners[apex].distance(to: b)]
      guard isNearEqual(sides), let along = (b - a).direction else { continue }
      let foot = a.mixed(with: b, 0.5)
      let height = along.cross(corners[apex] - foot)
      var result = corners
      result[apex] = foot + along.quarterTurned * height
      return result
    }
    return corners
  }

  /// Returns the corners turned about their center, so that the longest nearly horizontal or
  /// vertical side is exactly so.
  private static func levelled(_ corners: [Point]) -> [Point] {
    let count = corners.count
    let sides = corners.indices.map { corners[($0 + 1) % count] - corners[$0] }
    let turns = sides.map { (length: $0.length, turn: nearTurn(Turn.angle(of: $0))) }
    guard let best = turns.filter({ $0.turn != nil }).max(by: { $0.length < $1.length }),
      let turn = best.turn
    else { return corners }
    let middle = corners.reduce(Point.zero, +) * (1 / Double(count))
    let transform = InkTransform.translation(-middle).then(.rotation(turn))
      .then(.translation(middle))
    return corners.map { transform.applied(to: $0) }
  }

  private static func nearTurn(_ angle: Double) -> Double? {
    let turn = ShapeRecognizer.turnToAxis(angle)
    return turn != 0 ? turn : nil
  }

  private static func isNearEqual(_ lengths: [Double]) -> Bool {
    guard let least = lengths.min(), let most = lengths.max() else { return false }
    return least >= (1 - ShapeRecognizer.nearEqual) * most
  }
}
