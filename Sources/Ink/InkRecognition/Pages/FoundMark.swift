import InkGeometry

/// A mark, with the numbers of its strokes on the page.
package struct FoundMark: Sendable {
  package var kind: MarkKind
  package var members: [Int]
}

extension PageStroke {
  /// The places of the ink where letters would have their middle.
  var center: Point {
    Point(x: bounds.center.x, y: Double(measure.middle.y))
  }

  /// Returns the share of the points that are within a rectangle.
  func share(in area: Rect) -> Double {
    let count = points.count { area.contains(Point(x: Double($0.x), y: Double($0.y))) }
    return Double(count) / Double(points.count)
  }

  /// Returns the distance of the nearest point, of a few, from a place.
  func inkGap(to place: SIMD2<Float>) -> Float {
    var least = (points[points.count - 1] - place).size
    for index in stride(from: 0, to: points.count, by: max(1, points.count / 60)) {
      least = min(least, (points[index] - place).size)
    }
    return least
  }

  /// Returns whether the ink of both comes this close.
  func touches(_ other: PageStroke, within distance: Float) -> Bool {
    guard bounds.expanded(by: Double(distance)).intersects(other.bounds) else { return false }
    return stride(from: 0, to: points.count, by: max(1, points.count / 60))
      .contains { other.inkGap(to: points[$0]) <= distance }
      || other.inkGap(to: points[points.count - 1]) <= distance
  }
}
