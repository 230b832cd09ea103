import ProgramOptions

/// What stands in brackets above some lines: what kind of thing they are about, and perhaps which
/// one.
package struct SectionName: Hashable, Sendable {
  /// The first word, such as `tablet`; empty where there is none.
  package let kind: String
  /// What stands behind it, such as `056a:0357`; nil for nothing.
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
  ///   - kinds: the kinds that there are.
  ///   - use: how sections are written, such as `[stylusd] or [tablet]`.
  package func unknown(among kinds: [String], use: String) -> SettingError {
    let meant = nearest(to: kind, in: kinds).map { "did you mean [\($0)]?" }
    return SettingError("there is no section [\(text)]: \(meant ?? "use \(use)")")
  }
}
