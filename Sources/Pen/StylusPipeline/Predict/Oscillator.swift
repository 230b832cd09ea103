import CMath

/// A physical model of a writing hand: its velocity is a damped oscillation with random kicks.
///
/// With position x, velocity v and acceleration a of one coordinate, `x' = v`, `v' = a` and `a' =
/// -stiffness v - damping a + noise`. Three independent collections of handwriting agree on about
/// 4.3 Hz and a damping ratio of 0.4. Units: milliseconds and millimeters.
struct Oscillator: BitwiseCopyable {
  /// The square of the angular frequency, in 1/ms^2.
  let stiffness: Double
  /// Twice the damping ratio times the angular frequency, in 1/ms.
  let damping: Double

  /// A hand that is faster than a writing hand by this factor.
  init(quickness: Double) {
    stiffness = 7.411e-4 * quickness * quickness
    damping = 2.235e-2 * quickness
  }

  /// The effect of elapsed time on a state, in closed form: the nontrivial rows of exp(A h).
  struct Passage: BitwiseCopyable {
    private(set) var placeByVelocity: Double
    private(set) var placeByAcceleration: Double
    private(set) var velocityByVelocity: Double
    private(set) var velocityByAcceleration: Double
    private(set) var accelerationByVelocity: Double
    private(set) var accelerationByAcceleration: Double
  }

  /// The passage of some milliseconds.
  func passage(of interval: Double) -> Passage {
    let decay = damping / 2
    let pulse = (stiffness - decay * decay).squareRoot()
    let envelope = exp(-decay * interval)
    let cosine = envelope * cos(pulse * interval)
    let sine = envelope * sin(pulse * interval) / pulse
    let velocityByVelocity = cosine + decay * sine
    let accelerationByVelocity = -stiffness * sine
    let accelerationByAcceleration = cosine - decay * sine
    // The integral of the equation of motion gives the displacement.
    return Passage(
      placeByVelocity: (damping * (1 - velocityByVelocity) - accelerationByVelocity) / stiffness,
      placeByAcceleration: (1 - accelerationByAcceleration - damping * sine) / stiffness,
      velocityByVelocity: velocityByVelocity, velocityByAcceleration: sine,
      accelerationByVelocity: accelerationByVelocity,
      accelerationByAcceleration: accelerationByAcceleration)
  }

  /// The spread of a state caused by kicks of unit density in some milliseconds: the covariances of
  /// position, velocity and acceleration (three points of Gauss's quadrature, exact to a millionth
  /// for any interval that does not break a stroke).
  func kicks(in interval: Double) -> Kicks {
    let reach = 0.5 * 0.6.squareRoot()
    var kicks = Kicks()
    kicks.accumulate(passage(of: interval * (0.5 - reach)), weight: interval * 5 / 18)
    kicks.accumulate(passage(of: interval * 0.5), weight: interval * 8 / 18)
    kicks.accumulate(passage(of: interval * (0.5 + reach)), weight: interval * 5 / 18)
    return kicks
  }

  /// The upper half of a covariance.
  struct Kicks: BitwiseCopyable {
    private(set) var placePlace = 0.0
    private(set) var placeVelocity = 0.0
    private(set) var placeAcceleration = 0.0
    private(set) var velocityVelocity = 0.0
    private(set) var velocityAcceleration = 0.0
    private(set) var accelerationAcceleration = 0.0

    fileprivate mutating func accumulate(_ kick: Passage, weight: Double) {
      let (x, v, a) = (
        kick.placeByAcceleration, kick.velocityByAcceleration, kick.accelerationByAcceleration
      )
      placePlace += weight * x * x
      placeVelocity += weight * x * v
      placeAcceleration += weight * x * a
      velocityVelocity += weight * v * v
      velocityAcceleration += weight * v * a
      accelerationAcceleration += weight * a * a
    }
  }
}
