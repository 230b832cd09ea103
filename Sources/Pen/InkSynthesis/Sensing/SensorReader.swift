import CMath
import StylusModel

/// Samples a moving pen like a tablet.
struct SensorReader {
  private let sensor: Sensor
  private var force: Force
  private var lean: HandLean
  private var noise: RandomSource
  private var clock: RandomSource

  /// A reader of a pen with this pressure and lean; `seed` is the seed of the stay.
  init(sensor: Sensor, seed: UInt64, force: Force, lean: HandLean) {
    self.sensor = sensor
    self.force = force
    self.lean = lean
    noise = RandomSource(seed: seed, for: .noise)
    clock = RandomSource(seed: seed, for: .clock)
  }

  /// The sample `index` intervals after the pen entered proximity, the tablet's `tick`-th sample.
  mutating func look(at motion: Motion, after index: Int, tick: Int) -> Sample {
    let time = Double(index) / sensor.rate
    let passed = 1 / sensor.rate
    let tip = motion.position(at: time)
    var sample = sample(at: tip, tick: tick)
    let descent = motion.velocity(at: time).y
    let state = force.state(at: time, descent: descent, passed: passed)
    sample.pressure = Fraction(Float(state.pressure))
    sample.distance = Fraction(Float(state.height))
    let angles = lean.angles(at: tip, passed: passed)
    sample.altitude = Radians(Float(angles.altitude))
    sample.azimuth = .direction(angles.azimuth)
    for property in [Property.position, .time, .pressure, .tilt, .distance] {
      sample.provenance[property] = .measured
    }
    return sample
  }

  /// The position and time of the tip as the tablet measures them.
  private mutating func sample(at tip: Vector, tick: Int) -> Sample {
    let seen = tip + Vector(noise.normal(), noise.normal()) * Double(sensor.noise.value)
    var x = Millimeters(Float(seen.x))
    var y = Millimeters(Float(seen.y))
    if let area = sensor.area {
      x = min(max(x, area.left), area.left + area.width)
      y = min(max(y, area.top), area.top + area.height)
    }
    return Sample(time: stamp(tick), x: x, y: y)
  }

  private mutating func stamp(_ tick: Int) -> Timestamp {
    let interval = 1e6 / sensor.rate
    let stray = Double(sensor.jitter.value) * clock.normal()
    let limited = min(max(stray, -0.45 * interval), 0.45 * interval)
    let time = (Double(tick) + 0.5) * interval + limited
    return sensor.start + Microseconds(Int64(time))
  }
}

extension Radians {
  /// A direction brought into 0..<2pi.
  static func direction(_ angle: Double) -> Radians {
    let turn = angle - 2 * .pi * floor(angle / (2 * .pi))
    let rounded = Float(turn)
    // The cast may round the largest angles up to a full turn, which is 0.
    return Radians(rounded < 2 * .pi ? rounded : 0)
  }
}
