package import LinuxIO
package import StylusProtocol

/// Whether it is on, as the user last said: a file for its user alone,
/// `$XDG_STATE_HOME/inkscribe/on`, that is there or not.
package struct ScribbleMemory: Sendable {
  /// The file.
  package let path: String

  /// Finds the place; nil if its path is unknown.
  package init?(variable: (String) -> String?) {
    let folder = Environment.stateHome(
      state: variable("XDG_STATE_HOME"), home: variable("HOME"))
    guard let folder else { return nil }
    path = folder + "/inkscribe/on"
  }

  /// The last mode; off if there was none.
  package var mode: ScribbleMode { FileBytes.isThere(path) ? .on : .off }

  /// Finds out, without waiting for the disk, whether it could be remembered now.
  package func checkWritable(_ mode: ScribbleMode) throws(SystemError) {
    do throws(SystemError) {
      switch mode {
      case .on: try FileBytes.checkWritable(path)
      // A full disk does not keep anybody from removing a file.
      case .off: if FileBytes.isThere(path) { try FileBytes.checkRemovable(path) }
      }
    } catch {
      // The folder is made with the first file.
      guard error.isAbsence else { throw error }
    }
  }

  /// Remembers it, and waits for the disk.
  package func saveMode(_ mode: ScribbleMode) throws(SystemError) {
    switch mode {
    case .on:
      try FileBytes.makeFolders(containing: path, mode: 0o700)
      try FileBytes.write([], to: path, mode: 0o600)
    case .off: if FileBytes.isThere(path) { try FileBytes.remove(path) }
    }
  }
}
