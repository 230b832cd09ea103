/// Twelve Kalman filters on the physical model of the hand, side by side: three paces of the hand,
/// each with four assumptions about the noise in the tablet's data.
///
/// An assumption is the ratio of the tablet's noise to the kicks of the hand, so that a filter has
/// no unit of length: the same drawing at another size gives the same answers at that size.
/// Positions are relative to the last measured one. The last four lanes are not used.
struct OscillatorBank {
  typealias OscillatorLanes = SIMD16<Float>

  private var x = States()
  private var y = States()
  private var spread = Covariance()
  /// The mean square of the distance between the tip and the filters' expectation, in mm^2.
  private(set) var surprise: Float = 0

  /// The quickness of the hands, see ``Oscillator/init(quickness:)``.
  private static let quicknesses = (1.25, 0.8, 0.4)
  /// The variance of a measured coordinate over the density of the kicks, in ms^5.
  private static let noises: SIMD4<Float> = [16, 200, 3000, 36_000]
  /// The prior variances of velocity and acceleration, divided by the density of the kicks.
  private static let startingVelocity: Float = 1430
  private static let startingAcceleration: Float = 0.062

  /// One coordinate of the tip, as each filter sees it.
  fileprivate struct States: BitwiseCopyable {
    var place = OscillatorLanes.zero
    var velocity = OscillatorLanes.zero
    var acceleration = OscillatorLanes.zero
  }

  /// How uncertain the filters are, over the density of the kicks; the same for both coordinates.
  fileprivate struct Covariance: BitwiseCopyable {
    var placePlace = OscillatorLanes.zero
    var placeVelocity = OscillatorLanes.zero
    var placeAcceleration = OscillatorLanes.zero
    var velocityVelocity = OscillatorLanes.zero
    var velocityAcceleration = OscillatorLanes.zero
    var accelerationAcceleration = OscillatorLanes.zero
  }

  /// The effect of elapsed time on the state of each filter.
  fileprivate struct Passages: BitwiseCopyable {
    var placeByVelocity: OscillatorLanes
    var placeByAcceleration: OscillatorLanes
    var velocityByVelocity: OscillatorLanes
    var velocityByAcceleration: OscillatorLanes
    var accelerationByVelocity: OscillatorLanes
    var accelerationByAcceleration: OscillatorLanes

    init(_ interval: Double) {
      let (a, b, c) = OscillatorBank.hands
      let one = a.passage(of: interval)
      let two = b.passage(of: interval)
      let three = c.passage(of: interval)
      func all(_ entry: (Oscillator.Passage) -> Double) -> OscillatorLanes {
        lanes(entry(one), entry(two), entry(three))
      }
      placeByVelocity = all { $0.placeByVelocity }
      placeByAcceleration = all { $0.placeByAcceleration }
      velocityByVelocity = all { $0.velocityByVelocity }
      velocityByAcceleration = all { $0.velocityByAcceleration }
      accelerationByVelocity = all { $0.accelerationByVelocity }
      accelerationByAcceleration = all { $0.accelerationByAcceleration }
    }
  }

  fileprivate static let hands = (
    Oscillator(quickness: quicknesses.0), Oscillator(quickness: quicknesses.1),
    Oscillator(quickness: quicknesses.2)
  )
  private static let noise: OscillatorLanes = {
    var lanes = OscillatorLanes(repeating: 1)
    for lane in 0..<12 { lanes[lane] = noises[lane % 4] }
    return lanes
  }()
  private static let ahead = InlineArray<5, Passages> { Passages(TipHorizons.nodes[$0]) }

  /// A number for the filters of each hand.
  fileprivate static func lanes(_ a: Double, _ b: Double, _ c: Double) -> OscillatorLanes {
    let (one, two) = (SIMD4(repeating: Float(a)), SIMD4(repeating: Float(b)))
    let three = SIMD4(repeating: Float(c))
    return OscillatorLanes(
      lowHalf: SIMD8(lowHalf: one, highHalf: two), highHalf: SIMD8(lowHalf: three, highHalf: three))
  }

  /// A stroke begins at the last measured position, with nothing known about the movement.
  mutating func restart() {
    (x, y) = (States(), States())
    spread = Covariance()
    spread.placePlace = Self.noise
    spread.velocityVelocity = OscillatorLanes(repeating: Self.startingVelocity)
    spread.accelerationAcceleration = OscillatorLanes(repeating: Self.startingAcceleration)
  }

  /// Takes the way of the tip since the last sample, some milliseconds before.
  mutating func observe(x wayX: Float, y wayY: Float, after interval: Double) {
    let passages = Passages(interval)
    spread.pass(passages, Self.kicks(in: interval))
    x.pass(passages)
    y.pass(passages)
    let total = spread.placePlace + Self.noise
    let gain = States(
      place: spread.placePlace / total, velocity: spread.placeVelocity / total,
      acceleration: spread.placeAcceleration / total)
    let (missX, missY) = (wayX - x.place, wayY - y.place)
    updateSurprise(missX * missX + missY * missY)
    x.correctState(by: missX, gain, to: wayX)
    y.correctState(by: missY, gain, to: wayY)
    spread.learn(gain)
  }

