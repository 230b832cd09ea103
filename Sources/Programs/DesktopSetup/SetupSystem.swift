package import StylusProtocol

/// What a setup reads and changes: files, programs of the desktop, and inkscribe itself.
package protocol SetupSystem {
  /// A variable of the session; nil if it is unset or empty.
  func variable(_ name: String) -> String?
  /// What a command printed; nil if it failed or does not exist.
  func commandOutput(of command: [String]) -> String?
  /// Runs a command that changes something.
  func runCommand(_ command: [String]) throws(SetupError)
  /// The content of a file; nil if there is none.
  func fileText(of path: String) throws(SetupError) -> String?
  /// Replaces a file as a whole, and creates its folders if they are missing. The content is on the
  /// disk when it returns.
  ///
  /// - Parameter mode: the permissions of a new file.
  func writeFile(_ text: String, to path: String, mode: UInt32) throws(SetupError)
  /// Removes a file.
  func removeFile(_ path: String) throws(SetupError)
  /// Removes a folder; returns whether it was empty and is gone.
  func removeEmptyFolder(_ path: String) -> Bool
  /// Whether a file or a folder exists.
  func isThere(_ path: String) -> Bool
  /// The mode of the inkscribe that runs; nil if none answers.
  func runningMode() -> ScribbleMode?
  /// Turns the inkscribe that runs on or off, which it remembers.
  func setRunningMode(_ mode: ScribbleModeChange) throws(SetupError)
}

/// Why a step, or all of a setup, cannot be done or taken back.
package struct SetupError: Error, Hashable, CustomStringConvertible {
  package let reason: String
  /// What to do; nil if it depends on the reason.
  package let fix: String?

  package init(_ reason: String, fix: String? = nil) { (self.reason, self.fix) = (reason, fix) }

  package var description: String { reason + (fix.map { ". Fix: \($0)" } ?? "") }
}

/// Commands that are written as one line.
enum SetupCommand {
  /// The words of a command without spaces in them.
  static func words(_ line: String) -> [String] { line.split(separator: " ").map { String($0) } }
}

extension SetupSystem {
  /// The user's folder for configuration.
  func configurationFolder() throws(SetupError) -> String {
    try folder("XDG_CONFIG_HOME", inHome: ".config")
  }

  /// A folder of the XDG Base Directory Specification.
  func folder(_ name: String, inHome path: String) throws(SetupError) -> String {
    for folder in [variable(name), variable("HOME").map { "\($0)/\(path)" }] {
      if let folder, folder.hasPrefix("/") { return folder }
    }
    throw SetupError("HOME is not set", fix: "set it to your folder")
  }

  /// The first path of a file in the folders of data: the user's, then those of all users.
  func dataFile(_ name: String) -> String? {
    let own = try? folder("XDG_DATA_HOME", inHome: ".local/share")
    let shared = (variable("XDG_DATA_DIRS") ?? "/usr/local/share:/usr/share").split(separator: ":")
    return ([own].compactMap { $0 } + shared.map { String($0) }).map { "\($0)/\(name)" }
      .first { isThere($0) }
  }

  /// The first folder above a file that does not exist; nil if all do.
  func missingFolder(above path: String) -> String? {
    for slash in path.indices where path[slash] == "/" && slash > path.startIndex {
      let folder = String(path[..<slash])
      if !isThere(folder) { return folder }
    }
    return nil
  }

  /// Removes the folders above a file that are empty, up to one that a setup made.
  func removeFolders(above path: String, downFrom first: String?) {
    guard let first else { return }
    var folder = path
    while let slash = folder.lastIndex(of: "/"), folder != first {
      folder = String(folder[..<slash])
      guard folder.hasPrefix(first) else { return }
      // Others may have removed theirs: systemd does.
      if isThere(folder), !removeEmptyFolder(folder) { return }
    }
  }
}
