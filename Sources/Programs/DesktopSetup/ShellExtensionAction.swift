import SetupPlan

/// Enables our extension of GNOME's shell. The command `gnome-extensions enable` refuses one that
/// the shell has not loaded yet, so the settings that it changes are changed here.
struct ShellExtensionAction<System: SetupSystem>: SetupAction {
  let system: System

  static var identifier: String { "scribble@stylusd.org" }
  private static var schema: String { "org.gnome.shell" }

  private var enabled: DesktopSetting<System> {
    DesktopSetting(system: system, schema: Self.schema, key: "enabled-extensions")
  }
  private var disabled: DesktopSetting<System> {
    DesktopSetting(system: system, schema: Self.schema, key: "disabled-extensions")
  }
  private var isRefusingAll: DesktopSetting<System> {
    DesktopSetting(system: system, schema: Self.schema, key: "disable-user-extensions")
  }

  func findState() throws(SetupError) -> SetupState {
    guard system.dataFile("gnome-shell/extensions/\(Self.identifier)/metadata.json") != nil else {
      return .impossible("The extension is not installed. Fix: install the package inkscribe")
    }
    for obstacle in [enabled.obstacle, disabled.obstacle] {
      if let obstacle { return .impossible(obstacle) }
    }
    if try isRefusingAll.currentValue() == "true" {
      return .impossible(
        "All extensions of GNOME are turned off. Fix: gsettings set \(Self.schema) "
          + "disable-user-extensions false")
    }
    guard try identifiers(in: enabled).contains(Self.identifier),
      try !identifiers(in: disabled).contains(Self.identifier)
    else { return .missing }
    return isRunning == false ? .waiting("Log out and in again; GNOME asks you once then") : .done
  }

  /// Whether the shell runs the extension; nil if no shell answers.
  private var isRunning: Bool? {
    let answer = system.commandOutput(of: shellCall("GetExtensionInfo"))
    return answer.map { $0.contains("\"state\" d 1 ") }
  }

  private func shellCall(_ method: String) -> [String] {
    SetupCommand.words(
      "busctl --user call org.gnome.Shell /org/gnome/Shell org.gnome.Shell.Extensions \(method) s "
        + Self.identifier)
  }

  /// The values are both lists, and the words `enabled` and `disabled` for lists that the user had
  /// chosen.
  func makeEntry() throws(SetupError) -> SetupEntry {
    let old = [try enabled.currentValue(), try disabled.currentValue()]
    var words: [String] = []
    if try enabled.defaultValue() != old[0] { words.append("enabled") }
    if try disabled.defaultValue() != old[1] { words.append("disabled") }
    return SetupEntry(.shellExtension, values: old + words)
  }

  func makeChange() throws(SetupError) {
    let refused = try identifiers(in: disabled)
    if refused.contains(Self.identifier) {
      try disabled.setValue(SettingsList.listText(of: refused.filter { $0 != Self.identifier }))
    }
    let others = try identifiers(in: enabled)
    if !others.contains(Self.identifier) {
      try enabled.setValue(SettingsList.listText(of: others + [Self.identifier]))
    }
    // A shell that has loaded it enables it now, even if it has not noticed the change.
    try? system.runCommand(shellCall("EnableExtension"))
  }

  func undoChange(_ entry: SetupEntry) throws(SetupError) -> Bool {
    let old = entry.values.prefix(2).map { SettingsList.texts(in: $0) ?? [] }
    guard old.count == 2 else { return false }
    if !old[0].contains(Self.identifier) {
      let others = try identifiers(in: enabled).filter { $0 != Self.identifier }
      try enabled.restoreValue(
        others == old[0] ? entry.values[0] : SettingsList.listText(of: others),
        wasChosen: entry.values.dropFirst(2).contains("enabled"))
    }
    if old[1].contains(Self.identifier) {
      let others = try identifiers(in: disabled).filter { $0 != Self.identifier }
      let isUnchanged = others == old[1].filter { $0 != Self.identifier }
      try disabled.restoreValue(
        isUnchanged ? entry.values[1] : SettingsList.listText(of: others + [Self.identifier]),
        wasChosen: entry.values.dropFirst(2).contains("disabled"))
    }
    return true
  }

  private func identifiers(in setting: DesktopSetting<System>) throws(SetupError) -> [String] {
    let value = try setting.currentValue()
    guard let texts = SettingsList.texts(in: value) else {
      throw SetupError("the list \(setting.schema) \(setting.key) cannot be read: \(value)")
    }
    return texts
  }
}
