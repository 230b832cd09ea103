import InkGeometry
import StylusModel

/// Places of one stroke that the compositor and the daemon both reported.
struct SharedPlaces {
  /// From all along the stroke, where the pen was slow, for one stamps later than the other.
  let pairs: [MatchedPoints]
  /// The maximum number of positions learned from a stroke, and the maximum speed in millimeters
  /// per 16 ms.
  private static let mostPairs = 16
  private static let mostMoved = 1.5

  init(_ pen: PenStroke, _ stroke: DaemonStroke) {
    let near = Microseconds.milliseconds(8)
    var pairs: [(moved: Double, pair: MatchedPoints)] = []
    if let told = pen.reported.first, let first = stroke.first {
      pairs.append((0, MatchedPoints(tablet: first, window: told.place)))
    }
    for told in pen.reported.dropFirst() {
      guard let place = stroke.tabletPoint(at: told.time),
        let before = stroke.tabletPoint(at: told.time + Microseconds(-near.value))
      else { continue }
      let after = stroke.tabletPoint(at: told.time + near) ?? place
      let moved = before.distance(to: place) + place.distance(to: after)
      guard moved <= Self.mostMoved else { continue }
      pairs.append((moved, MatchedPoints(tablet: place, window: told.place)))
    }
    self.pairs = Self.slowest(of: pairs)
  }

  /// The slowest of each part of a stroke: those of the whole lie together at its ends, and tell of
  /// no direction but theirs.
  private static func slowest(of pairs: [(moved: Double, pair: MatchedPoints)]) -> [MatchedPoints] {
    let parts = min(pairs.count, mostPairs)
    return (0..<parts).compactMap { part in
      pairs[pairs.count * part / parts..<pairs.count * (part + 1) / parts]
        .min { $0.moved < $1.moved }?.pair
    }
  }
}
