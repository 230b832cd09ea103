import CMath
import StylusModel

/// How hard the pen is pressed, and how high it hovers.
struct Force {
  private var random: RandomSource
  private var unsteadiness: Drift
  private var levels: [Level] = []
  private let contacts: [ClosedRange<Double>]
  private let duration: Double
  private let contrast: Double

  private struct Level {
    var pressure: Double
    var rise: Double
    var fall: Double
  }

  /// Chooses each stroke's pressure; `weariness` 0...1 weakens it.
  init(_ motion: Motion, style: HandStyle, weariness: Double, random: RandomSource) {
    var random = random
    contacts = motion.contacts
    duration = motion.duration
    contrast = style.contrast
    unsteadiness = Drift(deviation: 0.07 * style.irregularity, memory: 0.12, random: &random)
    let ordinary = Double(style.pressure.value) * (1 - 0.2 * weariness)
    for _ in contacts {
      let level = Level(
        pressure: ordinary * exp(0.13 * style.irregularity * random.normal()),
        rise: random.uniform(0.02...0.04), fall: random.uniform(0.02...0.045))
      levels.append(level)
    }
    self.random = random
  }

  /// Pressure (0 in the air) and height (0 in contact), both 0...1, at a time in seconds.
  ///
  /// `descent` is the tip's speed towards the writer in mm/s, `passed` the time since the last
  /// call.
  mutating func state(
    at time: Double, descent: Double, passed: Double
  ) -> (pressure: Double, height: Double) {
    unsteadiness.pass(passed, random: &random)
    let next = contacts.partitioningIndex { $0.upperBound >= time }
    guard next < contacts.count, contacts[next].lowerBound <= time else {
      return (0, height(at: time, before: next))
    }
    let (contact, level) = (contacts[next], levels[next])
    let envelope =
      Self.ramp((time - contact.lowerBound) / level.rise)
      * Self.ramp((contact.upperBound - time) / level.fall)
    let push = 1 + 0.09 * contrast * tanh(descent / 25) + unsteadiness.value
    return (min(max(level.pressure * push * envelope, Self.lightest), 1), 0)
  }

  /// Low between strokes, higher on long ways, highest on the way in and out.
  private func height(at time: Double, before next: Int) -> Double {
    let start = next > 0 ? contacts[next - 1].upperBound : 0
    let end = next < contacts.count ? contacts[next].lowerBound : duration
    let share = min(max((time - start) / (end - start), 0), 1)
    if next == 0 { return Self.lowest + 0.85 * (1 - share) * (1 - share) }
    if next == contacts.count { return Self.lowest + 0.85 * share * share }
    let peak = min(0.5, 0.04 + 0.35 * (end - start))
    return Self.lowest + peak * 4 * share * (1 - share)
  }

  /// From a first light touch to full force.
  private static func ramp(_ share: Double) -> Double {
    let s = min(max(share, 0), 1)
    return 0.3 + 0.7 * s * s * (3 - 2 * s)
  }

  /// Two levels of a tablet with 1,024 levels.
  private static let lightest = 0.002
  private static let lowest = 0.01
}
