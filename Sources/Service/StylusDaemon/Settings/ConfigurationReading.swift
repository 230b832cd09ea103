package import LinuxIO
import Settings
import StylusDevices

/// A configuration as it was read, from any number of files, one after the other.
package struct ConfigurationReading: Sendable {
  /// What the files say; what they do not say is as usual.
  package private(set) var configuration = Configuration()
  /// What is wrong with them, each with file and line; empty if all is well.
  package private(set) var complaints: [String] = []
  /// The lines that are understood, in order.
  package private(set) var lines: [ConfigurationLine] = []
  /// The files that were read, in order.
  package private(set) var files: [String] = []

  /// The largest file that is read, in bytes.
  private static let limit = 1 << 20

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
    complaints += IniFile(bytes).complaints(
      path: path, isKnown: { (try? Subject($0)) != nil },
      taking: { (entry) throws(SettingError) in try take(entry, at: "\(path):\(entry.line)") })
  }

  /// Takes what an option of the command line says for a key of `[stylusd]`.
  package mutating func read(option key: String, value: String) {
    do throws(SettingError) {
      let entry = IniFile.Entry(line: 0, section: "stylusd", key: key, value: value)
      try take(entry, at: "--\(key)")
    } catch {
      complaints.append("--\(key): \(error.text)")
    }
  }

  /// Reports a file that cannot be read and need not be.
  mutating func complain(of error: SystemError) { complaints.append("\(error)") }

  private mutating func take(_ entry: IniFile.Entry, at place: String) throws(SettingError) {
    let subject = try Subject(entry.section)
    switch subject {
    case .daemon: try takeDaemon(entry)
    case .tablet(let tablet): try takeTablet(entry, tablet)
    case .tool(let tools): try takeTool(entry, tools)
    }
    lines.append(
      ConfigurationLine(
        place: place, section: entry.section, key: entry.key, value: entry.value,
        subject: subject))
  }

  private mutating func takeDaemon(_ entry: IniFile.Entry) throws(SettingError) {
    guard let key = DaemonKey.all.first(where: { $0.name == entry.key }) else {
      throw SettingError(
        unknown: entry.key, in: entry.section, known: DaemonKey.all.map(\.name))
    }
    try key.set(&configuration, entry.value)
  }

  private mutating func takeTablet(
    _ entry: IniFile.Entry, _ tablet: Configuration.ProductID?
  ) throws(SettingError) {
    guard let wish = try TabletWish(key: entry.key, value: entry.value) else {
      throw SettingError(unknown: entry.key, in: entry.section, known: TabletWish.tabletKeys)
    }
    configuration.tablets.append(Configuration.TabletRule(tablet: tablet, wish: wish))
  }

  private mutating func takeTool(
    _ entry: IniFile.Entry, _ tools: PenRule.Selection
  ) throws(SettingError) {
    guard let rule = try PenRule(key: entry.key, value: entry.value, tools: tools) else {
      throw SettingError(unknown: entry.key, in: entry.section, known: TabletWish.toolKeys)
    }
    configuration.tablets.append(Configuration.TabletRule(tablet: nil, wish: .pen(rule)))
  }
}
