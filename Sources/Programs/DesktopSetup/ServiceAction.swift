import SetupPlan

/// Enables the service of the user and starts it.
struct ServiceAction<System: SetupSystem>: SetupAction {
  let system: System

  static var unit: String { "inkscribe.service" }

  func findState() throws(SetupError) -> SetupState {
    guard let unit = properties() else {
      return .impossible(
        "The service manager of the user does not answer. Fix: run this in your desktop's session, "
          + "or start inkscribe with your session in another way")
    }
    switch unit["LoadState"] {
    case "not-found":
      return .impossible("\(Self.unit) is not installed. Fix: install the package inkscribe")
    case "masked":
      return .impossible("\(Self.unit) is masked. Fix: systemctl --user unmask \(Self.unit)")
    default: break
    }
    guard unit["UnitFileState"] == "enabled" else { return .missing }
    if unit["ActiveState"] == "active" || system.runningMode() != nil { return .done }
    if unit["ActiveState"] == "failed" {
      return .impossible(
        "inkscribe starts and fails. Fix: read why with journalctl --user -u inkscribe")
    }
    guard system.variable("WAYLAND_DISPLAY") != nil else {
      return .waiting("It starts with your next Wayland session")
    }
    return .missing
  }

  /// The values are words: `enabled` and `active`, if the service was.
  func makeEntry() throws(SetupError) -> SetupEntry {
    let unit = properties() ?? [:]
    var words: [String] = []
    if unit["UnitFileState"] == "enabled" { words.append("enabled") }
    if unit["ActiveState"] == "active" { words.append("active") }
    let link = try linkPath()
    return SetupEntry(
      .service, values: words, path: link, folder: system.missingFolder(above: link))
  }

  func makeChange() throws(SetupError) {
    try system.runCommand(SetupCommand.words("systemctl --user enable \(Self.unit)"))
    // One that its user has started already keeps its socket.
    guard system.variable("WAYLAND_DISPLAY") != nil, system.runningMode() == nil else { return }
    // sway does not give these to systemd, and on other desktops it has them already.
    let names = ["WAYLAND_DISPLAY", "SWAYSOCK"].filter { system.variable($0) != nil }
    try? system.runCommand(SetupCommand.words("systemctl --user import-environment") + names)
    try system.runCommand(SetupCommand.words("systemctl --user start \(Self.unit)"))
  }

  func undoChange(_ entry: SetupEntry) throws(SetupError) -> Bool {
    guard let unit = properties() else {
      throw SetupError(
        "the service manager of the user does not answer",
        fix: "run this in your desktop's session")
    }
    if !entry.values.contains("active"), unit["ActiveState"] == "active" {
      try system.runCommand(SetupCommand.words("systemctl --user stop \(Self.unit)"))
    }
    if !entry.values.contains("enabled"), unit["UnitFileState"] == "enabled" {
      try system.runCommand(SetupCommand.words("systemctl --user disable \(Self.unit)"))
    }
    if let path = entry.path { system.removeFolders(above: path, downFrom: entry.folder) }
    return true
  }

  /// What systemd knows of the service; nil if it does not answer.
  private func properties() -> [String: String]? {
    let line = "systemctl --user show --property=LoadState,UnitFileState,ActiveState \(Self.unit)"
    guard let text = system.commandOutput(of: SetupCommand.words(line)) else { return nil }
    var found: [String: String] = [:]
    for line in text.split(separator: "\n") {
      let parts = line.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      if parts.count == 2 { found[String(parts[0])] = String(parts[1]) }
    }
    return found.isEmpty ? nil : found
  }

  /// The link that enables it.
  private func linkPath() throws(SetupError) -> String {
    try system.configurationFolder() + "/systemd/user/graphical-session.target.wants/\(Self.unit)"
  }
}
