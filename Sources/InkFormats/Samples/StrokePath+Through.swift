import InkDrawing
import InkGeometry

extension StrokePath {
  /// A path that goes through samples: at each whole parametric value it has one of them.
  ///
  /// Size, opacity and force stay between the least and the greatest of the samples. Should the time
  /// run back between samples of very different distance, the control points take the samples' own times.
  init(through samples: [StrokePoint], creationDate: WallTime = .unknown) {
    let sound = samples.filter(\.isSound)
    guard sound.count > 2 else {
      self.init(controlPoints: sound, creationDate: creationDate)
      return
    }
    var rows = sound.map(SampleRow.init)
    Self.solve(&rows)
    let least = sound.reduce(SampleRow(sound[0])) { $0.least(SampleRow($1)) }
    let greatest = sound.reduce(SampleRow(sound[0])) { $0.greatest(SampleRow($1)) }
    let isInOrder = zip(rows, rows.dropFirst()).allSatisfy { $0.time <= $1.time }
    self.init(
      controlPoints: rows.indices.map { index in
        var row = rows[index].clampingLook(least, greatest)
        if !isInOrder { row.time = sound[index].timeOffset }
        return row.point(like: sound[index])
      }, creationDate: creationDate)
  }

  /// `(P[k-1] + 4 P[k] + P[k+1]) / 6 = Q[k]` between the ends, P = Q at them; by elimination, for the
  /// matrix has three diagonals and a dominant one.
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

/// The numbers of a point side by side: x, y, time, azimuth, altitude, roll, secondary scale; then width,
/// height, opacity and force.
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

  func least(_ other: Self) -> Self {
    var result = self
    result.values = pointwiseMin(values, other.values)
    return result
  }

  func greatest(_ other: Self) -> Self {
    var result = self
    result.values = pointwiseMax(values, other.values)
    return result
  }

  /// The same with size, opacity and force between two bounds.
  func clampingLook(_ least: Self, _ greatest: Self) -> Self {
    var result = self
    result.values.highHalf = values.highHalf.clamped(
      lowerBound: least.values.highHalf, upperBound: greatest.values.highHalf)
    return result
  }

  func point(like sample: StrokePoint) -> StrokePoint {
    StrokePoint(
      location: Point(x: values[0], y: values[1]), timeOffset: values[2],
      size: Size(width: values[8], height: values[9]), opacity: Float(values[10]),
      force: Float(values[11]), azimuth: Float(values[3]), altitude: Float(values[4]),
      roll: Float(values[5]), secondaryScale: Float(values[6]))
  }
}
