/// Reads the wire format of Protocol Buffers field by field; what is not known is passed over.
struct ProtobufReader {
  /// One field: its number and what it holds.
  struct Field {
    let number: Int
    let value: Value
    /// Where in the file it begins.
    let offset: Int
  }

  enum Value {
    /// A group of 7-bit groups: any whole number.
    case varint(UInt64)
    case fixed32(UInt32)
    case fixed64(UInt64)
    /// Bytes, text, a message or packed numbers.
    case bytes(ArraySlice<UInt8>)
  }

  private var rest: ArraySlice<UInt8>
  /// What to do about damage.
  static let mend = "open it with the program that wrote it, for it is damaged"

  /// Reads a part of a file; its indices are offsets in it.
  init(_ bytes: ArraySlice<UInt8>) { rest = bytes }

  /// The next field; nil at the end.
  mutating func next() throws(InkFormatError) -> Field? {
    guard !rest.isEmpty else { return nil }
    let offset = rest.startIndex
    let key = try varint()
    let number = Int(key >> 3)
    guard number > 0, number < 1 << 29 else {
      throw fault(offset, "a field has the number \(number)")
    }
    let value: Value
    switch key & 7 {
    case 0: value = .varint(try varint())
    case 1: value = .fixed64(try fixed(8))
    case 2:
      let count = try varint()
      guard count <= UInt64(rest.count) else {
        throw fault(offset, "a field is longer than what holds it")
      }
      value = .bytes(rest.prefix(Int(count)))
      rest = rest.dropFirst(Int(count))
    case 5: value = .fixed32(UInt32(try fixed(4)))
    default: throw fault(offset, "a field has the unknown kind \(key & 7)")
    }
    return Field(number: number, value: value, offset: offset)
  }

  private mutating func varint() throws(InkFormatError) -> UInt64 {
    let offset = rest.startIndex
    var value: UInt64 = 0
    for shift in stride(from: 0, to: 70, by: 7) {
      guard let byte = rest.popFirst() else { throw fault(offset, "a number ends too early") }
      value |= UInt64(byte & 0x7F) << UInt64(shift)
      if byte < 0x80 { return value }
    }
    throw fault(offset, "a number has more than ten bytes")
  }

  private mutating func fixed(_ count: Int) throws(InkFormatError) -> UInt64 {
    guard rest.count >= count else { throw fault(rest.startIndex, "a number ends too early") }
    var value: UInt64 = 0
    for byte in rest.prefix(count).reversed() { value = value << 8 | UInt64(byte) }
    rest = rest.dropFirst(count)
    return value
  }

  private func fault(_ offset: Int, _ what: String) -> InkFormatError {
    InkFormatError(.offset(offset), what, mend: ProtobufReader.mend)
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

  /// The field as text; what is not UTF-8 shows as such.
  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Adds the numbers of a list, packed or one by one.
  func append(to list: inout [Float]) throws(InkFormatError) {
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
  func append(to list: inout [UInt32]) throws(InkFormatError) {
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
            mend: ProtobufReader.mend)
        }
      }
    default: return
    }
  }

  /// Adds the signed numbers of a list, packed or one by one.
  func append(toSigned list: inout [Int32]) throws(InkFormatError) {
    var whole: [UInt32] = []
    try append(to: &whole)
    list += whole.map { Int32(bitPattern: $0 >> 1) ^ -Int32(bitPattern: $0 & 1) }
  }
}
