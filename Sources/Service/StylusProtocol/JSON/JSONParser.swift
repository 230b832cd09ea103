/// Reads one JSON text from front to back.
struct JSONParser {
  private let bytes: [UInt8]
  private var position = 0
  private var depth = 0

  /// Deeper nesting is refused: it would cost stack, and none of our messages comes near it.
  private static let deepest = 64
  /// Up to here doubled keys are found by comparing all pairs; above, by a set.
  private static let fewMembers = 16

  /// Takes a text and checks its UTF-8, so that the other functions need to examine only bytes.
  init(_ bytes: [UInt8]) throws(JSONError) {
    do throws(UTF8.ValidationError) {
      _ = try UTF8Span(validating: bytes.span)
    } catch {
      throw JSONError(kind: .invalidUTF8, offset: error.byteOffsets.lowerBound)
    }
    self.bytes = bytes
  }

  /// Reads the only value of the text.
  mutating func wholeText() throws(JSONError) -> JSONValue {
    let value = try parseValue()
    skipSpaces()
    guard position == bytes.count else { throw makeError(.trailingBytes) }
    return value
  }

  private mutating func parseValue() throws(JSONError) -> JSONValue {
    skipSpaces()
    switch try peek() {
    case UInt8(ascii: "{"): return .object(try object())
    case UInt8(ascii: "["): return .array(try array())
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "t"): return try parseLiteral("true", .bool(true))
    case UInt8(ascii: "f"): return try parseLiteral("false", .bool(false))
    case UInt8(ascii: "n"): return try parseLiteral("null", .null)
    default: return try parseNumber()
    }
  }

  // MARK: Containers

  private mutating func object() throws(JSONError) -> JSONObject {
    try enter()
    defer { depth -= 1 }
    var object = JSONObject()
    var keys: Set<String> = []
    skipSpaces()
    if try accept(UInt8(ascii: "}")) { return object }
    repeat {
      skipSpaces()
      let start = position
      guard try peek() == UInt8(ascii: "\"") else { throw makeError(.unexpectedByte) }
      let key = try string()
      guard isNew(key, in: object, &keys) else {
        throw JSONError(kind: .duplicateKey, offset: start)
      }
      skipSpaces()
      try expect(UInt8(ascii: ":"))
      object.append(key, try parseValue())
      skipSpaces()
    } while try accept(UInt8(ascii: ","))
    try expect(UInt8(ascii: "}"))
    return object
  }

  private func isNew(_ key: String, in object: JSONObject, _ keys: inout Set<String>) -> Bool {
    guard object.members.count >= Self.fewMembers else { return object[key] == nil }
    if keys.isEmpty { keys = Set(object.members.map(\.key)) }
    return keys.insert(key).inserted
  }

  private mutating func array() throws(JSONError) -> [JSONValue] {
    try enter()
    defer { depth -= 1 }
    var array: [JSONValue] = []
    skipSpaces()
    if try accept(UInt8(ascii: "]")) { return array }
    repeat {
      array.append(try parseValue())
      skipSpaces()
    } while try accept(UInt8(ascii: ","))
    try expect(UInt8(ascii: "]"))
    return array
  }

  /// Steps over an opening bracket; the caller restores the depth.
  private mutating func enter() throws(JSONError) {
    guard depth < Self.deepest else { throw makeError(.tooDeep) }
    depth += 1
    position += 1
  }

  // MARK: Strings

  private mutating func string() throws(JSONError) -> String {
    position += 1
    var unescaped: [UInt8] = []
    var start = position
    while true {
      switch try peek() {
      case UInt8(ascii: "\""):
        defer { position += 1 }
        if unescaped.isEmpty { return String(decoding: bytes[start..<position], as: UTF8.self) }
        unescaped += bytes[start..<position]
        return String(decoding: unescaped, as: UTF8.self)
      case UInt8(ascii: "\\"):
        unescaped += bytes[start..<position]
        unescaped += String(try escape()).utf8
        start = position
      case 0..<0x20: throw makeError(.controlCharacter)
      default: position += 1
      }
    }
  }

  private mutating func escape() throws(JSONError) -> Unicode.Scalar {
    let start = position
    position += 1
    let letter = try peek()
    position += 1
    switch letter {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(letter)
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{c}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"): return try unicodeEscape(from: start)
    default: throw JSONError(kind: .invalidEscape, offset: start)
    }
  }

  private mutating func unicodeEscape(from start: Int) throws(JSONError) -> Unicode.Scalar {
    let first = UInt32(try fourHexDigits())
    if let scalar = Unicode.Scalar(first) { return scalar }
    let lone = JSONError(kind: .loneSurrogate, offset: start)
    guard first < 0xDC00, position + 1 < bytes.count, bytes[position] == UInt8(ascii: "\\"),
      bytes[position + 1] == UInt8(ascii: "u")
    else { throw lone }
    position += 2
    let second = UInt32(try fourHexDigits())
    guard 0xDC00...0xDFFF ~= second,
      let scalar = Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
    else { throw lone }
    return scalar
  }

  private mutating func fourHexDigits() throws(JSONError) -> UInt16 {
    var value: UInt16 = 0
    for _ in 0..<4 {
      guard let digit = Character(Unicode.Scalar(try peek())).hexDigitValue else {
        throw makeError(.invalidEscape)
      }
      value = value << 4 | UInt16(digit)
      position += 1
    }
    return value
  }

  // MARK: Numbers and words

  private mutating func parseNumber() throws(JSONError) -> JSONValue {
    let start = position
    _ = try accept(UInt8(ascii: "-"))
    if try !accept(UInt8(ascii: "0")) { try digits() }
    var isInteger = true
    if acceptIfThere(".") {
      isInteger = false
      try digits()
    }
    if acceptIfThere("e") || acceptIfThere("E") {
      isInteger = false
      if !acceptIfThere("+") { _ = acceptIfThere("-") }
      try digits()
    }
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    if isInteger, text != "-0", let integer = Int64(text) { return .integer(integer) }
    guard let number = Double(text), number.isFinite else {
      throw JSONError(kind: .numberOutOfRange, offset: start)
    }
    return .number(number)
  }

  private mutating func digits() throws(JSONError) {
    guard 0x30...0x39 ~= (try peek()) else { throw makeError(.unexpectedByte) }
    while position < bytes.count, 0x30...0x39 ~= bytes[position] { position += 1 }
  }

  private mutating func parseLiteral(
    _ text: StaticString, _ value: JSONValue
  ) throws(JSONError) -> JSONValue {
    for byte in text.description.utf8 { try expect(byte) }
    return value
  }

  // MARK: Bytes

  private mutating func skipSpaces() {
    while position < bytes.count {
      switch bytes[position] {
      case 0x20, 0x09, 0x0A, 0x0D: position += 1
      default: return
      }
    }
  }

  private func peek() throws(JSONError) -> UInt8 {
    guard position < bytes.count else { throw makeError(.unexpectedEnd) }
    return bytes[position]
  }

  private mutating func accept(_ byte: UInt8) throws(JSONError) -> Bool {
    guard try peek() == byte else { return false }
    position += 1
    return true
  }

  private mutating func acceptIfThere(_ letter: Unicode.Scalar) -> Bool {
    guard position < bytes.count, bytes[position] == UInt8(ascii: letter) else { return false }
    position += 1
    return true
  }

  private mutating func expect(_ byte: UInt8) throws(JSONError) {
    guard try accept(byte) else { throw makeError(.unexpectedByte) }
  }

  private func makeError(_ kind: JSONError.JSONFlaw) -> JSONError {
    JSONError(kind: kind, offset: position)
  }
}
