import SetupPlan
import StylusClient
import StylusProtocol

/// Turns writing on, through the inkscribe that runs or in the file that it reads at its start.
struct WritingModeAction<System: SetupSystem>: SetupAction {
  let system: System

  func findState() throws(SetupError) -> SetupState {
    if let mode = system.runningMode() { return mode == .on ? .done : .missing }
    return system.isThere(try filePath()) ? .done : .missing
  }

  func makeEntry() throws(SetupError) -> SetupEntry {
    SetupEntry(.writing, path: try filePath())
  }

  func makeChange() throws(SetupError) {
    if system.runningMode() != nil { return try system.setRunningMode(.on) }
    try system.writeFile("", to: try filePath(), mode: 0o600)
  }

  func undoChange(_ entry: SetupEntry) throws(SetupError) -> Bool {
    if system.runningMode() != nil { try system.setRunningMode(.off) }
    let path = try filePath()
    if system.isThere(path) { try system.removeFile(path) }
    return true
  }

  private func filePath() throws(SetupError) -> String {
    guard let memory = ScribbleMemory(variable: system.variable) else {
      throw SetupError("HOME is not set", fix: "set it to your folder")
    }
    return memory.path
  }
}
