import InkGeometry
import InkSynthesis

extension SplitMix64 {
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
