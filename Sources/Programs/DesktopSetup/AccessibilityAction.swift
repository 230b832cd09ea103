import SetupPlan

/// Turns on the setting by which the accessibility bus tells browsers that somebody uses it.
struct AccessibilityAction<System: SetupSystem>: SetupAction {
  let system: System

  private var setting: DesktopSetting<System> {
    DesktopSetting(
      system: system, schema: "org.gnome.desktop.interface", key: "toolkit-accessibility")
  }

  func findState() throws(SetupError) -> SetupState {
    if let obstacle = setting.obstacle { return .impossible(obstacle) }
    return try setting.currentValue() == "true" ? .done : .missing
  }

  func makeEntry() throws(SetupError) -> SetupEntry {
    let value = try setting.currentValue()
    return SetupEntry(
      .accessibility, values: try setting.defaultValue() == value ? [] : [value])
  }

  func makeChange() throws(SetupError) { try setting.setValue("true") }

  func undoChange(_ entry: SetupEntry) throws(SetupError) -> Bool {
    // Every other value is one that the user has chosen since.
    guard try setting.currentValue() == "true" else { return true }
    if let old = entry.values.first { try setting.setValue(old) } else { try setting.resetValue() }
    return true
  }
}
