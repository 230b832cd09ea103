/// A key of a section: a program has one such type for each kind of section.
package protocol SettingKey: Sendable {
  /// The settings that a line of the section changes.
  associatedtype Target

  /// The keys, as a message lists them.
  static var names: [String] { get }

  /// The key of that name; nil if there is none.
  init?(name: String)

  /// Applies the value of a line.
  ///
  /// - Throws: the expected value.
  func parseValue(_ value: String, into target: inout Target) throws(SettingError)
}

extension SettingKey {
  /// Applies a line of the section.
  ///
  /// - Throws: if no key has that name, or with the expected value.
  package static func parseEntry(
    _ entry: IniFile.IniEntry, into target: inout Target
  ) throws(SettingError) {
    guard let key = Self(name: entry.key) else {
      throw SettingError(unknown: entry.key, in: entry.section, known: names)
    }
    try key.parseValue(entry.value, into: &target)
  }
}

extension SettingKey where Self: CaseIterable & RawRepresentable<String> {
  package static var names: [String] { allCases.map(\.rawValue) }

  package init?(name: String) { self.init(rawValue: name) }
}
