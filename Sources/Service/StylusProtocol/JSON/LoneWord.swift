/// A word that is all there is in the parameters of a call, or in its reply.
package protocol LoneWord: RawRepresentable<String>, JSONWritable {
  /// What it is called there.
  static var field: String { get }
}

extension LoneWord {
  static var names: Set<String> { [field] }

  /// Reads it.
  init(_ fields: JSONFields) throws(ProtocolError) {
    self = try fields.required(Self.field, fields.word)
  }

  /// Reads it.
  package init(_ parameters: JSONObject) throws(ProtocolError) {
    try self.init(JSONFields(parameters))
  }

  package func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.field(Self.field, rawValue)
    writer.endObject()
  }
}
