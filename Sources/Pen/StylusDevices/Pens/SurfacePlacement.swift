/// The orientation of the tablet: calibrated against a screen, turned for the left hand.
///
/// The order is libinput's: first the half turn, then the calibration. Both turn tilt and rotation
/// together with the positions. libinput's calibration does not, so that on a screen that was
/// mounted upright a pen would lean to the wrong side.
package struct SurfacePlacement: BitwiseCopyable, Hashable, Sendable {
  /// Moves positions; of tilt and rotation, only the direction is turned.
  package var calibration: SurfaceCalibration
  /// Whether the tablet is turned by 180 degrees.
  package var isLeftHanded: Bool

  /// The tablet as it is.
  package static let identity = SurfacePlacement(calibration: .identity, isLeftHanded: false)

  /// Describes a placement.
  package init(calibration: SurfaceCalibration, isLeftHanded: Bool) {
    self.calibration = calibration
    self.isLeftHanded = isLeftHanded
  }
}

/// The upper two rows of libinput's calibration matrix, in shares of the axis ranges:
/// x' = xx * x + xy * y + x0, y' = yx * x + yy * y + y0.
package struct SurfaceCalibration: BitwiseCopyable, Hashable, Sendable {
  package var xx: Float
  package var xy: Float
  package var x0: Float
  package var yx: Float
  package var yy: Float
  package var y0: Float

  /// Does not change any position.
  package static let identity = SurfaceCalibration(xx: 1, xy: 0, x0: 0, yx: 0, yy: 1, y0: 0)

  /// Takes the six numbers in libinput's order; magnitudes above a thousand are limited to it, and
  /// a value that is not a number becomes 0.
  package init(xx: Float, xy: Float, x0: Float, yx: Float, yy: Float, y0: Float) {
    self.xx = Self.bounded(xx)
    self.xy = Self.bounded(xy)
    self.x0 = Self.bounded(x0)
    self.yx = Self.bounded(yx)
    self.yy = Self.bounded(yy)
    self.y0 = Self.bounded(y0)
  }

  /// Far more than any screen needs, and small enough that positions stay finite.
  private static let largest: Float = 1000

  private static func bounded(_ number: Float) -> Float {
    number.isNaN ? 0 : min(max(number, -largest), largest)
  }
}
