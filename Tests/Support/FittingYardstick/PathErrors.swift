package import InkDrawing
package import InkFitting
import InkGeometry

/// How far the samples of strokes are from the paths that were fitted to them.
package struct PathErrors: Sendable {
  /// Millimeters from each sample to the line at the sample's time.
  package var atSameTime: [Double] = []
  /// Millimeters from each sample to the nearest place of the line.
  package var nearest: [Double] = []
  /// How far the force at the sample's time is from the sample's.
  package var force: [Double] = []
  /// How many control points the paths have.
  package var points = 0

  /// No strokes yet.
  package init() {}

  /// Adds one stroke.
  package mutating func add(_ path: StrokePath, of samples: [FitSample]) {
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
  package mutating func add(_ other: PathErrors) {
    atSameTime += other.atSameTime
    nearest += other.nearest
    force += other.force
    points += other.points
  }
}

extension [Double] {
  /// The least value that is not exceeded by a share of all.
  package func quantile(_ share: Double) -> Double {
    guard !isEmpty else { return 0 }
    let sorted = self.sorted()
    return sorted[Swift.min(count - 1, Int(share * Double(count)))]
  }
}
