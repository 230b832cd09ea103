package import StylusModel

extension Tool: JSONWritable {
  /// Writes the object `Tool` of docs/develop/protocol.md.
  package func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.field("kind", kind.word)
    writer.field("serial", serial)
    writer.field("model", model)
    writer.endObject()
  }

  /// Reads the object `Tool`.
  init(_ fields: JSONFields) throws(ProtocolError) {
    let word = try fields.required("kind", fields.string)
    guard let kind = ToolKind.allCases.first(where: { $0.word == word }) else {
      throw .invalidField("kind")
    }
    self.init(
      kind: kind,
      serial: try fields.required("serial", fields.integer),
      model: try fields.required("model", fields.integer))
  }
}
