import InkGeometry

/// Numbers that are the same in every run (Steele, Lea and Flood 2014).
struct SplitMix64: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// A place in a square from the origin, in whole multiples of a step.
  mutating func place(in side: Double, step: Double) -> Point {
    let count = Int(side / step)
    return Point(
      x: Double(Int.random(in: 0...count, using: &self)) * step,
      y: Double(Int.random(in: 0...count, using: &self)) * step)
  }

  /// A closed path through random places.
  mutating func path(corners: ClosedRange<Int>, in side: Double, step: Double) -> [Point] {
    let count = Int.random(in: corners, using: &self)
    return (0..<count).map { _ in place(in: side, step: step) }
  }
}
