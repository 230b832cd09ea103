/// Whether ink over fields becomes text: docs/scribble.md.
package enum ScribbleMode: String, CaseIterable, Sendable {
  case on
  /// Nothing is heard, shown or asked.
  case off
}

/// Which mode a caller wants: the parameter of `SetMode`.
package enum ScribbleModeChange: String, CaseIterable, Sendable {
  case on
  case off
  /// The other one.
  case toggle

  static let names: Set<String> = ["mode"]

  /// Reads the parameters of a call.
  init(_ fields: JSONFields) throws(ProtocolError) {
    self = try fields.required("mode", fields.word)
  }

  /// What counts then.
  package func mode(after mode: ScribbleMode) -> ScribbleMode {
    switch self {
    case .on: .on
    case .off: .off
    case .toggle: mode == .on ? .off : .on
    }
  }
}

extension ScribbleModeChange: JSONWritable {
  /// Writes the parameters of a call.
  package func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.field("mode", rawValue)
    writer.endObject()
  }
}

/// Which mode counts now: the reply of `SetMode`.
extension ScribbleMode: JSONWritable {
  package func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.field("mode", rawValue)
    writer.endObject()
  }

  /// Reads the reply of `SetMode`.
  package init(_ parameters: JSONObject) throws(ProtocolError) {
    let fields = JSONFields(parameters)
    self = try fields.required("mode", fields.word)
  }
}
