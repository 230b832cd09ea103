/// Writes the wire format of Protocol Buffers 3: fields by number, integers in groups of 7 bits.
///
/// protobuf.dev, "Encoding". Fields with the default value, 0 or empty, are left out.
struct ProtobufWriter {
  private(set) var bytes: [UInt8] = []

  /// Writes an integer or an enumeration.
  mutating func writeNumber(_ field: Int, whole value: UInt64) {
    guard value != 0 else { return }
    key(field, 0)
    varint(value)
  }

  /// Writes a signed 32-bit integer, which is short near 0.
  mutating func writeNumber(_ field: Int, signed value: Int32) {
    guard value != 0 else { return }
    key(field, 0)
    varint(Self.zigzag(value))
  }

  /// Writes one of several fields of which one is required, so 0 is written too.
  mutating func writeNumber(_ field: Int, choice value: UInt64) {
    key(field, 0)
    varint(value)
  }

  mutating func writeNumber(_ field: Int, _ value: Float) {
    guard value != 0 else { return }
    key(field, 5)
    fixed(value)
  }

  mutating func writeNumber(_ field: Int, _ value: Double) {
    guard value != 0 else { return }
    key(field, 1)
    let bits = value.bitPattern
    for shift in stride(from: 0, to: 64, by: 8) {
      bytes.append(UInt8(truncatingIfNeeded: bits >> shift))
    }
  }

  /// Writes bytes, text or a message.
  mutating func writeBytes(_ field: Int, _ value: some Collection<UInt8>) {
    guard !value.isEmpty else { return }
    key(field, 2)
    varint(UInt64(value.count))
    bytes += value
  }

  /// Writes a message, which may be empty.
  mutating func writeMessage(_ field: Int, _ build: (inout ProtobufWriter) -> Void) {
    var message = ProtobufWriter()
    build(&message)
    key(field, 2)
    varint(UInt64(message.bytes.count))
    bytes += message.bytes
  }

  mutating func writeRepeated(_ field: Int, packed values: [Float]) {
    guard !values.isEmpty else { return }
    key(field, 2)
    varint(UInt64(values.count * 4))
    for value in values { fixed(value) }
  }

  mutating func writeRepeated(_ field: Int, packed values: [UInt32]) {
    guard !values.isEmpty else { return }
    var message = ProtobufWriter()
    for value in values { message.varint(UInt64(value)) }
    writeBytes(field, message.bytes)
  }

  mutating func writeRepeated(_ field: Int, packedSigned values: [Int32]) {
    guard !values.isEmpty else { return }
    var message = ProtobufWriter()
    for value in values { message.varint(Self.zigzag(value)) }
    writeBytes(field, message.bytes)
  }

  private mutating func key(_ field: Int, _ wire: UInt64) { varint(UInt64(field) << 3 | wire) }

  private mutating func varint(_ value: UInt64) {
    var rest = value
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }

  private mutating func fixed(_ value: Float) {
    let bits = value.bitPattern
    for shift in stride(from: 0, to: 32, by: 8) {
      bytes.append(UInt8(truncatingIfNeeded: bits >> shift))
    }
  }

  private static func zigzag(_ value: Int32) -> UInt64 {
    UInt64(UInt32(bitPattern: value << 1 ^ value >> 31))
  }
}
