import InkDrawing
import InkGeometry

extension StrokePath {
  /// A path that goes through samples: at each whole parametric value it has one of them.
  ///
  /// But for extremes: control points keep to their ranges too, sizes from 0, opacity and force
  /// from 0 to 1. Should the time run back between samples of very different distance, the control
  /// points take the samples' own times.
  init(through samples: [StrokePoint], creationDate: WallTime = .unknown) {
    let sound = samples.filter(\.isSound)
    guard sound.count > 2 else {
      self.init(controlPoints: sound, creationDate: creationDate)
      return
    }
    self.init(controlPoints: Self.controlPoints(through: sound), creationDate: creationDate)
  }

  /// The control points of the smooth line through three or more samples; the first and the last
  /// are those of the samples.
  static func controlPoints(through samples: [StrokePoint]) -> [StrokePoint] {
    var rows = samples.map(SampleRow.init)
    solve(&rows)
    let isInOrder = zip(rows, rows.dropFirst()).allSatisfy { $0.time <= $1.time }
    return rows.indices.map { index in
      var row = rows[index]
      if !isInOrder { row.time = samples[index].timeOffset }
      return row.point
    }
  }

  /// `(P[k-1] + 4 P[k] + P[k+1]) / 6 = Q[k]` between the ends, P = Q at them; by elimination, for
  /// the matrix has three diagonals and a dominant one.
  private static func solve(_ rows: inout [SampleRow]) {
    var factors = [Double](repeating: 0, count: rows.count)
    for k in 1..<rows.count - 1 {
      let pivot = 1 / (4 - factors[k - 1])
      factors[k] = pivot
      rows[k].values = (rows[k].values * 6 - rows[k - 1].values) * pivot
    }
    for k in (1..<rows.count - 1).reversed() {
      rows[k].values -= rows[k + 1].values * factors[k]
    }
  }
}

/// The numbers of a point side by side: x, y, time, azimuth, altitude, roll, secondary scale; then
/// width, height, opacity and force.
private struct SampleRow {
  var values: SIMD16<Double>

  init(_ point: StrokePoint) {
    values = .zero
    values[0] = point.location.x
    values[1] = point.location.y
    values[2] = point.timeOffset
    values[3] = Double(point.azimuth)
    values[4] = Double(point.altitude)
    values[5] = Double(point.roll)
    values[6] = Double(point.secondaryScale)
    values[8] = point.size.width
    values[9] = point.size.height
    values[10] = Double(point.opacity)
    values[11] = Double(point.force)
  }

  var time: Double {
    get { values[2] }
    set { values[2] = newValue }
  }

  var point: StrokePoint {
    StrokePoint(
      location: Point(x: values[0], y: values[1]), timeOffset: values[2],
      size: Size(width: max(0, values[8]), height: max(0, values[9])),
      opacity: Float(min(1, max(0, values[10]))), force: Float(min(1, max(0, values[11]))),
      azimuth: Float(values[3]), altitude: Float(values[4]),
      roll: Float(values[5]), secondaryScale: Float(values[6]))
  }
}
