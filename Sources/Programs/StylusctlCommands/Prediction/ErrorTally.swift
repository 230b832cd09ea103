/// Distances counted by their size: their mean, and how far most of them go, in bounded memory.
struct ErrorTally: Sendable {
  /// How many there are.
  private(set) var count = 0
  private var sum = 0.0
  /// How many there are of each size; a size is 1.6 % wide at most.
  private var sizes = [Int](repeating: 0, count: 1 << (32 - sizeShift))

  /// What is left of a Float's bits: the sign, which is plus, the exponent and 6 of the fraction.
  private static let sizeShift: UInt32 = 17

  /// Counts a distance in millimeters: finite, and not negative.
  mutating func countDistance(_ distance: Double) {
    count += 1
    sum += distance
    sizes[Int(Float(distance).bitPattern >> Self.sizeShift)] += 1
  }

  /// The mean; nil of nothing.
  var mean: Double? { count > 0 ? sum / Double(count) : nil }

  /// The distance that this share, 0...1, does not exceed, to within 1 %; nil of nothing.
  func quantile(_ share: Double) -> Double? {
    var left = max(1, Int((share * Double(count)).rounded(.up)))
    for (size, count) in sizes.enumerated() where count > 0 {
      left -= count
      guard left <= 0 else { continue }
      guard size > 0 else { return 0 }
      let middle = UInt32(size) << Self.sizeShift | 1 << (Self.sizeShift - 1)
      return Double(Float(bitPattern: middle))
    }
    return nil
  }
}
