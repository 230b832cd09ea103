import CMath

/// A value that strays about zero, smoothly, and forgets where it was.
///
/// It follows an Ornstein-Uhlenbeck process with a lag of a quarter of its memory, for what a
/// muscle does has no corners: real pens' pressures and tilts differ from the mean of their
/// neighbors by little more than their own resolution.
struct Drift {
  private(set) var value: Double
  private var aim: Double
  private let deviation: Double
  private let memory: Double

  /// The lag as a share of the memory.
  private static let lag = 0.25

  /// `deviation` is its standard deviation; after `memory` seconds it has mostly forgotten.
  init(deviation: Double, memory: Double, random: inout RandomSource) {
    // Following with a lag keeps memory / (memory + lag) of the variance.
    self.deviation = deviation * (1 + Self.lag).squareRoot()
    self.memory = memory
    value = deviation * random.normal()
    aim = value
  }

  /// Lets some seconds pass.
  mutating func pass(_ seconds: Double, random: inout RandomSource) {
    let kept = exp(-seconds / memory)
    aim = kept * aim + deviation * (1 - kept * kept).squareRoot() * random.normal()
    value += (1 - exp(-seconds / (Self.lag * memory))) * (aim - value)
  }
}
