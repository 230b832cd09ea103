import CMath

/// The small physiological tremor of a hand, 8...12 Hz.
struct Tremor {
  private var waves: [Wave] = []

  private struct Wave {
    var frequency: Double
    var phase: Double
    var size: Vector
  }

  /// A tremor whose root mean square along each axis is `size` millimeters.
  init(size: Double, random: inout RandomSource) {
    for _ in 0..<Self.count {
      let amplitude = size * (2.0 / Double(Self.count)).squareRoot()
      waves.append(
        Wave(
          frequency: random.uniform(8...12), phase: random.uniform(0...(2 * .pi)),
          size: Vector(amplitude, random.uniform(-1...1) * amplitude)))
    }
  }

  /// The displacement at a time in seconds, in millimeters.
  func displacement(at time: Double) -> Vector {
    waves.reduce(.zero) { sum, wave in
      sum + wave.size * sin(2 * .pi * wave.frequency * time + wave.phase)
    }
  }

  private static let count = 4
}
