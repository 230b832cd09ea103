import CMath

/// A value that strays about zero and forgets where it was (Ornstein-Uhlenbeck process).
struct Drift {
  private(set) var value: Double
  private let deviation: Double
  private let memory: Double

  /// `deviation` is its standard deviation; after `memory` seconds it has mostly forgotten.
  init(deviation: Double, memory: Double, random: inout RandomSource) {
    self.deviation = deviation
    self.memory = memory
    value = deviation * random.normal()
  }

  /// Lets some seconds pass.
  mutating func pass(_ seconds: Double, random: inout RandomSource) {
    let kept = exp(-seconds / memory)
    value = kept * value + deviation * (1 - kept * kept).squareRoot() * random.normal()
  }
}
