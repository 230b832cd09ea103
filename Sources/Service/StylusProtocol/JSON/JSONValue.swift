/// A JSON value of a Varlink message.
///
/// Life: bytes become a value by ``init(parsing:)``; a value becomes bytes through ``JSONWriter``.
/// Parsing written text gives the same value.
package enum JSONValue: Hashable, Sendable {
  case null
  case bool(Bool)
  /// A number without fraction and exponent that fits 64 bits.
  case integer(Int64)
  /// Any other number; finite.
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object(JSONObject)

  /// Reads one strict RFC 8259 text, spaces around it allowed.
  ///
  /// The caller limits the size. Values nest at most 64 deep; keys are unique in an object.
  package init(parsing bytes: [UInt8]) throws(JSONError) {
    var parser = try JSONParser(bytes)
    self = try parser.wholeText()
  }
}

/// The members of a JSON object, in their order.
package struct JSONObject: Hashable, Sendable {
  /// The members; no key twice.
  package private(set) var members: [Member] = []

  /// One key and its value.
  package struct Member: Hashable, Sendable {
    package var key: String
    package var value: JSONValue
  }

  /// An object without members.
  package init() {}

  /// The value of a key; nil if the key does not exist.
  ///
  /// A linear search: our objects have a dozen keys.
  package subscript(key: String) -> JSONValue? {
    members.first { $0.key == key }?.value
  }

  /// Adds a member whose key does not exist yet.
  mutating func append(_ key: String, _ value: JSONValue) {
    members.append(Member(key: key, value: value))
  }
}

extension JSONValue {
  /// An integer that fits its type; nil for anything else.
  func integer<Number: FixedWidthInteger>() -> Number? {
    if case .integer(let wide) = self { Number(exactly: wide) } else { nil }
  }

  /// A number, with or without a fraction: the nearest 32-bit float; nil if that is not finite.
  var float: Float? {
    let float: Float =
      switch self {
      case .integer(let number): Float(number)
      case .number(let number): Float(number)
      default: .nan
      }
    return float.isFinite ? float : nil
  }
}
