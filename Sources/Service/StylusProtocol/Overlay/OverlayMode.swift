/// What the overlay does with a pen: docs/overlay.md, Modes.
package enum OverlayMode: String, CaseIterable, Sendable {
  /// The surface takes the pen, and ink stays.
  case draw
  /// Programs get the pen, and ink fades.
  case ephemeral
  /// Nothing is drawn.
  case off
}

/// Which mode a caller wants: the parameter of `SetMode`.
package enum OverlayModeChange: String, CaseIterable, Sendable {
  case draw
  case ephemeral
  case off
  /// Drawing, or what was before it.
  case toggle

  static let names: Set<String> = ["mode"]

  /// Reads the parameters of a call.
  init(_ fields: JSONFields) throws(ProtocolError) {
    self = try fields.required("mode", fields.word)
  }
}

extension OverlayModeChange: JSONWritable {
  /// Writes the parameters of a call.
  package func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.field("mode", rawValue)
    writer.endObject()
  }
}

/// Which mode counts now: the reply of `SetMode`.
extension OverlayMode: JSONWritable {
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
