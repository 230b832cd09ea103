/// A call, as docs/develop/protocol.md, section 2.1, describes it.
package struct VarlinkCall: Hashable, Sendable {
  /// Interface, dot, method.
  package var method: String
  /// The parameters; empty if none were sent.
  package var parameters: JSONObject
  /// The form of answer that the caller requests.
  package var mode: Mode

  /// The form of answer that a caller requests.
  package enum Mode: String, CaseIterable, Sendable {
    /// By one reply.
    case single
    /// By any number of replies.
    case more
    /// Not at all, not even by an error.
    case oneway
    /// With one reply, after which the connection uses another protocol.
    case upgrade
  }

  /// Reads a message; one that is not a call ends the connection.
  package init(parsing message: [UInt8]) throws(ProtocolError) {
    let fields = try JSONFields(parsing: message)
    method = try fields.required("method", fields.string)
    parameters = try fields.object("parameters") ?? JSONObject()
    mode = .single
    for other in Mode.allCases where other != .single {
      guard try fields.bool(other.rawValue) == true else { continue }
      guard mode == .single else { throw .invalidField(other.rawValue) }
      mode = other
    }
  }
}

extension JSONWriter {
  /// Writes a call and its NUL.
  package mutating func call(
    _ method: String, _ parameters: some JSONWritable = JSONObject(), mode: VarlinkCall.Mode
  ) {
    beginObject()
    field("method", method)
    field("parameters", parameters)
    if mode != .single { field(mode.rawValue, true) }
    endObject()
    endText(0)
  }
}
