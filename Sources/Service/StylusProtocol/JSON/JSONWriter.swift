/// A value that can be written as JSON.
package protocol JSONWritable {
  /// Appends the value to the text.
  func write(to writer: inout JSONWriter)
}

/// Appends JSON to a buffer, without spaces; inserts the commas.
///
/// Life: begin a container, write keys and values, end it, take ``bytes``. The same calls always
/// give the same bytes. Numbers are the shortest decimals that read back to the same value.
package struct JSONWriter {
  /// The text written so far; the owner may take it and empty it between two values.
  package var bytes: [UInt8] = []
  /// Whether strokes are written without their samples.
  package var omitsSamples = false
  private var needsComma = false

  /// An empty writer.
  package init() {}

  // MARK: Containers

  /// Opens an object.
  package mutating func beginObject() { openBracket("{") }
  /// Closes the object that was opened last.
  package mutating func endObject() { closeBracket("}") }
  /// Opens an array.
  package mutating func beginArray() { openBracket("[") }
  /// Closes the array that was opened last.
  package mutating func endArray() { closeBracket("]") }

  /// Writes the key of the next member.
  package mutating func key(_ name: String) {
    separate()
    quote(name)
    bytes.append(UInt8(ascii: ":"))
    needsComma = false
  }

  /// Ends the outermost value with a byte that parts it from the next: NUL or a line end.
  package mutating func endText(_ terminator: UInt8) {
    bytes.append(terminator)
    needsComma = false
  }

  // MARK: Values

  package mutating func null() { plain("null") }
  package mutating func bool(_ value: Bool) { plain(value ? "true" : "false") }
  package mutating func integer(_ value: some BinaryInteger) { plain(String(value)) }

  /// Writes a number; a number that is not finite, which JSON cannot express, becomes null.
  package mutating func number(_ value: some BinaryFloatingPoint & LosslessStringConvertible) {
    plain(value.isFinite ? value.description : "null")
  }

  package mutating func string(_ value: String) {
    separate()
    quote(value)
    needsComma = true
  }

  package mutating func array(of values: some Sequence<some JSONWritable>) {
    beginArray()
    for value in values { value.write(to: &self) }
    endArray()
  }

  package mutating func strings(_ values: some Sequence<String>) {
    beginArray()
    for value in values { string(value) }
    endArray()
  }

  // MARK: Bytes

  private mutating func openBracket(_ bracket: Unicode.Scalar) {
    separate()
    bytes.append(UInt8(ascii: bracket))
    needsComma = false
  }

  private mutating func closeBracket(_ bracket: Unicode.Scalar) {
    bytes.append(UInt8(ascii: bracket))
    needsComma = true
  }

  private mutating func plain(_ text: String) {
    separate()
    bytes.append(contentsOf: text.utf8)
    needsComma = true
  }

  private mutating func separate() {
    if needsComma { bytes.append(UInt8(ascii: ",")) }
  }

  private mutating func quote(_ text: String) {
    bytes.append(UInt8(ascii: "\""))
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"):
        bytes.append(UInt8(ascii: "\\"))
        bytes.append(byte)
      case 0..<0x20:
        bytes.append(contentsOf: "\\u00".utf8)
        bytes.append(Self.hexDigit(byte >> 4))
        bytes.append(Self.hexDigit(byte & 0xF))
      default:
        bytes.append(byte)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }

  private static func hexDigit(_ value: UInt8) -> UInt8 {
    value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "a") + value - 10
  }
}

extension JSONValue: JSONWritable {
  package func write(to writer: inout JSONWriter) {
    switch self {
    case .null: writer.null()
    case .bool(let value): writer.bool(value)
    case .integer(let value): writer.integer(value)
    case .number(let value): writer.number(value)
    case .string(let value): writer.string(value)
    case .array(let values): writer.array(of: values)
    case .object(let object): object.write(to: &writer)
    }
  }
}

extension JSONObject: JSONWritable {
  package func write(to writer: inout JSONWriter) {
    writer.beginObject()
    for member in members {
      writer.key(member.key)
      member.value.write(to: &writer)
    }
    writer.endObject()
  }
}
