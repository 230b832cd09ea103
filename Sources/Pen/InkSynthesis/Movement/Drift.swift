import CMath

/// A value that varies smoothly about zero, with a limited memory.
///
/// It follows an Ornstein-Uhlenbeck process with a lag of a quarter of its memory, because muscle
/// movements are smooth: the pressure and tilt of real pens differ from the mean of their neighbors
/// by little more than their resolution.
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
