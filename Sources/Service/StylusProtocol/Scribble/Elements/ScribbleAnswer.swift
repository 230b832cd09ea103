/// What a program answers a question of inkscribe: the parameters of `Answer`.
package struct ScribbleAnswer: Hashable, Sendable {
  /// The question's number.
  package var request: Int64
  /// Whether it may be, or was done.
  package var done: Bool?
  /// Of `focus`: where the caret is, or the field that has the keyboard now.
  package var area: ScribbleArea?
  /// Of `text`: what stands in the element, and where its caret is, in code points.
  package var text: String?
  package var caret: Int?
  /// Of `text`: where each code point is seen; one without a width is not seen. None: nobody knows.
  package var glyphs: [ScribbleArea]?

  /// A longer text is not written into, in code points.
  package static let longestText = 8_192
  /// No more glyphs are taken.
  package static let mostGlyphs = 512
  static let names: Set<String> = ["request", "done", "area", "text", "caret", "glyphs"]

  package init(_ request: Int64, done: Bool? = nil) { (self.request, self.done) = (request, done) }

  init(_ fields: JSONFields) throws(ProtocolError) {
    request = try fields.required("request", fields.integer)
    done = try fields.bool("done")
    area = try ScribbleArea.validArea(fields, "area")
    text = try fields.string("text")
    caret = try fields.integer("caret", in: 0...Self.longestText)
    glyphs = try fields.objects("glyphs", ScribbleArea.init(_:))
    guard text?.unicodeScalars.count ?? 0 <= Self.longestText else { throw .invalidField("text") }
    guard glyphs?.count ?? 0 <= Self.mostGlyphs, glyphs?.allSatisfy(\.isValid) != false else {
      throw .invalidField("glyphs")
    }
  }
}

extension ScribbleAnswer: JSONWritable {
  package func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.field("request", request)
    if let done { writer.field("done", done) }
    if let area { writer.field("area", area) }
    if let text { writer.field("text", text) }
    if let caret { writer.field("caret", caret) }
    if let glyphs { writer.field("glyphs", glyphs) }
    writer.endObject()
  }
}

/// What a program that serves elements is called: the parameter of `ServeElements`.
package struct ScribbleProgramName: Hashable, Sendable {
  package var name: String

  static let names: Set<String> = ["name"]
  private static let longest = 64

  package init(_ name: String) { self.name = name }

  /// Names are shown to people: one line of 1 to 64 bytes.
  init(_ fields: JSONFields) throws(ProtocolError) {
    name = try fields.required("name", fields.string)
    let unseen: Set<Unicode.GeneralCategory> = [
      .control, .format, .lineSeparator, .paragraphSeparator,
    ]
    let isShown = name.unicodeScalars.allSatisfy { !unseen.contains($0.properties.generalCategory) }
    guard (1...Self.longest).contains(name.utf8.count), isShown else { throw .invalidField("name") }
  }
}

extension ScribbleProgramName: JSONWritable {
  package func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.field("name", name)
    writer.endObject()
  }
}
