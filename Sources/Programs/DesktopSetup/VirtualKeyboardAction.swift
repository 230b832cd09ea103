import SetupPlan

/// Makes inkscribe the virtual keyboard of KWin, as System Settings does.
struct VirtualKeyboardAction<System: SetupSystem>: SetupAction {
  let system: System

  private static var entryName: String { "inkscribe-input-method.desktop" }

  func findState() throws(SetupError) -> SetupState {
    let file = Self.parse(try system.fileText(of: try filePath()))
    if file.value?.hasSuffix("/\(Self.entryName)") == true { return .done }
    if file.isFixed {
      return .impossible(
        "An administrator has fixed KWin's virtual keyboard. Fix: ask for it to be changed")
    }
    guard desktopEntry != nil else {
      return .impossible(
        "\(Self.entryName) is not installed. Fix: install the package inkscribe")
    }
    return .missing
  }

  func makeEntry() throws(SetupError) -> SetupEntry {
    try system.fileEntry(.virtualKeyboard, at: try filePath())
  }

  func makeChange() throws(SetupError) {
    guard let desktopEntry else { return }
    let path = try filePath()
    let line = "InputMethod[$e]=\(desktopEntry)"
    let text = Self.changed(try system.fileText(of: path) ?? "", line: line)
    try system.writeFile(text, to: path, mode: 0o600)
    notifyKWin()
  }

  func undoChange(_ entry: SetupEntry) throws(SetupError) -> Bool {
    let present = try entry.path.flatMap { (path) throws(SetupError) in
      try system.fileText(of: path)
    }
    let line = Self.parse(present).line ?? ""
    let isRestored = try system.restoreFile(
      entry, changedBy: { Self.changed($0, line: line) },
      restored: { Self.restored($0, to: entry.values.first) })
    notifyKWin()
    return isRestored
  }

  /// The content with the line that was there before, or without ours.
  private static func restored(_ text: String, to old: String?) -> RestoredText {
    var file = parse(text)
    guard file.value?.hasSuffix("/\(entryName)") == true else { return .foreign }
    let before = parse(old)
    if let line = before.line {
      file.setLine(line)
    } else {
      file.removeLine(keepingGroup: before.hasGroup)
    }
    return old == nil && file.isBlank ? .nothing : .text(file.text)
  }

  /// KWin has no other sign of a change: it does not watch the file, and its method `reconfigure`
  /// leaves the input method as it is. Without a KWin that runs, nobody listens.
  private func notifyKWin() {
    let name = Array("InputMethod".utf8)
    try? system.runCommand(
      SetupCommand.words(
        "busctl --user emit /kwinrc org.kde.kconfig.notify ConfigChanged a{saay} 1 Wayland 1 "
          + ([name.count] + name.map { Int($0) }).map { "\($0)" }.joined(separator: " ")))
  }

  private static func parse(_ text: String?) -> KConfigText {
    KConfigText(text ?? "", group: "Wayland", key: "InputMethod")
  }

  private static func changed(_ text: String, line: String) -> String {
    var file = parse(text)
    file.setLine(line)
    return file.text
  }

  private var desktopEntry: String? { system.dataFile("applications/\(Self.entryName)") }

  private func filePath() throws(SetupError) -> String {
    try system.configurationFolder() + "/kwinrc"
  }
}
