import ProgramOptions

/// The text in brackets above some lines: the kind of thing that they are about, and possibly its
/// name.
package struct SectionName: Hashable, Sendable {
  /// The first word, such as `tablet`; empty if there is none.
  package let kind: String
  /// The text after it, such as `056a:0357`; nil if there is none.
  package let name: String?
  private let text: String

  /// inih cuts the name of a section after this number of bytes.
  private static let longest = 48

  /// Reads the name of a section.
  package init(_ text: String) throws(SettingError) {
    guard text.utf8.count <= Self.longest else {
      throw SettingError(
        "the name of a section has at most \(Self.longest) bytes: name the tablet by "
          + "vendor:product, such as [tablet 056a:0357]")
    }
    let words = text.split(separator: " ", maxSplits: 1)
    kind = words.first.map(String.init) ?? ""
    name = words.count > 1 ? String(words[1].drop { $0 == " " }) : nil
    self.text = text
  }

  /// There is no such section.
  ///
  /// - Parameters:
  ///   - kinds: the known kinds.
  ///   - use: the form of sections, such as `[stylusd] or [tablet]`.
  package func unknown(among kinds: [String], use: String) -> SettingError {
    let meant = nearest(to: kind, in: kinds).map { "did you mean [\($0)]?" }
    return SettingError("there is no section [\(text)]: \(meant ?? "use \(use)")")
  }
}
