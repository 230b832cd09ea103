import ProgramOptions

/// Why a line of a configuration is invalid, with the expected value.
package struct SettingError: Error {
  package let text: String

  package init(_ text: String) { self.text = text }

  /// No line of the section begins with this key.
  package init(unknown key: String, in section: String, known: [String]) {
    let meant = nearest(to: key, in: known).map { "did you mean \($0)? Known" } ?? "known"
    text = "[\(section)] has no key \"\(key)\": \(meant) are \(known.joined(separator: ", "))"
  }
}
