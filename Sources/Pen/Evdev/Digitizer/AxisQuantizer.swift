import CMath
import StylusModel

/// Turns the values of a sample into the units of a tablet's axes: nearest step, within the range.
struct AxisQuantizer {
  private let ranges: [UInt16: AxisRange]

  /// A quantizer for axes of these ranges.
  init(ranges: [UInt16: AxisRange]) { self.ranges = ranges }

  /// An axis and its value.
  typealias AxisUnits = (axis: UInt16, units: Int32)

  /// The values that a frame with these properties carries, in the order of Wacom's driver.
  func values(of sample: Sample, carrying properties: PropertySet) -> [AxisUnits] {
    var values = length(Axis.x, sample.x) + length(Axis.y, sample.y)
    if properties.contains(PropertySet(.distance)) {
      values += axisValue(Axis.distance, sample.distance)
    }
    if properties.contains(PropertySet(.roll)) {
      values += angle(Axis.z, Double(sample.roll.value))
    }
    if properties.contains(PropertySet(.slider)) { values += axisValue(Axis.wheel, sample.slider) }
    if properties.contains(PropertySet(.pressure)) { values += pressure(sample.pressure) }
    if properties.contains(PropertySet(.tilt)) {
      // Tilts are projections of the pen: their tangents are parts of one vector.
      let steepness = tan(min(.pi / 2 - Double(sample.altitude.value), Self.flattest))
      let azimuth = Double(sample.azimuth.value)
      values += angle(Axis.tiltX, atan(steepness * cos(azimuth)))
      values += angle(Axis.tiltY, atan(steepness * sin(azimuth)))
    }
    return values
  }

  /// Zero for every axis, even if it is outside the axis' range.
  var zeros: [AxisUnits] { ranges.keys.sorted().map { ($0, 0) } }

  private func length(_ axis: UInt16, _ length: Millimeters) -> [AxisUnits] {
    guard let range = ranges[axis] else { return [] }
    return [(axis, clamp(Double(length.value) * Double(range.resolution), to: range))]
  }

  private func axisValue(_ axis: UInt16, _ share: Fraction) -> [AxisUnits] {
    guard let range = ranges[axis] else { return [] }
    let span = Double(range.maximum) - Double(range.minimum)
    return [(axis, clamp(Double(range.minimum) + Double(share.value) * span, to: range))]
  }

  /// The lightest touch is one step, so that contact and pressure agree.
  private func pressure(_ pressure: Fraction) -> [AxisUnits] {
    axisValue(Axis.pressure, pressure).map { ($0, pressure > .zero ? max($1, 1) : $1) }
  }

  private func angle(_ axis: UInt16, _ angle: Double) -> [AxisUnits] {
    guard let range = ranges[axis] else { return [] }
    return [(axis, clamp(angle * Double(range.resolution), to: range))]
  }

  private func clamp(_ units: Double, to range: AxisRange) -> Int32 {
    Int32(min(max(units.rounded(), Double(range.minimum)), Double(range.maximum)))
  }

  /// Slightly less than a right angle, so that the tangent stays finite.
  private static let flattest = Double.pi / 2 - 1e-3
}
