/// One report: its number and the meaning of its bits, for the descriptor and for the bytes.
package struct ReportLayout: Hashable, Sendable {
  /// The first byte of the report.
  package var number: UInt8
  /// From the second byte on, low bits first.
  package var fields: [ReportField]

  /// Some bits of a report.
  package struct ReportField: Hashable, Sendable {
    /// Their meaning; nil for padding.
    package var usage: HIDUsage?
    /// The number of bits; 1...32.
    package var bits: Int
    /// The number of repetitions of the field.
    package var count: Int
    /// The values that the field may have; negative ones as two's complement.
    package var logical: ClosedRange<Int32>
    /// The ends of the logical range in the unit; nil if there is no unit.
    package var physical: ClosedRange<Int32>?
    /// The unit of the physical range.
    package var unit: HIDUnit?
  }

  /// A report without fields.
  package init(number: UInt8) {
    self.number = number
    fields = []
  }

  /// Adds a field of the width that its range requires: 1 bit or whole bytes.
  package mutating func appendField(
    _ usage: HIDUsage, _ logical: ClosedRange<Int32>, physical: ClosedRange<Int32>? = nil,
    unit: HIDUnit? = nil
  ) {
    fields.append(
      ReportField(
        usage: usage, bits: Self.bits(for: logical), count: 1, logical: logical,
        physical: physical, unit: unit))
  }

  /// Adds bytes that only the device's maker understands.
  package mutating func addOpaque(bytes: Int) {
    fields.append(ReportField(usage: .opaque, bits: 8, count: bytes, logical: 0...255))
  }

  /// Fills up to a whole byte.
  package mutating func pad() {
    let used = fields.reduce(0) { $0 + $1.bits * $1.count } % 8
    guard used > 0 else { return }
    fields.append(ReportField(usage: nil, bits: 8 - used, count: 1, logical: 0...0))
  }

  /// Appends a report's bytes; `value` returns each field, limited to the field's width.
  package func encode(into bytes: inout [UInt8], _ value: (HIDUsage) -> Int32) {
    bytes.append(number)
    var pending: UInt64 = 0
    var filled = 0
    for field in fields {
      let bits = field.usage.map { UInt64(UInt32(bitPattern: value($0))) } ?? 0
      pending |= (bits & (1 << UInt64(field.bits) - 1)) << UInt64(filled)
      filled += field.bits
      while filled >= 8 {
        bytes.append(UInt8(truncatingIfNeeded: pending))
        pending >>= 8
        filled -= 8
      }
    }
    precondition(filled == 0, "a report ends with a whole byte")
  }

  private static func bits(for range: ClosedRange<Int32>) -> Int {
    if range == 0...1 { return 1 }
    let isSigned = range.lowerBound < 0
    for bits in [8, 16, 24] as [Int32] {
      let top: Int32 = 1 << (isSigned ? bits - 1 : bits)
      if range.upperBound < top && range.lowerBound >= -top { return Int(bits) }
    }
    return 32
  }
}
