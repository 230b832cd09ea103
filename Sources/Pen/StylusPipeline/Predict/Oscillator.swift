import CMath

/// A hand that writes, as physics: its velocity is a damped oscillation, kicked at random.
///
/// With place x, velocity v and acceleration a of one coordinate, `x' = v`, `v' = a` and
/// `a' = -stiffness v - damping a + noise`. Three independent collections of handwriting agree on about
/// 4.3 Hz and a damping ratio of 0.4; one setting serves all hands, sizes and rates. Units: milliseconds
/// and millimetres.
enum Oscillator {
  /// The square of the angular frequency, in 1/ms^2.
  private static let stiffness = 7.411e-4
  /// Twice the damping ratio times the angular frequency, in 1/ms.
  private static let damping = 2.235e-2
  /// The spectral density of the kicks, in mm^2/ms^5.
  private static let kicks = 1.614e-7

  /// One coordinate of the tip.
  struct State: BitwiseCopyable {
    /// Millimetres.
    var place = 0.0
    /// Millimetres a millisecond.
    var velocity = 0.0
    /// Millimetres a millisecond, a millisecond.
    var acceleration = 0.0
  }

  /// What passing time does to a state, in closed form: the rows of exp(A h) that are not trivial.
  struct Passage: BitwiseCopyable {
    private(set) var placeByVelocity: Double
    private(set) var placeByAcceleration: Double
    private(set) var velocityByVelocity: Double
    private(set) var velocityByAcceleration: Double
    private(set) var accelerationByVelocity: Double
    private(set) var accelerationByAcceleration: Double

    /// The passage of some milliseconds.
    init(_ interval: Double) {
      let decay = damping / 2
      let pulse = (stiffness - decay * decay).squareRoot()
      let envelope = exp(-decay * interval)
      let cosine = envelope * cos(pulse * interval)
      let sine = envelope * sin(pulse * interval) / pulse
      velocityByVelocity = cosine + decay * sine
      velocityByAcceleration = sine
      accelerationByVelocity = -stiffness * sine
      accelerationByAcceleration = cosine - decay * sine
      // The integral of the equation of motion gives the way.
      placeByVelocity = (damping * (1 - velocityByVelocity) - accelerationByVelocity) / stiffness
      placeByAcceleration =
        (1 - accelerationByAcceleration - damping * velocityByAcceleration) / stiffness
    }

    /// Where a state is after it.
    func place(from state: State) -> Double {
      state.place + placeByVelocity * state.velocity + placeByAcceleration * state.acceleration
    }

    /// What a state is after it.
    func callAsFunction(_ state: State) -> State {
      State(
        place: place(from: state),
        velocity: velocityByVelocity * state.velocity
          + velocityByAcceleration * state.acceleration,
        acceleration: accelerationByVelocity * state.velocity
          + accelerationByAcceleration * state.acceleration)
    }
  }

  /// How uncertain a state is: the upper half of its covariance, the same for both coordinates.
  struct Covariance: BitwiseCopyable {
    var placePlace = 0.0
    var placeVelocity = 0.0
    var placeAcceleration = 0.0
    var velocityVelocity = 0.0
    var velocityAcceleration = 0.0
    var accelerationAcceleration = 0.0
  }
}

extension Oscillator.Covariance {
  /// What it is after some milliseconds, whose passage is `passage`: carried along, and grown by the
  /// kicks that came meanwhile (three points of Gauss's quadrature over the interval, exact to a
  /// millionth for any interval that does not break a stroke).
  mutating func pass(_ interval: Double, _ passage: Oscillator.Passage, liveliness: Double) {
    // Row by row: A P, then (A P) A'.
    let (pv, pa) = (passage.placeByVelocity, passage.placeByAcceleration)
    let (vv, va) = (passage.velocityByVelocity, passage.velocityByAcceleration)
    let (av, aa) = (passage.accelerationByVelocity, passage.accelerationByAcceleration)
    let old = self
    let placeFirst = old.placePlace + pv * old.placeVelocity + pa * old.placeAcceleration
    let placeSecond = old.placeVelocity + pv * old.velocityVelocity + pa * old.velocityAcceleration
    let placeThird =
      old.placeAcceleration + pv * old.velocityAcceleration + pa * old.accelerationAcceleration
    let velocitySecond = vv * old.velocityVelocity + va * old.velocityAcceleration
    let velocityThird = vv * old.velocityAcceleration + va * old.accelerationAcceleration
    let accelerationSecond = av * old.velocityVelocity + aa * old.velocityAcceleration
    let accelerationThird = av * old.velocityAcceleration + aa * old.accelerationAcceleration
    placePlace = placeFirst + pv * placeSecond + pa * placeThird
    placeVelocity = vv * placeSecond + va * placeThird
    placeAcceleration = av * placeSecond + aa * placeThird
    velocityVelocity = vv * velocitySecond + va * velocityThird
    velocityAcceleration = av * velocitySecond + aa * velocityThird
    accelerationAcceleration = av * accelerationSecond + aa * accelerationThird
    kick(for: interval, liveliness)
  }

  private mutating func kick(for interval: Double, _ liveliness: Double) {
    let reach = 0.5 * 0.6.squareRoot()
    kick(at: interval * (0.5 - reach), weight: interval * 5 / 18 * liveliness)
    kick(at: interval * 0.5, weight: interval * 8 / 18 * liveliness)
    kick(at: interval * (0.5 + reach), weight: interval * 5 / 18 * liveliness)
  }

  /// Adds what the kicks of a moment have grown to after some milliseconds.
  private mutating func kick(at age: Double, weight: Double) {
    let kick = Oscillator.Passage(age)
    let size = Oscillator.kicks * weight
    let (x, v, a) = (
      kick.placeByAcceleration, kick.velocityByAcceleration, kick.accelerationByAcceleration
    )
    placePlace += size * x * x
    placeVelocity += size * x * v
    placeAcceleration += size * x * a
    velocityVelocity += size * v * v
    velocityAcceleration += size * v * a
    accelerationAcceleration += size * a * a
  }
}
