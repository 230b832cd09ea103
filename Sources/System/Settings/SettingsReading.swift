package import LinuxIO

/// What the configuration of one program says: the program supplies its sections and their keys.
package protocol ProgramSettings: Sendable {
  /// The subject of a section.
  associatedtype Subject: Hashable, Sendable

  /// As usual.
  init()

  /// What a section is about.
  ///
  /// - Throws: if there is no such section.
  static func subject(of section: SectionName) throws(SettingError) -> Subject

  /// Takes a line.
  ///
  /// - Throws: what it should say; then everything is as before.
  mutating func applyEntry(_ entry: IniFile.IniEntry, about subject: Subject) throws(SettingError)
}

/// A line of a configuration that counts: what it says, where it stands.
package struct SettingLine<Subject: Hashable & Sendable>: Hashable, Sendable {
  /// The file and the number of the line, such as `/etc/stylusd/stylusd.conf:3`; or the command
  /// line.
  package var place: String
  /// The words in brackets above it.
  package var section: String
  package var key: String
  package var value: String
  /// What it is about.
  package var subject: Subject
}

/// A configuration as it was read, from any number of files, one after the other.
package struct SettingsReading<Settings: ProgramSettings>: Sendable {
  /// What the files say; what they do not say is by default.
  package private(set) var settings = Settings()
  /// What is wrong with them, each with file and line; empty if all is well.
  package private(set) var complaints: [String] = []
  /// The lines that are understood, in order.
  package private(set) var lines: [SettingLine<Settings.Subject>] = []
  /// The files that were read, in order.
  package private(set) var files: [String] = []

  /// The largest file that is read, in bytes.
  private static var limit: Int { 1 << 20 }

  /// As usual.
  package init() {}

  /// Reads a file behind the ones before.
  ///
  /// - Throws: if it cannot be read; invalid lines become complaints.
  package mutating func readFile(path: String) throws(SystemError) {
    parseFile(try FileBytes.read(path: path, limit: Self.limit), path: path)
  }

  /// Takes the bytes of a file behind the ones before; the path is for the complaints.
  ///
  /// Of a file with a zero byte nothing counts: a reader of text would stop in the middle of a
  /// line.
  package mutating func parseFile(_ bytes: [UInt8], path: String) {
    files.append(path)
    if let zero = bytes.firstIndex(of: 0) {
      let line = bytes[..<zero].count { $0 == UInt8(ascii: "\n") } + 1
      complaints.append(
        "\(path): is not text: line \(line) has a zero byte. Fix: restore or remove it")
      return
    }
    complaints += IniFile(bytes).complaints(
      path: path, isKnown: { (try? Self.subject($0)) != nil },
      taking: { (entry) throws(SettingError) in try readEntry(entry, at: "\(path):\(entry.line)") })
  }

  /// Takes what an option of the command line says for a key of a section.
  package mutating func overrideValue(option key: String, value: String, of section: String) {
    do throws(SettingError) {
      let entry = IniFile.IniEntry(line: 0, section: section, key: key, value: value)
      try readEntry(entry, at: "--\(key)")
    } catch {
      complaints.append("--\(key): \(error.text)")
    }
  }

  /// Reports a file that cannot be read and need not be.
  mutating func complain(of error: SystemError) { complaints.append("\(error)") }

  private mutating func readEntry(_ entry: IniFile.IniEntry, at place: String) throws(SettingError)
  {
    let subject = try Self.subject(entry.section)
    try settings.applyEntry(entry, about: subject)
    lines.append(
      SettingLine(
        place: place, section: entry.section, key: entry.key, value: entry.value,
        subject: subject))
  }

  private static func subject(_ section: String) throws(SettingError) -> Settings.Subject {
    try Settings.subject(of: SectionName(section))
  }
}
