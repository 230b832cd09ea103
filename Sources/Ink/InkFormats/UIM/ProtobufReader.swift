/// Reads the wire format of Protocol Buffers field by field; what is not known is passed over.
struct ProtobufReader {
  /// One field: its number and what it holds.
  struct Field {
    let number: Int
    let value: Value
    /// Where in the file it begins.
    let offset: Int
    /// From the indices of its bytes to places in the file.
    fileprivate let base: Int
  }

  enum Value {
    /// A group of 7-bit groups: any whole number.
    case varint(UInt64)
    case fixed32(UInt32)
    case fixed64(UInt64)
    /// Bytes, text, a message or packed numbers.
    case bytes(ArraySlice<UInt8>)
  }

  /// How a value is written.
  enum Wire: UInt64 {
    case varint = 0
    case fixed64 = 1
    case bytes = 2
    case fixed32 = 5
  }

  private var rest: ArraySlice<UInt8>
  private let base: Int
  /// What to do about damage.
  static let fix = "the file is damaged; open it with the program that wrote it"

  /// Reads a part of a file that begins at an offset.
  init(_ bytes: ArraySlice<UInt8>, at offset: Int) {
    rest = bytes
    base = offset - bytes.startIndex
  }

  fileprivate init(_ field: Field) {
    rest = field.bytes
    base = field.base
  }

  /// Where in the file the next byte is.
  var place: Int { base + rest.startIndex }

  /// The next field; nil at the end.
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

  /// What a field begins with: its number, and how its value is written.
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

  /// How many bytes the value of a field at an offset has, whose holder ends at a place.
  mutating func readLength(of offset: Int, upTo end: Int) throws(InkFormatError) -> Int {
    let count = try varint()
    guard count <= UInt64(end - place) else {
      throw makeError(offset, "a field is longer than what holds it")
    }
    return Int(count)
  }

  /// A value that is written in a way of its own; empty bytes for those whose length comes first.
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
  /// The field as a whole number; 0 if it is none.
  var whole: UInt64 { if case .varint(let value) = value { value } else { 0 } }

  /// The field as a number with a fraction; 0 if it is none.
  var fraction: Double {
    switch value {
    case .fixed32(let bits): Double(Float(bitPattern: bits))
    case .fixed64(let bits): Double(bitPattern: bits)
    default: 0
    }
  }

  /// The field as bytes; none if it is none.
  var bytes: ArraySlice<UInt8> { if case .bytes(let bytes) = value { bytes } else { [] } }

  /// The field as a message; an empty one if it is none.
  var message: ProtobufReader { ProtobufReader(self) }

  /// The field as text; what is not UTF-8 shows as such.
  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Adds the numbers of a list, packed or one by one.
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

  /// Adds the whole numbers of a list, packed or one by one.
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

  /// Adds the signed numbers of a list, packed or one by one.
  func appendNumbers(toSigned list: inout [Int32]) throws(InkFormatError) {
    var whole: [UInt32] = []
    try appendNumbers(to: &whole)
    list += whole.map { Int32(bitPattern: $0 >> 1) ^ -Int32(bitPattern: $0 & 1) }
  }
}
