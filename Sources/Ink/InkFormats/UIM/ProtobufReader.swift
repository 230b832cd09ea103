/// Reads the wire format of Protocol Buffers field by field; unknown fields are ignored.
struct ProtobufReader {
  /// A field: its number and value.
  struct Field {
    let number: Int
    let value: Value
    /// The offset of the field in the file.
    let offset: Int
    /// The difference between offsets in the file and the indices of its bytes.
    fileprivate let base: Int
  }

  enum Value {
    /// An integer in 7-bit groups.
    case varint(UInt64)
    case fixed32(UInt32)
    case fixed64(UInt64)
    /// Bytes, text, a message or packed numbers.
    case bytes(ArraySlice<UInt8>)
  }

  /// The encoding of a value.
  enum Wire: UInt64 {
    case varint = 0
    case fixed64 = 1
    case bytes = 2
    case fixed32 = 5
  }

  private var rest: ArraySlice<UInt8>
  private let base: Int
  /// The advice for damaged files.
  static let fix = "the file is damaged; open it with the program that wrote it"

  /// Creates a reader for a part of a file that begins at an offset.
  init(_ bytes: ArraySlice<UInt8>, at offset: Int) {
    rest = bytes
    base = offset - bytes.startIndex
  }

  fileprivate init(_ field: Field) {
    rest = field.bytes
    base = field.base
  }

  /// The offset of the next byte in the file.
  var place: Int { base + rest.startIndex }

  /// Returns the next field; nil at the end.
  mutating func nextField() throws(InkFormatError) -> Field? {
    guard !rest.isEmpty else { return nil }
    let offset = place
    let (number, wire) = try key()
    guard wire == .bytes else {
      return Field(number: number, value: try readValue(wire), offset: offset, base: base)
    }
    let count = try readLength(of: offset, upTo: base + rest.endIndex)
    defer { rest = rest.dropFirst(count) }
    return Field(number: number, value: .bytes(rest.prefix(count)), offset: offset, base: base)
  }

  /// Reads the beginning of a field: its number, and the encoding of its value.
  mutating func key() throws(InkFormatError) -> (number: Int, wire: Wire) {
    let offset = place
    let key = try varint()
    let number = Int(key >> 3)
    guard number > 0, number < 1 << 29 else {
      throw makeError(offset, "a field has the number \(number)")
    }
    guard let wire = Wire(rawValue: key & 7) else {
      throw makeError(offset, "a field has the unknown kind \(key & 7)")
    }
    return (number, wire)
  }

  /// Returns the length of the value of a field at an offset, whose container ends at `end`.
  mutating func readLength(of offset: Int, upTo end: Int) throws(InkFormatError) -> Int {
    let count = try varint()
    guard count <= UInt64(end - place) else {
      throw makeError(offset, "a field is longer than the message that contains it")
    }
    return Int(count)
  }

  /// Reads a value with its own encoding; returns empty bytes for those that begin with their
  /// length.
  mutating func readValue(_ wire: Wire) throws(InkFormatError) -> Value {
    switch wire {
    case .varint: .varint(try varint())
    case .fixed64: .fixed64(try fixed(8))
    case .fixed32: .fixed32(UInt32(try fixed(4)))
    case .bytes: .bytes([])
    }
  }

  private mutating func varint() throws(InkFormatError) -> UInt64 {
    let offset = place
    var value: UInt64 = 0
    for shift in stride(from: 0, to: 70, by: 7) {
      guard let byte = rest.popFirst() else { throw makeError(offset, "a number ends too early") }
      value |= UInt64(byte & 0x7F) << UInt64(shift)
      if byte < 0x80 { return value }
    }
    throw makeError(offset, "a number has more than ten bytes")
  }

  private mutating func fixed(_ count: Int) throws(InkFormatError) -> UInt64 {
    guard rest.count >= count else { throw makeError(place, "a number ends too early") }
    var value: UInt64 = 0
    for byte in rest.prefix(count).reversed() { value = value << 8 | UInt64(byte) }
    rest = rest.dropFirst(count)
    return value
  }

  private func makeError(_ offset: Int, _ what: String) -> InkFormatError {
    InkFormatError(.offset(offset), what, fix: ProtobufReader.fix)
  }
}

extension ProtobufReader.Field {
  /// The field as an integer; 0 if it is not one.
  var whole: UInt64 { if case .varint(let value) = value { value } else { 0 } }

  /// The field as a floating-point number; 0 if it is not one.
  var fraction: Double {
    switch value {
    case .fixed32(let bits): Double(Float(bitPattern: bits))
    case .fixed64(let bits): Double(bitPattern: bits)
    default: 0
    }
  }

  /// The field as bytes; empty if it is not bytes.
  var bytes: ArraySlice<UInt8> { if case .bytes(let bytes) = value { bytes } else { [] } }

  /// The field as a message; an empty one if it is not a message.
  var message: ProtobufReader { ProtobufReader(self) }

  /// The field as text, with replacement characters for invalid UTF-8.
  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Adds the numbers of a list, packed or separate.
  func appendNumbers(to list: inout [Float]) throws(InkFormatError) {
    switch value {
    case .fixed32(let bits): list.append(Float(bitPattern: bits))
    case .bytes(let bytes):
      list.reserveCapacity(list.count + bytes.count / 4)
      var index = bytes.startIndex
      while bytes.endIndex - index >= 4 {
        let bits =
          UInt32(bytes[index]) | UInt32(bytes[index + 1]) << 8 | UInt32(bytes[index + 2]) << 16
          | UInt32(bytes[index + 3]) << 24
        list.append(Float(bitPattern: bits))
        index += 4
      }
    default: return
    }
  }

  /// Adds the integers of a list, packed or separate.
  func appendNumbers(to list: inout [UInt32]) throws(InkFormatError) {
    switch value {
    case .varint(let value): list.append(UInt32(truncatingIfNeeded: value))
    case .bytes(let bytes):
      var value: UInt64 = 0
      var shift: UInt64 = 0
      for byte in bytes {
        value |= UInt64(byte & 0x7F) << shift
        shift += 7
        if byte < 0x80 {
          list.append(UInt32(truncatingIfNeeded: value))
          (value, shift) = (0, 0)
        } else if shift > 63 {
          throw InkFormatError(
            .offset(offset), "a number has more than ten bytes",
            fix: ProtobufReader.fix)
        }
      }
    default: return
    }
  }

  /// Adds the signed integers of a list, packed or separate.
  func appendNumbers(toSigned list: inout [Int32]) throws(InkFormatError) {
    var whole: [UInt32] = []
    try appendNumbers(to: &whole)
    list += whole.map { Int32(bitPattern: $0 >> 1) ^ -Int32(bitPattern: $0 & 1) }
  }
}
