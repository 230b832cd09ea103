import CMath
import StylusModel

/// A hand at a tablet: performs drawing after drawing and returns the tablet's samples.
struct Session {
  private let style: HandStyle
  private let sensor: Sensor
  private let seed: UInt64
  /// The number of samples taken so far.
  private var tick = 0
  private var part = 0

  /// Sits down.
  init(style: HandStyle, sensor: Sensor, seed: UInt64) {
    precondition(style.isPossible, "a hand's style is outside of what hands can do: \(style)")
    self.style = style
    self.sensor = sensor
    self.seed = seed
  }

  /// Draws in one stay, then rests out of proximity for a moment.
  mutating func drawStay(_ drawing: PlannedDrawing) -> [Sample] {
    part += 1
    let own = RandomSource.seed(seed, part: part)
    var random = RandomSource(seed: own, for: .course)
    let weariness = Double(style.fatigue.value) * (1 - exp(-Double(tick) / sensor.rate / 90))
    var planner = Planner(
      drawing, style: style, weariness: weariness, page: sensor.area.map { Frame($0) },
      random: random)
    let motion = Motion(planner.plan(), style: style, seed: own)
    let force = Force(
      motion, style: style, weariness: weariness, random: RandomSource(seed: own, for: .force))
    let lean = HandLean(style: style, random: RandomSource(seed: own, for: .lean))
    var watcher = SensorReader(sensor: sensor, seed: own, force: force, lean: lean)
    let count = Int(motion.duration * sensor.rate)
    let samples = (0...count).map { watcher.look(at: motion, after: $0, tick: tick + $0) }
    tick += count + Int(random.uniform(0.25...0.6) * sensor.rate) + 1
    return samples
  }
}
