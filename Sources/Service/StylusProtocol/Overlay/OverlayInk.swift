/// What the overlay draws with: the reply of `SetInk`.
package struct OverlayInk: Hashable, Sendable {
  /// The ink's name.
  package var ink: String
  package var color: InkColor
  /// What an average hand gets, in millimeters.
  package var width: Float

  /// An ink, its color and its width in millimeters.
  package init(ink: String, color: InkColor, width: Float) {
    (self.ink, self.color, self.width) = (ink, color, width)
  }
}

extension OverlayInk: JSONWritable {
  package func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.field("ink", ink)
    writer.field("color", color.text)
    writer.field("width", width)
    writer.endObject()
  }

  /// Reads the reply of `SetInk`.
  package init(_ parameters: JSONObject) throws(ProtocolError) {
    let fields = JSONFields(parameters)
    ink = try fields.required("ink", fields.string)
    color = try fields.required("color", fields.color)
    width = try fields.required("width", fields.float)
  }
}

/// What to draw with from now on: the parameters of `SetInk`.
package struct OverlayInkChange: Hashable, Sendable {
  /// The ink's name, which may be that of none; nil keeps the ink.
  package var ink: String?
  /// Nil keeps the color.
  package var color: InkColor?
  /// In millimeters, within ``widths``; nil keeps the width, with another ink takes its usual one.
  package var width: Float?

  /// The widths that some ink can have, in millimeters.
  package static let widths: ClosedRange<Float> = 0.1...60

  static let names: Set<String> = ["ink", "color", "width"]

  /// Keeps everything.
  package init() {}

  /// Reads the parameters of a call.
  init(_ call: VarlinkCall) throws(OverlayError) {
    let texts = try OverlayError.calling { () throws(VarlinkError) in
      try call.decodeParameters(Self.names) { (fields) throws(ProtocolError) in
        (
          ink: try fields.name("ink"), color: try fields.string("color"),
          width: try fields.float("width")
        )
      }
    }
    ink = texts.ink
    if let text = texts.color {
      guard let color = InkColor(text) else { throw .badColor(String(text.prefix(64))) }
      self.color = color
    }
    if let width = texts.width, !Self.widths.contains(width) { throw .badWidth(width, Self.widths) }
    width = texts.width
  }
}

extension OverlayInkChange: JSONWritable {
  /// Writes the parameters of a call.
  package func write(to writer: inout JSONWriter) {
    writer.beginObject()
    if let ink { writer.field("ink", ink) }
    if let color { writer.field("color", color.text) }
    if let width { writer.field("width", width) }
    writer.endObject()
  }
}

extension JSONFields {
  func color(_ name: String) throws(ProtocolError) -> InkColor? {
    guard let text = try string(name) else { return nil }
    guard let color = InkColor(text) else { throw .invalidField(name) }
    return color
  }

  /// The name of an ink or an output: 1 to 256 bytes.
  func name(_ key: String) throws(ProtocolError) -> String? { try text(key, atMost: 256) }

  /// A text of 1 to so many bytes, without a NUL.
  func text(_ key: String, atMost limit: Int) throws(ProtocolError) -> String? {
    guard let text = try string(key) else { return nil }
    guard 1...limit ~= text.utf8.count, !text.utf8.contains(0) else { throw .invalidField(key) }
    return text
  }
}
