import CMath
import StylusModel

/// How the pen leans: the writer's habit, the arm's turning along the line, the fingers' play.
struct HandLean {
  private var random: RandomSource
  private var rise: Drift
  private var turn: Drift
  private let style: HandStyle
  private var hand: Vector?
  private var home: Vector?

  /// A lean that begins with the writer's habit.
  init(style: HandStyle, random: RandomSource) {
    var random = random
    self.style = style
    rise = Drift(deviation: 2.5 * .pi / 180, memory: 2, random: &random)
    turn = Drift(deviation: 4 * .pi / 180, memory: 3, random: &random)
    self.random = random
  }

  /// Altitude and azimuth with the tip at a position, `passed` seconds after the last call.
  mutating func angles(at tip: Vector, passed: Double) -> (altitude: Double, azimuth: Double) {
    rise.pass(passed, random: &random)
    turn.pass(passed, random: &random)
    let centre = home ?? tip
    home = centre
    let previous = hand ?? tip
    let hand = previous + (tip - previous) * (1 - exp(-passed / Self.handDelay))
    self.hand = hand
    let altitude = Double(style.altitude.value) + rise.value
    // The forearm turns about the elbow while the hand moves along the line.
    let azimuth = Double(style.azimuth.value) + turn.value - (hand.x - centre.x) / Self.forearm
    // The fingers move the tip under a resting hand.
    let upright = Vector(angle: azimuth) * (1 / tan(min(max(altitude, 0.35), 1.45)))
    let lean = upright - (tip - hand) * (1 / Self.gripHeight)
    return (atan2(1, lean.length), atan2(lean.y, lean.x))
  }

  /// The delay of the hand behind the fingers, in seconds.
  private static let handDelay = 0.4
  /// Millimeters from elbow to tip; the hand turns about the elbow.
  private static let forearm = 380.0
  /// Millimeters from the surface to the point where the hand holds the pen.
  private static let gripHeight = 60.0
}
