import SetupPlan

/// Adds a line to sway's configuration: sway starts neither services nor entries for autostart.
struct AutostartAction<System: SetupSystem>: SetupAction {
  let system: System

  /// The configuration of all users.
  private static var shared: String { "/etc/sway/config" }
  /// The service needs both variables, and systemd does not know them by itself.
  private static var lines: [String] {
    [
      "exec systemctl --user import-environment WAYLAND_DISPLAY SWAYSOCK && "
        + "systemctl --user start \(ServiceAction<System>.unit)"
    ]
  }
  private static var newText: String { "include \(shared)\n" }

  func findState() throws(SetupError) -> SetupState {
    let target = SetupCommand.words("systemctl --user is-active graphical-session.target")
    if system.commandOutput(of: target) != nil { return .done }
    let text = try system.fileText(of: try filePath())
    if let text, MarkedLines(text).mentions("inkscribe") { return .done }
    guard text != nil || system.isThere(Self.shared) else {
      return .impossible(
        "sway has no configuration. Fix: make ~/.config/sway/config, and run this again")
    }
    return .missing
  }

  func makeChange() throws(SetupError) {
    let path = try filePath()
    try system.writeFile(
      Self.changed(try system.fileText(of: path) ?? Self.newText), to: path, mode: 0o644)
  }

  func undoChange(_ entry: SetupEntry) throws(SetupError) -> Bool {
    try system.restoreFile(
      entry, changedBy: { Self.changed($0) },
      restored: { Self.restored($0, isNew: entry.values.isEmpty) })
  }

  private static func restored(_ text: String, isNew: Bool) -> RestoredText {
    var file = MarkedLines(text)
    guard file.hasOurs else { return .foreign }
    file.removeLines()
    return isNew && file.text == newText ? .nothing : .text(file.text)
  }

  func makeEntry() throws(SetupError) -> SetupEntry {
    try system.fileEntry(.autostart, at: try filePath())
  }

  private static func changed(_ text: String) -> String {
    var file = MarkedLines(text)
    file.appendLines(lines)
    return file.text
  }

  /// The first file that sway(1) would read; the usual one if there is none.
  private func filePath() throws(SetupError) -> String {
    let folder = try system.configurationFolder()
    let home = system.variable("HOME") ?? ""
    let files = [
      "\(home)/.sway/config", "\(folder)/sway/config", "\(home)/.i3/config", "\(folder)/i3/config",
    ]
    return files.first { system.isThere($0) } ?? files[1]
  }
}
