package import LinuxIO
import ProgramOptions
import Settings

/// The overlay's configuration as it was read, from any number of files, one after the other.
package struct OverlaySettingsReading: Sendable {
  /// What the files say; what they do not say is as usual.
  package private(set) var settings = OverlaySettings()
  /// What is wrong with them, each with file and line; empty if all is well.
  package private(set) var complaints: [String] = []
  /// The files that were read, in order.
  package private(set) var files: [String] = []

  /// The largest file that is read, in bytes.
  private static let limit = 1 << 20
  /// inih cuts the name of a section behind so many bytes.
  private static let longestSection = 48

  /// As usual.
  package init() {}

  /// Reads a file behind the ones before.
  ///
  /// - Throws: if it cannot be read; what it says wrongly becomes a complaint.
  package mutating func read(path: String) throws(SystemError) {
    read(try FileBytes.read(path: path, limit: Self.limit), path: path)
  }

  /// Takes the bytes of a file behind the ones before; the path is for the complaints.
  package mutating func read(_ bytes: [UInt8], path: String) {
    files.append(path)
    if bytes.contains(0) {
      complaints.append("\(path): is no text. Fix: restore it, or take it away")
      return
    }
    complaints += IniFile(bytes).complaints(
      path: path, isKnown: { (try? Subject($0)) != nil },
      taking: { (entry) throws(SettingError) in try take(entry, of: Subject(entry.section)) })
  }

  /// Reports a file that cannot be read and need not be.
  mutating func complain(of error: SystemError) { complaints.append("\(error)") }

  private mutating func take(
    _ entry: IniFile.Entry, of subject: Subject
  ) throws(SettingError) {
    switch subject {
    case .overlay:
      guard let key = OverlayKey(rawValue: entry.key) else {
        let known = OverlayKey.allCases.map(\.rawValue)
        throw SettingError(unknown: entry.key, in: entry.section, known: known)
      }
      try key.take(entry.value, into: &settings)
    case .tablet(let tablet):
      guard let wish = try TabletRule.Wish(key: entry.key, value: entry.value) else {
        throw SettingError(
          unknown: entry.key, in: entry.section, known: TabletRule.Wish.keys)
      }
      settings.rules.append(TabletRule(tablet: tablet, wish: wish))
    }
  }

  /// What the lines of a section are about.
  private enum Subject {
    /// The overlay: `[inkoverlay]`.
    case overlay
    /// All tablets, or those of a name: `[tablet]`, `[tablet Wacom Intuos S Pen]`, `[tablet 056a:0357]`.
    case tablet(TabletName?)

    /// Reads the name of a section.
    init(_ section: String) throws(SettingError) {
      guard section.utf8.count <= OverlaySettingsReading.longestSection else {
        throw SettingError(
          "the name of a section has \(OverlaySettingsReading.longestSection) bytes at most: name the tablet by "
            + "vendor:product, such as [tablet 056a:0357]")
      }
      let words = section.split(separator: " ", maxSplits: 1)
      let name = words.count > 1 ? String(words[1].drop { $0 == " " }) : nil
      switch (words.first, name) {
      case ("inkoverlay", nil): self = .overlay
      case ("tablet", let name): self = .tablet(name.map { TabletName($0) })
      default:
        let meant = nearest(to: words.first.map(String.init) ?? "", in: ["inkoverlay", "tablet"])
        throw SettingError(
          "there is no section [\(section)]: "
            + (meant.map { "did you mean [\($0)]?" } ?? "use [inkoverlay] or [tablet NAME]"))
      }
    }
  }
}
