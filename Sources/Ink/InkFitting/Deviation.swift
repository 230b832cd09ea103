/// The deviation of a path from a sample at the sample's time.
///
/// If a path passes the sample slightly early or late, its error is not the whole distance that the
/// pen moved meanwhile. Instead the best slip in time is used, and each tolerance of time counts as
/// a distance of 1.
struct Deviation {
  /// The difference from the path to the sample, in tolerances.
  let off: FittedValues
  /// The speed of the path, in tolerances per second.
  let speed: FittedValues
  /// The part of `off` that remains after the best slip.
  let rest: FittedValues
  /// The factor of a squared velocity that the slip removes.
  let slip: Double

  /// The limit of the squared slip over fast stretches, in squared tolerances of position. The slip
  /// can reduce the square of a distance at most to a seventh.
  private static let mostSlip = 6.0

  @inline(__always)
  init(off: FittedValues, speed: FittedValues, squaredTime: Double) {
    self.off = off
    self.speed = speed
    let (vx, vy) = (speed[Lane.x], speed[Lane.y])
    let square = vx * vx + vy * vy
    let allowed = min(squaredTime, Self.mostSlip / max(square, 1e-9))
    slip = allowed / (1 + allowed * square)
    let along = (off[Lane.x] * vx + off[Lane.y] * vy) * slip
    var rest = off
    rest[Lane.x] -= along * vx
    rest[Lane.y] -= along * vy
    self.rest = rest
  }

  /// The part of a velocity that a slip does not explain.
  @inline(__always)
  var stiffSpeed: FittedValues {
    let (vx, vy) = (speed[Lane.x], speed[Lane.y])
    let share = 1 - slip * (vx * vx + vy * vy)
    var rest = speed
    rest[Lane.x] *= share
    rest[Lane.y] *= share
    return rest
  }

  /// The squared distance of the sample from the nearby line, at any time.
  @inline(__always)
  var squaredDistance: Double {
    let (x, y, vx, vy) = (off[Lane.x], off[Lane.y], speed[Lane.x], speed[Lane.y])
    let along = x * vx + y * vy
    let square = Self.nearby * (vx * vx + vy * vy)
    return x * x + y * y - along * along * Self.nearby / (1 + square)
  }

  /// The square of 5 ms.
  private static let nearby = 25e-6

  /// Returns the weighted squares, in squared tolerances.
  @inline(__always)
  func squares(_ weight: FittedValues) -> FittedValues { weight * off * rest }

  /// Returns the misfit, which the fit minimizes. A sample within its tolerances counts little, one
  /// outside about 1 more, and a large error more.
  ///
  /// Squares alone would spend points on samples that are already close enough, and would bend the
  /// line towards outliers. The factors are chosen so that 19 of 20 samples of handwriting lie
  /// within both tolerances together.
  @inline(__always)
  func misfit(_ weight: FittedValues) -> Double {
    let squares = self.squares(weight)
    return Self.step(Self.placeShare * (squares[Lane.x] + squares[Lane.y]))
      + Self.step(Self.forceShare * squares[Lane.force])
      + Self.angleShare * (squares[Lane.azimuth] + squares[Lane.altitude] + squares[Lane.roll])
  }

  /// Returns the weights with which the squares change as the misfit does; they are largest just
  /// outside the tolerance.
  @inline(__always)
  func pull(_ weight: FittedValues) -> FittedValues {
    let squares = self.squares(weight)
    let place =
      Self.placeShare * Self.slope(Self.placeShare * (squares[Lane.x] + squares[Lane.y]))
    let force = Self.forceShare * Self.slope(Self.forceShare * squares[Lane.force])
    let angle = Self.angleShare
    return weight * FittedValues(place, place, force, angle, angle, angle, 1, 1)
  }

  private static let placeShare = 0.85
  private static let forceShare = 1.0
  private static let angleShare = 0.1
  /// The weight of a square, wherever it is.
  private static let plainShare = 0.4
  /// The weight of the square of a square, so that no sample is ignored; beyond the bound it does
  /// not increase further.
  private static let grossShare = 0.01
  private static let mostGross = 50.0

  @inline(__always)
  private static func step(_ square: Double) -> Double {
    let cube = square * square * square
    return (cube < 1e12 ? cube / (1 + cube) : 1) + plainShare * square
      + grossShare * square * min(square, mostGross)
  }

  /// Returns the derivative of the step.
  @inline(__always)
  private static func slope(_ square: Double) -> Double {
    let rest = 1 + square * square * square
    return (rest < 1e12 ? 3 * square * square / (rest * rest) : 0) + plainShare
      + grossShare * (square < mostGross ? 2 * square : mostGross)
  }
}
