import LinuxIO

/// Where the overlay keeps what outlives it, for its user alone: `$XDG_STATE_HOME/inkoverlay`.
enum OverlayStatePlace {
  /// The folder; nil if its path is unknown.
  static func folder(state: String?, home: String?) -> String? {
    Environment.stateHome(state: state, home: home).map { $0 + "/inkoverlay" }
  }

  /// The folder in this session.
  static var current: String? {
    folder(state: Environment.variable("XDG_STATE_HOME"), home: Environment.variable("HOME"))
  }

  /// Writes a short text to a file there, on a thread of its own.
  ///
  /// - Parameter loss: what the user loses if it cannot be written.
  static func leave(_ text: String, in file: String, orLose loss: String) {
    try? WorkerThread(named: "ink-note") {
      do throws(SystemError) {
        try FileBytes.makeFolders(containing: file, mode: 0o700)
        try FileBytes.write(Array(text.utf8), to: file)
      } catch {
        Log.write(.notice, "\(error). \(loss)")
      }
    }.detach()
  }
}
