/// The members of a JSON object, read by name and type.
///
/// A member that is null counts as missing. Every error names the member.
struct JSONFields {
  let object: JSONObject

  /// Reads an object's members.
  init(_ object: JSONObject) { self.object = object }

  /// Parses a text whose value must be an object.
  init(parsing text: [UInt8]) throws(ProtocolError) {
    do throws(JSONError) {
      guard case .object(let object) = try JSONValue(parsing: text) else {
        throw JSONError(kind: .unexpectedByte, offset: 0)
      }
      self.object = object
    } catch {
      throw .json(error)
    }
  }

  /// A required member.
  func required<Value>(
    _ name: String, _ read: (String) throws(ProtocolError) -> Value?
  ) throws(ProtocolError) -> Value {
    guard let value = try read(name) else { throw .invalidField(name) }
    return value
  }

  func bool(_ name: String) throws(ProtocolError) -> Bool? {
    try member(name) { if case .bool(let value) = $0 { value } else { nil } }
  }

  func string(_ name: String) throws(ProtocolError) -> String? {
    try member(name) { if case .string(let value) = $0 { value } else { nil } }
  }

  /// A value of an enumeration, called by its word.
  func word<Word: RawRepresentable<String>>(_ name: String) throws(ProtocolError) -> Word? {
    try member(name) { if case .string(let word) = $0 { Word(rawValue: word) } else { nil } }
  }

  /// An integer that fits its type.
  func integer<Number: FixedWidthInteger>(_ name: String) throws(ProtocolError) -> Number? {
    try member(name) { $0.integer() }
  }

  /// A number, whether or not it is written with a fraction; the nearest finite 32-bit float.
  func float(_ name: String) throws(ProtocolError) -> Float? {
    try member(name, \.float)
  }

  func object(_ name: String) throws(ProtocolError) -> JSONObject? {
    try member(name) { if case .object(let value) = $0 { value } else { nil } }
  }

  /// A member that is an object, ready to be read in its turn.
  func fields(_ name: String) throws(ProtocolError) -> JSONFields? {
    try object(name).map { JSONFields($0) }
  }

  /// A list; every element must become a value.
  func list<Element>(
    _ name: String, _ element: (JSONValue) -> Element?
  ) throws(ProtocolError) -> [Element]? {
    try member(name) { value in
      guard case .array(let values) = value else { return nil }
      let elements = values.compactMap(element)
      return elements.count == values.count ? elements : nil
    }
  }

  func strings(_ name: String) throws(ProtocolError) -> [String]? {
    try list(name) { if case .string(let value) = $0 { value } else { nil } }
  }

  /// A list of objects; an error in one of them names the field inside it.
  func objects<Element>(
    _ name: String, _ element: (JSONFields) throws(ProtocolError) -> Element
  ) throws(ProtocolError) -> [Element]? {
    let objects = try list(name) { if case .object(let value) = $0 { value } else { nil } }
    guard let objects else { return nil }
    var elements: [Element] = []
    elements.reserveCapacity(objects.count)
    for object in objects { elements.append(try element(JSONFields(object))) }
    return elements
  }

  private func member<Value>(
    _ name: String, _ read: (JSONValue) -> Value?
  ) throws(ProtocolError) -> Value? {
    guard let value = object[name], value != .null else { return nil }
    guard let result = read(value) else { throw .invalidField(name) }
    return result
  }
}
