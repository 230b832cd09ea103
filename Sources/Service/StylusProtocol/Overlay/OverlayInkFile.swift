/// A file, and the output whose ink is in it: the parameters of `Save` and `Open`.
package struct OverlayInkFile: Hashable, Sendable {
  /// The file, from the root on: 1 to 4096 bytes. Its extension says the format that is saved.
  package var path: String
  /// The output whose ink it is; nil to save that of the only one that has any, and to open a file
  /// on all of them.
  package var output: String?

  static let names: Set<String> = ["path", "output"]

  /// The ink of an output, in a file.
  package init(path: String, output: String?) { (self.path, self.output) = (path, output) }

  /// Reads the parameters of a call.
  init(_ fields: JSONFields) throws(ProtocolError) {
    path = try fields.required("path") { (key) throws(ProtocolError) in
      try fields.text(key, atMost: 4_096)
    }
    guard path.hasPrefix("/") else { throw .invalidField("path") }
    output = try fields.name("output")
  }
}

extension OverlayInkFile: JSONWritable {
  /// Writes the parameters of a call.
  package func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.field("path", path)
    if let output { writer.field("output", output) }
    writer.endObject()
  }
}

/// What was saved: the reply of `Save`.
package struct OverlaySaved: Hashable, Sendable {
  /// The output whose ink it is.
  package var output: String
  /// How many strokes.
  package var strokes: Int

  /// So many strokes of an output.
  package init(output: String, strokes: Int) { (self.output, self.strokes) = (output, strokes) }
}

extension OverlaySaved: JSONWritable {
  package func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.field("output", output)
    writer.field("strokes", strokes)
    writer.endObject()
  }

  /// Reads the reply of `Save`.
  package init(_ parameters: JSONObject) throws(ProtocolError) {
    let fields = JSONFields(parameters)
    output = try fields.required("output", fields.string)
    strokes = try fields.required("strokes", fields.integer)
  }
}

/// What was opened: the reply of `Open`.
package struct OverlayOpened: Hashable, Sendable {
  /// How many strokes the file has.
  package var strokes: Int

  /// So many strokes.
  package init(strokes: Int) { self.strokes = strokes }
}

extension OverlayOpened: JSONWritable {
  package func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.field("strokes", strokes)
    writer.endObject()
  }

  /// Reads the reply of `Open`.
  package init(_ parameters: JSONObject) throws(ProtocolError) {
    let fields = JSONFields(parameters)
    strokes = try fields.required("strokes", fields.integer)
  }
}

/// Which ink is to go: the parameters of `Clear`.
package struct OverlayClearing: Hashable, Sendable {
  /// The output whose ink goes; nil for all.
  package var output: String?

  static let names: Set<String> = ["output"]

  /// Clears an output, or all.
  package init(output: String?) { self.output = output }

  /// Reads the parameters of a call.
  init(_ fields: JSONFields) throws(ProtocolError) { output = try fields.name("output") }
}

extension OverlayClearing: JSONWritable {
  /// Writes the parameters of a call.
  package func write(to writer: inout JSONWriter) {
    writer.beginObject()
    if let output { writer.field("output", output) }
    writer.endObject()
  }
}
