/// A command of docs/canvas.md, Commands: the parameters of `Perform`.
package struct OverlayCommandLine: Hashable, Sendable {
  /// Its words, with blanks between them: 1 to 1024 bytes.
  package var command: String

  static let names: Set<String> = ["command"]

  /// A command.
  package init(command: String) { self.command = command }

  /// Reads the parameters of a call.
  init(_ fields: JSONFields) throws(ProtocolError) {
    command = try fields.required("command") { (key) throws(ProtocolError) in
      try fields.text(key, atMost: 1_024)
    }
  }
}

extension OverlayCommandLine: JSONWritable {
  /// Writes the parameters of a call.
  package func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.field("command", command)
    writer.endObject()
  }
}
