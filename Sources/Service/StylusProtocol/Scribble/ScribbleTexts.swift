/// Texts that could not be put into their fields: the reply of `TakeTexts`.
package struct ScribbleTexts: Hashable, Sendable {
  /// The oldest first.
  package var texts: [String]
  package init(texts: [String]) { self.texts = texts }
}

extension ScribbleTexts: JSONWritable {
  package func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.field("texts", texts)
    writer.endObject()
  }

  /// Reads the reply of `TakeTexts`.
  package init(_ parameters: JSONObject) throws(ProtocolError) {
    let fields = JSONFields(parameters)
    texts = try fields.required("texts", fields.strings)
  }
}
