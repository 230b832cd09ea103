/// A member of a record, or several that form one value: how it is read and written.
///
/// A member that is null counts as missing. Every error names the member.
package struct JSONField<Record, Value>: Sendable {
  let members: [JSONMember]
  let read: @Sendable (JSONFields) throws(ProtocolError) -> Value
  let write: @Sendable (Record, inout JSONWriter) -> Void
}

extension JSONField {
  /// A member with this coding. `value` returns the value to write; nil leaves the member out.
  private init<Coded>(
    _ member: JSONMember, _ coding: JSONCoding<Coded>,
    read: @escaping @Sendable (JSONFields) throws(ProtocolError) -> Value,
    value: @escaping @Sendable (Record) -> Coded?
  ) {
    self.init(
      members: [member], read: read,
      write: { record, writer in
        guard let value = value(record) else { return }
        writer.key(member.name)
        coding.write(value, &writer)
      })
  }
}

extension JSONField where Value: JSONCodable {
  /// A required member.
  package init(
    _ name: String, _ path: any KeyPath<Record, Value> & Sendable,
    where isAllowed: @escaping @Sendable (Value) -> Bool = { _ in true }
  ) {
    let coding = Value.coding
    self.init(
      JSONMember(name: name, type: coding.type, isRequired: true), coding,
      read: { (fields) throws(ProtocolError) in
        guard let value = try fields.value(name, coding, where: isAllowed) else {
          throw .invalidField(name)
        }
        return value
      },
      value: { $0[keyPath: path] })
  }

  /// A member that is always written, with a default value if it is missing.
  package init(
    _ name: String, _ path: any KeyPath<Record, Value> & Sendable, missing: Value,
    where isAllowed: @escaping @Sendable (Value) -> Bool = { _ in true }
  ) {
    let coding = Value.coding
    self.init(
      JSONMember(name: name, type: coding.type), coding,
      read: { (fields) throws(ProtocolError) in
        try fields.value(name, coding, where: isAllowed) ?? missing
      },
      value: { $0[keyPath: path] })
  }

  /// A number that is always written; if it is missing, it gets the value of another member.
  init(
    _ name: String, _ path: any KeyPath<Record, Value> & Sendable, missing other: String
  ) where Value: FixedWidthInteger {
    let inner = JSONField(name, path, missing: 0)
    self.init(
      members: inner.members,
      read: { (fields) throws(ProtocolError) in
        if let value: Value = try fields.integer(name) { return value }
        return try fields.required(other, fields.integer)
      },
      write: inner.write)
  }

  /// A member that is omitted if it has this value, and has this value if it is missing.
  package init(
    _ name: String, _ path: any KeyPath<Record, Value> & Sendable, omitting omitted: Value
  )
  where Value: Equatable {
    let coding = Value.coding
    self.init(
      JSONMember(name: name, type: coding.type, isOmitted: true), coding,
      read: { (fields) throws(ProtocolError) in try fields.value(name, coding) ?? omitted },
      value: { record in
        let value = record[keyPath: path]
        return value == omitted ? nil : value
      })
  }
}

extension JSONField {
  /// An optional member.
  package init<Wrapped: JSONCodable>(
    _ name: String, _ path: any KeyPath<Record, Value> & Sendable,
    where isAllowed: @escaping @Sendable (Wrapped) -> Bool = { _ in true }
  ) where Value == Wrapped? {
    let coding = Wrapped.coding
    self.init(
      JSONMember(name: name, type: coding.type, isOmitted: true), coding,
      read: { (fields) throws(ProtocolError) in
        try fields.value(name, coding, where: isAllowed)
      },
      value: { $0[keyPath: path] })
  }

  /// The members of another record, which are members of the same object.
  init(inlining path: any KeyPath<Record, Value> & Sendable) where Value: JSONRecord {
    self.init(
      members: Value.layout.members, read: Value.layout.read,
      write: { Value.layout.writeMembers(of: $0[keyPath: path], to: &$1) })
  }
}

extension JSONFields {
  /// A member by its coding; nil if it is missing.
  func value<Value>(
    _ name: String, _ coding: JSONCoding<Value>, where isAllowed: (Value) -> Bool = { _ in true }
  ) throws(ProtocolError) -> Value? {
    guard let json = object[name], json != .null else { return nil }
    guard let value = try coding.read(json), isAllowed(value) else { throw .invalidField(name) }
    return value
  }
}
