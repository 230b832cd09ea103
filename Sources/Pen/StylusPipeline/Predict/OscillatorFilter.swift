/// A Kalman filter on the hand's physics: the most likely place, velocity and acceleration of the tip
/// after each sample, whatever the intervals between them.
struct OscillatorFilter {
  /// The coordinate to the right.
  private(set) var x = Oscillator.State()
  /// The coordinate downwards.
  private(set) var y = Oscillator.State()
  /// The square of the distance between the last measured place and the expected one, in mm^2.
  private(set) var surprise = 0.0
  private var covariance = Oscillator.Covariance()

  /// A hand that writes larger is kicked harder: the square of its speed over the ordinary.
  private var liveliness: Double {
    let speed = x.velocity * x.velocity + y.velocity * y.velocity
    return max(1, min(speed / Self.ordinarySpeed, Self.liveliest))
  }

  /// Ten metres a second.
  private static let liveliest = 1e5
  /// The square of 0.03 mm/ms.
  private static let ordinarySpeed = 9e-4
  /// The variance of a measured coordinate about the smooth movement, in mm^2.
  private static let measurementNoise = 6.392e-4
  /// The variances of velocity and acceleration before anything is known, in mm^2/ms^2 and mm^2/ms^4.
  private static let startingVelocity = 2.309e-4
  private static let startingAcceleration = 1.002e-8

  /// Begins at a place, in millimetres, with nothing known about the movement.
  init(x: Double, y: Double) {
    self.x.place = x
    self.y.place = y
    covariance.placePlace = Self.measurementNoise
    covariance.velocityVelocity = Self.startingVelocity
    covariance.accelerationAcceleration = Self.startingAcceleration
  }

  /// Takes the place of the tip some milliseconds after the last one.
  mutating func observe(x measuredX: Double, y measuredY: Double, after interval: Double) {
    let passage = Oscillator.Passage(interval)
    covariance.pass(interval, passage, liveliness: liveliness)
    x = passage(x)
    y = passage(y)
    let total = covariance.placePlace + Self.measurementNoise
    let gain = Oscillator.State(
      place: covariance.placePlace / total, velocity: covariance.placeVelocity / total,
      acceleration: covariance.placeAcceleration / total)
    let (surpriseX, surpriseY) = (measuredX - x.place, measuredY - y.place)
    surprise = surpriseX * surpriseX + surpriseY * surpriseY
    x.move(by: surpriseX, gain)
    y.move(by: surpriseY, gain)
    covariance.learn(gain)
  }
}

extension Oscillator.State {
  fileprivate mutating func move(by surprise: Double, _ gain: Self) {
    place += gain.place * surprise
    velocity += gain.velocity * surprise
    acceleration += gain.acceleration * surprise
  }
}

extension Oscillator.Covariance {
  /// What a measurement of the place with this gain leaves of it.
  fileprivate mutating func learn(_ gain: Oscillator.State) {
    velocityVelocity -= gain.velocity * placeVelocity
    velocityAcceleration -= gain.velocity * placeAcceleration
    accelerationAcceleration -= gain.acceleration * placeAcceleration
    placeVelocity -= gain.place * placeVelocity
    placeAcceleration -= gain.place * placeAcceleration
    placePlace -= gain.place * placePlace
  }
}
