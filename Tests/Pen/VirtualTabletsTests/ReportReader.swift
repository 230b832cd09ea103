import VirtualTablets

/// Reads reports by a descriptor alone, as a driver would: the other side of the encoder.
struct ReportReader {
  /// A field as the descriptor tells.
  struct Field: Equatable {
    var usage: UInt32
    var offset: Int
    var bits: Int
    var logical: ClosedRange<Int32>
    var physical: ClosedRange<Int32>
    var unit: Int32
    var exponent: Int32
    /// The usages of the collections around it, outermost first.
    var collections: [UInt32]
  }

  /// The fields with a meaning, by report number.
  private(set) var fields: [UInt8: [Field]] = [:]
  private var globals: [UInt8: Int32] = [:]
  private var usage: UInt32 = 0
  private var collections: [UInt32] = []
  private var offsets: [UInt8: Int] = [:]

  init(_ descriptor: [UInt8]) {
    var index = 0
    while index < descriptor.count {
      let size = [0, 1, 2, 4][Int(descriptor[index] & 3)]
      let bytes = descriptor[index + 1..<index + 1 + size]
      var value: UInt32 = 0
      for (place, byte) in bytes.enumerated() { value |= UInt32(byte) << UInt32(8 * place) }
      let shift = Int32(32 - 8 * size)
      let signed = size == 0 ? 0 : Int32(bitPattern: value << UInt32(shift)) >> shift
      take(descriptor[index] & 0xfc, value, signed)
      index += 1 + size
    }
  }

  /// The value of a usage in a report; nil where the report does not have it.
  func value(of usage: HIDUsage, in report: some Collection<UInt8>) -> Int32? {
    let bytes = Array(report)
    let wanted = UInt32(usage.page) << 16 | UInt32(usage.number)
    guard let field = fields[bytes[0]]?.first(where: { $0.usage == wanted }) else { return nil }
    var value: UInt64 = 0
    for bit in 0..<field.bits {
      let place = 8 + field.offset + bit
      value |= UInt64(bytes[place / 8] >> UInt8(place % 8) & 1) << UInt64(bit)
    }
    let isNegative = field.logical.lowerBound < 0 && value >> UInt64(field.bits - 1) == 1
    return Int32(truncatingIfNeeded: isNegative ? value | ~0 << UInt64(field.bits) : value)
  }

  private mutating func take(_ tag: UInt8, _ value: UInt32, _ signed: Int32) {
    switch tag {
    case 0x08: usage = value
    case 0xa0: collections.append(usage)
    case 0xc0: collections.removeLast()
    case 0x80: addField(isPadding: value & 1 == 1)
    case 0xb0: break
    default: globals[tag] = signed
    }
  }

  private mutating func addField(isPadding: Bool) {
    let report = UInt8(globals[0x84] ?? 0)
    let bits = Int(globals[0x74] ?? 0)
    let count = Int(globals[0x94] ?? 0)
    if !isPadding {
      fields[report, default: []].append(
        Field(
          usage: usage, offset: offsets[report] ?? 0, bits: bits,
          logical: (globals[0x14] ?? 0)...(globals[0x24] ?? 0),
          physical: (globals[0x34] ?? 0)...(globals[0x44] ?? 0), unit: globals[0x64] ?? 0,
          exponent: globals[0x54] ?? 0, collections: collections))
    }
    offsets[report, default: 0] += bits * count
  }
}
