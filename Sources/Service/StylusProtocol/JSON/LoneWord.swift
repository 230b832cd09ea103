/// A word that is all there is in the parameters of a call, or in its reply; as a member of other
/// records it is the word alone.
package protocol LoneWord: RawRepresentable<String>, CaseIterable, JSONRecord {
  /// The name of its only member.
  static var field: String { get }
}

extension LoneWord {
  package static var layout: RecordLayout<Self> {
    RecordLayout({ $0 }, { JSONField(field, \.self) })
  }

  package static var coding: JSONCoding<Self> { JSONCoding(words: Array(allCases), \.rawValue) }
}
