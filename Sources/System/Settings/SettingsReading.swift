package import LinuxIO

/// The configuration of one program, which supplies its sections and their keys.
package protocol ProgramSettings: Sendable {
  /// The subject of a section.
  associatedtype Subject: Hashable, Sendable

  /// The defaults.
  init()

  /// The subject of a section.
  ///
  /// - Throws: if there is no such section.
  static func subject(of section: SectionName) throws(SettingError) -> Subject

  /// Applies a line.
  ///
  /// - Throws: the expected value; the settings are then unchanged.
  mutating func applyEntry(_ entry: IniFile.IniEntry, about subject: Subject) throws(SettingError)
}

/// A valid line of a configuration: its content and its position.
package struct SettingLine<Subject: Hashable & Sendable>: Hashable, Sendable {
  /// The file and the number of the line, such as `/etc/stylusd/stylusd.conf:3`, or the command
  /// line.
  package var place: String
  /// The words in brackets above it.
  package var section: String
  package var key: String
  package var value: String
  /// Its subject.
  package var subject: Subject
}

/// A configuration as it was read, from any number of files, one after the other.
package struct SettingsReading<Settings: ProgramSettings>: Sendable {
  /// The settings in the files, and the defaults for all others.
  package private(set) var settings = Settings()
  /// The errors in the files, each with file and line; empty if there are none.
  package private(set) var complaints: [String] = []
  /// The lines that are understood, in order.
  package private(set) var lines: [SettingLine<Settings.Subject>] = []
  /// The files that were read, in order.
  package private(set) var files: [String] = []

  /// The largest file that is read, in bytes.
  private static var limit: Int { 1 << 20 }

  /// The defaults.
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

  /// Applies an option of the command line to a key of a section.
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
