import InkDrawing
import InkGeometry

/// Unwraps angles: each is moved by full turns to be nearest to the previous one.
struct Turns: Sendable {
  private var azimuth: Double?
  private var roll: Double?

  /// Returns a sample in units of the tolerance.
  mutating func row(of sample: FitSample, time: Double, tolerance: FitTolerance) -> FitRow {
    let azimuth = Self.unwrapped(sample.azimuth, after: self.azimuth)
    let roll = Self.unwrapped(sample.roll, after: self.roll)
    (self.azimuth, self.roll) = (azimuth, roll)
    let trust = sample.trust
    let lean = Turn.direction(of: sample.altitude).x
    let weight = FittedValues(
      trust.position, trust.position, trust.force, trust.tilt * lean * lean, trust.tilt,
      trust.roll, 0, 0)
    let value = FittedValues(
      sample.location.x, sample.location.y, sample.force, azimuth, sample.altitude, roll, 0, 0)
    return FitRow(
      time: time, value: value / tolerance.units,
      weight: weight.replacing(with: 1e-6, where: weight .< 1e-6))
  }

  private static func unwrapped(_ angle: Double, after last: Double?) -> Double {
    guard let last else { return angle }
    return last + Turn.wrapped(angle - last)
  }
}

extension FitTolerance {
  /// The value of 1 in each lane.
  var units: FittedValues { FittedValues(position, position, force, angle, angle, angle, 1, 1) }
}

extension StrokePoint {
  /// Creates a control point of a fit.
  init(_ point: ControlPoint, tolerance: FitTolerance) {
    let v = point.lanes * tolerance.units
    self.init(
      location: Point(x: v[Lane.x], y: v[Lane.y]), timeOffset: point.time,
      force: Float(v[Lane.force]),
      azimuth: Float(v[Lane.azimuth]), altitude: Float(v[Lane.altitude]),
      roll: Float(v[Lane.roll]))
  }
}
