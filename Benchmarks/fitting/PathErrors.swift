import InkDrawing
import InkFitting
import InkGeometry

/// How far the samples of strokes are from the paths that were fitted to them.
struct PathErrors {
  /// Millimetres from each sample to the line at the sample's time.
  var atSameTime: [Double] = []
  /// Millimetres from each sample to the nearest place of the line.
  var nearest: [Double] = []
  /// How far the force at the sample's time is from the sample's.
  var force: [Double] = []
  /// How many control points the paths have.
  var points = 0

  /// Adds one stroke.
  mutating func add(_ path: StrokePath, of samples: [FitSample]) {
    points += path.count
    guard let start = path.first?.timeOffset else { return }
    var value = 0.0
    var time = start
    let line = FlatLine(path)
    for sample in samples {
      value = path.parametricValue(value, offsetBy: .time(sample.time - time))
      time = sample.time
      let point = path.interpolatedPoint(at: value)
      atSameTime.append(point.location.distance(to: sample.location))
      force.append(abs(Double(point.force) - sample.force))
      nearest.append(line.distance(to: sample.location, near: value))
    }
  }

  /// Adds other strokes.
  mutating func add(_ other: PathErrors) {
    atSameTime += other.atSameTime
    nearest += other.nearest
    force += other.force
    points += other.points
  }
}

/// A path as short straight pieces.
struct FlatLine {
  /// Pieces per span.
  static let pieces = 24
  let places: [Point]

  init(_ path: StrokePath) {
    let count = max(0, path.count - 1) * Self.pieces
    places = (0...count).map { path.interpolatedLocation(at: Double($0) / Double(Self.pieces)) }
  }

  /// How far a place is from the line within four spans of a parametric value, in millimetres.
  func distance(to place: Point, near value: Double) -> Double {
    let middle = Int(value * Double(Self.pieces))
    let first = max(0, middle - 4 * Self.pieces)
    let last = min(places.count - 1, middle + 4 * Self.pieces)
    guard first < last else { return places[max(0, min(first, places.count - 1))].distance(to: place) }
    var least = Double.infinity
    for k in first..<last { least = min(least, place.distance(toPieceFrom: places[k], to: places[k + 1])) }
    return least
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

extension [Double] {
  /// The least value that is not exceeded by a share of all.
  func quantile(_ share: Double) -> Double {
    guard !isEmpty else { return 0 }
    let sorted = self.sorted()
    return sorted[Swift.min(count - 1, Int(share * Double(count)))]
  }
}
