/// The conversion between the integers of a channel and numbers:
/// docs/develop/ink-format-strokes.md, A channel.
enum ValueForm: Hashable {
  /// Multiples of a unit, in steps of 16.
  case lossy(unit: Double)
  /// 0...15, numbered as in the document.
  case exact(Int)

  /// The distance between values that a residual can express.
  var step: Int64 {
    switch self {
    case .lossy: 16
    case .exact: 1
    }
  }

  /// The divisors of the forms from 2 on.
  private static let divisors: [Double] = [
    1, 100, 200, 255, 1000, 1023, 2047, 4095, 8191, 65535, 65536, 1e6,
  ]
  /// The factors of the forms from 14 on: degrees and tenths of a degree.
  private static let factors: [Double] = [.pi / 180, .pi / 1800]

  /// Returns the number for an integer.
  func decodeNumber(_ value: Int64, isDouble: Bool) -> Double {
    let number: Double
    switch self {
    case .lossy(let unit): number = Double(value) * unit
    case .exact(0): number = Double(bitPattern: Self.unordered(value))
    case .exact(1): number = Double(Float(bitPattern: Self.unordered(narrow: value)))
    case .exact(let form) where form >= 14: number = Double(value) * Self.factors[form - 14]
    case .exact(let form): number = Double(value) / Self.divisors[form - 2]
    }
    return isDouble ? number : Double(Float(number))
  }

  /// Returns the integers of numbers in the first of these forms that is exact for all of them; the
  /// last always is.
  static func exact(_ numbers: [Double], isDouble: Bool) -> (form: Self, values: [Int64]) {
    for form in [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 1] {
      if let values = Self.exact(form).integers(numbers, isDouble: isDouble) {
        return (.exact(form), values)
      }
    }
    return (.exact(0), numbers.map { ordered($0.bitPattern) })
  }

  private func integers(_ numbers: [Double], isDouble: Bool) -> [Int64]? {
    var values: [Int64] = []
    for number in numbers {
      guard let value = integer(number),
        self.decodeNumber(value, isDouble: isDouble).bitPattern == number.bitPattern
      else { return nil }
      values.append(value)
    }
    return values
  }

  /// Returns the integer with the nearest number.
  private func integer(_ number: Double) -> Int64? {
    let share: Double
    switch self {
    case .exact(1):
      let bits = Float(number).bitPattern
      return bits >> 31 == 0 ? Int64(bits) : -1 - Int64(bits & 0x7FFF_FFFF)
    case .exact(let form) where form >= 14: share = number / Self.factors[form - 14]
    case .exact(let form) where form > 1: share = number * Self.divisors[form - 2]
    default: return nil
    }
    return abs(share) < 9e15 ? Int64(share.rounded()) : nil
  }

  /// Returns bits as an integer that increases with the number.
  private static func ordered(_ bits: UInt64) -> Int64 {
    bits >> 63 == 0 ? Int64(bits) : -1 - Int64(bits & .max >> 1)
  }

  private static func unordered(_ value: Int64) -> UInt64 {
    value >= 0 ? UInt64(value) : 1 << 63 | UInt64(-1 - value)
  }

  private static func unordered(narrow value: Int64) -> UInt32 {
    value >= 0
      ? UInt32(truncatingIfNeeded: value) : 1 << 31 ^ UInt32(truncatingIfNeeded: -1 - value)
  }
}
