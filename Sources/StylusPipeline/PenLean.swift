import CMath
package import InkModel

/// How a pen leans: altitude and azimuth from the two tilt angles.
///
/// Tilt angles are projections of the pen on the xz and yz planes, so their tangents, not the
/// angles, add up as a vector (W3C Pointer Events, "Converting between tiltX / tiltY and
/// altitudeAngle / azimuthAngle").
package struct PenLean {
  package var altitude: Radians
  package var azimuth: Radians

  /// Converts tilts of less than a right angle; larger ones count as flat.
  package init(tiltX: Radians, tiltY: Radians) {
    let x = tan(Self.clamped(tiltX))
    let y = tan(Self.clamped(tiltY))
    let zenith = atan(hypot(x, y))
    altitude = Radians(Float(Double.pi / 2 - zenith))
    let angle = x == 0 && y == 0 ? 0 : atan2(y, x)
    // The cast may round the largest angles up to a full turn, which is 0.
    let turn = Float(angle < 0 ? angle + 2 * Double.pi : angle)
    azimuth = Radians(turn < 2 * Float.pi ? turn : 0)
  }

  /// A little short of flat, so that the tangent stays finite.
  private static let steepest = Double.pi / 2 - 1e-3

  private static func clamped(_ tilt: Radians) -> Double {
    min(max(Double(tilt.value), -steepest), steepest)
  }
}

/// How a pen is held on average, for devices that cannot tell.
///
/// The altitude is the median of handwriting on Wacom tablets (56...64 degrees) rounded down; the
/// azimuth is that of a right hand: the pen's upper end points to the lower right.
package enum TiltPrior {
  package static let altitude = Radians(degrees: 55)
  package static let azimuth = Radians(degrees: 45)
}
