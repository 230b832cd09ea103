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
}

extension ScribbleAnswer {
  package init(_ request: Int64, done: Bool? = nil) { (self.request, self.done) = (request, done) }
}

extension ScribbleAnswer: JSONRecord {
  package static let layout = RecordLayout(Self.init) {
    JSONField("request", \.request)
    JSONField("done", \.done)
    JSONField("area", \.area, where: \.isValid)
    JSONField("text", \.text, where: { $0.unicodeScalars.count <= longestText })
    JSONField("caret", \.caret, where: (0...longestText).contains)
    JSONField("glyphs", \.glyphs, where: { $0.count <= mostGlyphs && $0.allSatisfy(\.isValid) })
  }
}

/// What a program that serves elements is called: the parameter of `ServeElements`.
package struct ScribbleProgramName: Hashable, Sendable {
  package var name: String

  private static let longest = 64

  package init(_ name: String) { self.name = name }

  /// Names are shown to people: one line of 1 to 64 bytes.
  private static func isShown(_ name: String) -> Bool {
    let unseen: Set<Unicode.GeneralCategory> = [
      .control, .format, .lineSeparator, .paragraphSeparator,
    ]
    return (1...longest).contains(name.utf8.count)
      && name.unicodeScalars.allSatisfy { !unseen.contains($0.properties.generalCategory) }
  }
}

extension ScribbleProgramName: JSONRecord {
  package static let layout = RecordLayout(Self.init) {
    JSONField("name", \.name, where: isShown)
  }
}
