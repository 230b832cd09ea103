package import InkDrawing
package import InkGeometry

/// A path as short straight pieces.
package struct FlatLine: Sendable {
  /// Pieces per span.
  static let pieces = 24
  private let places: [Point]

  /// A path's line.
  package init(_ path: StrokePath) {
    let count = max(0, path.count - 1) * Self.pieces
    places = (0...count).map { path.interpolatedLocation(at: Double($0) / Double(Self.pieces)) }
  }

  /// How far a place is from the line within four spans of a parametric value, in millimeters.
  package func distance(to place: Point, near value: Double) -> Double {
    let middle = Int(value * Double(Self.pieces))
    let first = max(0, middle - 4 * Self.pieces)
    let last = min(places.count - 1, middle + 4 * Self.pieces)
    guard first < last else { return places[max(0, last)].distance(to: place) }
    return (first..<last).reduce(Double.infinity) { least, k in
      min(least, place.distance(toPieceFrom: places[k], to: places[k + 1]))
    }
  }
}

extension Point {
  fileprivate func distance(toPieceFrom a: Point, to b: Point) -> Double {
    let way = b - a
    let square = way.squaredLength
    guard square > 0 else { return distance(to: a) }
    let share = Swift.min(1, Swift.max(0, (self - a).dot(way) / square))
    return distance(to: a + way * share)
  }
}
