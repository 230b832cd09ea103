import StylusModel

/// The curves of all values that a frame has measured, through the earlier measurements.
struct MeasuredCurves: BitwiseCopyable {
  private var curves: InlineArray<6, ValueCurve>
  private var axes: LateAxes = []
  /// Later samples wait for the next measurement; nil for no limit.
  private var limits = InlineArray<6, Timestamp?>(repeating: nil)

  /// - Parameters:
  ///   - looksAhead: whether samples before the last measurement wait for the next one, which
  ///     determines the curve.
  init(
    of measurement: Measurement, after anchors: Anchors, in contact: ContactSpan, looksAhead: Bool
  ) {
    curves = InlineArray(repeating: ValueCurve(of: .pressure))
    var contact = contact
    // The pen's own frame that shows the lift is outside of the contact.
    if let lift = contact.lift { contact.lift?.seen = lift.about }
    for axis in LateAxis.allCases where axis != .azimuth {
      guard let point = measurement.at(axis) else { continue }
      var curve = anchors.curve(of: axis)
      if looksAhead, contact.lift == nil { limits[Int(axis.rawValue)] = curve.last?.time }
      curve.append(point)
      curves[Int(axis.rawValue)] = axis == .pressure ? curve.cut(at: contact) : curve
      axes.insert(LateAxes(axis))
    }
  }

  /// The values that are known at a moment.
  func axes(at time: Timestamp) -> LateAxes {
    var known: LateAxes = []
    for axis in LateAxis.allCases where axes.contains(LateAxes(axis)) {
      if let limit = limits[Int(axis.rawValue)], time >= limit { continue }
      known.insert(LateAxes(axis))
    }
    return known
  }

  /// The course of one of them.
  subscript(axis: LateAxis) -> ValueCurve { curves[Int(axis.rawValue)] }
}
