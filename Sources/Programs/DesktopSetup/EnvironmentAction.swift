import SetupPlan

/// Writes a file of environment.d(5), which systemd reads at every login.
struct EnvironmentAction<System: SetupSystem>: SetupAction {
  let system: System

  func findState() throws(SetupError) -> SetupState {
    guard try system.fileText(of: try filePath()) == SessionVariables.text else { return .missing }
    if system.variable(SessionVariables.sign) != nil { return .done }
    return .waiting(
      "Log out and in again. If this line is still here then, your login does not read "
        + "environment.d(5): set the same variables in ~/.profile")
  }

  func makeEntry() throws(SetupError) -> SetupEntry {
    try system.fileEntry(.environment, at: try filePath())
  }

  func makeChange() throws(SetupError) {
    try system.writeFile(SessionVariables.text, to: try filePath(), mode: 0o644)
  }

  func undoChange(_ entry: SetupEntry) throws(SetupError) -> Bool {
    try system.restoreFile(
      entry, changedBy: { _ in SessionVariables.text },
      restored: { SessionVariables.isOurs($0) ? .nothing : .foreign })
  }

  private func filePath() throws(SetupError) -> String {
    try system.configurationFolder() + "/environment.d/" + SessionVariables.fileName
  }
}
