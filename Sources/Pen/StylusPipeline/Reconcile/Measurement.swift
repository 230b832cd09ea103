import StylusModel

/// The values that one frame, or one late value, really measured.
struct Measurement: BitwiseCopyable {
  /// When.
  var time: Timestamp
  /// Which values.
  var axes: LateAxes
  private var values: InlineArray<6, AxisValue>

  /// Takes some values of a sample as measured.
  init(_ sample: Sample, axes: LateAxes) {
    time = sample.time
    self.axes = axes
    values = InlineArray(repeating: .zero)
    for axis in LateAxis.allCases where axes.contains(LateAxes(axis)) {
      values[Int(axis.rawValue)] = sample[axis]
    }
  }

  /// The value of one axis; zero if it was not measured.
  subscript(axis: LateAxis) -> AxisValue { values[Int(axis.rawValue)] }
}

/// The last three measurements of each value.
struct Anchors: BitwiseCopyable {
  private var rows = InlineArray<6, AnchorSeries>(repeating: AnchorSeries())
  /// The lean of the pen, and since when it is upright.
  var azimuths = AzimuthFit()

  fileprivate struct AnchorSeries: BitwiseCopyable {
    var points = InlineArray<3, ValueInTime>(
      repeating: ValueInTime(time: Timestamp(microseconds: 0), value: .zero))
    var count = 0
  }

  /// The measurements of one value, oldest first.
  func curve(of axis: LateAxis) -> ValueCurve {
    var curve = ValueCurve(of: axis)
    let row = rows[Int(axis.rawValue)]
    for index in 0..<row.count { curve.append(row.points[index]) }
    return curve
  }

  /// Records what was measured.
  mutating func recordMeasurement(_ measurement: Measurement) {
    for axis in LateAxis.allCases {
      if let point = measurement.at(axis) { rows[Int(axis.rawValue)].appendPoint(point) }
    }
  }
}

extension Anchors.AnchorSeries {
  fileprivate mutating func appendPoint(_ point: ValueInTime) {
    if count == points.count {
      points[0] = points[1]
      points[1] = points[2]
      count -= 1
    }
    points[count] = point
    count += 1
  }
}
