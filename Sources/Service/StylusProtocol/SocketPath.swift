/// The path of the daemon's socket: docs/develop/protocol.md, section 1.
package enum SocketPath {
  /// The system service's.
  package static let system = "/run/stylusd/stylusd.sock"

  /// A user instance's.
  ///
  /// - Parameter runtimeFolder: the value of XDG_RUNTIME_DIR.
  package static func user(_ runtimeFolder: String) -> String { runtimeFolder + "/stylusd.sock" }

  /// The paths that a client tries if none is named: first that of the user's own instance.
  package static func candidates(runtimeFolder: String?) -> [String] {
    (runtimeFolder.map { [user($0)] } ?? []) + [system]
  }

  /// The path at which a daemon listens if none is named: root runs the system service; nil for a
  /// user without a runtime folder.
  package static func own(isRoot: Bool, runtimeFolder: String?) -> String? {
    isRoot ? system : runtimeFolder.map(user)
  }

  /// The path at which the overlay accepts commands: docs/develop/overlay-socket.md.
  ///
  /// - Parameter runtimeFolder: the value of XDG_RUNTIME_DIR.
  package static func overlay(_ runtimeFolder: String) -> String {
    runtimeFolder + "/inkoverlay.sock"
  }

  /// The path at which inkscribe accepts commands: docs/write.md.
  ///
  /// - Parameter runtimeFolder: the value of XDG_RUNTIME_DIR.
  package static func scribble(_ runtimeFolder: String) -> String {
    runtimeFolder + "/inkscribe.sock"
  }
}
