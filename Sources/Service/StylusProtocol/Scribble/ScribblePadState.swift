/// Whether the writing pad is on the screen: docs/scribble.md, The pad.
package enum ScribblePadState: String, CaseIterable, Sendable {
  case shown
  case hidden
}

/// What a caller wants of the pad: the parameter of `SetPad`.
package enum ScribblePadChange: String, CaseIterable, Sendable {
  case show
  case hide
  /// The other one.
  case toggle

  static let names: Set<String> = ["pad"]

  /// Reads the parameters of a call.
  init(_ fields: JSONFields) throws(ProtocolError) {
    self = try fields.required("pad", fields.word)
  }

  /// Whether it is shown then.
  package func isShown(after isShown: Bool) -> Bool {
    switch self {
    case .show: true
    case .hide: false
    case .toggle: !isShown
    }
  }
}

extension ScribblePadChange: JSONWritable {
  /// Writes the parameters of a call.
  package func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.field("pad", rawValue)
    writer.endObject()
  }
}

/// What counts now: the reply of `SetPad`.
extension ScribblePadState: JSONWritable {
  package func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.field("pad", rawValue)
    writer.endObject()
  }

  /// Reads the reply of `SetPad`.
  package init(_ parameters: JSONObject) throws(ProtocolError) {
    let fields = JSONFields(parameters)
    self = try fields.required("pad", fields.word)
  }
}
