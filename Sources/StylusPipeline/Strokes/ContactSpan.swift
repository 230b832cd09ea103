import InkModel

/// A value that was measured at a moment.
struct ValueInTime: BitwiseCopyable {
  var time: Timestamp
  var value: AxisValue
}

/// From one measured value to the next.
struct ValueSpan: BitwiseCopyable {
  var start: ValueInTime
  var end: ValueInTime

  /// The value of an axis at a moment between both.
  ///
  /// - Parameter reach: the value stayed as it was until so long before the end; nil for no limit.
  func value(of axis: LateAxis, at time: Timestamp, within reach: Microseconds?) -> AxisValue {
    let whole = (end.time - start.time).value
    let length = reach.map { min(whole, $0.value) } ?? whole
    guard length > 0 else { return time < end.time ? start.value : end.value }
    let left = Double((end.time - time).value) / Double(length)
    return axis.between(start.value, end.value, weight: Float(min(max(1 - left, 0), 1)))
  }
}

/// When the tip touched: before and after that the pressure is zero, whatever else is known.
struct ContactSpan: BitwiseCopyable {
  /// The moment about which the tip touched.
  var touch = Timestamp(microseconds: .min)
  /// The moment about which it was lifted; nil while it touches.
  var lift: Timestamp?

  /// The span between two measurements, cut where the pressure began or ended.
  func span(of axis: LateAxis, from start: ValueInTime, to end: ValueInTime) -> ValueSpan {
    var span = ValueSpan(start: start, end: end)
    guard axis == .pressure else { return span }
    if start.time < touch { span.start = ValueInTime(time: touch, value: .zero) }
    if let lift, end.time > lift { span.end = ValueInTime(time: lift, value: .zero) }
    return span
  }

  /// The span between what is known before and after a moment; at least one must know the axis.
  func span(
    of axis: LateAxis, between before: Measurement?, and after: Measurement?
  ) -> ValueSpan {
    let start = before?.at(axis)
    let end = after?.at(axis)
    let nothing = ValueInTime(time: touch, value: .zero)
    return span(of: axis, from: start ?? end ?? nothing, to: end ?? start ?? nothing)
  }
}

extension Measurement {
  /// One value with its time; nil if it was not measured.
  func at(_ axis: LateAxis) -> ValueInTime? {
    axes.contains(LateAxes(axis)) ? ValueInTime(time: time, value: self[axis]) : nil
  }
}

extension Timestamp {
  /// The moment halfway to another.
  func midway(to other: Timestamp) -> Timestamp { self + Microseconds((other - self).value / 2) }
}
