/// A program's answer to a request of inkscribe: the parameters of `Answer`.
package struct ScribbleAnswer: Hashable, Sendable {
  /// The question's number.
  package var request: Int64
  /// Whether the stroke may begin, or whether the change was made.
  package var done: Bool?
  /// For `focus`: the position of the caret, or the field that has the keyboard now.
  package var area: ScribbleArea?
  /// For `text`: the text of the element, and the position of its caret, in code points.
  package var text: String?
  package var caret: Int?
  /// For `text`: the area of each code point, without a width if it is not visible; nil if unknown.
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

/// The name of a program that serves elements: the parameter of `ServeElements`.
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
