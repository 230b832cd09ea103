/// A JSON object that its layout describes, for reading and for writing.
package protocol JSONRecord: JSONCodable, JSONWritable {
  /// Its members.
  static var layout: RecordLayout<Self> { get }
}

extension JSONRecord {
  /// Reads it.
  package init(_ parameters: JSONObject) throws(ProtocolError) {
    self = try Self.layout.read(JSONFields(parameters))
  }

  package func write(to writer: inout JSONWriter) {
    writer.beginObject()
    Self.layout.writeMembers(of: self, to: &writer)
    writer.endObject()
  }

  package static var coding: JSONCoding<Self> {
    JSONCoding(
      type: .record(layout.members),
      read: { (json) throws(ProtocolError) in
        guard case .object(let object) = json else { return nil }
        return try Self(object)
      },
      write: { $0.write(to: &$1) })
  }
}

/// The members of a record in the order in which they are written, and how to make the record.
///
/// The compiler checks that an initializer takes exactly these members in this order, so reading
/// and writing cannot disagree. Members that no layout names are not read.
package struct RecordLayout<Record>: Sendable {
  /// The members of the record in the interface definition.
  package let members: [JSONMember]
  let read: @Sendable (JSONFields) throws(ProtocolError) -> Record
  private let writers: [@Sendable (Record, inout JSONWriter) -> Void]

  /// Defines the layout of a record.
  ///
  /// - Parameter make: makes the record; may refuse members that contradict each other.
  package init<each Value>(
    _ make: @escaping @Sendable (repeat each Value) throws(ProtocolError) -> Record,
    @RecordLayoutBuilder<Record> _ fields: () -> (repeat JSONField<Record, each Value>)
  ) {
    let fields = fields()
    var members: [JSONMember] = []
    var writers: [@Sendable (Record, inout JSONWriter) -> Void] = []
    for field in repeat each fields {
      members += field.members
      writers.append(field.write)
    }
    self.members = members
    self.writers = writers
    read = { (json) throws(ProtocolError) in try make(repeat (each fields).read(json)) }
  }

  func writeMembers(of record: Record, to writer: inout JSONWriter) {
    for write in writers { write(record, &writer) }
  }
}

extension RecordLayout {
  /// Lays out a rectangle.
  package init<Length: JSONCodable>(
    rectangle make: @escaping @Sendable (Length, Length, Length, Length) -> Record,
    _ left: any KeyPath<Record, Length> & Sendable, _ top: any KeyPath<Record, Length> & Sendable,
    _ width: any KeyPath<Record, Length> & Sendable,
    _ height: any KeyPath<Record, Length> & Sendable
  ) {
    self.init(make) {
      JSONField("left", left)
      JSONField("top", top)
      JSONField("width", width)
      JSONField("height", height)
    }
  }
}

/// Puts the fields of a layout below each other, which are checked one by one: in a single
/// expression the compiler would need many seconds for twenty of them.
@resultBuilder
package enum RecordLayoutBuilder<Record> {
  package static func buildExpression<Value>(
    _ field: JSONField<Record, Value>
  ) -> JSONField<Record, Value> { field }

  package static func buildBlock<each Value>(
    _ field: repeat JSONField<Record, each Value>
  ) -> (repeat JSONField<Record, each Value>) { (repeat each field) }
}
