import StylusModel

/// A value that was measured at a moment.
struct ValueInTime: BitwiseCopyable {
  var time: Timestamp
  var value: AxisValue
}

/// The course of one value through at most five measurements, in order of time.
///
/// A cubic that never overshoots: monotone between two measurements that differ (F. N. Fritsch and
/// J. Butland, "A method for constructing local monotone piecewise cubic interpolants", 1984). With
/// two measurements it is the straight line. Before the first and after the last it stays.
struct ValueCurve: BitwiseCopyable {
  private let axis: LateAxis
  private var points = InlineArray<5, ValueInTime>(
    repeating: ValueInTime(time: Timestamp(microseconds: 0), value: .zero))
  private var count = 0

  /// A curve without points.
  init(of axis: LateAxis) { self.axis = axis }

  /// Adds a later point; a point that is not later, or exceeds the limit, is left out.
  mutating func append(_ point: ValueInTime) {
    guard count < points.count, count == 0 || points[count - 1].time < point.time else { return }
    var point = point
    if count > 0 {
      // Angles take the shorter direction.
      point.value = axis.between(points[count - 1].value, point.value, weight: 1)
    }
    points[count] = point
    count += 1
  }

  /// The last point; nil if there is none.
  var last: ValueInTime? { count > 0 ? points[count - 1] : nil }

  /// The first point at or after a moment; nil if there is none.
  func first(from time: Timestamp) -> ValueInTime? {
    for index in 0..<count where points[index].time >= time { return points[index] }
    return nil
  }

  /// The curve between touch and lift: it begins and ends there with a fraction of the nearest
  /// measured value.
  func cut(at contact: ContactSpan) -> ValueCurve {
    var curve = ValueCurve(of: axis)
    if count > 0, points[0].time < contact.touch {
      let first = first(from: contact.touch)?.value ?? .zero
      curve.append(ValueInTime(time: contact.touch, value: contact.shareAtTouch * first))
    }
    for index in 0..<count where points[index].time >= contact.touch {
      if let lift = contact.lift, points[index].time > lift.seen { break }
      curve.append(points[index])
    }
    if let lift = contact.lift, let end = last, end.time > lift.seen {
      let before = curve.last?.value ?? .zero
      curve.append(ValueInTime(time: lift.about, value: contact.shareAtLift * before))
    }
    return curve
  }

  /// The value at a moment.
  ///
  /// - Parameter reach: a point does not apply to moments further before it, because the value had
  ///   not changed until then; nil for no limit.
  func value(at time: Timestamp, within reach: Microseconds? = nil) -> AxisValue {
    guard count > 0 else { return .zero }
    var index = 0
    while index + 1 < count, points[index + 1].time <= time { index += 1 }
    guard index + 1 < count, points[index].time <= time else { return points[index].value }
    let (start, end) = (points[index], points[index + 1])
    let length = seconds(index)
    let left = (end.time - time).value
    if let reach, (end.time - start.time) > reach {
      let share = 1 - Float(Double(min(left, reach.value)) / Double(max(reach.value, 1)))
      return start.value + share * (end.value - start.value)
    }
    let share = 1 - Float(Double(left) / 1e6) / length
    return hermite(index, share, length)
  }

  // MARK: The cubic

  private func hermite(_ index: Int, _ x: Float, _ length: Float) -> AxisValue {
    let (start, end) = (points[index].value, points[index + 1].value)
    let (x2, x3) = (x * x, x * x * x)
    return (2 * x3 - 3 * x2 + 1) * start + (3 * x2 - 2 * x3) * end
      + (x3 - 2 * x2 + x) * length * slope(at: index)
      + (x3 - x2) * length * slope(at: index + 1)
  }

  private func seconds(_ index: Int) -> Float {
    Float(Double((points[index + 1].time - points[index].time).value) / 1e6)
  }

  /// The slope of the line from one point to the next.
  private func secant(_ index: Int) -> AxisValue {
    (points[index + 1].value - points[index].value) / seconds(index)
  }

  private func slope(at index: Int) -> AxisValue {
    if count == 2 { return secant(0) }
    if index == 0 { return edgeSlope(secant(0), secant(1), seconds(0), seconds(1)) }
    if index == count - 1 {
      return edgeSlope(
        secant(index - 1), secant(index - 2), seconds(index - 1), seconds(index - 2))
    }
    let (before, after) = (seconds(index - 1), seconds(index))
    let (left, right) = (secant(index - 1), secant(index))
    let (heavy, light) = (2 * after + before, after + 2 * before)
    let mean = (heavy + light) / (heavy / left + light / right)
    return mean.replacing(with: Self.none, where: (left * right) .<= Self.none)
  }

  /// The slope at an end, from a parabola through three points, limited to prevent overshoot.
  private func edgeSlope(
    _ near: AxisValue, _ far: AxisValue, _ length: Float, _ next: Float
  ) -> AxisValue {
    let parabola = ((2 * length + next) * near - length * far) / (length + next)
    let steep = parabola.replacing(with: 3 * near, where: abs(parabola) .> abs(3 * near))
    let limited = parabola.replacing(with: steep, where: (near * far) .< Self.none)
    return limited.replacing(with: Self.none, where: (parabola * near) .<= Self.none)
  }

  private static let none = AxisValue(0, 0)

  private func abs(_ value: AxisValue) -> AxisValue {
    value.replacing(with: -value, where: value .< Self.none)
  }
}

/// The time of contact: outside it there is no pressure, whatever the measurements.
struct ContactSpan: BitwiseCopyable {
  /// The moment about which the tip touched.
  var touch = Timestamp(microseconds: .min)
  /// When it was lifted; nil while it touches.
  var lift: Lift?
  /// The pressure at the touch, as a fraction of the first measured one.
  let shareAtTouch: Float = 0.8
  /// The pressure at the lift, as a fraction of the last measured one.
  let shareAtLift: Float = 0.5

  /// A lift: its approximate time, and the time at which it was detected.
  ///
  /// Only values measured after the detection are outside the contact: an older value of another
  /// source may already have been used, and the result must not depend on whether it arrives before
  /// or after the lift.
  struct Lift: BitwiseCopyable {
    var about: Timestamp
    var seen: Timestamp
  }

  /// The course of a value between two measurements, each of which may be missing.
  func curve(of axis: LateAxis, _ before: Measurement?, _ after: Measurement?) -> ValueCurve {
    var curve = ValueCurve(of: axis)
    if let point = before?.at(axis) { curve.append(point) }
    if let point = after?.at(axis) { curve.append(point) }
    return axis == .pressure ? curve.cut(at: self) : curve
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
