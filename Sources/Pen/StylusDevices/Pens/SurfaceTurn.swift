import Glibc
import StylusModel

/// The effect of a calibration on directions: the rotation or reflection that its matrix contains.
///
/// A matrix also shifts, stretches and skews positions, which turns no pen. The remaining part is
/// the orthogonal matrix nearest to its linear part, in millimeters: exactly the quarter turn of a
/// screen that was mounted upright, and a fraction of a degree for a corrected sensor.
struct SurfaceTurn: BitwiseCopyable {
  private let cosine: Double
  private let sine: Double
  private let isMirrored: Bool

  /// The turn of a calibration on a surface of this size; nil for no turn.
  init?(_ matrix: SurfaceCalibration, width: Double, height: Double) {
    let (a, d) = (Double(matrix.xx), Double(matrix.yy))
    let b = Double(matrix.xy) * width / height
    let c = Double(matrix.yx) * height / width
    isMirrored = a * d - b * c < 0
    let (x, y) = isMirrored ? (a - d, b + c) : (a + d, c - b)
    let length = hypot(x, y)
    // A matrix that preserves no direction, or all directions.
    guard length > 1e-6, isMirrored || abs(y) > 1e-6 * length || x < 0 else { return nil }
    cosine = x / length
    sine = y / length
  }

  /// Turns tilts towards +x and +y, in radians: their tangents are the vector.
  func tilt(x: Double, y: Double) -> (x: Double, y: Double) {
    // A quarter turn exchanges angles as they are.
    if abs(sine) < Self.rounding {
      return (
        Self.angle(x, turnedBy: cosine), Self.angle(y, turnedBy: isMirrored ? -cosine : cosine)
      )
    }
    if abs(cosine) < Self.rounding {
      return (Self.angle(y, turnedBy: isMirrored ? sine : -sine), Self.angle(x, turnedBy: sine))
    }
    let (p, q) = (tan(Self.clamped(x)), tan(Self.clamped(y)))
    return isMirrored
      ? (atan(cosine * p + sine * q), atan(sine * p - cosine * q))
      : (atan(cosine * p - sine * q), atan(sine * p + cosine * q))
  }

  /// Turns a rotation about the pen's own axis, in radians, clockwise from the upper edge.
  func roll(_ angle: Double) -> Double {
    let turn = atan2(sine, cosine)
    return isMirrored ? turn + Double.pi - angle : turn + angle
  }

  private static let rounding = 1e-6
  /// Slightly less than flat, so that the tangent stays finite.
  private static let steepest = Double.pi / 2 - 1e-3

  private static func clamped(_ tilt: Double) -> Double { min(max(tilt, -steepest), steepest) }

  private static func angle(_ angle: Double, turnedBy factor: Double) -> Double {
    factor < 0 ? -angle : angle
  }
}
