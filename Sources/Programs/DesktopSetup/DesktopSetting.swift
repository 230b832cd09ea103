/// A key of gsettings(1).
struct DesktopSetting<System: SetupSystem> {
  let system: System
  let schema: String
  let key: String

  private var name: [String] { [schema, key] }

  /// Why it cannot be changed; nil if it can.
  var obstacle: String? {
    let answer = system.commandOutput(of: ["gsettings", "writable"] + name)
    switch answer.map({ $0.filter { !$0.isNewline } }) {
    case "true": return nil
    case "false":
      return
        "An administrator has fixed the setting \(schema) \(key). Fix: ask for it to be changed"
    default:
      return "gsettings does not know \(schema) \(key). Fix: install libglib2.0-bin and "
        + "gsettings-desktop-schemas"
    }
  }

  /// Its value, as gsettings prints it.
  func currentValue() throws(SetupError) -> String {
    try readValue(["gsettings", "get"] + name)
  }

  /// Its value without a choice of the user.
  func defaultValue() throws(SetupError) -> String {
    try readValue(["env", "GSETTINGS_BACKEND=memory", "gsettings", "get"] + name)
  }

  private func readValue(_ command: [String]) throws(SetupError) -> String {
    guard let value = system.commandOutput(of: command) else {
      throw SetupError(
        "'\(command.joined(separator: " "))' failed",
        fix: "run this in a session of the desktop, with gsettings installed")
    }
    return value.filter { !$0.isNewline }
  }

  func setValue(_ value: String) throws(SetupError) {
    try system.runCommand(["gsettings", "set"] + name + [value])
  }

  /// Removes the choice of the user.
  func resetValue() throws(SetupError) { try system.runCommand(["gsettings", "reset"] + name) }

  /// Restores a value, without a choice of the user if there was none and it is the default.
  func restoreValue(_ value: String, wasChosen: Bool) throws(SetupError) {
    guard try self.currentValue() != value else { return }
    let isDefault = try defaultValue() == value
    if isDefault, !wasChosen { try resetValue() } else { try setValue(value) }
  }
}
