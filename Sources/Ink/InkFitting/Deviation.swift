/// How far a path is from a sample at the sample's time.
///
/// A path that passes the sample a little early or late is not wrong by the whole way that the pen
/// went meanwhile: the best slip in time is taken, and counts as a distance of 1 for each tolerance
/// of time.
struct Deviation {
  /// From the path to the sample, in tolerances.
  let off: FittedValues
  /// How fast the path goes there, in tolerances per second.
  let speed: FittedValues
  /// What is left of `off` after the best slip.
  let rest: FittedValues
  /// How much of a velocity's square the slip takes away.
  let slip: Double

  /// The squared slip over fast stretches, in squared tolerances of position: at most so much of a
  /// distance is forgiven that a seventh of its square still counts.
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

  /// The part of a velocity that a slip does not answer for.
  @inline(__always)
  var stiffSpeed: FittedValues {
    let (vx, vy) = (speed[Lane.x], speed[Lane.y])
    let share = 1 - slip * (vx * vx + vy * vy)
    var rest = speed
    rest[Lane.x] *= share
    rest[Lane.y] *= share
    return rest
  }

  /// How far the sample is from the line nearby, whenever it is there; squared.
  @inline(__always)
  var squaredDistance: Double {
    let (x, y, vx, vy) = (off[Lane.x], off[Lane.y], speed[Lane.x], speed[Lane.y])
    let along = x * vx + y * vy
    let square = Self.nearby * (vx * vx + vy * vy)
    return x * x + y * y - along * along * Self.nearby / (1 + square)
  }

  /// The square of 5 ms.
  private static let nearby = 25e-6

  /// The weighted squares, in squared tolerances.
  @inline(__always)
  func squares(_ weight: FittedValues) -> FittedValues { weight * off * rest }

  /// What the fit makes small: a sample within its tolerances counts little, one outside about 1
  /// more, and a gross error the more.
  ///
  /// Squares alone would spend points on samples that are near enough already, and bend the line
  /// for those that are far off anyway. The factors put the steps where 19 of 20 samples of
  /// handwriting come to lie within both tolerances together.
  @inline(__always)
  func misfit(_ weight: FittedValues) -> Double {
    let squares = self.squares(weight)
    return Self.step(Self.placeShare * (squares[Lane.x] + squares[Lane.y]))
      + Self.step(Self.forceShare * squares[Lane.force])
      + Self.angleShare * (squares[Lane.azimuth] + squares[Lane.altitude] + squares[Lane.roll])
  }

  /// The weights with which the squares change as the misfit does: most just outside the tolerance.
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
  /// What a square counts wherever it is.
  private static let plainShare = 0.4
  /// What the square of a square counts, so that no sample is given up; of one beyond the bound no
  /// more than that.
  private static let grossShare = 0.01
  private static let mostGross = 50.0

  @inline(__always)
  private static func step(_ square: Double) -> Double {
    let cube = square * square * square
    return (cube < 1e12 ? cube / (1 + cube) : 1) + plainShare * square
      + grossShare * square * min(square, mostGross)
  }

  /// The derivative of the step.
  @inline(__always)
  private static func slope(_ square: Double) -> Double {
    let rest = 1 + square * square * square
    return (rest < 1e12 ? 3 * square * square / (rest * rest) : 0) + plainShare
      + grossShare * (square < mostGross ? 2 * square : mostGross)
  }
}
