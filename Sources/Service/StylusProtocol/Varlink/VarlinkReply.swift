/// A reply, as docs/develop/protocol.md, section 2.1, describes it.
package struct VarlinkReply: Hashable, Sendable {
  /// The parameters of the reply; for an error, its details.
  package var parameters: JSONObject
  /// Whether another reply to the same call follows.
  package var continues: Bool
  /// The name of the error, if the call failed.
  package var error: String?

  /// Reads a message.
  package init(parsing message: [UInt8]) throws(ProtocolError) {
    let fields = try JSONFields(parsing: message)
    parameters = try fields.object("parameters") ?? JSONObject()
    continues = try fields.bool("continues") ?? false
    error = try fields.string("error")
  }
}

/// Why a call failed, as reported to the caller: as JSON it is the error's parameters.
package protocol VarlinkCallError: Error, JSONWritable {
  /// The error's name on the wire.
  var name: String { get }
  /// The error's parameters, in the order in which they are written.
  var parameters: KeyValuePairs<String, any JSONCodable> { get }
}

extension VarlinkCallError {
  package func write(to writer: inout JSONWriter) {
    writer.beginObject()
    for (name, value) in parameters {
      writer.key(name)
      writer.codable(value)
    }
    writer.endObject()
  }
}

extension JSONWriter {
  /// Writes a reply and its NUL.
  package mutating func reply(_ parameters: some JSONWritable, continues: Bool = false) {
    beginObject()
    field("parameters", parameters)
    if continues { field("continues", true) }
    endObject()
    endText(0)
  }

  /// Writes an error reply and its NUL.
  package mutating func reply(_ error: some VarlinkCallError) {
    beginObject()
    field("error", error.name)
    field("parameters", error)
    endObject()
    endText(0)
  }
}
