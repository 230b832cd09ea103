package import LinuxIO
import StylusProtocol

/// Where the overlay takes commands.
package enum CommandSocket {
  /// Listens, with mode 0600; a socket that a dead overlay left behind is replaced.
  ///
  /// - Parameters:
  ///   - path: a path set by the user; nil for the default.
  ///   - runtimeFolder: the value of XDG_RUNTIME_DIR.
  package static func open(
    _ path: String?, runtimeFolder: String?
  ) throws(CommandSocketError) -> UnixListener {
    let usesFolder = path == nil
    guard let path = path ?? runtimeFolder.map({ SocketPath.overlay($0) }) else { throw .noPlace }
    if usesFolder, let runtimeFolder {
      do throws(UntrustedFolderError) { try RuntimeFolder.check(runtimeFolder) } catch {
        throw .untrusted(error)
      }
    }
    do throws(SystemError) { return try UnixListener(path: path) } catch {
      throw error.reason.rawValue == SystemError.addressInUse ? .taken(path) : .system(error)
    }
  }
}

/// Why the overlay cannot take commands.
package enum CommandSocketError: Error, Hashable, Sendable, CustomStringConvertible {
  /// Nobody knows where it should listen.
  case noPlace
  /// The session's folder is not safe for it.
  case untrusted(UntrustedFolderError)
  /// Another overlay listens there.
  case taken(String)
  case system(SystemError)

  package var description: String {
    switch self {
    case .noPlace:
      "XDG_RUNTIME_DIR is not set, so there is no path for the overlay's socket. Fix: start it in "
        + "the "
        + "desktop's session, as systemctl --user start inkoverlay does, or name one with --commands"
    case .untrusted(let folder):
      "\(folder). Another user could replace the socket there. Fix: \(folder.fix), or name a "
        + "socket with --commands"
    case .taken(let path):
      "another overlay already listens at \(path). Fix: end it (systemctl --user stop inkoverlay), "
        + "or use it: stylusctl overlay status"
    case .system(let error):
      "\(error). Fix: "
        + (error.reason.isExhaustion
          ? "raise the limits of the process (ulimit -n, ulimit -a)"
          : error.fix ?? "name another path with --commands")
    }
  }
}
