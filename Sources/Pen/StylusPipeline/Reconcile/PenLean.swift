import CMath
package import StylusModel

/// How a pen leans: altitude and azimuth.
package struct PenLean: BitwiseCopyable {
  package var altitude: Radians
  package var azimuth: Radians

  /// A known lean.
  package init(altitude: Radians, azimuth: Radians) {
    self.altitude = altitude
    self.azimuth = azimuth
  }

  /// Converts tilts of less than a right angle; larger ones count as flat.
  ///
  /// Tilt angles are projections of the pen on the xz and yz planes, so their tangents, not the
  /// angles, add up as a vector (W3C Pointer Events, "Converting between tiltX / tiltY and
  /// altitudeAngle / azimuthAngle").
  package init(tiltX: Radians, tiltY: Radians) {
    let x = tan(Self.clamped(tiltX))
    let y = tan(Self.clamped(tiltY))
    let zenith = atan(hypot(x, y))
    self.init(zenith: zenith, x: x, y: y)
  }

  /// The lean of a pen whose unit vector from tip to upper end has these horizontal parts; a longer
  /// vector is treated as flat.
  package init(direction: SIMD2<Float>) {
    let (x, y) = (Double(direction.x), Double(direction.y))
    self.init(zenith: asin(min(hypot(x, y), 1)), x: x, y: y)
  }

  /// The horizontal parts of the unit vector from the tip to the upper end: right and down.
  ///
  /// Means and filters are computed from this vector, never from the angles.
  package var direction: SIMD2<Float> {
    let length = cos(Double(altitude.value))
    let angle = Double(azimuth.value)
    return SIMD2(Float(length * cos(angle)), Float(length * sin(angle)))
  }

  private init(zenith: Double, x: Double, y: Double) {
    altitude = Radians(Float(Double.pi / 2 - zenith))
    let angle = x == 0 && y == 0 ? 0 : atan2(y, x)
    // The cast may round the largest angles up to a full turn, which is 0.
    let turn = Float(angle < 0 ? angle + 2 * Double.pi : angle)
    azimuth = Radians(turn < 2 * Float.pi ? turn : 0)
  }

  /// Slightly less than flat, so that the tangent stays finite.
  private static let steepest = Double.pi / 2 - 1e-3

  private static func clamped(_ tilt: Radians) -> Double {
    min(max(Double(tilt.value), -steepest), steepest)
  }
}
