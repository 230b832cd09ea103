import InkModel

/// What one frame, or one late value, really measured.
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

/// The last measurement of each value.
struct Anchors: BitwiseCopyable {
  private(set) var axes: LateAxes = []
  private var values = InlineArray<6, AxisValue>(repeating: .zero)
  private var times = InlineArray<6, Timestamp>(repeating: Timestamp(microseconds: 0))

  /// The last measurement of one value; nil before the first.
  subscript(axis: LateAxis) -> ValueInTime? {
    guard axes.contains(LateAxes(axis)) else { return nil }
    return ValueInTime(time: times[Int(axis.rawValue)], value: values[Int(axis.rawValue)])
  }

  /// Takes note of what was measured.
  mutating func note(_ measurement: Measurement) {
    axes.formUnion(measurement.axes)
    for axis in LateAxis.allCases where measurement.axes.contains(LateAxes(axis)) {
      values[Int(axis.rawValue)] = measurement[axis]
      times[Int(axis.rawValue)] = measurement.time
    }
  }
}
