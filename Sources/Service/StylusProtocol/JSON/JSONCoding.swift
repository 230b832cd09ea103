/// How the values of one type are written as JSON, read, and called in an interface's definition.
package struct JSONCoding<Value>: Sendable {
  /// The type in the interface definition.
  let type: JSONType
  /// Nil for a value of another type; the error of an object names the member inside it.
  let read: @Sendable (JSONValue) throws(ProtocolError) -> Value?
  let write: @Sendable (Value, inout JSONWriter) -> Void
}

/// A value that a record can have as a member.
package protocol JSONCodable: Sendable {
  /// How it is read and written.
  static var coding: JSONCoding<Self> { get }
}

/// A type of Varlink's language of interfaces.
package indirect enum JSONType: Hashable, Sendable {
  case bool
  case int
  case float
  case string
  case words([String])
  case list(JSONType)
  case record([JSONMember])
  /// An object that no layout describes.
  case object
}

/// A member of a record, as the definition of an interface declares it.
package struct JSONMember: Hashable, Sendable {
  /// The name of the type.
  package var name: String
  /// The type of its values.
  package var type: JSONType
  /// Whether a text without it is refused.
  package var isRequired = false
  /// Whether it is left out of some texts.
  package var isOmitted = false
}

extension JSONCoding {
  /// Codes a value as another type that represents it; a nil result means that it is invalid.
  init<Coded: JSONCodable>(
    _ make: @escaping @Sendable (Coded) -> Value?, _ coded: @escaping @Sendable (Value) -> Coded
  ) {
    let inner = Coded.coding
    self.init(
      type: inner.type,
      read: { (json) throws(ProtocolError) in try inner.read(json).flatMap(make) },
      write: { inner.write(coded($0), &$1) })
  }

  /// Codes a value as an object that no layout describes.
  init(
    fields read: @escaping @Sendable (JSONFields) throws(ProtocolError) -> Value,
    write: @escaping @Sendable (Value, inout JSONWriter) -> Void
  ) {
    self.init(
      type: .object,
      read: { (json) throws(ProtocolError) in
        guard case .object(let object) = json else { return nil }
        return try read(JSONFields(object))
      },
      write: write)
  }

  /// Codes the values of an enumeration by their words.
  init(words values: [Value], _ word: @escaping @Sendable (Value) -> String)
  where Value: Sendable {
    self.init(
      type: .words(values.map(word)),
      read: { json in
        guard case .string(let text) = json else { return nil }
        return values.first { word($0) == text }
      },
      write: { $1.string(word($0)) })
  }
}

extension JSONWriter {
  /// Writes a value by its coding.
  mutating func codable<Value: JSONCodable>(_ value: Value) { Value.coding.write(value, &self) }
}

// MARK: Values

extension JSONCodable where Self: FixedWidthInteger {
  package static var coding: JSONCoding<Self> {
    JSONCoding(type: .int, read: { $0.integer() }, write: { $1.integer($0) })
  }
}

extension Int: JSONCodable {}
extension Int32: JSONCodable {}
extension Int64: JSONCodable {}
extension UInt8: JSONCodable {}
extension UInt16: JSONCodable {}
extension UInt32: JSONCodable {}
extension UInt64: JSONCodable {}

extension Float: JSONCodable {
  package static var coding: JSONCoding<Float> {
    JSONCoding(type: .float, read: \.float, write: { $1.number($0) })
  }
}

extension Bool: JSONCodable {
  package static var coding: JSONCoding<Bool> {
    JSONCoding(
      type: .bool, read: { if case .bool(let value) = $0 { value } else { nil } },
      write: { $1.bool($0) })
  }
}

extension String: JSONCodable {
  package static var coding: JSONCoding<String> {
    JSONCoding(
      type: .string, read: { if case .string(let value) = $0 { value } else { nil } },
      write: { $1.string($0) })
  }
}

extension JSONCodable where Self: RawRepresentable<String> & CaseIterable {
  package static var coding: JSONCoding<Self> { JSONCoding(words: Array(allCases), \.rawValue) }
}

extension Array: JSONCodable where Element: JSONCodable {
  package static var coding: JSONCoding<[Element]> {
    let inner = Element.coding
    return JSONCoding(
      type: .list(inner.type),
      read: { (json) throws(ProtocolError) in
        guard case .array(let values) = json else { return nil }
        var elements: [Element] = []
        elements.reserveCapacity(values.count)
        for value in values {
          guard let element = try inner.read(value) else { return nil }
          elements.append(element)
        }
        return elements
      },
      write: { elements, writer in
        writer.beginArray()
        for element in elements { inner.write(element, &writer) }
        writer.endArray()
      })
  }
}
