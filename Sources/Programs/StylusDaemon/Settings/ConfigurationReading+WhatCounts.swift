import Settings

extension ConfigurationReading {
  /// What counts, as a configuration that says the same, with the place that says so behind each
  /// line.
  ///
  /// The files stand in front, in the order in which they were read. Lines that later ones have
  /// replaced are left out.
  package var whatCounts: String {
    var text = files.map { "# \($0)\n" }.joined()
    if files.isEmpty { text += "# no configuration file\n" }
    text += "[stylusd]\n"
    for key in DaemonKey.all {
      guard let value = key.show(settings) else { continue }
      let said = lines.last { $0.subject == .daemon && $0.key == key.name }
      text += Self.settingLine(key.name, value, said?.place ?? "default")
    }
    var section: String?
    for line in tabletLines {
      if section != line.section { text += "[\(line.section)]\n" }
      section = line.section
      text += Self.settingLine(line.key, line.value, line.place)
    }
    return text
  }

  /// The lines about tablets and tools that no later one has replaced.
  private var tabletLines: [SettingLine<DaemonSubject>] {
    var left: [SettingLine<DaemonSubject>] = []
    for line in lines where line.subject != .daemon {
      left.removeAll(where: line.covers)
      left.append(line)
    }
    return left
  }

  private static func settingLine(_ key: String, _ value: String, _ place: String) -> String {
    // Behind a blank, a semicolon would begin a comment.
    let setting = "\(key) =" + (value.hasPrefix(";") ? value : " \(value)")
    let gap = String(repeating: " ", count: max(40 - setting.count, 1))
    return "\(setting)\(gap); \(place)\n"
  }

  /// The keys whose change counts only after a restart, and whose value is another one than that
  /// with which a daemon runs; each with its place.
  func waitingForRestart(of running: Configuration) -> [String] {
    var names: [String] = []
    for key in DaemonKey.all
    where key.needsRestart && key.show(settings) != key.show(running) {
      names.append(key.name)
    }
    if settings.lateNodes != running.lateNodes {
      names += DaemonTabletKey.afterRestart.map(\.rawValue)
    }
    return names.map { name in
      guard let line = lines.last(where: { $0.key == name }) else { return name }
      return "\(name) (\(line.place))"
    }
  }
}
