/// A command of docs/develop/canvas.md, Commands: the parameters of `Perform`.
package struct OverlayCommandLine: Hashable, Sendable {
  /// Its words, with blanks between them: 1 to 1024 bytes.
  package var command: String
  /// The output whose page or view it is about; nil: where the pen is, else where the picker is.
  package var output: String?

  static let names: Set<String> = ["command", "output"]

  /// A command.
  package init(command: String, output: String? = nil) {
    (self.command, self.output) = (command, output)
  }

  /// Reads the parameters of a call.
  init(_ fields: JSONFields) throws(ProtocolError) {
    command = try fields.required("command") { (key) throws(ProtocolError) in
      try fields.text(key, atMost: 1_024)
    }
    output = try fields.name("output")
  }
}

extension OverlayCommandLine: JSONWritable {
  /// Writes the parameters of a call.
  package func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.field("command", command)
    if let output { writer.field("output", output) }
    writer.endObject()
  }
}