  /// The share by which a mean follows: 20 samples.
  private static let forgetting: Float = 0.05
  /// The filter whose errors are reported: a writing hand and an average tablet.
  private static let ordinary = 5

  private mutating func updateSurprise(_ squares: OscillatorLanes) {
    // A jump contributes no more than this to the estimate of the tablet's noise.
    let most = 100 * surprise + 1e-3
    surprise += Self.forgetting * (min(squares[Self.ordinary], most) - surprise)
  }

  /// The displacement that each filter expects at a node of ``TipHorizons``.
  func way(_ node: Int) -> (x: OscillatorLanes, y: OscillatorLanes) {
    let ahead = Self.ahead[node]
    return (x.predictedPlace(after: ahead), y.predictedPlace(after: ahead))
  }

  private static func kicks(in interval: Double) -> Covariance {
    let one = hands.0.kicks(in: interval)
    let two = hands.1.kicks(in: interval)
    let three = hands.2.kicks(in: interval)
    func all(_ entry: (Oscillator.Kicks) -> Double) -> OscillatorLanes {
      lanes(entry(one), entry(two), entry(three))
    }
    return Covariance(
      placePlace: all { $0.placePlace }, placeVelocity: all { $0.placeVelocity },
      placeAcceleration: all { $0.placeAcceleration },
      velocityVelocity: all { $0.velocityVelocity },
      velocityAcceleration: all { $0.velocityAcceleration },
      accelerationAcceleration: all { $0.accelerationAcceleration })
  }
}

extension OscillatorBank.States {
  fileprivate func predictedPlace(after passages: OscillatorBank.Passages)
    -> OscillatorBank.OscillatorLanes
  {
    place + passages.placeByVelocity * velocity + passages.placeByAcceleration * acceleration
  }

  fileprivate mutating func pass(_ passages: OscillatorBank.Passages) {
    place = predictedPlace(after: passages)
    let before = velocity
    velocity =
      passages.velocityByVelocity * before + passages.velocityByAcceleration * acceleration
    acceleration =
      passages.accelerationByVelocity * before + passages.accelerationByAcceleration * acceleration
  }

  /// Corrects the state by an error; `measured` is the origin of positions from now on.
  fileprivate mutating func correctState(
    by miss: OscillatorBank.OscillatorLanes, _ gain: Self, to measured: Float
  ) {
    place += gain.place * miss - measured
    velocity += gain.velocity * miss
    acceleration += gain.acceleration * miss
  }
}

extension OscillatorBank.Covariance {
  /// The state after some time: advanced, and widened by the kicks in that time.
  fileprivate mutating func pass(_ by: OscillatorBank.Passages, _ kicks: Self) {
    // Row by row: A P, then (A P) A'.
    let old = self
    let placeFirst =
      old.placePlace + by.placeByVelocity * old.placeVelocity
      + by.placeByAcceleration * old.placeAcceleration
    let placeSecond =
      old.placeVelocity + by.placeByVelocity * old.velocityVelocity
      + by.placeByAcceleration * old.velocityAcceleration
    let placeThird =
      old.placeAcceleration + by.placeByVelocity * old.velocityAcceleration
      + by.placeByAcceleration * old.accelerationAcceleration
    let velocitySecond =
      by.velocityByVelocity * old.velocityVelocity
      + by.velocityByAcceleration * old.velocityAcceleration
    let velocityThird =
      by.velocityByVelocity * old.velocityAcceleration
      + by.velocityByAcceleration * old.accelerationAcceleration
    let accelerationSecond =
      by.accelerationByVelocity * old.velocityVelocity
      + by.accelerationByAcceleration * old.velocityAcceleration
    let accelerationThird =
      by.accelerationByVelocity * old.velocityAcceleration
      + by.accelerationByAcceleration * old.accelerationAcceleration
    placePlace =
      kicks.placePlace + placeFirst + by.placeByVelocity * placeSecond
      + by.placeByAcceleration * placeThird
    placeVelocity =
      kicks.placeVelocity + by.velocityByVelocity * placeSecond
      + by.velocityByAcceleration * placeThird
    placeAcceleration =
      kicks.placeAcceleration + by.accelerationByVelocity * placeSecond
      + by.accelerationByAcceleration * placeThird
    velocityVelocity =
      kicks.velocityVelocity + by.velocityByVelocity * velocitySecond
      + by.velocityByAcceleration * velocityThird
    velocityAcceleration =
      kicks.velocityAcceleration + by.accelerationByVelocity * velocitySecond
      + by.accelerationByAcceleration * velocityThird
    accelerationAcceleration =
      kicks.accelerationAcceleration + by.accelerationByVelocity * accelerationSecond
      + by.accelerationByAcceleration * accelerationThird
  }

  /// The covariance that remains after a measurement of the position with this gain.
  fileprivate mutating func learn(_ gain: OscillatorBank.States) {
    velocityVelocity -= gain.velocity * placeVelocity
    velocityAcceleration -= gain.velocity * placeAcceleration
    accelerationAcceleration -= gain.acceleration * placeAcceleration
    placeVelocity -= gain.place * placeVelocity
    placeAcceleration -= gain.place * placeAcceleration
    placePlace -= gain.place * placePlace
  }
}
