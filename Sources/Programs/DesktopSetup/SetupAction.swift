import SetupPlan

/// How one step is done on a system, and taken back.
protocol SetupAction {
  /// Whether it is done now.
  func findState() throws(SetupError) -> SetupState
  /// What is there now, for the record.
  func makeEntry() throws(SetupError) -> SetupEntry
  /// Does it.
  func makeChange() throws(SetupError)
  /// Restores what an entry says; does nothing if that is there already.
  ///
  /// - Returns: false if the user has changed it since the setup. It is left as it is then.
  func undoChange(_ entry: SetupEntry) throws(SetupError) -> Bool
}

extension SetupStep {
  /// How this step is done.
  func action(on system: some SetupSystem) -> any SetupAction {
    switch self {
    case .writing: WritingModeAction(system: system)
    case .environment: EnvironmentAction(system: system)
    case .accessibility: AccessibilityAction(system: system)
    case .autostart: AutostartAction(system: system)
    case .virtualKeyboard: VirtualKeyboardAction(system: system)
    case .shellExtension: ShellExtensionAction(system: system)
    case .service: ServiceAction(system: system)
    }
  }
}

/// The content of a configuration file without what a setup added.
enum RestoredText {
  /// The user has replaced what the setup added.
  case foreign
  /// The setup made the file, and nothing else is in it.
  case nothing
  case text(String)
}

extension SetupSystem {
  /// The entry of a step that changes a file: the whole file, if there is one.
  func fileEntry(_ step: SetupStep, at path: String) throws(SetupError) -> SetupEntry {
    SetupEntry(
      step, values: [try fileText(of: path)].compactMap { $0 }, path: path,
      folder: missingFolder(above: path))
  }

  /// Restores the file of an entry, and removes the folders that were made for it.
  ///
  /// - Parameters:
  ///   - change: what the setup does with a content. If the file is exactly that, it gets its old
  ///     bytes back, with all line ends.
  ///   - restored: the present content without what the setup added.
  /// - Returns: false if the user has changed it since the setup.
  func restoreFile(
    _ entry: SetupEntry, changedBy change: (String) -> String,
    restored: (String) -> RestoredText
  ) throws(SetupError) -> Bool {
    guard let path = entry.path else { return false }
    let (old, text) = (entry.values.first, try fileText(of: path))
    defer { removeFolders(above: path, downFrom: entry.folder) }
    guard let text, text != old else { return true }
    switch restored(text) {
    case .foreign: return false
    case .nothing where old == nil: try removeFile(path)
    case .nothing: try writeFile(old ?? "", to: path, mode: 0o644)
    case .text(let rest):
      try writeFile(old.map { change($0) == text ? $0 : rest } ?? rest, to: path, mode: 0o644)
    }
    return true
  }
}
