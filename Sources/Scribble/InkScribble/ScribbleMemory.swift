package import LinuxIO
package import StylusProtocol

/// Whether it is on, as the user last said: a file for its user alone, `$XDG_STATE_HOME/inkscribe/on`, that is there or not.
package struct ScribbleMemory: Sendable {
  private let path: String

  /// Finds the place; nil where nothing tells where it is.
  package init?(variable: (String) -> String?) {
    let folder = Environment.stateHome(
      state: variable("XDG_STATE_HOME"), home: variable("HOME"))
    guard let folder else { return nil }
    path = folder + "/inkscribe/on"
  }

  /// What was said last; off where nothing was.
  package var mode: ScribbleMode { FileBytes.isThere(path) ? .on : .off }

  /// Remembers it.
  package func keep(_ mode: ScribbleMode) throws(SystemError) {
    switch mode {
    case .on:
      try FileBytes.makeFolders(containing: path, mode: 0o700)
      try FileBytes.write([], to: path, mode: 0o600)
    case .off: if FileBytes.isThere(path) { try FileBytes.remove(path) }
    }
  }
}
