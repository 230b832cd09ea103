/// A word that is the only member of the parameters of a call, or of its reply; in other records it
/// is written as the word alone.
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
