import InkDrawing
import InkGeometry

/// The smooth line through samples.
struct SmoothLine {
  /// The control points; the first and the last are those of the samples.
  let controlPoints: [StrokePoint]

  /// - Parameter samples: three or more.
  init(through samples: [StrokePoint]) {
    var rows = samples.map(SampleRow.init)
    Self.solve(&rows)
    let isInOrder = zip(rows, rows.dropFirst()).allSatisfy { $0.time <= $1.time }
    controlPoints = rows.indices.map { index in
      var row = rows[index]
      if !isInOrder { row.time = samples[index].timeOffset }
      return row.point
    }
  }

  /// `(P[k-1] + 4 P[k] + P[k+1]) / 6 = Q[k]` between the ends, P = Q at the ends; solved by
  /// elimination, because the matrix is tridiagonal and diagonally dominant.
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

/// The values of a point in two vectors: x, y, time, azimuth, altitude, roll, secondary scale; then
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
