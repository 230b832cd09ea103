/// Texts that could not be put into their fields: the reply of `TakeTexts`.
package struct ScribbleTexts: Hashable, Sendable {
  /// The oldest first.
  package var texts: [String]
  package init(texts: [String]) { self.texts = texts }
}

extension ScribbleTexts: JSONRecord {
  package static let layout = RecordLayout(Self.init) {
    JSONField("texts", \.texts)
  }
}
